import { formatDueAt } from "@frontage/records/deal-clock/due-sentence";
import { capitalized, numberWord } from "@frontage/records/offer-words";

import type { DealWithDate } from "./deal-groups.ts";

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
  const deals = `${capitalized(numberWord(open))} ${open === 1 ? "deal" : "deals"}`;
  const contractText = contract > 0 ? `, ${numberWord(contract)} under contract` : "";
  const wait = yours === undefined ? "" : ` ${waitSentence(yours)}`;
  return [`${deals}${contractText}.${wait}`, ...dueLine(nearest, today)];
}

const waitSentence = (yours: number) =>
  yours === 0
    ? "None waits for you."
    : `${capitalized(numberWord(yours))} ${yours === 1 ? "waits" : "wait"} for you.`;

/** The same above the clients: "Five clients. Three wait for you." and "One new inquiry." */
export function clientsLead(clients: number, yours: number, newInquiries: number): string[] {
  const named = `${capitalized(numberWord(clients))} ${clients === 1 ? "client" : "clients"}`;
  const inquiries = `${capitalized(numberWord(newInquiries))} new ${newInquiries === 1 ? "inquiry" : "inquiries"}.`;
  return [`${named}. ${waitSentence(yours)}`, ...(newInquiries > 0 ? [inquiries] : [])];
}

/** The same above a client's: "Twelve properties, three wait for you." */
export function propertiesLead(
  { nearest, open, yours }: { open: number; yours: number; nearest: DealWithDate | undefined },
  today: string,
): string[] {
  if (open === 0) return ["No open properties."];
  const properties = `${capitalized(numberWord(open))} ${open === 1 ? "property" : "properties"}`;
  const wait = yours > 0 ? `, ${numberWord(yours)} ${yours === 1 ? "waits" : "wait"} for you` : "";
  return [`${properties}${wait}.`, ...dueLine(nearest, today)];
}

const dueLine = (nearest: DealWithDate | undefined, today: string): string[] =>
  nearest?.next ? [formatDueAt(nearest.next, nearest.deal.name, today)] : [];
