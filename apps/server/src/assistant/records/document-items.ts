import { formatDollars } from "@frontage/records/amounts";
import { withinSentence } from "@frontage/records/client-step";
import { documentPath, documentRequestPath, exchangePath } from "@frontage/content/dashboard";
import { documentTypeNames } from "@frontage/records/record-names";
import type { DocumentStatus, DocumentType } from "@frontage/records/schemas/document";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import { formatFullDay } from "../../time/clock.ts";
import type { DealRecord } from "./deal-items.ts";
import { recordItem, type RecordItem } from "./record-item.ts";

/** A document, and the number of its newest version. */
export type DocumentRecord = {
  id: string;
  clientId: string;
  dealId: string;
  name: string;
  type: DocumentType;
  status: DocumentStatus;
  version: number;
};

const statusSentences: Record<DocumentStatus, string> = {
  new: "is new and hasn’t been opened",
  "needs-signature": "needs the client’s signature",
  "needs-confirmation":
    "was marked as signed by the client, and waits for the broker’s confirmation",
  reviewed: "has been reviewed",
  signed: "is signed",
  draft: "is a draft",
};

/** Whether a document is signed. */
export function documentItem(document: DocumentRecord, deal: DealRecord): RecordItem {
  const { clientId, dealId, id, name, status, type, version } = document;
  const quote = `${deal.name}: “${name}” ${statusSentences[status]}.`;
  const passage = {
    id: `document-record:${id}`,
    kind: "document" as const,
    recordId: id,
    version,
    title: name,
    path: documentPath(id),
    text: quote,
    clientId,
    dealId,
    documentType: type,
  };
  return recordItem(
    passage,
    { attribute: "document-status", type: "clause", quote },
    { label: name, other: documentTypeNames[type], isSettled: status !== "needs-signature" },
  );
}

const requestSentences: Partial<Record<DocumentRequest["status"], string>> = {
  requested: "was requested and hasn’t been uploaded yet",
  received: "was requested and has been received",
  done: "was requested, received and checked off",
};

/** A document that the client was asked for. */
export function requestItems(request: DocumentRequest, deal: DealRecord): RecordItem[] {
  const { dueDay, id, label, note, status } = request;
  const sentence = requestSentences[status];
  if (!sentence) return [];
  const due = dueDay
    ? `; it ${status === "requested" ? "is" : "was"} due ${formatFullDay(dueDay)}`
    : "";
  const quote = `${deal.name}: ${withinSentence(label)} ${sentence}${due}.`;
  const passage = {
    kind: "event" as const,
    recordId: id,
    title: `${deal.name}: ${withinSentence(label)}`,
    path: documentRequestPath(deal.id, id),
    text: note ? `${quote}\n${note}` : quote,
    clientId: deal.clientId,
    dealId: deal.id,
  };
  const shared = { label, isSettled: status !== "requested" };
  const day = dueDay === undefined ? {} : { day: dueDay };
  return [
    recordItem(passage, { attribute: "request", type: "clause", quote, ...day }, shared),
    ...(dueDay === undefined
      ? []
      : [recordItem(passage, { attribute: "date", type: "date", quote, day: dueDay }, shared)]),
  ];
}

/** What is sold in a deal's exchange, and what was identified for it. */
export type ExchangeRecord = {
  dealId: string;
  soldName: string | null;
  soldValue: number | null;
  replacements: readonly {
    name: string;
    note: string;
    value: number | null;
    identifiedOn: string | null;
  }[];
};

export function exchangeItems(exchange: ExchangeRecord, deal: DealRecord): RecordItem[] {
  const sold = exchange.soldName
    ? `${deal.name}: the property sold in the 1031 exchange is ${exchange.soldName}${exchange.soldValue === null ? "" : `, for ${formatDollars(exchange.soldValue)}`}.`
    : undefined;
  const replacements = exchange.replacements.map(
    ({ identifiedOn, name, note, value }) =>
      `${deal.name}: a replacement property of the 1031 exchange is ${name}${value === null ? "" : `, ${formatDollars(value)}`}${note ? ` (${withinSentence(note)})` : ""}${identifiedOn ? `, identified on ${formatFullDay(identifiedOn)}` : ", not identified yet"}.`,
  );
  const passage = {
    id: `exchange:${deal.id}`,
    kind: "deal" as const,
    recordId: deal.id,
    title: `${deal.name}: 1031 exchange`,
    path: exchangePath(deal.id),
    text: [sold, ...replacements].filter(Boolean).join("\n"),
    clientId: deal.clientId,
    dealId: deal.id,
  };
  return [
    ...(sold ? [recordItem(passage, { attribute: "exchange", type: "clause", quote: sold })] : []),
    ...replacements.map((quote) =>
      recordItem(passage, { attribute: "replacement", type: "clause", quote }),
    ),
  ];
}
