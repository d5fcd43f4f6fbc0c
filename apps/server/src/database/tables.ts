import type { ContactRole } from "@frontage/content/schemas/contact";
import type { DocumentStatus, DocumentType } from "@frontage/content/schemas/document";
import type { EventKind, PortalEvent } from "@frontage/content/schemas/event";
import type { PortalNotification } from "@frontage/content/schemas/notification";
import type { Activity } from "@frontage/content/schemas/overview";
import type {
  DeliveryState,
  DeliveryTarget,
  InquiryStatus,
} from "@frontage/content/schemas/received-inquiry";
import type { Inquiry } from "@frontage/content/schemas/inquiry";
import type { Generated } from "kysely";

// The same tables on SQLite and on PostgreSQL, so only what both have: text, whole
// and real numbers. Instants are ISO 8601 in UTC, days are "2026-07-14", lists and
// records of no further structure are JSON: each is checked by the shared schema
// on its way in. `0` and `1` are no and yes.

/** 0: no, 1: yes. */
type Flag = 0 | 1;

/** A person's account; the library for accounts owns the table, and we read it. */
type UserTable = {
  id: string;
  name: string;
  email: string;
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
  yearBuilt: number;
  summary: string;
  occupancy: number;
  timeZone: string;
};

/** A client's deal in a property. What the screens call a property's id is the deal's. */
type DealTable = {
  id: string;
  clientId: string;
  propertyId: string;
  side: string;
  stage: string;
  price: number | null;
  capRate: number | null;
  rent: number | null;
  /** JSON: `Property["keyDates"]` without `done`, which the day tells. */
  keyDates: string;
  createdAt: string;
};

/** How often a client's properties were looked at in a month, for the overview's chart. */
type ViewCountTable = {
  clientId: string;
  /** "2026-07" */
  month: string;
  views: number;
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
  /** Written by the client. */
  isOwn: Flag;
  removedAt: string | null;
  /** Made by `contactKeysOf`: what it is sorted by, and what it is found by. */
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
  /** Made of the name by `nameKeysOf`: what it is found by, and what it is sorted by. */
  nameKey: string;
  nameOrder: string;
  type: DocumentType;
  status: DocumentStatus;
  fileName: string;
  mediaType: string;
  isOwn: Flag;
  /** When the newest version was added, and its size: lists are sorted by them. */
  updatedAt: string;
  bytes: number;
  removedAt: string | null;
};

/** How many documents are there, removed ones aside; kept by the database, written by nobody. */
type DocumentCountTable = {
  clientId: string;
  dealId: string;
  type: DocumentType;
  status: DocumentStatus;
  count: number;
};

/** A version of a document; written once, never changed. */
type DocumentVersionTable = {
  clientId: string;
  documentId: string;
  number: number;
  addedAt: string;
  addedBy: string;
  bytes: number;
  /** Of the file's content, in hex. */
  sha256: string;
  mediaType: string;
  /** Under which the file store keeps it. */
  fileKey: string;
  note: string | null;
};

type EventTable = {
  id: string;
  clientId: string;
  dealId: string | null;
  kind: EventKind;
  title: string;
  location: string | null;
  note: string | null;
  status: PortalEvent["status"];
  /** Of a deadline or milestone; the others have the three below. */
  day: string | null;
  startsAt: string | null;
  endsAt: string | null;
  timeZone: string | null;
  /** The days that the event touches on its own clock, for ranges. */
  firstDay: string;
  lastDay: string;
  /** Asked for by the client, who may take it back until it is confirmed. */
  isOwn: Flag;
  /** The broker's note with an answer. */
  answer: string | null;
  /** When the client asked for, where the broker has proposed another time. */
  requestedStart: string | null;
  /** The `day` or `startsAt` of which people were reminded; another one they are reminded of again. */
  remindedFor: string | null;
};

/** A conversation of a client with the broker, about a contact where there is one. */
type ThreadTable = {
  id: string;
  clientId: string;
  kind: "broker" | "assistant" | "contact";
  name: string;
  description: string;
  contactId: string | null;
  dealId: string | null;
  /** Kept with each message, so that no list has to count. */
  messageCount: number;
  unreadByClient: number;
  unreadByBroker: number;
  lastMessageId: string | null;
  lastMessageAt: string | null;
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
};

type AttachmentTable = {
  id: string;
  clientId: string;
  threadId: string;
  /** Empty until the message that carries it is sent. */
  messageId: string | null;
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  fileKey: string | null;
  documentId: string | null;
  addedAt: string;
};

/** What happened in a client's deals, in the words that the overview shows. */
type ActivityTable = {
  id: Generated<number>;
  clientId: string;
  icon: Activity["icon"];
  title: string;
  description: string;
  at: string;
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
};

/** A person's profile and settings, each JSON of the shared schema. */
type ProfileTable = { personId: string; profile: string };
type SettingsTable = { personId: string; settings: string };

/** Under which a person's calendar can be subscribed to; only the hash of the address is kept. */
type CalendarAddressTable = { personId: string; tokenHash: string; createdAt: string };

/** What happened, by whom, to what; never changed. */
type AuditTable = {
  id: Generated<number>;
  at: string;
  /** Empty where nobody was signed in. */
  personId: string | null;
  /** The client whose record it concerns, who may read it. */
  clientId: string | null;
  action: string;
  /** "document", "message" …, and its id. */
  subject: string;
  subjectId: string | null;
  /** What it was called then: it may be called otherwise by now, or be gone. */
  subjectName: string | null;
  /** "done" or "refused". */
  outcome: "done" | "refused";
  /** Who it was, in words, as the client reads it; names may change later. */
  personName: string;
  ipAddress: string | null;
};

/** That something a person sees has changed; their open pages hear of it. */
type ChangeTable = {
  id: Generated<number>;
  personId: string;
  /** The subjects whose records are to be asked for again, with commas between. */
  subjects: string;
  at: string;
};

/** How often something was tried under a name, such as a sign-in to an account. */
type AttemptTable = { key: string; count: number; expiresAt: number };

/** What a visitor sent by the contact form. */
type InquiryTable = {
  id: string;
  reference: string;
  /** By which a second send is known for the same one; empty once another may take it over. */
  key: string | null;
  /** Of the five fields. */
  contentHash: string;
  receivedAt: string;
  name: string;
  email: string;
  phone: string;
  service: Inquiry["service"];
  message: string;
  /** All that it is found by, in lower case. */
  searchKey: string;
  status: InquiryStatus;
  /** When it was answered or closed; empty while it is new. */
  settledAt: string | null;
  clientId: string | null;
  /** One of its deliveries was given up. */
  isUndelivered: Generated<Flag>;
};

type InquiryReplyTable = {
  /** Also its delivery's. */
  id: string;
  inquiryId: string;
  text: string;
  author: string;
  sentAt: string;
};

/** What has to leave: an inquiry to the owner, or a reply to the visitor. */
type DeliveryTable = {
  id: string;
  inquiryId: string;
  target: DeliveryTarget;
  state: DeliveryState;
  /** The first try, or the one that the broker asked for. */
  startedAt: string;
  /** While a process is trying: when another may. */
  nextAttemptAt: string;
  /** Empty, or in the past, where no process is trying. */
  leasedUntil: string | null;
  /** Since it was started; counted before each try, so that a late one knows that it is no longer the last. */
  attempts: Generated<number>;
};

type DeliveryAttemptTable = {
  id: Generated<number>;
  deliveryId: string;
  at: string;
  isDelivered: Flag;
  detail: string;
};

/** A file that is on its way into the store: until a row names it, it may be given up. */
type UploadTable = { key: string; startedAt: string };

export type Tables = {
  user: UserTable;
  property: PropertyTable;
  deal: DealTable;
  viewCount: ViewCountTable;
  contact: ContactTable;
  contactDeal: ContactDealTable;
  document: DocumentTable;
  documentCount: DocumentCountTable;
  documentVersion: DocumentVersionTable;
  event: EventTable;
  thread: ThreadTable;
  message: MessageTable;
  attachment: AttachmentTable;
  activity: ActivityTable;
  notification: NotificationTable;
  profile: ProfileTable;
  settings: SettingsTable;
  calendarAddress: CalendarAddressTable;
  audit: AuditTable;
  change: ChangeTable;
  attempt: AttemptTable;
  inquiry: InquiryTable;
  inquiryReply: InquiryReplyTable;
  delivery: DeliveryTable;
  deliveryAttempt: DeliveryAttemptTable;
  upload: UploadTable;
};

/** Belong to a client; a client sees only the rows of their own `clientId`. */
export const clientTables = [
  "deal",
  "viewCount",
  "contact",
  "contactDeal",
  "document",
  "documentCount",
  "documentVersion",
  "event",
  "thread",
  "message",
  "attachment",
  "audit",
  "activity",
] as const satisfies readonly (keyof Tables)[];

/** Belong to one person, client or broker, and to nobody else; by `personId`. */
export const personTables = [
  "notification",
  "profile",
  "settings",
  "calendarAddress",
  "change",
] as const satisfies readonly (keyof Tables)[];

/** The broker's own; to a client they hold nothing. */
export const brokerTables = [
  "inquiry",
  "inquiryReply",
  "delivery",
  "deliveryAttempt",
] as const satisfies readonly (keyof Tables)[];
