import type {} from "@frontage/records/schemas/passkey";
import type { DocumentSort } from "@frontage/records/document-sorts";
import type {
  AssistantAnswer,
  AssistantNote,
  AssistantNoteChange,
  AssistantQuestionForm,
  AssistantReplyForm,
  AssistantState,
  UnansweredPage,
  UnansweredStatus,
} from "@frontage/records/schemas/assistant";
import type {
  BrokerListing,
  ListedListing,
  ListingChange,
  ListingDocumentChange,
  ListingDocumentForm,
  ListingPhoto,
  ListingStatusChange,
  NewListing,
  OffersDueChange,
  VisibilityChange,
} from "@frontage/records/schemas/broker-listing";
import type { PhotoText } from "@frontage/records/schemas/listing-photo";
import type {
  Client,
  ClientEmail,
  InquiryClient,
  PartyForm,
  PartyChange,
  DealChange,
  Invitation,
  Signing,
} from "@frontage/records/schemas/client";
import type { EventChange, EventForm, RequestAnswer } from "@frontage/records/schemas/event-form";
import type { ClientSummary } from "@frontage/records/schemas/client-summary";
import type { Contact } from "@frontage/records/schemas/contact";
import type { DealActivity } from "@frontage/records/schemas/deal-activity";
import type {
  DocumentPage,
  DocumentGroup,
  DocumentOpening,
  DocumentStatus,
  DocumentType,
  PortalDocument,
  Upload,
} from "@frontage/records/schemas/document";
import type {
  DocumentRequest,
  DocumentRequestChange,
  DocumentRequestForm,
} from "@frontage/records/schemas/document-request";
import type {
  Cancellation,
  ClientProposal,
  PortalEvent,
  TimeRequest,
} from "@frontage/records/schemas/event";
import type {
  Exchange,
  IdentificationChange,
  PostponementChange,
  ReplacementChange,
  ReplacementForm,
  SoldChange,
} from "@frontage/records/schemas/exchange";
import type { ListingWeek } from "@frontage/records/schemas/listing-week";
import type {
  Acceptance,
  BestAndFinal,
  EnteredOffer,
  OfferBoard,
  OfferFileKind,
  OfferForm,
  OfferTerms,
} from "@frontage/records/schemas/offer";
import type { LoginEmailForm } from "@frontage/records/schemas/login-email";
import type {
  KeyDateChange,
  KeyDateForm,
  KeyDateMoveForm,
  KeyDateView,
  TemplateForm,
  OwnTemplateName,
  SavedTemplate,
  TemplateChange,
} from "@frontage/records/schemas/key-date";
import type { KeyDateStatus } from "@frontage/records/schemas/key-date-kinds";
import type { NewDeal } from "@frontage/records/schemas/new-deal";
import type { NumberedPageRequest, PageOf, PageRequest } from "@frontage/records/schemas/page-of";
import type {
  Prospect,
  ProspectChange,
  ProspectForm,
  ProspectImportResult,
  ProspectMessage,
  TourAnswer,
} from "@frontage/records/schemas/prospect";
import type { DealMove, DealPage, DealPlace, DealSide, Deal } from "@frontage/records/schemas/deal";
import type { Seen } from "@frontage/records/schemas/record";
import type { Message, Thread } from "@frontage/records/schemas/thread";
import type { Today } from "@frontage/records/schemas/today";

import type { UnsentStorage } from "./send-queue.ts";

/** A record, as the user has seen it. */
type SeenRecord = { id: string } & Seen;

/**
 * Everything the screens can request. A method rejects with an `Error` whose message is written for
 * the user; the screen shows it with a way to try again. A change names the version of the record
 * that the user has seen; if the record has changed since, the `PortalError` has it as `current`.
 */
export type Portal = {
  /** Sample records, kept only for this visit; a notice on each screen says so. */
  readonly isSample: boolean;
  /** What only a broker can do; absent for clients and for the samples. */
  readonly brokerApi?: BrokerApi;

  /** All deals of a client. */
  deals: (filter?: ClientFilter) => Promise<readonly Deal[]>;
  /** `undefined` if not found. */
  deal: (id: string) => Promise<Deal | undefined>;

  /** All deals of the client, or of all the broker’s clients, by name. */
  dealNames: (filter?: ClientFilter) => Promise<readonly DealPlace[]>;
  /** What happened in a deal, and who opened its documents; newest first. */
  dealActivity: (dealId: string) => Promise<DealActivity>;

  documents: (filter: DocumentFilter, page: NumberedPageRequest) => Promise<DocumentPage>;
  document: (id: string) => Promise<PortalDocument | undefined>;
  /** The file of a version. */
  documentFile: (id: string, version: number, use: "view" | "download") => Promise<Blob>;
  /** The document that an upload of this name would replace, if there is one. */
  namesakeOf: (
    upload: Pick<Upload, "dealId" | "mediaType" | "name">,
  ) => Promise<PortalDocument | undefined>;
  /**
   * Uploads a file. If the deal has a document of the same name, `as` decides; without it, the
   * promise rejects with a `PortalError` for the field `as`.
   *
   * @param onProgress called with the share sent, 0 to 1
   * @param signal cancels it; the promise then rejects with the signal’s reason
   */
  uploadDocument: (
    upload: Upload,
    file: Blob,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<PortalDocument>;
  /** Changes a new document’s status to reviewed. */
  markDocumentViewed: (id: string) => Promise<void>;
  /**
   * Removes a version, or the document if it is the only one. Clients can remove only their own
   * newest.
   */
  removeVersion: (id: string, version: number) => Promise<void>;
  restoreVersion: (id: string, version: number) => Promise<void>;
  /** A client reports that they signed the newest version, which they have seen. */
  reportSignature: (id: string, seen: Seen) => Promise<void>;
  withdrawReport: (id: string) => Promise<void>;
  /** Removes an upload of the user’s own side; its version is the number of its newest file. */
  removeUpload: (document: SeenRecord) => Promise<void>;
  restoreUpload: (id: string) => Promise<void>;

  /** Events on the days from `from` to `to`, both included ("2026-07-14"), in order. */
  events: (range: EventRange) => Promise<readonly PortalEvent[]>;
  event: (id: string) => Promise<PortalEvent | undefined>;
  /** Requests a time; the event is "requested" until the broker responds. */
  requestTime: (request: TimeRequest) => Promise<PortalEvent>;
  /**
   * Ends an event, which stays readable: clients can end their own request, or an upcoming tour or
   * call; brokers can end any.
   */
  cancelEvent: (id: string, cancellation: Cancellation) => Promise<void>;
  /** A client requests another time than the proposed or confirmed one. The broker then answers. */
  proposeTime: (id: string, proposal: ClientProposal) => Promise<PortalEvent>;
  /** Declines the proposed time, or withdraws the client’s own request for another. */
  declineProposal: (id: string, cancellation: Cancellation) => Promise<void>;
  /** Accepts the proposed time. The samples have no proposals. */
  acceptProposal?: (id: string, seen: Seen) => Promise<PortalEvent>;

  threads: (filter?: ClientFilter) => Promise<readonly Thread[]>;
  /** Newest first; `nextCursor` leads to older ones. */
  messages: (threadId: string, page: PageRequest) => Promise<PageOf<Message>>;
  /** The messages that contain a text, newest first. */
  findMessages: (text: string, filter?: ClientFilter) => Promise<readonly Message[]>;
  /** A file sent with a message. A document’s file is `documentFile`. */
  attachmentFile: (attachmentId: string) => Promise<Blob>;
  /** Idempotent by `id`. */
  sendMessage: (message: OutgoingMessage) => Promise<Message>;
  /**
   * Where what isn't sent yet survives closing the page. Absent for the samples, which keep it for
   * this visit only.
   */
  readonly keepUnsent?: (what: "messages" | "questions") => UnsentStorage;
  markThreadRead: (threadId: string) => Promise<void>;
  /** The thread with a contact, created if needed. */
  threadWith: (contactId: string) => Promise<Thread>;

  // Only for accounts: the samples omit these, and screens omit what depends on them.
  assistant?: AssistantApi;
  /** What the broker asked the client to upload and hasn't checked off. */
  documentRequests?: (filter: RequestFilter) => Promise<readonly DocumentRequest[]>;
  /** Who viewed or downloaded a document, latest first. */
  documentOpenings?: (id: string) => Promise<readonly DocumentOpening[]>;
  /** A deal’s 1031 exchange; `undefined` if there is no such deal. */
  exchange?: (dealId: string) => Promise<Exchange | undefined>;
  /** The listing of a deal that is sold or leased; absent in the samples. */
  readonly sale?: SaleApi;
};

/** What only a broker can do. A client’s id is their account’s. */
export type BrokerApi = {
  clients: () => Promise<readonly Client[]>;
  /** `undefined` if not found. */
  client: (id: string) => Promise<Client | undefined>;
  /** What a client is looking for, and which documents they opened last. */
  clientSummary: (clientId: string) => Promise<ClientSummary>;
  /** Creates the account and queues an email with a link to set its password. */
  invite: (invitation: Invitation) => Promise<Client>;
  /** Queues the email again, with a new link. */
  resendInvitation: (clientId: string) => Promise<void>;
  /**
   * Lets a client log in, or stops them. Stopping ends their sessions and cancels an open
   * invitation; allowing sends a canceled one again.
   */
  setAccess: (clientId: string, isEnabled: boolean) => Promise<void>;
  /**
   * Starts a change of the client’s login email, which both addresses confirm. Before the client
   * has a password, changes it and sends a new invitation.
   */
  changeEmail: (clientId: string, form: LoginEmailForm) => Promise<void>;
  cancelEmailChange: (clientId: string, newEmail: string) => Promise<void>;
  declineClosure: (clientId: string) => Promise<void>;
  /** Everything stored about the client, as a zip file. */
  exportClient: (clientId: string) => Promise<Blob>;
  /** Erases the client permanently, with everything except the activity log. */
  eraseClient: (clientId: string) => Promise<void>;
  /** The client’s emails with their state, latest first. */
  clientEmails: (clientId: string) => Promise<readonly ClientEmail[]>;
  /** Tries to send an email again now. */
  retryEmail: (clientId: string, emailId: string) => Promise<void>;

  /** The deals of all clients, newest first. */
  deals: (filter: DealFilter, page: PageRequest) => Promise<DealPage>;
  addDeal: (clientId: string, deal: NewDeal) => Promise<Deal>;
  changeDeal: (clientId: string, dealId: string, deal: DealChange) => Promise<Deal>;
  /** Moves a deal to another stage of its side. */
  moveDeal: (clientId: string, dealId: string, deal: DealMove) => Promise<void>;

  /** Archives a deal, so that its dates and requests have no reminders, or brings it back. */
  archiveDeal: (clientId: string, deal: SeenRecord, isArchived: boolean) => Promise<void>;
  /** Removes a deal permanently, with its documents and events. */
  removeDeal: (clientId: string, deal: SeenRecord) => Promise<void>;

  /** A deal’s key dates in order; those that wait for another come last. */
  keyDates: (dealId: string) => Promise<readonly KeyDateView[]>;
  addKeyDate: (dealId: string, date: KeyDateForm) => Promise<void>;
  /** Also moves what is counted from it. The client is notified of old and new days. */
  changeKeyDate: (dealId: string, id: string, date: KeyDateChange) => Promise<void>;
  moveKeyDate: (dealId: string, id: string, move: KeyDateMoveForm) => Promise<void>;
  /** Undoes the last move. */
  undoKeyDateMove: (dealId: string, id: string, version: number) => Promise<void>;
  setKeyDateStatus: (dealId: string, date: SeenRecord, status: KeyDateStatus) => Promise<void>;
  removeKeyDate: (dealId: string, date: SeenRecord) => Promise<void>;
  /** The templates that the broker saved. */
  keyDateTemplates: () => Promise<readonly SavedTemplate[]>;
  /** Saves a template, for deals that start with it from now on. */
  saveTemplate: (name: OwnTemplateName, template: TemplateChange) => Promise<void>;
  /** Goes back to the standard template. */
  resetTemplate: (name: OwnTemplateName) => Promise<void>;
  /** Adds a template’s key dates that the deal doesn’t have. */
  applyTemplate: (dealId: string, form: TemplateForm) => Promise<void>;

  /** Asks the deal’s client for a document. */
  requestDocument: (dealId: string, form: DocumentRequestForm) => Promise<void>;
  /** Also checks it off, requests it again or cancels it. */
  changeDocumentRequest: (id: string, change: DocumentRequestChange) => Promise<void>;
  /** At most once a day; otherwise it rejects. */
  remindOfDocument: (id: string) => Promise<void>;

  /** Saves what is sold in a deal’s exchange. */
  saveSold: (dealId: string, sold: SoldChange) => Promise<void>;
  addReplacement: (dealId: string, replacement: ReplacementForm) => Promise<void>;
  changeReplacement: (dealId: string, id: string, replacement: ReplacementChange) => Promise<void>;
  removeReplacement: (dealId: string, replacement: SeenRecord) => Promise<void>;
  /** Once the intermediary has confirmed it. The client is notified. */
  markIdentified: (dealId: string, id: string, change: IdentificationChange) => Promise<void>;
  /**
   * Sets both strict days according to an IRS notice. The client is notified of old and new days.
   */
  postponeExchange: (dealId: string, change: PostponementChange) => Promise<void>;
  withdrawPostponement: (dealId: string, seen: Seen) => Promise<void>;

  addParty: (clientId: string, party: PartyForm) => Promise<Contact>;
  changeParty: (clientId: string, contactId: string, party: PartyChange) => Promise<Contact>;
  removeParty: (clientId: string, contactId: string) => Promise<void>;

  addEvent: (clientId: string, event: EventForm) => Promise<PortalEvent>;
  changeEvent: (id: string, event: EventChange) => Promise<PortalEvent>;
  /** Confirms a requested time, declines it, or proposes another. */
  answerRequest: (eventId: string, answer: RequestAnswer) => Promise<void>;

  /** Requests a signature, marks the document as signed, or withdraws the request. */
  setSigning: (documentId: string, signing: Signing) => Promise<void>;
  /** Makes an earlier version current, as a new version. */
  makeVersionCurrent: (documentId: string, version: number) => Promise<PortalDocument>;

  /**
   * Messages each client who hasn’t opted out of market notes. Idempotent by `id`.
   *
   * @returns the number of recipients
   */
  sendMarketNote: (note: { id: string; text: string }) => Promise<number>;

  readonly assistant?: BrokerAssistantApi;
  readonly today: TodayApi;
  readonly listings: ListingApi;
  readonly offers: OfferApi;
};

/** A client’s listing: its last week and its offers, `undefined` if the deal has none. */
export type SaleApi = {
  week: (dealId: string) => Promise<ListingWeek | undefined>;
  offers: (dealId: string) => Promise<OfferBoard | undefined>;
  /** Asks the broker to mark an offer as accepted. */
  accept: (dealId: string, offerId: string, seen: Seen) => Promise<void>;
  approveCounter: (dealId: string, offerId: string, seen: Seen) => Promise<void>;
};

/** The offers for a listing. What changes one names the version that was seen. */
export type OfferApi = {
  /** `undefined` if there is no such listing. */
  board: (listingId: string) => Promise<OfferBoard | undefined>;
  /** Notes that all of them were looked at. */
  markReviewed: (listingId: string) => Promise<void>;
  /** Enters one that came by email. @returns its id */
  enter: (listingId: string, offer: EnteredOffer) => Promise<string>;
  change: (id: string, offer: OfferForm & Seen) => Promise<void>;
  withdraw: (id: string, seen: Seen) => Promise<void>;
  addFile: (
    id: string,
    file: File,
    as: { kind: OfferFileKind; mediaType: string },
  ) => Promise<void>;
  file: (id: string, fileId: string) => Promise<Blob>;
  saveRecommendation: (
    listingId: string,
    form: Seen & { text: string; offerId?: string },
  ) => Promise<void>;
  sendRecommendation: (listingId: string, seen: Seen) => Promise<void>;
  askBestAndFinal: (listingId: string, form: BestAndFinal) => Promise<void>;
  /** Goes to the client first. */
  counter: (id: string, form: Seen & { terms: OfferTerms }) => Promise<void>;
  withdrawCounter: (id: string, seen: Seen) => Promise<void>;
  sendCounter: (id: string, form: Seen & { message: string }) => Promise<void>;
  decline: (id: string, form: Seen & { message: string }) => Promise<void>;
  accept: (id: string, form: Acceptance) => Promise<void>;
};

/** Questions about the person’s own records, answered by quoting them. */
export type AssistantApi = {
  state: () => Promise<AssistantState>;
  /** The person’s own questions, newest first. */
  questions: (page: PageRequest) => Promise<PageOf<AssistantAnswer>>;
  /** @param onProgress called with the number of documents being searched */
  ask: (
    form: AssistantQuestionForm,
    onProgress: (documents: number) => void,
  ) => Promise<AssistantAnswer>;
  /** Sends a question to the broker, as a message; once per question. */
  forward: (questionId: string, text: string) => Promise<void>;
  /** Whether the language model may read questions and the passages they match. */
  setConsent: (isAllowed: boolean) => Promise<void>;
};

/** The broker's part of the assistant. */
export type BrokerAssistantApi = {
  /** Questions it couldn’t answer, newest first. */
  unanswered: (
    filter: ClientFilter & { status: UnansweredStatus },
    page: PageRequest,
  ) => Promise<UnansweredPage>;
  /** Answers with a message to the client, and keeps the answer as a note if requested. */
  answer: (questionId: string, form: AssistantReplyForm) => Promise<void>;
  /** Marks that the question needs no answer, or does after all. */
  dismiss: (questionId: string, isDismissed: boolean) => Promise<void>;
  notes: (filter: ClientFilter) => Promise<readonly AssistantNote[]>;
  changeNote: (id: string, form: AssistantNoteChange) => Promise<void>;
  removeNote: (id: string) => Promise<void>;
  /** Whether it is on for everyone. */
  isOn: () => Promise<boolean>;
  turn: (isOn: boolean) => Promise<void>;
  /** Turns it on or off for one client. */
  turnFor: (clientId: string, isOn: boolean) => Promise<void>;
};

/** The broker’s first screen, and its actions. */
export type TodayApi = {
  read: () => Promise<Today>;
  /** Marks a document as signed, even while the page is closing. */
  confirmSignature: (document: SeenRecord) => Promise<void>;
  /** At most once a day; otherwise these two reject. */
  remindOfSignature: (documentId: string) => Promise<void>;
  /** A conversation’s latest message needs no answer. */
  dismissMessage: (threadId: string, messageId: string) => Promise<void>;
  remindOfRequest: (requestId: string) => Promise<void>;
  /** Checks off what a client sent, or undoes that. */
  checkOff: (request: Seen & { id: string }, isDone: boolean) => Promise<void>;
};

/** The broker’s listings. What changes one names the version that was seen. */
export type ListingApi = {
  /** Drafts and those on the market, or those that are closed or withdrawn. */
  list: (group: "open" | "closed") => Promise<readonly ListedListing[]>;
  /** `undefined` if not found. */
  one: (id: string) => Promise<BrokerListing | undefined>;
  /** @returns its id */
  add: (listing: NewListing) => Promise<string>;
  change: (id: string, change: ListingChange) => Promise<void>;
  /** Only a draft that was never on the site. */
  remove: (id: string, seen: Seen) => Promise<void>;
  /** Rejects while the checklist isn’t done. The client is notified. */
  publish: (id: string, seen: Seen) => Promise<void>;
  withdraw: (id: string, seen: Seen) => Promise<void>;
  /** The site then says that it was confirmed today. */
  confirm: (id: string, seen: Seen) => Promise<void>;
  setStatus: (id: string, change: ListingStatusChange) => Promise<void>;
  setOffersDue: (id: string, change: OffersDueChange) => Promise<void>;
  setVisibility: (id: string, change: VisibilityChange) => Promise<void>;
  setDeal: (id: string, change: Seen & { dealId: string | null }) => Promise<void>;
  addDocument: (id: string, form: ListingDocumentForm, upload: ListingUpload) => Promise<void>;
  changeDocument: (id: string, documentId: string, change: ListingDocumentChange) => Promise<void>;
  /** Rejects unless these are all of its documents. */
  orderDocuments: (id: string, ids: readonly string[]) => Promise<void>;
  replaceFile: (id: string, document: SeenRecord, upload: ListingUpload) => Promise<void>;
  removeDocument: (id: string, document: SeenRecord) => Promise<void>;
  documentFile: (id: string, documentId: string) => Promise<Blob>;
  /** Who is interested, the last seen first. */
  prospects: (id: string) => Promise<readonly Prospect[]>;
  /** The same as CSV. */
  prospectTable: (id: string) => Promise<Blob>;
  /** What a prospect and the broker wrote, oldest first. */
  prospectMessages: (prospectId: string) => Promise<readonly ProspectMessage[]>;
  /** Writes to a prospect by email and in the room. Idempotent by the message’s `id`. */
  writeToProspect: (prospectId: string, message: { id: string; text: string }) => Promise<void>;
  /** Opens documents to a prospect, or closes them, even while the page is closing. */
  setDocumentAccess: (
    prospect: SeenRecord,
    access: { documentIds: readonly string[]; isOpen: boolean },
  ) => Promise<void>;
  /** Confirms a request for a tour, or declines it, and emails them. */
  answerTour: (tourId: string, answer: TourAnswer) => Promise<void>;
  /** Emails a new link to someone who has signed and opened nothing. */
  remindProspect: (prospectId: string) => Promise<void>;
  addProspect: (id: string, prospect: ProspectForm) => Promise<void>;
  changeProspect: (prospectId: string, change: ProspectChange) => Promise<void>;
  /** Rejects while they have an open offer. What the law has one keep stays. */
  eraseProspect: (prospectId: string) => Promise<void>;
  /** The PDF, also of someone who was erased. */
  signedAgreement: (prospectId: string) => Promise<Blob>;
  /** Adds those whose email address is new. */
  importProspects: (
    id: string,
    prospects: readonly ProspectForm[],
  ) => Promise<ProspectImportResult>;
  /** Invites them as a client, to whom everything they did on listings then belongs. */
  convertProspect: (prospectId: string) => Promise<InquiryClient>;
  /** Closes the document room to a prospect, or opens it again. */
  setRevoked: (prospect: SeenRecord, isRevoked: boolean) => Promise<void>;
  /** Resolves once it is prepared. @param onProgress called with the share sent, 0 to 1 */
  addPhoto: (
    id: string,
    file: File,
    onProgress?: (share: number) => void,
    signal?: AbortSignal,
  ) => Promise<ListingPhoto>;
  describePhoto: (id: string, photoId: string, text: PhotoText) => Promise<ListingPhoto>;
  /** Rejects unless these are all of its photographs. */
  orderPhotos: (id: string, ids: readonly string[]) => Promise<void>;
  removePhoto: (id: string, photoId: string) => Promise<void>;
};

export type ListingUpload = { file: File; mediaType: string };

/** Filters a broker’s list to one client. */
type ClientFilter = { clientId?: string };

type EventRange = ClientFilter & {
  from: string;
  to: string;
  dealId?: string;
  /** Leaves out deals’ key dates. */
  hasNoKeyDates?: boolean;
};

/** Absent members don’t filter. */
export type DealFilter = ClientFilter & {
  /** Archived deals count as closed. */
  status?: "open" | "closed";
  side?: DealSide;
  stage?: Deal["progress"]["stage"];
};

export type RequestFilter = ClientFilter & { dealId?: string };

/** Absent members don’t filter. */
export type DocumentFilter = ClientFilter & {
  group?: DocumentGroup;
  type?: DocumentType;
  status?: DocumentStatus;
  dealId?: string;
  /** Words in the name or the deal, in any order and case. */
  text?: string;
  sort?: DocumentSort;
};

export type OutgoingMessage = {
  /** Created by the sender (`crypto.randomUUID`), so that a retry isn’t a second message. */
  id: string;
  threadId: string;
  text: string;
  /** The deal on whose page it was written. */
  dealId?: string | undefined;
  files: readonly File[];
};
