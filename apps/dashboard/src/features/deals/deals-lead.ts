import { formatDueAt } from "@frontage/records/deal-clock/due-sentence";

import type { DealWithDate } from "./deal-groups.ts";

const words =
  "No one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty";
const numbers = words.split(" ");
const spelled = (count: number) => numbers[count] ?? String(count);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The sentences above the deals: "Fifteen deals, four under contract. Five wait for you." and, on a
 * second line, the nearest deadline.
 */
export function dealsLead(
  {
    contract,
    nearest,
    open,
    yours,
  }: {
    open: number;
    contract: number;
    /** Absent while not all are known. */
    yours: number | undefined;
    nearest: DealWithDate | undefined;
  },
  today: string,
): string[] {
  if (open === 0) return ["No open deals."];
  const deals = `${capital(spelled(open))} ${open === 1 ? "deal" : "deals"}`;
  const contractText = contract > 0 ? `, ${spelled(contract)} under contract` : "";
  const wait =
    yours === undefined
      ? ""
      : yours === 0
        ? " None waits for you."
        : ` ${capital(spelled(yours))} ${yours === 1 ? "waits" : "wait"} for you.`;
  return [`${deals}${contractText}.${wait}`, ...dueLine(nearest, today)];
}

/** The same above a client's: "Twelve properties, three wait for you." */
export function propertiesLead(
  { nearest, open, yours }: { open: number; yours: number; nearest: DealWithDate | undefined },
  today: string,
): string[] {
  if (open === 0) return ["No open properties."];
  const properties = `${capital(spelled(open))} ${open === 1 ? "property" : "properties"}`;
  const wait = yours > 0 ? `, ${spelled(yours)} ${yours === 1 ? "waits" : "wait"} for you` : "";
  return [`${properties}${wait}.`, ...dueLine(nearest, today)];
}

const dueLine = (nearest: DealWithDate | undefined, today: string): string[] =>
  nearest?.next ? [formatDueAt(nearest.next, nearest.deal.name, today)] : [];
