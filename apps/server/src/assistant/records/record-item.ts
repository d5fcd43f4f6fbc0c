import type { ContactRole } from "@frontage/records/schemas/contact";
import type { PropertyType } from "@frontage/records/schemas/deal";
import type { Fact, Passage } from "../passages/passage.ts";

/** What a record is asked for. */
export type Attribute =
  | "price"
  | "noi"
  | "cap-rate"
  | "rent"
  | "occupancy"
  | "size"
  | "year-built"
  | "type"
  | "location"
  | "stage"
  | "side"
  | "date"
  | "person"
  | "phone"
  | "email"
  | "company"
  | "document-status"
  | "request"
  | "exchange"
  | "replacement"
  | "offer"
  | "offer-best"
  | "offer-count"
  | "offer-highest"
  | "offers-due"
  | "listing-week"
  | "listing-stage"
  | "interested";

/** One thing that a record states, with the sentence that states it. */
export type RecordItem = {
  passage: Passage;
  fact: Fact & { attribute: Attribute };
  dealId: string | null;
  /** What it is called, for dates, documents and the like. */
  label?: string;
  /** What it is also called, or may be said of it. */
  other?: string;
  /** Of a date that was met, or that nobody has to meet any more. */
  isSettled?: boolean;
  /** Of an event: the time it starts. */
  start?: string;
  /** Of a date or event: when nothing says which is meant, a deal's own dates come first. */
  isKeyDate?: boolean;
  contact?: {
    id: string;
    role: ContactRole;
    /** The client saved it. */
    isOwn?: boolean;
  };
};

/** An item, whose passage is its sentence, or several sentences of one record. */
export function recordItem(
  passage: Omit<Passage, "id" | "facts"> & { id?: string },
  { attribute, day, quote, type }: RecordItem["fact"],
  more: Partial<RecordItem> = {},
): RecordItem {
  const fact = { attribute, type, quote, ...(day === undefined ? {} : { day }) };
  return {
    passage: { id: `${passage.kind}:${passage.recordId}`, ...passage, facts: [fact] },
    fact,
    dealId: passage.dealId,
    ...more,
  };
}

/** A deal as questions name it. */
export type KnownDeal = {
  id: string;
  clientId: string;
  name: string;
  city: string;
  region: string;
  type: PropertyType;
  side: "purchase" | "sale" | "lease";
  stage: string;
  summary: string;
  isArchived?: boolean;
};
