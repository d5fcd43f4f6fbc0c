import { broker } from "./broker.ts";
import { daysToClosing } from "./sourced-claims.ts";
import type { Faq } from "./schemas/faq.ts";

const assistant = {
  question: "What does the AI assistant do?",
  answer:
    "It gives clients 24/7 access to property information and market insights: what a lease says, when a deadline falls, what similar space rents for. It is an assistant, not the broker. It can be wrong, it does not negotiate or advise, and anything you mean to act on you can check with me.",
} as const satisfies Faq;

/** The answer if no assistant is offered. */
const dashboard = {
  question: "How do I follow my own deal?",
  answer:
    "In a private dashboard: your documents and their versions, the dates that bind you, everyone involved and our messages, on a phone or a computer. You see what I share as soon as I share it.",
} as const satisfies Faq;

const closing = daysToClosing
  ? `A typical transaction takes ${daysToClosing.min} to ${daysToClosing.max} days from accepted offer to closing.`
  : "It depends on the property.";

export const faqs: readonly Faq[] = [
  {
    question: "What types of commercial property do you work with?",
    answer:
      "Office, retail, industrial and flex, multifamily, mixed-use and land, from a single suite to multimillion-dollar portfolios. For hospitality, medical and self-storage I bring in a specialist and stay your one contact. I don’t handle homes.",
  },
  {
    question: "How long does a typical transaction take?",
    answer: `${closing} Financing, due diligence and title are what move that number, so I agree on a schedule with you before we sign.`,
  },
  {
    question: "Do you work outside your local market?",
    answer:
      "Yes, nationwide, through local licenses and cooperating brokers. Where I am not licensed, a broker who is works with me under a written agreement, and you know who that is before anything is signed.",
  },
  broker.assistant.isOffered ? assistant : dashboard,
  {
    question: "What should I have ready for our first call?",
    answer:
      "Whatever you know: the address or the area, the size, your timing and what you want to achieve. If you own the property, a current rent roll and the last twelve months of income and expenses help. If you have none of that yet, call anyway.",
  },
];
