import type { HandOffReason } from "@frontage/records/schemas/assistant";
import type { ContactRole } from "@frontage/records/schemas/contact";
import type { DocumentRequestStatus } from "@frontage/records/schemas/document-request";
import type { DocumentStatus, DocumentType } from "@frontage/records/schemas/document";
import type { EventKind, PortalEvent } from "@frontage/records/schemas/event";
import type { KeyDate, OwnTemplateName, ResponsibleRole } from "@frontage/records/schemas/key-date";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { DealSide, NoiPeriod } from "@frontage/records/schemas/deal";
import type { Activity } from "@frontage/records/schemas/overview";
import type {
  DeliveryState,
  DeliveryTarget,
  InquiryStatus,
} from "@frontage/records/schemas/received-inquiry";
import type { Inquiry } from "@frontage/records/schemas/inquiry";
import type {
  DocumentTier,
  ListingKind,
  ListingStatus,
  ProspectRole,
} from "@frontage/records/schemas/listing";
import type { ViewOrigin } from "@frontage/records/view-origins";
import type { ColumnType, Generated } from "kysely";
import type { RecordColumn } from "./record-at.ts";

// The same tables on SQLite and PostgreSQL, so only types that both have: text, integers and
// reals. Instants are ISO 8601 in UTC, days are "2026-07-14". Lists and nested records are JSON,
// validated by the shared schema before they are stored.

export type DatabaseKind = "sqlite" | "postgres";

/** 0: no, 1: yes. */
type Flag = 0 | 1;

/** Counts a record's changes, from 1: see `http/versions.ts`. */
type Version = Generated<number>;

/** An account. The auth library owns this table; we write the name and the image, with the profile. */
type UserTable = {
  id: string;
  name: string;
  /** For logging in. */
  email: string;
  /** The path of the profile's photo. */
  image: Generated<string | null>;
  role: "client" | "broker";
};

/** A building or a piece of land; the same for every client. */
type PropertyTable = {
  id: string;
  name: string;
  city: string;
  region: string;
  type: string;
  squareFeet: number;
  yearBuilt: number | null;
  summary: string;
  occupancy: number | null;
  timeZone: string;
};

/** A client's deal in a property. */
type DealTable = {
  id: string;
  clientId: string;
  propertyId: string;
  side: DealSide;
  stage: string;
  price: number | null;
  /** US dollars a year. */
  noi: number | null;
  noiPeriod: NoiPeriod | null;
  /** A month: "2026-06". */
  noiThrough: string | null;
  /** Percent, as quoted; used only if the price or the NOI is unknown. */
  capRate: number | null;
  rent: number | null;
  /** JSON: `Deal["stageDays"]`. */
  stageDays: string | null;
  createdAt: string;
  /** Null unless archived: the deal is kept, without reminders. */
  archivedAt: Generated<string | null>;
  version: Version;
};

/** A date of a deal, computed from its rule or set by hand. */
type KeyDateTable = {
  id: string;
  clientId: string;
  dealId: string;
  /** In the order of adding. */
  position: number;
  label: string;
  kind: KeyDate["kind"];
  /** JSON, like `KeyDate`'s. */
  rule: string | null;
  override: string | null;
  basis: string;
  responsibleRole: ResponsibleRole | null;
  responsibleContactId: string | null;
  status: KeyDate["status"];
  /** "17:00", in the property's time zone. */
  time: string | null;
  /** The computed day; null while the date it is counted from is missing. */
  day: string | null;
  settledOn: string | null;
  /** When its day was set. */
  changedAt: string;
  version: Version;
  /** The day, and how many days before it people were reminded: "2026-07-17 3". */
  remindedFor: string | null;
  /** When anything of it last changed, for calendar apps. */
  revisedAt: Generated<string>;
};

/** A key date template that a broker saved. */
type KeyDateTemplateTable = {
  name: OwnTemplateName;
  /** JSON: `OwnTemplate["dates"]`. */
  dates: string;
  changedAt: string;
};

/** The property sold in a deal's 1031 exchange. The exchange's dates are key dates. */
type ExchangeTable = {
  dealId: string;
  clientId: string;
  soldName: string;
  /** US dollars. */
  soldValue: number | null;
  version: Version;
};

/** A property to identify in a deal's 1031 exchange. */
type ReplacementPropertyTable = {
  id: string;
  clientId: string;
  dealId: string;
  name: string;
  /** Its status: "Letter of intent". */
  note: string;
  /** Fair market value, US dollars. */
  value: number | null;
  /** When the intermediary received the signed notice; null while it isn't identified. */
  identifiedOn: string | null;
  createdAt: string;
  version: Version;
};

type ContactTable = {
  id: string;
  clientId: string;
  name: string;
  role: ContactRole;
  company: string;
  phoneE164: string | null;
  phoneDisplay: string | null;
  email: string;
  addedAt: string;
  lastContactAt: string | null;
  /** Added by the client. */
  isOwn: Flag;
  removedAt: string | null;
  /** By `contactKeysOf`: for sorting, and for searches. */
  nameOrder: Generated<string>;
  searchKey: Generated<string>;
};

/** Which deals a contact is a party of. */
type ContactDealTable = { clientId: string; contactId: string; dealId: string };

type DocumentTable = {
  id: string;
  clientId: string;
  dealId: string;
  name: string;
  /** From `nameKeysOf`: to find a document of the same name, to sort and to search. */
  nameKey: string;
  nameOrder: string;
  searchKey: Generated<string>;
  type: DocumentType;
  status: DocumentStatus;
  fileName: string;
  mediaType: string;
  isOwn: Flag;
  /** The newest version's; lists are sorted by it. */
  updatedAt: string;
  bytes: number;
  /**
   * While a signature is awaited: when the link to sign was emailed, and when the client said they
   * signed.
   */
  signatureEmailedAt: string | null;
  /** The version whose link was emailed. */
  signatureEmailedVersion: number | null;
  signatureReportedAt: string | null;
  removedAt: string | null;
};

/** A version of a document. Only removing it changes it. */
type DocumentVersionTable = {
  clientId: string;
  documentId: string;
  number: number;
  addedAt: string;
  addedBy: string;
  bytes: number;
  /** Hash of the file's content, in hex. */
  sha256: string;
  mediaType: string;
  /** In the file store. */
  fileKey: string;
  note: string | null;
  removedAt: string | null;
  /** Made by the uploader; the same if an upload is repeated. */
  uploadId: string | null;
  /** Uploaded by the client; null if that was not recorded. */
  isOwn: Flag | null;
  /** The document's status before, restored if the version is removed; null for the first. */
  statusBefore: DocumentStatus | null;
};

/** A document that the broker has asked a client for. */
type DocumentRequestTable = {
  id: string;
  clientId: string;
  dealId: string;
  label: string;
  /** "2026-07-17", or none. */
  dueDay: string | null;
  note: string;
  status: DocumentRequestStatus;
  /** The upload that answered it, kept even if that upload is removed. */
  documentId: string | null;
  createdAt: string;
  /** When it was last requested, or was given its due day. */
  changedAt: string;
  /** When the client was last reminded, by the broker or automatically. */
  remindedAt: string | null;
  /** The due day, and how many days before it people were reminded: "2026-07-17 -1". */
  remindedFor: string | null;
  version: Version;
};

type EventTable = {
  id: string;
  clientId: string;
  dealId: string | null;
  kind: EventKind;
  title: string;
  location: string | null;
  attendees: string | null;
  note: string | null;
  status: PortalEvent["status"];
  /** For a deadline or milestone. Other events have the next three instead. */
  day: string | null;
  startsAt: string | null;
  endsAt: string | null;
  timeZone: string | null;
  /** In the event's own time zone, for ranges. */
  firstDay: string;
  lastDay: string;
  /** Requested by the client, who may withdraw it until it is confirmed. */
  isOwn: Flag;
  /** The broker's note. */
  answer: string | null;
  /** The client's original time, if the broker has proposed another one. */
  requestedStart: string | null;
  version: Version;
  /** Who declined, withdrew or canceled it, and why. */
  endedBy: PortalEvent["endedBy"] | null;
  reason: string | null;
  /** Another time for a confirmed event, who wants it, and why. */
  changeStart: string | null;
  changeEnd: string | null;
  changeBy: PortalEvent["endedBy"] | null;
  changeNote: string | null;
  /**
   * The `day` or `startsAt` that people were reminded of; if it changes, they are reminded again.
   */
  remindedFor: string | null;
  /** How often its time, place or status has changed, for calendar apps (RFC 5545, 3.8.7.4). */
  sequence: Generated<number>;
  /** When anything of it last changed, for calendar apps. */
  revisedAt: Generated<string>;
};

/** A client's conversation with the broker, possibly about a contact. */
type ThreadTable = {
  id: string;
  clientId: string;
  kind: "broker" | "assistant" | "contact";
  name: string;
  description: string;
  contactId: string | null;
  dealId: string | null;
  /** Updated with each message, so lists don't count. */
  messageCount: number;
  unreadByClient: number;
  unreadByBroker: number;
  lastMessageId: string | null;
  lastMessageAt: string | null;
  /** The latest message when the broker dismissed it from Today, as needing no answer. */
  dismissedMessageId: string | null;
};

type MessageTable = {
  id: string;
  clientId: string;
  threadId: string;
  /** Which side wrote it. */
  author: "client" | "broker";
  text: string;
  sentAt: string;
  readAt: string | null;
  /** The deal on whose page it was written. */
  dealId: Generated<string | null>;
};

type AttachmentTable = {
  id: string;
  clientId: string;
  threadId: string;
  /** Null until its message is sent. */
  messageId: string | null;
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  fileKey: string | null;
  documentId: string | null;
  addedAt: string;
};

/** Whether and how the assistant has read a document's newest version. */
type DocumentTextTable = {
  documentId: string;
  clientId: string;
  /** The file of that version. */
  fileKey: string;
  /** "reading" until its passages are stored. */
  state: "reading" | "read" | "unreadable";
  /** Why it is unreadable: "no-text", "damaged" … */
  problem: string | null;
  /** Content of the file that couldn't be read: "form fields, comments". */
  unread: string | null;
  /** Whether it has tracked changes that are neither accepted nor rejected. */
  hasOpenChanges: Generated<Flag>;
  /** Counted before each attempt. */
  attempts: number;
  /** Set while a process reads it. */
  leasedUntil: string | null;
};

/** Text that the assistant can quote: a message, or a part of a document, such as a page. */
type PassageTable = {
  id: Generated<number>;
  clientId: string;
  dealId: string | null;
  documentId: string | null;
  messageId: string | null;
  /** The parts of a document, from 1. */
  part: number;
  /** From 1; null if the document has no pages. */
  page: number | null;
  text: string;
  /** For searches, on PostgreSQL only; SQLite has `passageIndex`. */
  tokens: ColumnType<never, string[] | undefined, never>;
};

/** On PostgreSQL: how many of a client's passages contain a stem; "" counts all passages. */
type PassageStemTable = { stem: string; clientId: string; passages: number };

/** SQLite's full-text index of `passage`, by its id. */
type PassageIndexTable = { rowid: number; tokens: string };

/** An event in a client's deals, as text for the overview. */
type ActivityTable = {
  id: Generated<number>;
  clientId: string;
  icon: Activity["icon"];
  title: string;
  description: string;
  at: string;
  /** The document it is about; withdrawing the document removes it. */
  path: string | null;
};

type NotificationTable = {
  id: string;
  personId: string;
  kind: PortalNotification["kind"];
  title: string;
  detail: string;
  at: string;
  isRead: Flag;
  path: string;
  /** An unread notification with the same subject is replaced. */
  subject: Generated<string | null>;
  /** Whether it is shown in the dashboard; otherwise it is only emailed. */
  isShown: Generated<Flag>;
  /** Whether the person may have seen an earlier one of its subject, so an undo is announced. */
  isKnown: Generated<Flag>;
  /** JSON: the summary shown instead of several within minutes. */
  together: Generated<string | null>;
  /** The first of the group it is shown with; null for the first itself. */
  batchId: Generated<string | null>;
  /** JSON: content of the email only. */
  email: Generated<string | null>;
  /** The email it is sent with. */
  emailId: Generated<string | null>;
  /** JSON: the key date as the person last saw it. */
  before: Generated<string | null>;
  /** The version of its document. */
  version: Generated<number | null>;
} & {
  // The record its path opens; deleting that deletes the notification.
  [Column in RecordColumn]: Generated<string | null>;
};

/** A person's profile and settings, each JSON of the shared schema. */
/** The photo is a data URL, or "". */
type ProfileTable = { personId: string; profile: string; photo: string };
type SettingsTable = { personId: string; settings: string };

/** The last day whose daily email was sent to a broker, or was empty. */
type DailyDigestTable = { personId: string; day: string };

/**
 * What a broker did with an item of Needs you, other than answer it. It holds while the item's `at`
 * stays the same; "" hides nothing.
 */
type TodayMarkTable = {
  personId: string;
  kind: string;
  recordId: string;
  at: string;
  hiddenUntil: string;
};

/** The link that calendar apps subscribe to; only a hash of its token is stored. */
type CalendarLinkTable = { personId: string; tokenHash: string; createdAt: string };

/** An entry of the audit log: who did what to which record. Never changed. */
type AuditTable = {
  id: Generated<number>;
  at: string;
  /** Null if no one was signed in. */
  personId: string | null;
  /** The client whose record it concerns, who may read it. */
  clientId: string | null;
  action: string;
  /** "document", "message" …, and its id. */
  subject: string;
  subjectId: string | null;
  /** For records that may be removed, such as a key date: its deal keeps the entry. */
  dealId: Generated<string | null>;
  /** The name at that time: the record may have been renamed or removed since. */
  subjectName: string | null;
  /** "done" or "refused". */
  outcome: "done" | "refused";
  /** The name at that time, like `subjectName`. */
  personName: string;
  ipAddress: string | null;
};

/** A change of which a person's open pages are notified. */
type ChangeTable = {
  id: Generated<number>;
  personId: string;
  /** The subjects to fetch again, separated by commas. */
  subjects: string;
  at: string;
};

/** Someone who can't log in, since the broker disabled the account or canceled the invitation. */
type DisabledAccountTable = { personId: string; at: string };

/** A change of a login email, until both addresses have confirmed it; at most one a person. */
type EmailChangeTable = {
  personId: string;
  /** Its links refer to this; another change has another id. */
  id: string;
  newEmail: string;
  requestedAt: string;
  expiresAt: string;
  /** When the change was confirmed from the current address, and from the new one. */
  currentConfirmedAt: string | null;
  newConfirmedAt: string | null;
};

/** A link in an email to set a password; only a hash of its token is stored. */
type PasswordLinkTable = {
  tokenHash: string;
  personId: string;
  kind: "invitation" | "reset";
  expiresAt: string;
  /**
   * Why it no longer works: used, replaced by a newer one, or ended with other access; null while
   * it works.
   */
  end: "used" | "replaced" | "ended" | null;
};

/** Counts attempts, such as sign-ins to an account. */
type AttemptTable = { key: string; count: number; expiresAt: number };

/** An inquiry from the contact form. */
type InquiryTable = {
  id: string;
  reference: string;
  /** Identifies repeats; null once the same content is a new inquiry. */
  key: string | null;
  /** Hash of the form's five fields. */
  contentHash: string;
  receivedAt: string;
  name: string;
  email: string;
  phone: string;
  service: Inquiry["service"];
  message: string;
  /** For searches, by `fold`. */
  searchKey: string;
  status: InquiryStatus;
  /** When it was answered or closed; null while it is new. */
  settledAt: string | null;
  clientId: string | null;
  /** Whether one of its deliveries has failed. */
  isUndelivered: Generated<Flag>;
  /** The listing it asks about. */
  listingId: Generated<string | null>;
  /** The name of the space it asks about, as it was then. */
  space: Generated<string | null>;
  /** JSON: `InquirySource`; null if the form didn't say. */
  source: Generated<string | null>;
};

type InquiryReplyTable = {
  /** The same as its delivery's. */
  id: string;
  inquiryId: string;
  text: string;
  author: string;
  sentAt: string;
};

/** An inquiry to the owner, or a reply to the visitor. */
type DeliveryTable = {
  id: string;
  inquiryId: string;
  target: DeliveryTarget;
  state: DeliveryState;
  /** When the first attempt was made, or the broker's retry. */
  startedAt: string;
  /** During an attempt: when another process may claim it. */
  nextAttemptAt: string;
  /** Null or past if no process is attempting it. */
  leasedUntil: string | null;
  /**
   * Attempts since `startedAt`. Counted before each one, so that a slow attempt notices a newer
   * one.
   */
  attempts: Generated<number>;
};

/** The kinds of emails to someone with an account, or to a prospect. */
export type EmailKind = AccountEmailKind | ProspectEmailKind;

export type AccountEmailKind =
  | "invitation"
  | "reset"
  | "password-changed"
  | "passkey-added"
  | "passkey-removed"
  | "email-change-current"
  | "email-change-new"
  | "notification"
  | "moved-date"
  | "market-note"
  | "digest"
  | "weekly-report";

type ProspectEmailKind =
  | "room-link"
  | "signed-agreement"
  | "room-access"
  | "room-reminder"
  | "room-message"
  | "tour-answer"
  | "offer-state";

/** Someone who unsubscribed from market notes by email; their settings have it turned off. */
type EmailOptOutTable = { personId: string; at: string; source: OptOutSource };

/**
 * How they unsubscribed: by the link in an email, the mail app's own button, the settings, or a
 * command.
 */
export type OptOutSource = "link" | "one-click" | "settings" | "command";

/** An email to someone with an account or a prospect, kept until it is sent and for a while after. */
type EmailTable = {
  id: string;
  /** Null for a prospect's. */
  personId: string | null;
  prospectId: Generated<string | null>;
  kind: EmailKind;
  /** Its queue. */
  target: "account" | "notification";
  /** JSON for writing it, without secrets; null once it was sent. */
  content: string | null;
  /** What it is about: until the first attempt, a notification of the same joins it. */
  about: string | null;
  createdAt: string;
  /** The result of the last attempt, as a sentence, and when it was made. */
  detail: string | null;
  attemptedAt: string | null;
  /** As in `delivery`. */
  state: DeliveryState;
  startedAt: string;
  nextAttemptAt: string;
  leasedUntil: string | null;
  attempts: Generated<number>;
};

type DeliveryAttemptTable = {
  id: Generated<number>;
  deliveryId: string;
  at: string;
  isDelivered: Flag;
  detail: string;
};

/** A question to the assistant, and its answer. */
type AssistantQuestionTable = {
  id: string;
  personId: string;
  /** The same: only clients ask. */
  clientId: string;
  question: string;
  /** The document that was asked about, which may have been removed since. */
  documentId: string | null;
  /** The deal that it names. */
  dealId: string | null;
  askedAt: string;
  /** JSON: `StoredAnswer` of assistant/queries.ts; null if answering failed. */
  answer: string | null;
  /** Whether documents were still being read, so that it is answered again. */
  isReading: Generated<Flag>;
  handOff: HandOffReason | null;
  /** For a client's question that the broker has to answer. */
  status: "needs-answer" | "answered" | "dismissed" | null;
  forwardedAt: string | null;
  /** When the client said that the answer didn't help. */
  unhelpfulAt: string | null;
  /** The broker's answer, by whom and when. */
  reply: string | null;
  repliedBy: string | null;
  repliedAt: string | null;
};

/** A broker's answer that the assistant quotes to the client from then on. */
type AssistantNoteTable = {
  id: string;
  clientId: string;
  /** Null: about all of the client's deals. */
  dealId: string | null;
  questionId: string | null;
  /** The question. */
  question: string;
  text: string;
  author: string;
  changedAt: string;
};

/** Whether someone agreed that a language model reads their questions, and which one. */
type AssistantConsentTable = { personId: string; provider: string; isAllowed: Flag; at: string };

/** How much of the language model someone used on a day, in UTC. */
type AssistantUsageTable = {
  personId: string;
  day: string;
  requests: number;
  tokens: number;
  milliseconds: number;
};

/** Whether the assistant is on: "everyone", or a client by id. Without a row it is. */
type AssistantSettingTable = { name: string; clientId: string | null; isOn: Flag };

/**
 * `brokerTwoFactor`: "optional" in stores from before the setting of the environment, if that isn't
 * set. `lastBackupAt`: when the last backup began.
 */
type ServerSettingTable = { name: "brokerTwoFactor" | "lastBackupAt"; value: string };

/** A file in the store that no row refers to yet; the cleanup may remove it. */
type UploadTable = {
  key: string;
  startedAt: string;
  /** The client whose storage it counts against until it is kept or discarded. */
  clientId: Generated<string | null>;
  /** How much room is reserved for it. */
  bytes: Generated<number>;
};

/** A property for sale or lease, from its draft to its end. */
type ListingTable = {
  id: string;
  /** The client whose property it is, and the deal; null while there is none. */
  clientId: string | null;
  dealId: string | null;
  kind: ListingKind;
  status: ListingStatus;
  /** The last part of its path on the site. */
  slug: string;
  /** JSON: `ListingDetails`. */
  details: string;
  createdAt: string;
  /** When it was first published. */
  publishedAt: string | null;
  /** When the broker last said that it is available. */
  confirmedAt: string | null;
  /** When it got its status. */
  statusAt: string;
  /** When offers are due. */
  offersDueAt: string | null;
  /** The listing agreement's first day, and when it ends: as the day after its last one begins. */
  termFrom: Generated<string | null>;
  termEndsAt: Generated<string | null>;
  /** How long buyers are protected after it, and how soon the protected list goes to the client. */
  protectionDays: Generated<number | null>;
  listDays: Generated<number | null>;
  /** When that was sent, and its files among the client's documents. */
  listSentAt: Generated<string | null>;
  listPdfId: Generated<string | null>;
  listCsvId: Generated<string | null>;
  /** Whether the client sees buyers' roles and companies, and their names. */
  areCompaniesShown: Generated<Flag>;
  areNamesShown: Generated<Flag>;
  /** The broker's recommendation to the client, the offer that it prefers, and when it was sent. */
  recommendation: string | null;
  recommendedOfferId: string | null;
  recommendationSentAt: string | null;
  version: Version;
};

/** Every slug a listing has had, so that old links lead to it. */
type ListingSlugTable = { slug: string; listingId: string };

type ListingPhotoTable = {
  id: string;
  listingId: string;
  position: number;
  alt: string;
  isRendering: Flag;
  /** Width and height of the upright picture in its largest file, in pixels. */
  width: number;
  height: number;
  addedAt: string;
};

/** A photograph at one width; an AVIF and a JPEG for each. */
type ListingPhotoFileTable = {
  photoId: string;
  width: number;
  format: "avif" | "jpg";
  fileKey: string;
  /** In hex. */
  sha256: string;
  bytes: number;
};

type ListingDocumentTable = {
  id: string;
  listingId: string;
  position: number;
  name: string;
  tier: DocumentTier;
  /** Whether opening it for the first time brings a prospect to the stage "read". */
  isOfferingMemorandum: Generated<Flag>;
  isDownloadable: Flag;
  fileName: string;
  mediaType: string;
  bytes: number;
  /** Absent unless it is a PDF. */
  pages: number | null;
  /** In hex. */
  sha256: string;
  fileKey: string;
  addedAt: string;
  version: Version;
};

/** Someone interested in a listing, by email address. */
type ProspectTable = {
  id: string;
  listingId: string;
  name: string;
  email: string;
  /** In lower case, to compare. */
  emailKey: string;
  company: string;
  phone: string;
  role: ProspectRole;
  /** The buyer whom a broker represents. */
  buyerName: string | null;
  /** How they came: by the contact form, by signing, added or imported by the broker. */
  source: "inquiry" | "agreement" | "broker" | "import";
  inquiryId: string | null;
  /** The client they became. */
  clientId: string | null;
  createdAt: string;
  /** When they first reached each stage; null if they haven't. */
  inquiredAt: string | null;
  signedAt: string | null;
  readAt: string | null;
  touredAt: string | null;
  offeredAt: string | null;
  lastSeenAt: string | null;
  /** When their access to the document room was revoked. */
  revokedAt: string | null;
  /** When they were erased: only what a signed agreement or a contract refers to is left. */
  erasedAt: Generated<string | null>;
  version: Version;
};

/** A text that someone has signed; never changed or removed. */
type AgreementTextTable = {
  sha256: string;
  version: string;
  /** "for two years" */
  term: string;
  text: string;
  firstUsedAt: string;
};

/**
 * A signed confidentiality agreement, as evidence; only `verifiedAt` and the file are filled in
 * later. One that was signed elsewhere is its file: it has no text, signature, consent or address.
 */
type AgreementTable = {
  id: string;
  listingId: string;
  prospectId: string;
  /** Null if it was signed elsewhere. */
  textSha256: string | null;
  /** The property's name at that time, with its place. */
  property: string;
  name: string;
  email: string;
  company: string;
  phone: string;
  role: ProspectRole;
  buyerName: string | null;
  /** The typed name. */
  signature: string;
  /** The words agreed to for signing electronically. */
  consent: string;
  signedAt: string;
  ipAddress: string;
  userAgent: string;
  /** When the link sent to the email address was used. */
  verifiedAt: string | null;
  /** The executed PDF. */
  fileKey: string | null;
  sha256: string | null;
  bytes: number | null;
  /** Of one that was signed elsewhere: the broker who recorded it, its last day, and their note. */
  recordedBy: Generated<string | null>;
  endsOn: Generated<string | null>;
  note: Generated<string | null>;
};

/** An emailed link to the document room; only a hash of its token is stored. */
type ProspectLinkTable = {
  tokenHash: string;
  prospectId: string;
  /**
   * The agreement that it was emailed for; using the link confirms the agreement's email address.
   */
  agreementId: string;
  createdAt: string;
  expiresAt: string;
  usedAt: string | null;
};

type ProspectSessionTable = {
  tokenHash: string;
  prospectId: string;
  listingId: string;
  createdAt: string;
  expiresAt: string;
};

/** A document that a prospect asked to open, and whether the broker approved. */
type DocumentAccessTable = {
  prospectId: string;
  documentId: string;
  requestedAt: string | null;
  approvedAt: string | null;
  declinedAt: string | null;
};

/** How often a public document was downloaded on a day. */
type PublicDownloadTable = { documentId: string; day: string; count: number };

/** How often a listing's page was viewed on a day in its time zone, by where the views came from. */
type ListingViewTable = {
  listingId: string;
  day: string;
  origin: ViewOrigin;
  views: number;
  /** Counted where they first came from that day. */
  visitors: number;
};

/** With what the visitors of a time zone's day are hashed; deleted when the day is over. */
type ViewSaltTable = { timeZone: string; day: string; salt: string };

/**
 * A reader opened a document; downloads of public documents are counted by day, in
 * `publicDownload`.
 */
type DocumentOpeningTable = {
  id: Generated<number>;
  listingId: string;
  prospectId: string | null;
  documentId: string;
  kind: "view" | "download";
  at: string;
};

type ProspectMessageTable = {
  id: string;
  listingId: string;
  prospectId: string;
  author: "prospect" | "broker";
  authorName: string;
  text: string;
  sentAt: string;
  /** When the other side read it. */
  readAt: string | null;
};

/** A tour that a prospect requested; a confirmed one may be in the calendar. */
type TourRequestTable = {
  id: string;
  listingId: string;
  prospectId: string;
  eventId: string | null;
  startsAt: string;
  endsAt: string;
  note: string;
  status: "requested" | "confirmed" | "declined" | "withdrawn" | "canceled";
  requestedAt: string;
  /** The broker's note. */
  answer: string | null;
  version: Version;
  /** Of the last invitation to the prospect; null if none was sent. */
  sequence: number | null;
  /** When anything of it last changed, for calendar apps. */
  revisedAt: Generated<string>;
};

/** A prospect's offer, or proposal to lease, with its current terms. */
type OfferTable = {
  id: string;
  listingId: string;
  prospectId: string;
  state: "open" | "declined" | "withdrawn" | "accepted" | "ended";
  /** JSON: `OfferTerms`. */
  terms: string;
  receivedAt: string;
  changedAt: string;
  expiresAt: string;
  /** When the broker last looked at it; null if it is new or has changed. */
  reviewedAt: string | null;
  /** JSON: `OfferTerms` of the broker's counter. */
  counter: string | null;
  counterState: "proposed" | "approved" | "sent" | null;
  /** Since when the counter is in its state. */
  counterAt: string | null;
  /** When the buyer first opened the counter that was sent. */
  counterSeenAt: string | null;
  /** Until when the buyer can accept the counter; null in one of release 1.0.0. */
  counterExpiresAt: string | null;
  /** When someone was last reminded of what stands. */
  remindedAt: string | null;
  /** When the client asked to have it accepted. */
  acceptanceRequestedAt: string | null;
  /** The day of its contract, if it was accepted; null if release 1.0.0 accepted it. */
  contractOn: string | null;
  /** The deal with its contract: its listing's or, for a proposal for a space, one of its own. */
  dealId: string | null;
  version: Version;
};

/** An entry of an offer's history. Never changed. */
type OfferChangeTable = {
  id: Generated<number>;
  offerId: string;
  at: string;
  kind:
    | "offered"
    | "changed"
    | "withdrawn"
    | "countered"
    | "counter-approved"
    | "approval-withdrawn"
    | "counter-sent"
    | "counter-withdrawn"
    | "counter-recalled"
    | "acceptance-requested"
    | "acceptance-withdrawn"
    | "declined"
    | "accepted"
    | "ended";
  by: "prospect" | "broker" | "client";
  byName: string;
  /** JSON: `OfferTerms`, if they changed. */
  terms: string | null;
};

type OfferFileTable = {
  id: string;
  prospectId: string;
  /** Null until the offer is sent. */
  offerId: string | null;
  kind: "proof-of-funds" | "letter";
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  fileKey: string;
  addedAt: string;
};

/** A listing event that is queued for the owner's webhook. Deleted once it is delivered. */
type ListingEventTable = {
  id: string;
  listingId: string;
  prospectId: string | null;
  offerId: string | null;
  event: "listed" | "withdrawn" | "signed" | "toured" | "offered" | "accepted";
  at: string;
  target: "webhook";
  /** As in `delivery`. */
  state: DeliveryState;
  startedAt: string;
  nextAttemptAt: string;
  leasedUntil: string | null;
  attempts: Generated<number>;
};

/** A weekly report that was emailed to a listing's client, by the week's last day. */
type WeeklyReportTable = { listingId: string; lastDay: string };

export type Tables = {
  user: UserTable;
  property: PropertyTable;
  deal: DealTable;
  keyDate: KeyDateTable;
  keyDateTemplate: KeyDateTemplateTable;
  exchange: ExchangeTable;
  replacementProperty: ReplacementPropertyTable;
  contact: ContactTable;
  contactDeal: ContactDealTable;
  document: DocumentTable;
  documentVersion: DocumentVersionTable;
  documentRequest: DocumentRequestTable;
  event: EventTable;
  thread: ThreadTable;
  message: MessageTable;
  attachment: AttachmentTable;
  documentText: DocumentTextTable;
  passage: PassageTable;
  passageIndex: PassageIndexTable;
  passageStem: PassageStemTable;
  activity: ActivityTable;
  notification: NotificationTable;
  profile: ProfileTable;
  settings: SettingsTable;
  calendarLink: CalendarLinkTable;
  todayMark: TodayMarkTable;
  dailyDigest: DailyDigestTable;
  audit: AuditTable;
  change: ChangeTable;
  attempt: AttemptTable;
  inquiry: InquiryTable;
  inquiryReply: InquiryReplyTable;
  delivery: DeliveryTable;
  deliveryAttempt: DeliveryAttemptTable;
  email: EmailTable;
  emailOptOut: EmailOptOutTable;
  disabledAccount: DisabledAccountTable;
  emailChange: EmailChangeTable;
  passwordLink: PasswordLinkTable;
  upload: UploadTable;
  assistantQuestion: AssistantQuestionTable;
  assistantNote: AssistantNoteTable;
  assistantConsent: AssistantConsentTable;
  assistantUsage: AssistantUsageTable;
  assistantSetting: AssistantSettingTable;
  serverSetting: ServerSettingTable;
  listing: ListingTable;
  listingSlug: ListingSlugTable;
  listingPhoto: ListingPhotoTable;
  listingPhotoFile: ListingPhotoFileTable;
  listingDocument: ListingDocumentTable;
  prospect: ProspectTable;
  agreementText: AgreementTextTable;
  agreement: AgreementTable;
  prospectLink: ProspectLinkTable;
  prospectSession: ProspectSessionTable;
  documentAccess: DocumentAccessTable;
  documentOpening: DocumentOpeningTable;
  publicDownload: PublicDownloadTable;
  listingView: ListingViewTable;
  viewSalt: ViewSaltTable;
  prospectMessage: ProspectMessageTable;
  tourRequest: TourRequestTable;
  offer: OfferTable;
  offerChange: OfferChangeTable;
  offerFile: OfferFileTable;
  listingEvent: ListingEventTable;
  weeklyReport: WeeklyReportTable;
};

/** Belong to a client; a client sees only the rows of their own `clientId`. */
export const clientTables = [
  "deal",
  "keyDate",
  "exchange",
  "replacementProperty",
  "contact",
  "contactDeal",
  "document",
  "documentVersion",
  "documentRequest",
  "event",
  "thread",
  "message",
  "attachment",
  "documentText",
  "passage",
  "passageStem",
  "audit",
  "activity",
  "assistantQuestion",
  "assistantNote",
  "listing",
] as const satisfies readonly (keyof Tables)[];

/** Belong to one person, client or broker, by `personId`. */
export const personTables = [
  "notification",
  "profile",
  "settings",
  "calendarLink",
  "todayMark",
  "dailyDigest",
  "emailOptOut",
  "change",
  "assistantConsent",
  "assistantUsage",
] as const satisfies readonly (keyof Tables)[];

/** For brokers only; empty to a client. */
export const brokerTables = [
  "keyDateTemplate",
  "inquiry",
  "inquiryReply",
  "delivery",
  "deliveryAttempt",
  "email",
  "disabledAccount",
  "emailChange",
  "passwordLink",
  "assistantSetting",
  "agreementText",
  "prospectLink",
  "weeklyReport",
  "listingEvent",
  // Clients don't see these rows, only the counts and offers that `seller-reports/` makes of them.
  "listingSlug",
  "listingPhoto",
  "listingPhotoFile",
  "listingDocument",
  "prospect",
  "agreement",
  "prospectSession",
  "documentAccess",
  "documentOpening",
  "publicDownload",
  "listingView",
  "viewSalt",
  "prospectMessage",
  "tourRequest",
  "offer",
  "offerChange",
  "offerFile",
] as const satisfies readonly (keyof Tables)[];

/**
 * What a prospect sees: rows with their own id, or their listing's, in this column. All other
 * tables are empty to them.
 */
export const prospectTables = {
  prospect: { id: "prospectId" },
  agreement: { prospectId: "prospectId" },
  prospectSession: { prospectId: "prospectId" },
  documentAccess: { prospectId: "prospectId" },
  documentOpening: { prospectId: "prospectId" },
  prospectMessage: { prospectId: "prospectId" },
  tourRequest: { prospectId: "prospectId" },
  offer: { prospectId: "prospectId" },
  offerFile: { prospectId: "prospectId" },
  listing: { id: "listingId" },
  listingPhoto: { listingId: "listingId" },
  listingDocument: { listingId: "listingId" },
} as const satisfies { [Table in keyof Tables]?: Record<string, "prospectId" | "listingId"> };
