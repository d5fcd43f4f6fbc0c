import type { Broker } from "./schemas/broker.ts";
import type { LegalPage } from "./schemas/legal.ts";

type Section = LegalPage["sections"][number];

const id = "ai-assistant";
const heading = "The AI assistant";

/** What the privacy policy says about the assistant: who reads a question, and what is sent. */
export function assistantPrivacy({ provider }: Pick<Broker["assistant"], "provider">): Section {
  return {
    id,
    heading,
    paragraphs: [
      "In the client portal you can ask the assistant about your own deals. It answers by quoting your documents, dates and messages, and the pages of this site, or shows the passages that come closest. Your questions and its answers are stored with your account until it is erased. I see the questions that it could not answer, so that I can.",
      provider
        ? `If you agree, ${provider.name} writes the answers from what it reads. Your question, the one before it and up to 30 passages of your records that match are then sent to ${provider.name}, which handles them under its own terms. Whole files, your password and records that do not match are not sent. Nothing is sent before you agree, and you can change your mind at any time where you ask. If you do not agree, the assistant shows you the passages themselves, and nothing leaves this site.`
        : "It runs on this site’s own server. Your questions and the passages it quotes are sent to nobody else.",
    ],
  };
}

/** What the terms say about it. */
export const assistantTerms: Section = {
  id,
  heading,
  paragraphs: [
    "The AI assistant that I offer to clients gives 24/7 access to property information and market insights. It is software, it is always marked as an assistant, and it is not the broker. It answers by quoting your records and this site, and shows where each quote comes from; where it finds nothing, it says so and offers to ask me.",
    "It can misread a document, quote the wrong passage or miss something recent. It gives no advice and never gives wire instructions. It cannot accept an offer, change a term or bind anyone. Check with me before you act on anything it says.",
  ],
};
