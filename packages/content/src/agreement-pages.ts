import type { Agreement } from "./agreements/agreements.ts";
import type { Interest } from "@frontage/records/offer-words";
import type { PublicPhoto } from "./public-listing.ts";

// Contents of the pages around the confidentiality agreement; the server renders them per request.

type OfListing = {
  slug: string;
  /** "15 Placeholder Plaza, Anytown, ST"; without the address if the listing hides it. */
  property: string;
  /** Its first photograph, if the site shows the listing. */
  photo?: PublicPhoto | undefined;
};

/** The agreement with its form. */
export type AgreementPage = OfListing & {
  kind: "agreement";
  /** What its signers are interested in. */
  interest: Interest;
  /** Whether one of the documents is the offering memorandum. */
  hasMemorandum: boolean;
  agreement: Agreement & { sha256: string };
  /** The day it is signed: "July 14, 2026". */
  day: string;
  /** The typed values, by field. */
  values: Readonly<Record<string, string>>;
  /** Error messages, by field. */
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
  /** The result of requesting the link again. */
  resent?: "sent" | "wait";
};

/**
 * The page that an emailed link opens. A button opens the room, so that mail filters that follow
 * links don't use the link up.
 */
export type EnterPage = OfListing & {
  kind: "enter";
  /** The link's token, if it still works. */
  token?: string;
  /** Who signed the agreement that the link was sent for, and the day: "July 14, 2026". */
  signed?: { name: string; company: string; day: string };
  /** Whether the link was used, or is older than a day. */
  isOver: boolean;
  /** Whether another link was requested; the page doesn't say whether the address has signed. */
  isAsked: boolean;
  /** Why no other link was sent. */
  failure?: string;
};

export type RoomPage = AgreementPage | EmailSentPage | EnterPage;
