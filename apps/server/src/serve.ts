import { getRequestListener } from "@hono/node-server";
import { existsSync } from "node:fs";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { createApi } from "./api/api.ts";
import { createApp } from "./app.ts";
import { readServerEnvironment, type ServerEnvironment } from "./env.ts";
import { gentleStop } from "./gentle-stop.ts";
import { createLog } from "./logging.ts";
import { startReminding } from "./reminders/remind.ts";
import { seedIfEmpty } from "./seed/seed-if-empty.ts";
import { openServices } from "./services.ts";
import { startTidying } from "./tidying/tidy.ts";

// Usage: MALLOC_ARENA_MAX=1 node --max-semi-space-size=4 bundle/serve.js [folder], where the folder
// is a composition. What the numbers are for: docs/decisions/0018-memory-and-speed.md.

// The heap is tidied once it has grown by so many percent, not when it has doubled.
setFlagsFromString("--heap-growing-percent=20");
// Without the compiler between the quick one and the thorough one: what lives long is compiled
// by the latter in the end, and what the one between works with is memory.
setFlagsFromString("--no-maglev");

// Longer than any answer needs, shorter than the patience of whoever stops us.
const patienceMs = 8000;

const folder = process.argv[2] ?? join(import.meta.dirname, "../dist");
if (!existsSync(join(folder, "headers.json"))) {
  fail(
    `There is nothing to serve: ${folder} holds no composition. Build first, for example with npm start.`,
  );
}
/** Where the build has answers to form posts, its contact form sends here. */
const answering = existsSync(join(folder, "answers"))
  ? await import("./inquiries/answer-page.ts")
  : undefined;

const environment = readEnvironment();
const inquiryPages = await answering?.createInquiryPages(folder).catch(failBy);
const log = createLog(environment.logLevel);
const server = createServer();
const stop = gentleStop(server, patienceMs);

server.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EADDRINUSE") {
    fail(`Port ${environment.port} is taken: stop what runs there, or choose another with PORT.`);
  }
  fail(`The server cannot listen on port ${environment.port}: ${error.message}.`);
});

// Who comes while the rest is opened waits for it.
const { promise: ready, resolve: open } = Promise.withResolvers<RequestListener>();
server.on("request", (request, response) => void ready.then((pass) => pass(request, response)));

// The port first: an address made of it goes into mails and guards the cookies.
server.listen({ port: environment.port, host: environment.host });
await once(server, "listening");
const { port } = server.address() as AddressInfo;

const services = await openServices({ ...environment, port }, log, {
  transport: answering ? "server" : "webhook",
}).catch(failBy);
const app = await createApp(folder, {
  api: createApi(services, inquiryPages),
  trustProxy: environment.trustProxy,
}).catch(failBy);
const answer = getRequestListener(app.fetch);
/** What is being worked on, also for people who have gone: it still needs the database. */
const underWay = new Set<Promise<void>>();
open((request, response) => {
  const work = Promise.resolve(answer(request, response)).finally(() => underWay.delete(work));
  underWay.add(work);
});
console.log(`Frontage is at http://localhost:${port}`);
const seeding = seedIfEmpty(services, {
  address: `http://localhost:${port}`,
  isProduction: environment.isProduction,
}).then(
  (words) => words && console.log(words),
  (error: unknown) =>
    fail(`The samples cannot be written. ${error instanceof Error ? error.message : ""}`),
);
services.inquiries.outbox.start();
server.on("close", startTidying(services));
server.on("close", startReminding(services));
server.on("close", () => {
  void Promise.allSettled([seeding, ...underWay]).then(() => services.close());
});

let stopping = false;
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    // The second signal means now. After the first the process ends by itself, with 0.
    if (stopping) process.exit(1);
    stopping = true;
    services.live.endStreams();
    void services.inquiries.outbox.stop();
    stop();
  });
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
