import type { HandOffReason, UnansweredQuestion } from "@frontage/records/schemas/assistant";

import { daysBetween, dayIn, formatDate, formatTime, type Clock } from "../../time/dates.ts";

/** "Today, 9:12am", "Yesterday, 4:40pm", "July 12". */
export function formatAsked(at: string, { now, timeZone }: Clock): string {
  const day = dayIn(at, timeZone);
  const today = dayIn(now, timeZone);
  const days = daysBetween(day, today);
  if (days > 1) return formatDate(day, today);
  return `${days === 1 ? "Yesterday" : "Today"}, ${formatTime(at, timeZone)}`;
}

/** `formatAsked` as part of a sentence: "yesterday, 4:40pm". */
export const formatAskedInline = (at: string, clock: Clock) =>
  formatAsked(at, clock).replace(/^(Today|Yesterday)/, (word) => word.toLowerCase());

/** Handed over by a rule, without a search. */
const unsearched: ReadonlySet<HandOffReason> = new Set(["asked", "money"]);

/** Whether it was searched for before it went to the broker. */
export const wasSearched = ({ handOff }: Pick<UnansweredQuestion, "handOff">) =>
  !handOff || !unsearched.has(handOff.reason);

/** "Found nothing in 6 documents." or "Showed “Lease abstract” and 2 others." */
export function formatShown(
  question: Pick<UnansweredQuestion, "handOff" | "isRemoved" | "searched" | "shown">,
): string | undefined {
  if (!wasSearched(question)) return undefined;
  if (question.isRemoved) return "What it showed has been removed.";
  const { documents } = question.searched;
  const [first, ...more] = question.shown;
  if (!first) {
    return `Found nothing in ${documents === 1 ? "1 document" : `${documents} documents`}.`;
  }
  if (more.length === 0) return `Showed “${first}”.`;
  return `Showed “${first}” and ${more.length === 1 ? "1 other" : `${more.length} others`}.`;
}

const reasons: Record<HandOffReason, string> = {
  asked: "Asked for you.",
  advice: "Asked for advice.",
  money: "Asked about a payment.",
};

/** Why it waits for the broker; nothing where that is because nothing was found. */
export function formatReason({
  client,
  handOff,
  isForwarded,
  isUnhelpful,
}: Pick<UnansweredQuestion, "client" | "handOff" | "isForwarded" | "isUnhelpful">):
  | string
  | undefined {
  const name = firstName(client.name);
  if (isForwarded) return `${name} sent it to you.`;
  if (handOff) return reasons[handOff.reason];
  return isUnhelpful ? `This didn’t help ${name}.` : undefined;
}

/** "Blake", of "Blake Sutton". */
export const firstName = (name: string) => name.split(" ", 1)[0] ?? name;

/** The assistant's name for a note: "Jordan’s note, July 14". */
export const noteTitle = (by: string, day: string, today: string) =>
  `${firstName(by)}’s note, ${formatDate(day, today)}`;
