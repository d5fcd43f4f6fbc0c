import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";

/** People whose data the server holds: with an account, in a document room, or by a contact form. */
export type Owner = "account" | "prospect" | "inquiry";

/** The auth library's tables that say something about a person. */
type LibraryTable = "account" | "passkey" | "session" | "twoFactor" | "verification";
export type HeldTable = keyof Tables | LibraryTable;

export type Held = {
  /** Whose rows they are, by the column that names them. */
  of: { [By in Owner]?: string };
  /** Rows of another's, which go along with it. */
  within?: { table: HeldTable; column: string };
  /**
   * What erasing them does: deletes the rows, or empties columns of rows that aren't only about
   * them. A function of this folder does what is "by hand".
   */
  erased: "deleted" | { by: "hand"; empties: readonly string[]; keeps: string };
  /** Rows that erasing leaves, and why. */
  kept?: { where: RawBuilder<SqlBool>; because: string };
  /** The export's file that has it, without ".json"; or why none has. */
  exported: string | { no: string };
  /** What the export leaves out: columns that aren't the person's to read, and other rows. */
  hides?: readonly string[];
  shows?: RawBuilder<SqlBool>;
} & (
  | {
      /** The column with the file's key in the file store. */
      file: string;
      /** The cleanup would leave the file. */
      until?: never;
    }
  | {
      file?: never;
      /** Deleted by the cleanup, days after the moment in a column. */
      until?: { column: string; days: number; where?: RawBuilder<SqlBool> };
    }
);

const law = "Real estate law has brokers keep signed agreements and the records of contracts.";
const signed = sql<SqlBool>`("verifiedAt" is not null or "recordedBy" is not null)`;
const contracts = sql<SqlBool>`"state" in ('accepted', 'ended')`;
const ofContracts = sql<SqlBool>`"offerId" in (select "id" from "offer" where ${contracts})`;

const secret = { no: "It would let whoever has the file in." };
const derived = { no: "It repeats what other files have." };
const technical = { no: "It says nothing that the person doesn't know." };

const ofClient = { account: "clientId" };
const ofPerson = { account: "personId" };
const ofUser = { account: "userId" };
const ofProspect = { prospect: "prospectId" };
const deleted = "deleted";

/**
 * Everything that holds a person's data, by table: what erasing them does to it, how long it is
 * kept otherwise, and where they find it in an export. Erasure, cleanup and export read it.
 */
export const personalData: Record<HeldTable, Held | { nobodys: string }> = {
  user: { of: { account: "id" }, erased: deleted, exported: "account" },
  account: { of: ofUser, erased: deleted, exported: secret },
  session: { of: ofUser, erased: deleted, exported: technical },
  twoFactor: { of: ofUser, erased: deleted, exported: secret },
  passkey: { of: ofUser, erased: deleted, exported: "passkeys" },
  verification: { of: { account: "value" }, erased: deleted, exported: secret },
  profile: { of: ofPerson, erased: deleted, exported: "profile" },
  settings: { of: ofPerson, erased: deleted, exported: "settings" },
  notification: { of: ofPerson, erased: deleted, exported: "notifications" },
  calendarLink: { of: ofPerson, erased: deleted, exported: secret },
  todayMark: { of: ofPerson, erased: deleted, exported: technical },
  dailyDigest: { of: ofPerson, erased: deleted, exported: technical },
  emailOptOut: { of: ofPerson, erased: deleted, exported: "unsubscribed" },
  disabledAccount: { of: ofPerson, erased: deleted, exported: technical },
  emailChange: { of: ofPerson, erased: deleted, exported: "change-of-login-email" },
  passwordLink: {
    of: ofPerson,
    erased: deleted,
    // For this long, a link that was used or replaced says so.
    until: { column: "expiresAt", days: 30 },
    exported: secret,
  },
  email: {
    of: { account: "personId", prospect: "prospectId" },
    erased: deleted,
    // Long enough for brokers to notice what couldn't be sent.
    until: { column: "createdAt", days: 30, where: sql<SqlBool>`"state" != 'waiting'` },
    exported: technical,
  },
  // Pages that were offline longer refetch everything anyway.
  change: { of: ofPerson, erased: deleted, until: { column: "at", days: 1 }, exported: technical },
  assistantConsent: { of: ofPerson, erased: deleted, exported: "assistant-consent" },
  // Longer than anyone asks about the use of a language model.
  assistantUsage: {
    of: ofPerson,
    erased: deleted,
    until: { column: "day", days: 30 },
    exported: technical,
  },
  assistantSetting: { of: ofClient, erased: deleted, exported: technical },
  assistantQuestion: {
    of: { account: "personId" },
    erased: deleted,
    exported: "questions-to-the-assistant",
  },
  assistantNote: { of: ofClient, erased: deleted, exported: "notes-of-the-assistant" },

  deal: { of: ofClient, erased: deleted, exported: "deals" },
  keyDate: { of: ofClient, erased: deleted, exported: "key-dates" },
  exchange: { of: ofClient, erased: deleted, exported: "exchanges" },
  replacementProperty: { of: ofClient, erased: deleted, exported: "replacement-properties" },
  contact: { of: ofClient, erased: deleted, exported: "contacts" },
  contactDeal: { of: ofClient, erased: deleted, exported: "contacts-of-deals" },
  document: { of: ofClient, erased: deleted, exported: "documents" },
  documentVersion: { of: ofClient, erased: deleted, file: "fileKey", exported: "documents" },
  documentRequest: { of: ofClient, erased: deleted, exported: "document-requests" },
  event: { of: ofClient, erased: deleted, exported: "events" },
  thread: { of: ofClient, erased: deleted, exported: "conversations" },
  message: { of: ofClient, erased: deleted, exported: "messages" },
  attachment: { of: ofClient, erased: deleted, file: "fileKey", exported: "attachments" },
  documentText: { of: ofClient, erased: deleted, exported: derived },
  passage: { of: ofClient, erased: deleted, exported: derived },
  passageIndex: { nobodys: "Its rows follow those of passages." },
  passageStem: { nobodys: "Its rows follow those of passages." },
  activity: { of: ofClient, erased: deleted, exported: derived },
  audit: {
    of: { account: "clientId" },
    erased: {
      by: "hand",
      empties: [],
      keeps: "Who did what, of clients; of prospects without their name and address.",
    },
    exported: "activity",
  },
  listing: {
    of: ofClient,
    erased: {
      by: "hand",
      empties: ["clientId", "dealId", "recommendation", "recommendedOfferId"],
      keeps: "The property, as others have signed agreements for it.",
    },
    exported: "listings",
  },
  upload: {
    of: ofClient,
    erased: { by: "hand", empties: [], keeps: "Its file until the cleanup has removed it." },
    exported: technical,
  },

  inquiry: {
    of: { inquiry: "id", account: "clientId" },
    erased: deleted,
    exported: "inquiries",
    hides: ["key", "contentHash", "searchKey", "isUndelivered"],
  },
  inquiryReply: { of: { inquiry: "inquiryId" }, erased: deleted, exported: "replies-to-inquiries" },
  delivery: { of: { inquiry: "inquiryId" }, erased: deleted, exported: technical },
  deliveryAttempt: {
    of: {},
    within: { table: "delivery", column: "deliveryId" },
    erased: deleted,
    exported: technical,
  },

  prospect: {
    of: { prospect: "id", account: "clientId" },
    erased: {
      by: "hand",
      empties: [
        "name",
        "email",
        "emailKey",
        "company",
        "phone",
        "buyerName",
        "inquiryId",
        "clientId",
        "lastSeenAt",
      ],
      keeps: "What refers to a signed agreement or a contract, and the listing's figures.",
    },
    exported: "listings-as-prospect",
    hides: ["emailKey", "version"],
  },
  agreement: {
    of: ofProspect,
    erased: deleted,
    kept: { where: signed, because: law },
    file: "fileKey",
    exported: "agreements",
    // The broker's own.
    hides: ["note"],
    // Anyone can type anyone's address.
    shows: signed,
  },
  // Expired ones say for this long that they are.
  prospectLink: {
    of: ofProspect,
    erased: deleted,
    until: { column: "expiresAt", days: 30 },
    exported: secret,
  },
  prospectSession: {
    of: ofProspect,
    erased: deleted,
    until: { column: "expiresAt", days: 0 },
    exported: secret,
  },
  documentAccess: { of: ofProspect, erased: deleted, exported: "access-to-documents" },
  documentOpening: { of: ofProspect, erased: deleted, exported: "opened-documents" },
  prospectMessage: { of: ofProspect, erased: deleted, exported: "messages-in-document-rooms" },
  tourRequest: { of: ofProspect, erased: deleted, exported: "tours" },
  offer: {
    of: ofProspect,
    erased: deleted,
    kept: { where: contracts, because: law },
    exported: "offers",
    // What broker and owner make of it among themselves.
    hides: [
      "reviewedAt",
      "counter",
      "counterState",
      "counterAt",
      "counterExpiresAt",
      "remindedAt",
      "acceptanceRequestedAt",
      "dealId",
    ],
  },
  offerChange: {
    of: {},
    within: { table: "offer", column: "offerId" },
    erased: deleted,
    exported: "history-of-offers",
    shows: sql<SqlBool>`"by" = 'prospect'`,
  },
  listingEvent: { of: ofProspect, erased: deleted, exported: technical },
  offerFile: {
    of: ofProspect,
    erased: deleted,
    kept: { where: ofContracts, because: law },
    file: "fileKey",
    exported: "files-of-offers",
  },

  attempt: { nobodys: "Hashes or ids that count attempts, for minutes to days." },
  agreementText: { nobodys: "The text that everyone signs." },
  keyDateTemplate: { nobodys: "Brokers' settings." },
  listingDocument: { nobodys: "About a property." },
  listingPhoto: { nobodys: "About a property." },
  listingPhotoFile: { nobodys: "About a property." },
  listingSlug: { nobodys: "About a property." },
  publicDownload: { nobodys: "How often a document was downloaded on a day." },
  listingView: { nobodys: "How often a listing was viewed on a day." },
  viewSalt: { nobodys: "A random value, for a day." },
  property: { nobodys: "Deleted with the last deal about it." },
  serverSetting: { nobodys: "Settings of the server." },
  weeklyReport: { nobodys: "Which weeks of a listing were reported." },
};

/** The tables with rows of such people. */
export const heldTables = Object.entries(personalData).flatMap(([table, held]) =>
  "nobodys" in held ? [] : [[table as HeldTable, held] as const],
);

/**
 * Deletes all rows of a person, except those that the law keeps and those that are changed by hand.
 *
 * @param db everyone's rows
 * @returns the keys of files that no row refers to any more
 */
export async function deleteRowsOf(
  db: Database,
  owner: Owner,
  id: string,
): Promise<{ key: string }[]> {
  const rows = heldTables.flatMap(([table, { erased, file, kept, of }]) => {
    const column = of[owner];
    // The account itself goes last, by whoever erases it.
    if (column === undefined || erased !== "deleted" || table === "user") return [];
    const kepts = kept ? sql`and not (${kept.where})` : sql``;
    return [
      { file, from: sql`from ${sql.table(table)} where ${sql.ref(column)} = ${id} ${kepts}` },
    ];
  });
  const files: { key: string }[] = [];
  // All of them first: a row takes those along that refer to it.
  for (const { file, from } of rows) {
    if (file === undefined) continue;
    const found = await sql<{
      key: string | null;
    }>`select ${sql.ref(file)} as "key" ${from}`.execute(db);
    for (const { key } of found.rows) if (key !== null) files.push({ key });
  }
  for (const { from } of rows) await sql`delete ${from}`.execute(db);
  return files;
}
