import type { AssistantAnswer } from "@frontage/records/schemas/assistant";

/** Sentences that the assistant says in its own words. */
export const assistantSentences = {
  closest: "I found no direct answer. These passages come closest:",
  notFound: "I couldn’t find that in your records.",
  noAdvice: "I don’t give legal, tax or investment advice.",
  noWires: "I never give wire instructions, and this site never sends them.",
} as const;

/** The start of an answer, for a list. */
export function answerPreview({
  answer,
  choices,
  handOff,
  isFailed,
  outcome,
  question,
  remark,
}: AssistantAnswer): string {
  // If nothing is stated, the question says more.
  if (isFailed || remark || choices || outcome === "closest") return `You: ${question}`;
  if (handOff?.reason === "money") return assistantSentences.noWires;
  if (handOff?.reason === "advice") return assistantSentences.noAdvice;
  const [first] = answer;
  if (!first) return assistantSentences.notFound;
  return first.text || `“${first.sources[0]?.quote ?? ""}”`;
}
