import type { Receipt } from "../../packages/records/src/schemas/received-inquiry.ts";

/** Sent and acknowledged requests. */
export type Ledger = {
  /** By their `Idempotency-Key`, which is also in their text. */
  inquiries: Map<string, SentInquiry>;
  /** By their id, which is also in their text. */
  messages: Map<string, Acknowledged>;
  /** By their name. */
  documents: Map<string, SentDocument>;
  /** By the id of their deal. */
  keyDates: Map<string, Acknowledged>;
  /** Requested documents, by their label. */
  requests: Map<string, Acknowledged>;
  /** Questions to the assistant, by their text. */
  questions: Map<string, Acknowledged>;
  /** Ids of messages that their reader marked as read. */
  readMessages: Set<string>;
  /** Ids of notifications marked as read in this round: the list shows only the latest. */
  readNotifications: Set<string>;
  /** How many were marked, and found marked, in earlier rounds. */
  readBefore: number;
  /** Responses that were neither a success nor a broken connection. */
  refusals: Refusal[];
};

export type Acknowledged = { isAcknowledged: boolean };
type SentInquiry = Acknowledged & { receipt?: Receipt };
type SentDocument = Acknowledged & { sha256: string; isChecked: boolean };
export type Refusal = { path: string; status: number; body: string };

export function newLedger(): Ledger {
  return {
    inquiries: new Map(),
    messages: new Map(),
    documents: new Map(),
    keyDates: new Map(),
    requests: new Map(),
    questions: new Map(),
    readMessages: new Set(),
    readNotifications: new Set(),
    readBefore: 0,
    refusals: [],
  };
}

/** Starts another round: everything from the one before was found. */
export function beginRound(ledger: Ledger): void {
  ledger.readBefore += ledger.readNotifications.size;
  ledger.readNotifications.clear();
}

/** A line of the table: what was acknowledged, and what exists afterwards. */
export type Finding = {
  scenario: string;
  database: string;
  what: string;
  acknowledged: number;
  found: number;
  lost: number;
  doubled: number;
};

export type Counts = Pick<Finding, "acknowledged" | "found" | "lost" | "doubled">;

/**
 * Compares what was acknowledged with what exists.
 *
 * @param found an entry for each existing item, so that a double has two
 */
export function compare(acknowledged: readonly string[], found: readonly string[]): Counts {
  const there = new Set(found);
  const kept = acknowledged.filter((one) => there.has(one)).length;
  return {
    acknowledged: acknowledged.length,
    found: kept,
    lost: acknowledged.length - kept,
    doubled: found.length - there.size,
  };
}

export const isRight = ({ doubled, lost }: Counts) => lost + doubled === 0;

/** The keys of what was acknowledged. */
export function acknowledgedIn(sent: ReadonlyMap<string, Acknowledged>): string[] {
  return [...sent].flatMap(([key, { isAcknowledged }]) => (isAcknowledged ? [key] : []));
}

/** @throws an Error if the server refused anything at all */
export function refuseNothing(refusals: readonly Refusal[]): void {
  const [first] = refusals;
  if (first) throw new Error(`${first.path} was refused: ${first.status} ${first.body}`);
}

/** @throws an Error if a refusal lacks a message for people or reports a false fault */
export function refuseClearly(refusals: readonly Refusal[]): void {
  for (const { body, path, status } of refusals) {
    const sentence = /^\{"error":"[A-Z][^"{}]*\."/.test(body);
    if (!sentence || ![503, 507].includes(status)) {
      throw new Error(`${path} was refused without a clear word: ${status} ${body}`);
    }
  }
}
