import { formatDay } from "@frontage/content/samples/relative-dates";
import type { DocumentType } from "@frontage/records/schemas/document";
import type { KeyDateForm } from "@frontage/records/schemas/key-date";
import type { DealForm } from "@frontage/records/schemas/client";
import type { PartyForm } from "@frontage/records/schemas/contact-forms";
import type { EventForm } from "@frontage/records/schemas/event-form";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A client's records, as the broker enters them. Each has a name here, by which questions find it. */
export type ClientStore = {
  name: string;
  email: string;
  deals: Record<string, DealForm>;
  contacts: Record<string, Omit<PartyForm, "dealIds"> & { deals: readonly string[] }>;
  keyDates: Record<string, KeyDateForm & { deal: string }>;
  events: Record<string, Omit<EventForm, "dealId"> & { deal: string }>;
  documents: Record<string, StoreDocument>;
  /** In the order they are sent. */
  messages: Record<string, StoreMessage>;
};

export type StoreDocument = {
  deal: string;
  name: string;
  type: DocumentType;
  /** `scan`: a picture of a page, without text. */
  format: "pdf" | "docx" | "scan";
  /** A text for each page, with a line break after each paragraph; in a file, a line of dashes is between two. */
  pages: readonly string[];
  /** Versions before this one, the oldest first. */
  earlier?: readonly (readonly string[])[];
};

type StoreMessage = {
  from: "broker" | "client";
  /** Relayed in the thread of that contact; else between client and broker. */
  contact?: string;
  text: string;
};

/** The day that is `days` from today, in UTC: "2026-07-14". */
export const dayIn = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** The same, moved to Monday from a weekend. */
export function weekdayIn(now: Date, days: number): string {
  let at = days;
  while ([0, 6].includes(new Date(dayIn(now, at)).getUTCDay())) at += 1;
  return dayIn(now, at);
}

/** "2026-07-14" → "July 14, 2026" */
const longDay = (day: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** Replaces "{name}" with a value, and "{name long}" and "{name short}" with that day in words. */
export const fillIn = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)(?: (long|short))?\}/g, (_, name: string, form?: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is called “${name}”.`);
    if (form) return form === "long" ? longDay(value) : formatDay(value);
    return value;
  });

/** The records in a JSON file; its documents' texts are in a folder of that name. */
export function readStore(name: string, values: Record<string, string>): ClientStore {
  const path = join(import.meta.dirname, name);
  const read = (file: string) => fillIn(readFileSync(file, "utf8"), values);
  const store = JSON.parse(read(`${path}.json`)) as ClientStore;
  const texts = new Set(readdirSync(path));
  for (const [id, document] of Object.entries(store.documents)) {
    const file = `${id}.txt`;
    document.pages = texts.has(file) ? read(join(path, file)).trimEnd().split("\n---\n") : [];
  }
  return store;
}
