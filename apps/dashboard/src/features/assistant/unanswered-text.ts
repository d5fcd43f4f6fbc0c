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

/** "Looked in 6 documents." or "Looked in “Lease abstract” and 8 others." */
export function formatLooked(
  question: Pick<UnansweredQuestion, "handOff" | "lookedIn" | "searched">,
): string | undefined {
  if (!wasSearched(question)) return undefined;
  const { documents } = question.searched;
  const [first] = question.lookedIn;
  if (documents === 0) return "There was no document to look in.";
  if (!first) return `Looked in ${documents === 1 ? "1 document" : `${documents} documents`}.`;
  const others = documents - 1;
  if (others < 1) return `Looked in “${first}”.`;
  return `Looked in “${first}” and ${others === 1 ? "1 other" : `${others} others`}.`;
}

const reasons: Partial<Record<HandOffReason, string>> = {
  asked: "Asked for you.",
  advice: "Asked for advice.",
  money: "Asked about a payment.",
};

/** Why it waits for the broker, unless simply nothing was found. */
export function formatReason({
  client,
  handOff,
  isForwarded,
}: Pick<UnansweredQuestion, "client" | "handOff" | "isForwarded">): string | undefined {
  if (isForwarded) return `${firstName(client.name)} sent it to you.`;
  return handOff ? reasons[handOff.reason] : undefined;
}

/** "Blake", of "Blake Sutton". */
export const firstName = (name: string) => name.split(" ", 1)[0] ?? name;

/** The assistant's name for a note: "Jordan’s note, July 14". */
export const noteTitle = (by: string, day: string, today: string) =>
  `${firstName(by)}’s note, ${formatDate(day, today)}`;
