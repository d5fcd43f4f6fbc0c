import type { Hono } from "hono";
import { hc } from "hono/client";

import type { loginEmailRoutes } from "../../../server/src/accounts/email-change-routes.ts";
import type { passkeyRoutes } from "../../../server/src/accounts/passkey-routes.ts";
import type { accountRoutes, signInRoutes } from "../../../server/src/accounts/routes.ts";
import type { brokerAssistantRoutes } from "../../../server/src/assistant/broker-routes.ts";
import type { brokerNoteRoutes } from "../../../server/src/assistant/note-routes.ts";
import type { assistantQuestionRoutes } from "../../../server/src/assistant/question-routes.ts";
import type { assistantRoutes } from "../../../server/src/assistant/routes.ts";
import type { brokerSwitchRoutes } from "../../../server/src/assistant/switch-routes.ts";
import type { auditRoutes } from "../../../server/src/audit/routes.ts";
import type { clientAccessRoutes } from "../../../server/src/clients/access-routes.ts";
import type { clientDealRoutes } from "../../../server/src/clients/deal-routes.ts";
import type { clientEmailRoutes } from "../../../server/src/clients/email-change-routes.ts";
import type { clientInvitationRoutes } from "../../../server/src/clients/invitation-routes.ts";
import type { clientPartyRoutes } from "../../../server/src/clients/party-routes.ts";
import type { clientRoutes } from "../../../server/src/clients/routes.ts";
import type { contactRoutes } from "../../../server/src/contacts/routes.ts";
import type { dealRoutes } from "../../../server/src/deals/routes.ts";
import type { brokerDocumentRequestRoutes } from "../../../server/src/document-requests/broker-routes.ts";
import type { documentRequestRoutes } from "../../../server/src/document-requests/routes.ts";
import type { brokerDocumentRoutes } from "../../../server/src/documents/broker-routes.ts";
import type { documentRoutes } from "../../../server/src/documents/routes.ts";
import type { signatureRoutes } from "../../../server/src/documents/signature-routes.ts";
import type { versionRoutes } from "../../../server/src/documents/version-routes.ts";
import type { erasureRoutes } from "../../../server/src/erasure/routes.ts";
import type { brokerEventRoutes } from "../../../server/src/events/broker-routes.ts";
import type { calendarFileRoutes } from "../../../server/src/events/calendar-routes.ts";
import type { clientEventRoutes } from "../../../server/src/events/client-routes.ts";
import type { eventCancelRoutes, eventRoutes } from "../../../server/src/events/routes.ts";
import type { brokerExchangeRoutes, exchangeRoutes } from "../../../server/src/exchange/routes.ts";
import type { exportRoutes } from "../../../server/src/export/routes.ts";
import type { importRoutes } from "../../../server/src/import/routes.ts";
import type { brokerInquiryRoutes } from "../../../server/src/inquiries/routes.ts";
import type { brokerKeyDateRoutes } from "../../../server/src/key-dates/broker-routes.ts";
import type { keyDateRoutes } from "../../../server/src/key-dates/routes.ts";
import type { keyDateTemplateRoutes } from "../../../server/src/key-dates/template-routes.ts";
import type { listingStatusRoutes } from "../../../server/src/listing-status/routes.ts";
import type { listingPhotoRoutes } from "../../../server/src/listings/photo-routes.ts";
import type { listingRoutes } from "../../../server/src/listings/routes.ts";
import type { marketNoteRoutes } from "../../../server/src/market-notes/routes.ts";
import type { nextStepRoutes } from "../../../server/src/next-steps/routes.ts";
import type { notificationRoutes } from "../../../server/src/notifications/routes.ts";
import type { brokerOfferRoutes } from "../../../server/src/offers/broker-routes.ts";
import type { clientOfferRoutes } from "../../../server/src/offers/client-routes.ts";
import type { roomOfferRoutes } from "../../../server/src/offers/room-routes.ts";
import type { overviewRoutes } from "../../../server/src/overview/routes.ts";
import type { profileRoutes } from "../../../server/src/profile/routes.ts";
import type { brokerProspectRoutes } from "../../../server/src/prospects/broker-routes.ts";
import type { roomRoutes } from "../../../server/src/prospects/room-routes.ts";
import type { searchRoutes } from "../../../server/src/search/routes.ts";
import type { sellerReportRoutes } from "../../../server/src/seller-reports/routes.ts";
import type { settingsRoutes } from "../../../server/src/settings/routes.ts";
import type { attachmentRoutes } from "../../../server/src/threads/attachment-routes.ts";
import type { threadRoutes } from "../../../server/src/threads/routes.ts";
import type { todayRoutes } from "../../../server/src/today/routes.ts";
import { headers, request } from "./request.ts";

// One typed client per subject. Only this file imports from the server, and only types: a type of
// all routes would be too large for the compiler.

// oxlint-disable-next-line typescript/no-explicit-any -- whatever the routes are, ReturnType says
type Routes = (services: never) => Hono<any, any, any>;

/** The typed client of several route functions, with their paths merged. */
type ClientOf<List> = List extends [infer First extends Routes, ...infer Others]
  ? ReturnType<typeof hc<ReturnType<First>>> & ClientOf<Others>
  : unknown;

/**
 * Encodes path parameters, which `hc` inserts unencoded: a link's id "..%2Fsettings" would
 * otherwise request a different path.
 */
const encoding = (client: object): object =>
  new Proxy(client, {
    get(_, part) {
      const next: unknown = Reflect.get(client, part);
      return typeof next === "function" ? encoding(next) : next;
    },
    apply(call, self, [args, options]: [{ param?: Record<string, string> } | undefined, unknown]) {
      const param = Object.entries(args?.param ?? {}).map(([name, value]) => [
        name,
        encodeURIComponent(value),
      ]);
      return Reflect.apply(call as () => unknown, self, [
        args && { ...args, param: Object.fromEntries(param) },
        options,
      ]);
    },
  });

const client = <List extends Routes[]>() =>
  encoding(hc("/api", { fetch: request, headers })) as ClientOf<List>;

export const account = client<[typeof accountRoutes]>();
export const signIn = client<[typeof signInRoutes]>();
export const { "login-email": loginEmail } = client<[typeof loginEmailRoutes]>();
export const { passkeys } = client<[typeof passkeyRoutes]>();
export const { assistant } =
  client<
    [
      typeof assistantRoutes,
      typeof assistantQuestionRoutes,
      typeof brokerAssistantRoutes,
      typeof brokerNoteRoutes,
      typeof brokerSwitchRoutes,
    ]
  >();
export const { audit } = client<[typeof auditRoutes]>();
export const { clients } =
  client<
    [
      typeof clientRoutes,
      typeof clientAccessRoutes,
      typeof clientDealRoutes,
      typeof clientEmailRoutes,
      typeof clientInvitationRoutes,
      typeof clientPartyRoutes,
      typeof brokerEventRoutes,
      typeof brokerSwitchRoutes,
      typeof erasureRoutes,
    ]
  >();
export const { contacts } = client<[typeof contactRoutes, typeof threadRoutes]>();
export const { deals } =
  client<
    [
      typeof dealRoutes,
      typeof brokerDocumentRequestRoutes,
      typeof brokerExchangeRoutes,
      typeof brokerKeyDateRoutes,
      typeof clientOfferRoutes,
      typeof exchangeRoutes,
      typeof keyDateRoutes,
      typeof sellerReportRoutes,
    ]
  >();
export const { documents } =
  client<
    [
      typeof documentRoutes,
      typeof brokerDocumentRoutes,
      typeof signatureRoutes,
      typeof versionRoutes,
    ]
  >();
export const { "document-requests": documentRequests } =
  client<[typeof documentRequestRoutes, typeof brokerDocumentRequestRoutes]>();
export const {
  "calendar-link": calendarLink,
  "calendar.ics": calendarFile,
  events,
} = client<
  [
    typeof eventRoutes,
    typeof brokerEventRoutes,
    typeof calendarFileRoutes,
    typeof clientEventRoutes,
    typeof eventCancelRoutes,
  ]
>();
export const { export: exported } = client<[typeof exportRoutes]>();
export const { imports } = client<[typeof importRoutes]>();
export const { inquiries } =
  client<[typeof brokerInquiryRoutes, typeof clientInvitationRoutes, typeof erasureRoutes]>();
export const { "key-date-templates": keyDateTemplates } = client<[typeof keyDateTemplateRoutes]>();
export const { listings } =
  client<
    [
      typeof listingRoutes,
      typeof brokerOfferRoutes,
      typeof brokerProspectRoutes,
      typeof listingPhotoRoutes,
      typeof listingStatusRoutes,
    ]
  >();
export const { "market-notes": marketNotes } = client<[typeof marketNoteRoutes]>();
export const { next } = client<[typeof nextStepRoutes]>();
export const { notifications } = client<[typeof notificationRoutes]>();
export const { offers } = client<[typeof brokerOfferRoutes]>();
export const { overview, unread } = client<[typeof overviewRoutes]>();
export const { profile } = client<[typeof profileRoutes]>();
export const { agreements, prospects, tours } =
  client<[typeof brokerProspectRoutes, typeof clientInvitationRoutes, typeof erasureRoutes]>();
export const { room: rooms } = client<[typeof roomRoutes, typeof roomOfferRoutes]>();
export const { search } = client<[typeof searchRoutes]>();
export const { settings } = client<[typeof settingsRoutes]>();
export const { attachments, messages, threads } =
  client<[typeof threadRoutes, typeof attachmentRoutes]>();
export const { today } = client<[typeof todayRoutes]>();

/** A page's query parameters; numbers become text. */
export const pageQuery = ({
  cursor,
  limit,
  offset,
}: {
  limit: number;
  offset?: number;
  cursor?: string | undefined;
}) => ({
  limit: String(limit),
  ...(offset !== undefined && { offset: String(offset) }),
  ...(cursor !== undefined && { cursor }),
});
