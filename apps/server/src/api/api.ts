import { Hono } from "hono";
import { HTTPException } from "hono/http-exception";
import { sql } from "kysely";
import { brokerOnly, signedIn } from "./access.ts";
import { accountRoutes, signInRoutes } from "./accounts.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { attachmentRoutes } from "./attachments.ts";
import { auditRoutes } from "./audit.ts";
import { brokerDocumentRoutes } from "./broker-documents.ts";
import { brokerEventRoutes } from "./broker-events.ts";
import { clientRoutes } from "./clients.ts";
import { contactRoutes } from "./contacts.ts";
import { calendarFileRoutes, subscribedCalendarRoutes } from "./calendar-files.ts";
import { documentRoutes } from "./documents.ts";
import { eventRoutes } from "./events.ts";
import { exportRoutes } from "./export.ts";
import { Failure, notFound } from "./failure.ts";
import { ownOriginOnly, readableOnly } from "./hostile-input.ts";
import type { InquiryPages } from "../inquiries/answer-page.ts";
import { sentInquiryRoutes } from "./inquiries.ts";
import { liveRoutes } from "./live.ts";
import { marketNoteRoutes } from "./market-notes.ts";
import { notificationRoutes } from "./notifications.ts";
import { overviewRoutes } from "./overview.ts";
import { profileRoutes } from "./profile.ts";
import { propertyRoutes } from "./properties.ts";
import { receivedInquiryRoutes } from "./received-inquiries.ts";
import { referenceRoutes } from "./reference.ts";
import { requestContext } from "./request-context.ts";
import { searchRoutes } from "./search.ts";
import { threadRoutes } from "./threads.ts";
import { unavailableBy } from "./unavailable.ts";

/**
 * Everything under `/api`.
 *
 * @param inquiryPages what a visitor without script reads; absent where no site is served
 */
export function createApi(services: Services, inquiryPages?: InquiryPages) {
  const { db, log } = services;
  const api = new Hono<ApiEnv>().basePath("/api");

  api.use(requestContext(services));
  api.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("Cache-Control")) c.res.headers.set("Cache-Control", "no-store");
  });

  api.use(readableOnly);
  api.route("/", sentInquiryRoutes(services, inquiryPages));
  api.use(ownOriginOnly(services));

  // Whether the process lives, and whether it can work.
  api.get("/health", (c) => c.json({ status: "ok" }));
  api.get("/ready", async (c) => {
    await sql`select 1`.execute(db);
    return c.json({ status: "ok" });
  });

  api.route("/", referenceRoutes(api));
  api.route("/", signInRoutes(services));
  api.route("/", subscribedCalendarRoutes(services));

  // Everybody below is signed in; see records/scope.ts for what they see.
  api.use(signedIn(services));
  api.route("/", accountRoutes(services));
  api.route("/", attachmentRoutes(services));
  api.route("/", auditRoutes());
  api.route("/", contactRoutes(services));
  api.route("/", eventRoutes(services));
  api.route("/", notificationRoutes(services));
  api.route("/", overviewRoutes());
  api.route("/", profileRoutes(services));
  api.route("/", calendarFileRoutes(services));
  api.route("/", documentRoutes(services));
  api.route("/", exportRoutes(services));
  api.route("/", propertyRoutes(services));
  api.route("/", searchRoutes());
  api.route("/", threadRoutes(services));
  api.route("/", liveRoutes(services));

  // Everybody below is a broker.
  api.use(brokerOnly);
  api.route("/", brokerDocumentRoutes(services));
  api.route("/", brokerEventRoutes(services));
  api.route("/", clientRoutes(services));
  api.route("/", marketNoteRoutes(services));
  api.route("/", receivedInquiryRoutes(services));

  api.all("*", () => {
    throw notFound();
  });
  api.onError((error, c) => {
    if (error instanceof Failure) return c.json(error.body, error.status, error.headers);
    if (error instanceof HTTPException && error.status < 500) {
      return c.json({ error: "That cannot be read." }, error.status);
    }
    log.error({ err: error, requestId: c.var.requestId }, "A request failed");
    const unavailable = unavailableBy(error);
    if (unavailable) return c.json(unavailable.body, unavailable.status);
    return c.json({ error: "Something went wrong on our side. Please try again." }, 500);
  });
  return api;
}
