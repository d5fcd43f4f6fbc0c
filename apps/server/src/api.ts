import { jsonBodyMaxBytes } from "@frontage/records/limits";
import { Hono } from "hono";
import { except } from "hono/combine";
import { HTTPException } from "hono/http-exception";
import { brokerOnly, signedIn } from "./http/guards.ts";
import { accountRoutes, passwordLinkRoutes, signInRoutes } from "./accounts/routes.ts";
import { emailChangeLinkRoutes, loginEmailRoutes } from "./accounts/email-change-routes.ts";
import { passkeyRoutes, passkeySignInRoutes } from "./accounts/passkey-routes.ts";
import { twoFactorFirst } from "./accounts/broker-two-factor.ts";
import { assistantQuestionRoutes } from "./assistant/question-routes.ts";
import { assistantRoutes } from "./assistant/routes.ts";
import { brokerAssistantRoutes } from "./assistant/broker-routes.ts";
import { brokerNoteRoutes } from "./assistant/note-routes.ts";
import { brokerSwitchRoutes } from "./assistant/switch-routes.ts";
import { answerQuestion } from "./assistant/answer-question.ts";
import { auditRefusals } from "./audit/refusals.ts";
import type { ApiEnv } from "./http/api-env.ts";
import { attachmentRoutes } from "./threads/attachment-routes.ts";
import { auditRoutes } from "./audit/routes.ts";
import { brokerDocumentRoutes } from "./documents/broker-routes.ts";
import { brokerEventRoutes } from "./events/broker-routes.ts";
import { clientAccessRoutes } from "./clients/access-routes.ts";
import { clientPartyRoutes } from "./clients/party-routes.ts";
import { clientDealRoutes } from "./clients/deal-routes.ts";
import { clientEmailRoutes } from "./clients/email-change-routes.ts";
import { clientInvitationRoutes } from "./clients/invitation-routes.ts";
import { clientRoutes } from "./clients/routes.ts";
import { contactRoutes } from "./contacts/routes.ts";
import { calendarFileRoutes, subscribedCalendarRoutes } from "./events/calendar-routes.ts";
import { brokerDocumentRequestRoutes } from "./document-requests/broker-routes.ts";
import { documentRequestRoutes } from "./document-requests/routes.ts";
import { documentRoutes } from "./documents/routes.ts";
import { signatureRoutes } from "./documents/signature-routes.ts";
import { versionRoutes } from "./documents/version-routes.ts";
import { clientEventRoutes } from "./events/client-routes.ts";
import { eventCancelRoutes, eventRoutes } from "./events/routes.ts";
import { brokerExchangeRoutes, exchangeRoutes } from "./exchange/routes.ts";
import { erasureRoutes } from "./erasure/routes.ts";
import { exportRoutes } from "./export/routes.ts";
import { Failure, notFound } from "./http/failure.ts";
import { ownOriginOnly, validJson } from "./http/hostile-input.ts";
import { importRoutes } from "./import/routes.ts";
import type { InquiryPages } from "./inquiries/answer-page.ts";
import { brokerInquiryRoutes, inquiryRoutes } from "./inquiries/routes.ts";
import { brokerKeyDateRoutes } from "./key-dates/broker-routes.ts";
import { keyDateRoutes } from "./key-dates/routes.ts";
import { keyDateTemplateRoutes } from "./key-dates/template-routes.ts";
import { changeStreamRoutes } from "./change-stream/routes.ts";
import { listingPhotoRoutes } from "./listings/photo-routes.ts";
import { brokerProspectRoutes } from "./prospects/broker-routes.ts";
import { previewRoutes } from "./listing-pages/preview-routes.ts";
import { listingStatusRoutes } from "./listing-status/routes.ts";
import { listingRoutes } from "./listings/routes.ts";
import { marketNoteRoutes } from "./market-notes/routes.ts";
import { unsubscribeRoutes } from "./market-notes/unsubscribe-routes.ts";
import type { ListingPages } from "./listing-pages/listing-pages.ts";
import { viewRoutes } from "./listing-pages/view-routes.ts";
import { countRequests, metricsRoutes } from "./metrics/routes.ts";
import { nextStepRoutes } from "./next-steps/routes.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { brokerOfferRoutes } from "./offers/broker-routes.ts";
import { roomOfferRoutes } from "./offers/room-routes.ts";
import { clientOfferRoutes } from "./offers/client-routes.ts";
import { overviewRoutes } from "./overview/routes.ts";
import { roomRoutes } from "./prospects/room-routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { dealRoutes } from "./deals/routes.ts";
import { requestContext, wasAborted } from "./http/request-context.ts";
import type { Services } from "./services.ts";
import { searchRoutes } from "./search/routes.ts";
import { sellerReportRoutes } from "./seller-reports/routes.ts";
import { settingsRoutes } from "./settings/routes.ts";
import { threadRoutes } from "./threads/routes.ts";
import { todayRoutes } from "./today/routes.ts";
import { unavailableBy } from "./http/unavailable.ts";

/**
 * Everything under `/api`.
 *
 * @param inquiryPages what a visitor without JavaScript sees; absent if no site is served
 * @param siteStylesheet the URL of the site's stylesheet; empty without a site
 * @param render renders a listing's preview; absent if no site is served
 */
export function createApi(
  services: Services,
  inquiryPages?: InquiryPages,
  siteStylesheet = "",
  render?: ListingPages["render"],
) {
  const { db, log } = services;
  const api = new Hono<ApiEnv>().basePath("/api");

  api.use(requestContext(services));
  if (services.metrics) api.use(countRequests(services.metrics));
  api.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  });

  // A file's rows are parsed only after the guard knows that a broker sends them.
  api.use(except("/api/imports/*", validJson(jsonBodyMaxBytes)));
  api.route("/", inquiryRoutes(services, inquiryPages));
  // Mail apps post to it without a page.
  api.route("/", unsubscribeRoutes(services, siteStylesheet));
  api.use(ownOriginOnly(services));

  // Liveness and readiness.
  api.get("/health", (c) => c.json({ status: "ok" }));
  // Ready is who can keep what people send. Anyone may ask, so one check serves all who do.
  let checking: Promise<unknown> | undefined;
  api.get("/ready", async (c) => {
    checking ??= writeOnce(db).finally(() => (checking = undefined));
    try {
      await checking;
    } catch (error) {
      log.error({ err: error }, "The database can't be written");
      const status = unavailableBy(error)?.status ?? 500;
      const sentence = "The database can’t be written. The server’s log says why.";
      return c.json({ error: sentence }, status === 507 ? 503 : status);
    }
    return c.json({ status: "ok" });
  });

  api.route("/", metricsRoutes(services));
  api.route("/", signInRoutes(services));
  api.route("/", passkeySignInRoutes(services));
  api.route("/", passwordLinkRoutes(services));
  api.route("/", emailChangeLinkRoutes(services));
  api.route("/", subscribedCalendarRoutes(services));
  api.route("/", viewRoutes(services));
  // For those who have signed a listing's agreement: the first lets only them into both.
  api.route("/", roomRoutes(services));
  api.route("/", roomOfferRoutes(services));

  // For signed-in people from here on; what they see is decided in database/scope.ts.
  api.use(signedIn(services), twoFactorFirst(services), auditRefusals(services));
  api.route("/", accountRoutes(services));
  api.route("/", passkeyRoutes(services));
  api.route("/", loginEmailRoutes(services));
  api.route("/", assistantRoutes(services));
  api.route("/", assistantQuestionRoutes({ ...services, answerQuestion }));
  api.route("/", attachmentRoutes(services));
  api.route("/", auditRoutes());
  api.route("/", contactRoutes(services));
  api.route("/", eventRoutes());
  api.route("/", clientEventRoutes(services));
  api.route("/", eventCancelRoutes(services));
  api.route("/", nextStepRoutes(services));
  api.route("/", notificationRoutes(services));
  api.route("/", overviewRoutes(services));
  api.route("/", profileRoutes(services));
  api.route("/", settingsRoutes(services));
  api.route("/", calendarFileRoutes(services));
  api.route("/", documentRequestRoutes());
  api.route("/", documentRoutes(services));
  api.route("/", signatureRoutes(services));
  api.route("/", versionRoutes(services));
  api.route("/", exportRoutes(services));
  api.route("/", dealRoutes(services));
  api.route("/", keyDateRoutes());
  api.route("/", exchangeRoutes());
  api.route("/", clientOfferRoutes(services));
  api.route("/", sellerReportRoutes(services));
  api.route("/", searchRoutes(services));
  api.route("/", threadRoutes(services));
  api.route("/", changeStreamRoutes(services));

  // For brokers from here on.
  api.use(brokerOnly);
  api.route("/", brokerAssistantRoutes(services));
  api.route("/", brokerNoteRoutes(services));
  api.route("/", brokerSwitchRoutes(services));
  api.route("/", brokerDocumentRequestRoutes(services));
  api.route("/", brokerDocumentRoutes(services));
  api.route("/", brokerEventRoutes(services));
  api.route("/", brokerKeyDateRoutes(services));
  api.route("/", keyDateTemplateRoutes(services));
  api.route("/", brokerExchangeRoutes(services));
  api.route("/", clientRoutes(services));
  api.route("/", clientInvitationRoutes(services));
  api.route("/", clientDealRoutes(services));
  api.route("/", clientPartyRoutes(services));
  api.route("/", clientAccessRoutes(services));
  api.route("/", erasureRoutes(services));
  api.route("/", clientEmailRoutes(services));
  api.route("/", importRoutes(services));
  api.route("/", listingRoutes(services));
  api.route("/", listingStatusRoutes(services));
  api.route("/", previewRoutes(render));
  api.route("/", brokerProspectRoutes(services));
  api.route("/", listingPhotoRoutes(services));
  api.route("/", marketNoteRoutes(services));
  api.route("/", todayRoutes(services));
  api.route("/", brokerInquiryRoutes(services));
  api.route("/", brokerOfferRoutes(services));

  api.all("*", () => {
    throw notFound();
  });
  api.onError((error, c) => {
    if (error instanceof Failure) return c.json(error.body, error.status, error.headers);
    if (error instanceof HTTPException && error.status < 500) {
      return c.json({ error: "That request can’t be read." }, error.status);
    }
    if (c.req.raw.signal.aborted || wasAborted(c.env))
      return c.json({ error: "The request was interrupted." }, 400);
    log.error({ err: error, requestId: c.var.requestId }, "A request failed");
    const unavailable = unavailableBy(error);
    if (unavailable) return c.json(unavailable.body, unavailable.status);
    return c.json({ error: "Something went wrong on our side. Please try again." }, 500);
  });
  return api;
}

/** Commits a row that is always the same. */
const writeOnce = (db: Services["db"]) =>
  db
    .insertInto("attempt")
    .values({ key: "ready", count: 1, expiresAt: Date.now() })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ expiresAt: Date.now() }))
    .execute();
