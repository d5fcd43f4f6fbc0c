import type { TwoFactorStart } from "@frontage/content/schemas/account";
import type { AuditPage } from "@frontage/content/schemas/audit";
import type {
  Client,
  InquiryClient,
  ClientContact,
  DealForm,
  EventForm,
  Invitation,
  RequestAnswer,
  SigningStatus,
} from "@frontage/content/schemas/client";
import type { Contact, ContactRole, NewContact } from "@frontage/content/schemas/contact";
import type {
  DocumentGroup,
  DocumentOpening,
  DocumentStatus,
  DocumentType,
  PortalDocument,
  Upload,
} from "@frontage/content/schemas/document";
import type { PortalEvent, TimeRequest } from "@frontage/content/schemas/event";
import type { PortalNotification } from "@frontage/content/schemas/notification";
import type { Overview } from "@frontage/content/schemas/overview";
import type { PageOf, PageRequest } from "@frontage/content/schemas/page-of";
import type { Profile } from "@frontage/content/schemas/profile";
import type { Property } from "@frontage/content/schemas/property";
import type {
  InquiryDetail,
  InquiryPage,
  InquiryStatus,
} from "@frontage/content/schemas/received-inquiry";
import type { SearchResult } from "@frontage/content/schemas/search";
import type { PasswordChange, Session, Settings } from "@frontage/content/schemas/settings";
import type { Message, Thread } from "@frontage/content/schemas/thread";

/**
 * Everything the screens know of data. A method rejects with an `Error` whose
 * message a client may read; whoever calls shows it with a way to try again.
 */
export type Portal = {
  /** "sample": invented records, kept for this visit only. */
  readonly kind: "sample" | "live";
  /** What a broker can do beyond; absent for clients and for the samples. */
  readonly desk?: BrokerDesk;

  overview: () => Promise<Overview>;
  /** What the sidebar and the header count. */
  unread: () => Promise<Unread>;

  /** Every property of the client; a client has few. A broker's are every client's. */
  properties: (filter?: ClientFilter) => Promise<readonly Property[]>;
  /** `undefined` where there is none of that id. */
  property: (id: string) => Promise<Property | undefined>;

  documents: (filter: DocumentFilter, page: PageRequest) => Promise<DocumentPage>;
  document: (id: string) => Promise<PortalDocument | undefined>;
  /** The file itself, as it was in that version, to be looked at or to be kept. */
  documentFile: (id: string, version: number, use: "view" | "download") => Promise<Blob>;
  /**
   * Takes a file in. A document of the same name in the same deal gets a new version.
   *
   * @param onProgress hears the share taken in, 0 to 1
   * @param signal stops it; the promise then rejects with the signal's reason
   */
  uploadDocument: (
    upload: Upload,
    file: Blob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<PortalDocument>;
  /** A new document becomes a reviewed one; others stay as they are. */
  markDocumentViewed: (id: string) => Promise<void>;
  /** Takes back one of the client's own uploads; the others cannot be removed. */
  removeUpload: (id: string) => Promise<void>;
  restoreUpload: (id: string) => Promise<void>;

  contacts: (filter: ContactFilter, page: PageRequest) => Promise<PageOf<Contact>>;
  contact: (id: string) => Promise<Contact | undefined>;
  addContact: (contact: NewContact) => Promise<Contact>;
  /** Only the client's own; the broker's stay. */
  removeContact: (id: string) => Promise<void>;
  restoreContact: (id: string) => Promise<void>;

  /** Events that touch the days from `from` to `to`, both included ("2026-07-14"), in order. */
  events: (range: { from: string; to: string } & ClientFilter) => Promise<readonly PortalEvent[]>;
  event: (id: string) => Promise<PortalEvent | undefined>;
  /** Asks the broker for a time; the event is "requested" until the broker answers. */
  requestTime: (request: TimeRequest) => Promise<PortalEvent>;
  /** Takes back a request that is not answered. */
  withdrawRequest: (id: string) => Promise<void>;
  /** Agrees to the time that the broker proposes, as it was read. The samples' broker proposes none. */
  acceptProposal?: (id: string, start: string) => Promise<PortalEvent>;
  declineProposal?: (id: string, start: string) => Promise<void>;

  threads: (filter?: ClientFilter) => Promise<readonly Thread[]>;
  /** The newest messages first; `nextCursor` leads to older ones. */
  messages: (threadId: string, page: PageRequest) => Promise<PageOf<Message>>;
  /** The text of every message, as typed, somewhere in it; newest first. */
  findMessages: (text: string, filter?: ClientFilter) => Promise<readonly Message[]>;
  /** A file sent with a message; one that is a document has its file there. */
  attachmentFile: (attachmentId: string) => Promise<Blob>;
  /** Sending the same `id` twice sends once. */
  sendMessage: (message: OutgoingMessage) => Promise<Message>;
  markThreadRead: (threadId: string) => Promise<void>;
  /** The thread with a contact; begins one where there is none. */
  threadWith: (contactId: string) => Promise<Thread>;

  notifications: () => Promise<readonly PortalNotification[]>;
  setNotificationsRead: (ids: readonly string[], isRead: boolean) => Promise<void>;

  profile: () => Promise<Profile>;
  saveProfile: (profile: Profile) => Promise<Profile>;

  settings: () => Promise<Settings>;
  saveSettings: (settings: Settings) => Promise<Settings>;
  sessions: () => Promise<readonly Session[]>;
  /** Ends other sessions than this one: one of them, or all. */
  endSessions: (which: { id: string } | "others") => Promise<void>;
  changePassword: (change: PasswordChange) => Promise<void>;
  /** Everything the portal keeps about the client: the samples as JSON, an account's as a zip with its files. */
  exportData: () => Promise<Blob>;

  // What only an account has. The samples leave these out, and the screens what belongs to them.
  twoFactor?: TwoFactor;
  calendarAddress?: CalendarAddress;
  /** Who downloaded a document or looked at it, and when; the latest first. */
  documentOpenings?: (id: string) => Promise<readonly DocumentOpening[]>;
  /** What happened to the account and its records, the newest first. */
  audit?: (page: PageRequest) => Promise<AuditPage>;

  /** At most eight of a kind, the best first. An empty text finds nothing. */
  search: (text: string) => Promise<readonly SearchResult[]>;
};

/** What only a broker can do. A client's id is their account's. */
export type BrokerDesk = {
  clients: () => Promise<readonly Client[]>;
  /** `undefined` where there is none of that id. */
  client: (id: string) => Promise<Client | undefined>;
  /** Makes the account and mails a link that sets its password. */
  invite: (invitation: Invitation) => Promise<Client>;
  /** Mails the link again. */
  mailInvitation: (clientId: string) => Promise<void>;

  addDeal: (clientId: string, deal: DealForm) => Promise<Property>;
  changeDeal: (clientId: string, dealId: string, deal: DealForm) => Promise<Property>;

  addParty: (clientId: string, party: ClientContact) => Promise<Contact>;
  changeParty: (clientId: string, contactId: string, party: ClientContact) => Promise<Contact>;
  removeParty: (clientId: string, contactId: string) => Promise<void>;

  addEvent: (clientId: string, event: EventForm) => Promise<PortalEvent>;
  changeEvent: (id: string, event: EventForm) => Promise<PortalEvent>;
  removeEvent: (id: string) => Promise<void>;
  /** Confirms a requested time, declines it, or proposes another. */
  answerRequest: (eventId: string, answer: RequestAnswer) => Promise<void>;

  /** Asks the client to sign a document, notes that it is signed, or takes the request back. */
  setSigning: (documentId: string, status: SigningStatus) => Promise<void>;

  /**
   * Writes to each client who wants the market note. The same note twice is sent once.
   *
   * @returns to how many it goes
   */
  sendMarketNote: (note: { id: string; text: string }) => Promise<number>;

  readonly inquiries: InquiryDesk;
};

/** What visitors sent with the contact form, where `broker.ts` has the server take it in. */
export type InquiryDesk = {
  /** The newest first. */
  list: (filter: InquiryFilter, page: PageRequest) => Promise<InquiryPage>;
  /** `undefined` where there is none of that id, or no longer. */
  one: (id: string) => Promise<InquiryDetail | undefined>;
  setStatus: (id: string, status: InquiryStatus) => Promise<void>;
  /** Mails an answer to the visitor. The same reply twice is mailed once. */
  reply: (id: string, reply: { id: string; text: string }) => Promise<InquiryDetail>;
  /** Tries a delivery now, also one that was given up. */
  retry: (id: string, deliveryId: string) => Promise<InquiryDetail>;
  /** Invites the visitor; where the address is a client's already, the inquiry is noted as theirs. */
  makeClient: (id: string) => Promise<InquiryClient>;
  /** For good, with all that belongs to it. */
  erase: (id: string) => Promise<void>;
  /** The inquiries of a filter, as a table for a spreadsheet. */
  exportTable: (filter: InquiryFilter) => Promise<Blob>;
};

/** What is left out does not narrow the list. */
export type InquiryFilter = {
  status?: InquiryStatus;
  /** Only those of which a delivery was given up. */
  isUndelivered?: boolean;
  /** Words that stand somewhere in it, in any order and case. */
  text?: string;
};

/** Signing in by a code as well. What asks for a password rejects with a `Refusal` of that field. */
export type TwoFactor = {
  isOn: () => Promise<boolean>;
  /** Begins to turn it on; it is on once a code has been confirmed. */
  begin: (password: string) => Promise<TwoFactorStart>;
  /** Rejects with a `Refusal` of the field `code`. */
  confirm: (code: string) => Promise<void>;
  turnOff: (password: string) => Promise<void>;
  /** New backup codes; the earlier ones end. */
  newBackupCodes: (password: string) => Promise<readonly string[]>;
};

/** An address that calendar programs read the client's dates from. */
export type CalendarAddress = {
  /** When the one in use was made; `undefined` where there is none. */
  madeAt: () => Promise<string | undefined>;
  /** Makes one and returns it, this one time; an earlier one ends. */
  make: () => Promise<string>;
  revoke: () => Promise<void>;
};

type Unread = { notifications: number; messages: number };

/** Narrows a broker's list to one client; everyone else has a single client's records anyway. */
type ClientFilter = { clientId?: string };

/** What is left out does not narrow the list. */
export type DocumentFilter = ClientFilter & {
  group?: DocumentGroup;
  type?: DocumentType;
  status?: DocumentStatus;
  propertyId?: string;
  /** Words of the name or of the property, in any order and case. */
  text?: string;
  sort?: DocumentSort;
};

export const documentSorts = ["updated", "-updated", "name", "-name", "size", "-size"] as const;
/** A leading dash turns the order around: "-updated", the default, is newest first. */
export type DocumentSort = (typeof documentSorts)[number];

export type DocumentPage = PageOf<PortalDocument> & {
  /** How many match the filter without its group, for the tabs. */
  counts: Record<DocumentGroup | "all", number>;
};

export type ContactFilter = ClientFilter & {
  role?: ContactRole;
  propertyId?: string;
  text?: string;
};

export type OutgoingMessage = {
  /** Made by the sender (`crypto.randomUUID`), so that a retry cannot double it. */
  id: string;
  threadId: string;
  text: string;
  files: readonly File[];
};
