import { documentTypeNames } from "./record-names.ts";
import type { PortalDocument } from "./schemas/document.ts";
import type { EventKind } from "./schemas/event.ts";
import type { NextStepKind } from "./schemas/next-steps.ts";

/** The most urgent item of each kind that waits for a client. */
export type ClientFacts = {
  toSign?: Pick<PortalDocument, "id" | "name" | "type"> | undefined;
  /** A document that the broker requested. */
  requested?: { id: string; label: string } | undefined;
  /** A time that the broker proposed. */
  proposed?: { id: string; kind: EventKind } | undefined;
  /** A conversation, with the number of messages that the client hasn't read. */
  thread?: { id: string; name: string; unread: number } | undefined;
};

export type ClientStep = {
  kind: Exclude<NextStepKind, "date" | "offers">;
  /** The id of the document, request, event or conversation. */
  id: string;
  /** As part of a sentence: "sign revision 3 of the purchase agreement". */
  what: string;
  /** The button's label. */
  action: string;
};

/** The most urgent thing that only the client can do; `undefined` if there is nothing. */
export function clientStepOf({
  proposed,
  requested,
  thread,
  toSign,
}: ClientFacts): ClientStep | undefined {
  if (toSign) {
    const what = `sign ${documentInSentence(toSign)}`;
    return { kind: "sign", id: toSign.id, what, action: "Review and sign" };
  }
  if (requested) {
    const what = `send ${withArticle(requested.label)}`;
    return { kind: "send", id: requested.id, what, action: "Upload" };
  }
  if (proposed) {
    const what = `confirm a time for the ${proposed.kind === "viewing" ? "tour" : "call"}`;
    return { kind: "confirm", id: proposed.id, what, action: "Answer" };
  }
  if (!thread?.unread) return undefined;
  const { id, name, unread } = thread;
  const messages = unread === 1 ? "a message" : `${unread} messages`;
  return { kind: "read", id, what: `read ${messages} from ${name}`, action: "Read" };
}

/**
 * A document within a sentence: "revision 3 of the purchase agreement"; a name that doesn't start
 * with its type is quoted.
 */
export function documentInSentence({ name, type }: Pick<PortalDocument, "name" | "type">): string {
  const noun = documentTypeNames[type];
  const rest = name.slice(noun.length);
  const isNamedByType = type !== "other" && name.toLowerCase().startsWith(noun.toLowerCase());
  if (!isNamedByType || !/^(,|$)/.test(rest)) return `“${name}”`;
  const common = `the ${withinSentence(noun)}`;
  const revision = /^, (revision \d+)$/i.exec(rest)?.[1];
  return revision === undefined ? common + rest : `${revision.toLowerCase()} of ${common}`;
}

/**
 * A document's label with an article: "Loan commitment letter" → "the loan commitment letter";
 * "Your last two returns" needs none.
 */
export function withArticle(label: string): string {
  const noun = withinSentence(label);
  return /^(an?|the|your|all|any|both|every|last|\d)\b/.test(noun) ? noun : `the ${noun}`;
}

/**
 * A title within a sentence: "Property viewing" → "property viewing"; abbreviations keep their
 * case.
 */
export function withinSentence(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
