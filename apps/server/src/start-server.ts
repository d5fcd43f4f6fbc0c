import { broker } from "@frontage/content/broker";
import { sampleValuesIn } from "@frontage/content/sample-values";
import { getRequestListener } from "@hono/node-server";
import { existsSync } from "node:fs";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createApi } from "./api.ts";
import { createApp } from "./app.ts";
import { readServerEnvironment, type ServerEnvironment } from "./env.ts";
import { EarlyResponse } from "./http/early-response.ts";
import { gracefulStop } from "./http/graceful-stop.ts";
import { documentFiles } from "./listing-pages/document-files.ts";
import { forgetSalts } from "./listing-pages/view-routes.ts";
import { createListingPages } from "./listing-pages/listing-pages.ts";
import { createLog } from "./logging.ts";
import { notePassedTours } from "./prospects/answer-tour.ts";
import { repeat } from "./jobs/background.ts";
import { sendDigests } from "./daily-digest/send-digests.ts";
import { remindOfDocumentRequests } from "./reminders/remind-of-document-requests.ts";
import { remindOfEvents } from "./reminders/remind-of-events.ts";
import { remindOfKeyDates } from "./reminders/remind-of-key-dates.ts";
import { roomPageRoutes } from "./prospects/page-routes.ts";
import { findRoomListing } from "./prospects/room-listing.ts";
import { photoFiles } from "./listings/photo-files.ts";
import { freshStartNotice } from "./seed/fresh-start.ts";
import { sendWeeklyReports } from "./seller-reports/send-reports.ts";
import { seedIfEmpty } from "./seed/seed-if-empty.ts";
import type { DeliveryTimings } from "./outbox/timings.ts";
import { openServices } from "./services.ts";
import { mailProblem } from "./mail/mail-problem.ts";
import { startWarnings } from "./start-warnings.ts";
import { startCleanup } from "./cleanup/cleanup.ts";

// Enough for any response, and less than process managers wait before they kill a process.
const stopTimeoutMs = 8000;
// A proxy keeps idle connections for 60 s (nginx's default). The proxy must be the first to close:
// a request on a connection that the server is closing fails with a 502.
const keepAliveMs = 75_000;
const remindingMs = 5 * 60_000;

/**
 * Serves a build until it is stopped by a signal.
 *
 * @param options.folder from `compose.ts`; by default `dist`
 * @param options.timings of deliveries, for tests
 */
export async function startServer({
  folder = join(import.meta.dirname, "../dist"),
  timings,
}: { folder?: string; timings?: DeliveryTimings } = {}): Promise<void> {
  if (!existsSync(join(folder, "headers.json"))) {
    fail(`Nothing to serve: ${folder} contains no build. Run npm start, which builds first.`);
  }
  /** The build has these pages if its contact form posts to this server. */
  const answering = existsSync(join(folder, "answers"))
    ? await import("./inquiries/answer-page.ts")
    : undefined;

  const environment = readEnvironment();
  for (const warning of startWarnings(environment, broker, sampleValuesIn(broker))) {
    console.error(`Warning: ${warning}`);
  }
  const log = createLog(environment.logLevel);
  const server = createServer({ keepAliveTimeout: keepAliveMs, ServerResponse: EarlyResponse });
  const stop = gracefulStop(server, stopTimeoutMs);

  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") {
      fail(
        `Port ${environment.port} is in use: stop the program that uses it, or set PORT to another one.`,
      );
    }
    fail(`The server can't listen on port ${environment.port}: ${error.message}.`);
  });

  // Requests wait until the rest is open.
  const { promise: ready, resolve: open } = Promise.withResolvers<RequestListener>();
  server.on("request", (request, response) => void ready.then((pass) => pass(request, response)));

  // The port first: links in emails contain it.
  server.listen({ port: environment.port, host: environment.host });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const services = await openServices({ ...environment, port }, log, {
    timings,
    transport: answering ? "server" : "webhook",
  }).catch(failBy);
  // Those of days that ended while no server ran.
  await forgetSalts(services).catch(failBy);
  const listings = await createListingPages({ folder, ...services }).catch(failBy);
  const roomPages = roomPageRoutes(services, listings.render);
  const inquiryPages = await answering
    ?.createInquiryPages(folder, () => listings.hasListings)
    .catch(failBy);
  const app = await createApp(folder, {
    listings,
    rooms: {
      request: async (request, env) => roomPages.fetch(request, env as object),
      isOpen: async (slug) => (await findRoomListing(services.db, slug)) !== undefined,
    },
    api: createApi(services, inquiryPages, await findSiteStylesheet(folder), listings.render),
    files: photoFiles(services).route("/", documentFiles(services, listings)),
    publicUrl: environment.publicUrl,
    trustedProxies: environment.trustedProxies,
    hstsSubdomains: environment.hstsSubdomains,
  }).catch(failBy);
  const answer = getRequestListener(app.fetch);
  /** Includes requests of clients that disconnected: the handlers still need the database. */
  const pending = new Set<Promise<void>>();
  open((request, response) => {
    const work = Promise.resolve(answer(request, response)).finally(() => pending.delete(work));
    pending.add(work);
  });
  const local = `http://localhost:${port}`;
  const { publicUrl } = environment;
  console.log(`Frontage is at ${publicUrl ? `${publicUrl}, and here at ${local}` : local}`);
  const notice = await freshStartNotice(services.db);
  if (notice) console.warn(notice);
  const seeding = seedIfEmpty(services, {
    address: publicUrl ?? local,
    isProduction: environment.isProduction,
  }).then(
    (message) => message && console.log(message),
    (error: unknown) =>
      fail(`The samples could not be written. ${error instanceof Error ? error.message : ""}`),
  );
  services.inquiries.outbox.start();
  services.emails.start();
  if (services.listingEvents) services.listingEvents.start();
  // The owner no longer wants them.
  else await services.db.deleteFrom("listingEvent").execute();
  void warnOfMail(environment.mail, server);
  services.passages.start();
  void seeding.then(services.passages.wake);
  server.on("close", startCleanup(services));
  server.on(
    "close",
    repeat(remindingMs, async () => {
      await remindOfEvents(services);
      await notePassedTours(services.db, new Date(), services.listingEvents);
      await remindOfKeyDates(services);
      await remindOfDocumentRequests(services);
      await sendDigests(services);
      await sendWeeklyReports(services);
      await forgetSalts(services);
    }),
  );
  server.on("close", () => {
    void Promise.allSettled([seeding, ...pending, listings.close()]).then(() => services.close());
  });

  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      // A second signal means now. After the first, the process ends on its own, with exit code 0.
      if (stopping) process.exit(1);
      stopping = true;
      services.changeStream.endStreams();
      void services.inquiries.outbox.stop();
      void services.emails.stop();
      void services.listingEvents?.stop();
      void services.passages.stop();
      stop();
    });
  }
}

/** The URL of the site's stylesheet, read from 404.html; empty without a site. */
async function findSiteStylesheet(folder: string): Promise<string> {
  const page = await readFile(join(folder, "public/404.html"), "utf8").catch(() => "");
  return /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? "";
}

/** Says what is wrong with the settings of the email server; emails wait until it is right. */
async function warnOfMail({ from, smtpUrl }: ServerEnvironment["mail"], server: Server) {
  if (!smtpUrl || !from) return;
  const stopped = new AbortController();
  server.on("close", () => stopped.abort());
  const problem = await mailProblem({ from, smtpUrl }, stopped.signal);
  if (problem) console.error(`Warning: nothing can be emailed. ${problem}`);
}

function readEnvironment(): ServerEnvironment {
  try {
    return readServerEnvironment();
  } catch (error) {
    return failBy(error);
  }
}

function failBy(error: unknown): never {
  return fail(error instanceof Error ? error.message : String(error));
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
