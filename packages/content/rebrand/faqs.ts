import type { Faq } from "../src/schemas/faq.ts";

export const faqs: readonly Faq[] = [
  {
    question: "Do you represent both tenants and landlords?",
    answer:
      "Yes, though never on the same lease. Before we start I write down whom I work for, and you can show that page to anyone on the other side of the table.",
  },
  {
    question: "How early should we talk about a renewal?",
    answer:
      "Eighteen months before the lease ends for a warehouse, twelve for a shop. With less time than that the landlord knows you can’t move, and prices the renewal accordingly.",
  },
  {
    question: "What do you charge for a first opinion?",
    answer:
      "Nothing. You get a page with a range, the leases and sales behind it, and what would move it. If you then want a full pricing analysis, we agree on a fee first.",
  },
];
