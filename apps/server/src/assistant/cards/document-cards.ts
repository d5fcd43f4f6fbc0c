import { formatDollars } from "@frontage/records/amounts";
import { documentPath, documentRequestPath, exchangePath } from "@frontage/content/dashboard";
import { documentTypeNames } from "@frontage/records/record-names";
import type { DocumentStatus, DocumentType } from "@frontage/records/schemas/document";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import { formatFullDay } from "../../time/clock.ts";
import type { RecordCard } from "./record-card.ts";

/** A document, and the number of its newest version. */
export type DocumentRecord = {
  id: string;
  dealId: string;
  name: string;
  type: DocumentType;
  status: DocumentStatus;
};

const statusTexts: Record<DocumentStatus, string> = {
  new: "New, not opened yet",
  "needs-signature": "Needs your signature",
  "needs-confirmation": "You marked it as signed; your broker confirms that",
  reviewed: "Reviewed",
  signed: "Signed",
  draft: "Draft",
};

/** Whether a document is signed. */
export const documentCard = ({ dealId, id, name, status, type }: DocumentRecord): RecordCard => ({
  source: "document",
  recordId: id,
  dealIds: [dealId],
  title: "Documents",
  path: documentPath(id),
  label: name,
  text: statusTexts[status],
  words: `${documentTypeNames[type]} status sign signed signature executed opened need`,
  answers: [],
});

const requestTexts: Partial<Record<DocumentRequest["status"], string>> = {
  requested: "Requested, not uploaded yet",
  received: "Requested and uploaded",
  done: "Requested and received",
};

/** A document that the client was asked for; none if the request was canceled. */
export function requestCards(request: DocumentRequest): RecordCard[] {
  const { dealId, dueDay, id, label, note, status } = request;
  const said = requestTexts[status];
  if (!said) return [];
  const due = dueDay ? `, due ${formatFullDay(dueDay)}` : "";
  return [
    {
      source: "request",
      recordId: id,
      dealIds: [dealId],
      title: "Documents",
      path: documentRequestPath(dealId, id),
      label,
      text: said + due,
      ...(note && { section: note }),
      words:
        "request requested upload send provide need from me owe outstanding missing document due",
      answers: dueDay === undefined ? [] : ["when"],
    },
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

export function exchangeCards({
  dealId,
  replacements,
  soldName,
  soldValue,
}: ExchangeRecord): RecordCard[] {
  const shared = {
    source: "deal",
    recordId: dealId,
    dealIds: [dealId],
    title: "1031 exchange",
    path: exchangePath(dealId),
    answers: ["when", "howMuch"],
  } as const;
  const valueOf = (value: number | null) => (value === null ? [] : [formatDollars(value)]);
  return [
    ...(soldName === null
      ? []
      : [
          {
            ...shared,
            label: "Relinquished property",
            text: [soldName, ...valueOf(soldValue)].join(", "),
            words: "1031 exchange sold sell relinquish",
          },
        ]),
    ...replacements.map(({ identifiedOn, name, note, value }) => ({
      ...shared,
      label: "Replacement property",
      text: [
        name,
        ...valueOf(value),
        ...(note ? [note] : []),
        identifiedOn ? `identified on ${formatFullDay(identifiedOn)}` : "not identified yet",
      ].join(", "),
      words: "1031 exchange identify identified replacement buy",
    })),
  ];
}
