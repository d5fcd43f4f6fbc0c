import { broker } from "../../broker.ts";
import type { Contact, ContactRole } from "@frontage/records/schemas/contact";
import type { DocumentVersion, PortalDocument } from "@frontage/records/schemas/document";
import type { Deal } from "@frontage/records/schemas/deal";
import { dayOf } from "../relative-dates.ts";

/** A version of a sample document, with the records that it matches. */
export type SampleFile = {
  document: PortalDocument;
  version: DocumentVersion;
  /** Its deal's property. */
  property: Deal;
  /** The parties of the client's deals. */
  contacts: readonly Contact[];
  /** The client's company, if it isn't the sample client's. */
  buyer?: string;
};

export type Column = {
  label: string;
  /** The share of the page's width, 0 to 1. */
  share: number;
  /** Right-aligned figures. */
  isFigure?: boolean;
};

/** The parts of a document, from top to bottom. */
export type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "table"; columns: readonly Column[]; rows: readonly (readonly string[])[] }
  /** Starts a new page. */
  | { kind: "page" };

/** The client's company, which buys, sells and leases in the sample documents. */
export const clientCompany = "Sample Holdings";
export const clientEntity = `${clientCompany} LLC`;

/** A numbered section, or a titled part of a report. */
export function section(heading: string, ...texts: readonly string[]): Block[] {
  return [
    { kind: "heading", text: heading },
    ...texts.map((text): Block => ({ kind: "text", text })),
  ];
}

/** Sections numbered in order: "1. Parties". */
export function numbered(
  sections: readonly (readonly [heading: string, ...texts: readonly string[]])[],
  first = 1,
): Block[] {
  return sections.flatMap(([heading, ...texts], index) =>
    section(`${first + index}. ${heading}`, ...texts),
  );
}

/** Lines for signatures, under their heading. */
export function signatures(...parties: readonly string[]): Block[] {
  return [
    { kind: "heading", text: "Signatures" },
    ...parties.map((party): Block => ({
      kind: "text",
      text: `${party}: ____________________  Date: __________`,
    })),
  ];
}

/** "$1,285,200", or "$24.50" for an amount with cents. */
export function dollars(amount: number): string {
  const isWhole = Number.isInteger(amount);
  return amount.toLocaleString("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: isWhole ? 0 : 2,
  });
}

/** "$24.50", with its cents. */
export const dollarsAndCents = (amount: number): string =>
  amount.toLocaleString("en-US", { style: "currency", currency: "USD" });

/** "64,000 square feet" */
export const squareFeet = (area: number): string => `${area.toLocaleString("en-US")} square feet`;

/** "2026-07-14" → "July 14, 2026" */
export function longDay(day: string): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
}

/** "2026-06" → "June 2026" */
export function longMonth(month: string): string {
  return new Intl.DateTimeFormat("en-US", {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01`));
}

/** The day of one of the property's key dates: "2026-07-14". */
export function keyDay({ keyDates, name }: Deal, label: string): string {
  const date = keyDates.find((candidate) => candidate.label === label);
  if (!date) throw new Error(`${name} has no key date "${label}".`);
  return date.day;
}

/** The day a version was added, in the broker's time zone: the date on the document. */
export const versionDay = ({ addedAt }: DocumentVersion): string => dayOf(addedAt, broker.timeZone);

/** The contact with that role in the property's deal. */
export function partyOf({ contacts, property }: SampleFile, role: ContactRole): Contact {
  const party = contacts.find(
    (contact) => contact.role === role && contact.dealIds.includes(property.id),
  );
  if (!party) throw new Error(`The deal in ${property.name} has no ${role}.`);
  return party;
}

/** The contact of that company. */
export function contactAt({ contacts }: SampleFile, company: string): Contact {
  const party = contacts.find((contact) => contact.company === company);
  if (!party) throw new Error(`No contact is at "${company}".`);
  return party;
}

/** "48 Example Road, Anytown, ST" */
export const placeOf = ({ city, name, region }: Deal): string => `${name}, ${city}, ${region}`;

/** A month that many months later, negative: earlier. Months are "2026-07". */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

export const firstOf = (month: string): string => `${month}-01`;

/** The month's last day. */
export function lastOf(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
