import type { Agreement } from "./agreements/agreements.ts";

// What the pages around the confidentiality agreement show; the server renders them per request.

type OfListing = {
  slug: string;
  /** "15 Placeholder Plaza, Anytown, ST", without the address where that is kept back. */
  property: string;
};

/** The agreement with its form. */
export type AgreementPage = OfListing & {
  kind: "agreement";
  agreement: Agreement & { sha256: string };
  /** The day it is signed: "July 14, 2026". */
  day: string;
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  /** The messages of invalid fields. */
  errors: Readonly<Record<string, string>>;
  /** Why nothing was signed, if no field is invalid. */
  failure?: string;
};

/** "Check your email", after signing. */
export type EmailSentPage = OfListing & {
  kind: "email-sent";
  email: string;
  /** "July 14, 2026" */
  day: string;
  /** What became of asking for the link again. */
  resent?: "sent" | "wait";
};

/**
 * What an emailed link leads to. Its button opens the room, so that a mail filter that follows
 * links uses nothing up.
 */
export type EnterPage = OfListing & {
  kind: "enter";
  /** Of a link that still works. */
  token?: string;
  /** Who signed the agreement that the link is for, and on which day: "July 14, 2026". */
  signed?: { name: string; company: string; day: string };
  /** A link that was used, or is older than a day. */
  isOver: boolean;
  /** Another link was asked for, with an address that may have signed or not. */
  isAsked: boolean;
  /** Why it wasn't. */
  failure?: string;
};

export type RoomPage = AgreementPage | EmailSentPage | EnterPage;
