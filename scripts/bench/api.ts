import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import autocannon from "autocannon";

import { readServerEnvironment } from "../../apps/server/src/env.ts";
import { createLog } from "../../apps/server/src/logging.ts";
import type { Database } from "../../apps/server/src/database/open-database.ts";
import { seedSamples } from "../../apps/server/src/seed/seed-samples.ts";
import { openServices } from "../../apps/server/src/services.ts";
import { startPostgres } from "../../apps/server/test/postgres-server.ts";
import { nameKeysOf } from "../../packages/records/src/list-keys.ts";
import { serverFile, type ServerProcess, startServer } from "../chaos/server-process.ts";
import { origin } from "../chaos/store.ts";
import { budgets, mark, residentMiB } from "./figures.ts";

const connections = 64;
// How many other clients there are, with 1,000 deals and 10,000 key dates in all.
const others = 200;
const dealsOfEach = 5;
const datesOfDeal = 10;

const paths = {
  "static page": () => "/about",
  overview: () => "/api/overview",
  today: () => "/api/today",
  messages: (threadId: string) => `/api/threads/${threadId}/messages`,
  documents: () => "/api/documents?limit=50",
  threads: () => "/api/threads",
  audit: () => "/api/audit",
  search: () => "/api/search?text=estoppel",
};
type What = keyof typeof paths;
const ofClient = ["overview", "messages", "documents"] as const satisfies What[];
const ofBroker = ["today", "threads", "audit", "search"] as const satisfies What[];

/**
 * Measures the server with a large store, on SQLite and on PostgreSQL: 200,000 messages, 50,000
 * documents, 1,000 deals and 10,000 key dates of 200 clients, besides the samples. Prints requests
 * a second and the slowest hundredth at 64 connections, for a static page and for lists of the
 * sample client, of a client with many records, and of the broker, who sees everything; then the
 * time from start to the first response, and the memory at the end.
 */
export async function measureApi(seconds: number): Promise<void> {
  // Bundled before, so that bundling isn't part of the measured start.
  await serverFile();
  const postgres = await startPostgres();
  try {
    console.table([
      ...(await measure("SQLite", seconds, undefined)),
      ...(await measure("PostgreSQL", seconds, postgres.url)),
    ]);
  } finally {
    await postgres.stop();
  }
}

async function measure(database: string, seconds: number, databaseUrl: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), "frontage-bench-"));
  const variables: Record<string, string> = {
    DATA_DIR: folder,
    PUBLIC_URL: origin,
    LOG_LEVEL: "error",
    AUTH_SECRET: randomUUID() + randomUUID(),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const { broker, client, other } = await fill(variables);
  const server = await start(variables);
  const rows = [];
  for (const [who, person, whats] of [
    ["the sample client", client, ["static page", ...ofClient]],
    ["one with much", other, ofClient],
    ["the broker", broker, [...ofClient, ...ofBroker]],
  ] as const) {
    rows.push(...(await load(server, person, `${database}, ${who}`, whats, seconds)));
  }
  const { milliseconds, pid } = server;
  const { residentMiB: mostMiB, startMs } = budgets.server;
  const memory = await residentMiB(pid);
  const isOver = !databaseUrl && memory > mostMiB;
  console.log(
    `${database}: first answer ${mark(milliseconds, milliseconds > startMs)} ms after the start, ${mark(memory, isOver)} MiB resident after ${rows.length * seconds} s of load`,
  );
  await server.stop();
  await rm(folder, { recursive: true });
  return rows;
}

/** A row for each path, requested repeatedly. */
async function load(
  { address }: Server,
  person: Login,
  who: string,
  whats: readonly What[],
  seconds: number,
) {
  const headers = { Cookie: await signIn(address, person) };
  const threads: { id: string }[] = await (
    await fetch(`${address}/api/threads`, { headers })
  ).json();
  const rows = [];
  for (const what of whats) {
    const path = paths[what](threads.at(-1)?.id ?? "");
    const { latency, non2xx, requests } = await autocannon({
      url: address + path,
      connections,
      duration: seconds,
      headers,
    });
    if (non2xx > 0) throw new Error(`${path} refused ${non2xx} times.`);
    const isStatic = what === "static page";
    const { p99Ms, staticRequestsPerSecond } = budgets.server;
    rows.push({
      who,
      what,
      "requests/s": mark(requests.average, isStatic && requests.average < staticRequestsPerSecond),
      "p50 ms": latency.p50,
      "p99 ms": mark(latency.p99, isStatic && latency.p99 > p99Ms),
    });
  }
  return rows;
}

type Server = ServerProcess & { milliseconds: number };

async function start(variables: Record<string, string>): Promise<Server> {
  const begun = performance.now();
  const server = await startServer({ variables });
  await server.ready();
  return { ...server, milliseconds: performance.now() - begun };
}

type Login = { email: string; password: string };

async function signIn(address: string, { email, password }: Login): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: "POST",
    body: JSON.stringify({ email, password }),
    headers: { "Content-Type": "application/json", Origin: origin },
  });
  if (!answer.ok) throw new Error(`Nobody is signed in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/**
 * The samples and two hundred other clients with five deals and fifty key dates each; fifty of them
 * also have 4,000 messages, 1,000 documents and as many audit entries each.
 *
 * @returns how the broker, the sample client and one of the others log in
 */
async function fill(variables: Record<string, string>) {
  const services = await openServices(readServerEnvironment(variables), createLog("error"));
  const { accounts, db } = services;
  const { broker, client } = await seedSamples(services);
  const login = (at: number) => ({ email: `client-${at}@example.com`, password: `password ${at}` });
  for (let at = 0; at < others; at += 1) {
    const { id } = await accounts.create({ name: `Client ${at}`, role: "client", ...login(at) });
    await db.transaction().execute(async (transaction) => {
      await fillDeals(transaction, id, at);
      if (at < 50) await fillClient(transaction, id);
    });
  }
  // Lets the assistant read everything first, so that its reading isn't measured, too.
  await services.passages.catchUp();
  await services.close();
  return { broker, client, other: login(25) };
}

/**
 * Deals on either side of a stage, with past and upcoming dates; one in fifty past dates is missed.
 */
async function fillDeals(db: Database, clientId: string, client: number): Promise<void> {
  const property = await db.selectFrom("property").select("id").executeTakeFirstOrThrow();
  const moment = new Date().toISOString();
  const stages = { purchase: "due-diligence", sale: "marketing", lease: "tours" } as const;
  const sides = Object.keys(stages) as (keyof typeof stages)[];
  const deals = Array.from({ length: dealsOfEach }, (_, at) => {
    const side = sides[(client + at) % sides.length] ?? "sale";
    return {
      id: randomUUID(),
      clientId,
      propertyId: property.id,
      side,
      stage: stages[side],
      createdAt: moment,
      price: side === "lease" ? null : 1_000_000 * (1 + at),
      capRate: null,
      noi: null,
      noiPeriod: null,
      noiThrough: null,
      stageDays: null,
      rent: side === "lease" ? 30 : null,
    };
  });
  await db.insertInto("deal").values(deals).execute();
  const dates = deals.flatMap(({ id: dealId, side }, deal) =>
    Array.from({ length: datesOfDeal }, (_, at) => {
      const days = (at - datesOfDeal / 2) * 20 + ((client + deal) % 20);
      const isMissed = (client * dealsOfEach + deal) % 50 === 0;
      const anchors = { 0: "lease-commencement", 9: "expiration" } as const;
      return {
        id: randomUUID(),
        clientId,
        dealId,
        position: at,
        label: `Date ${at}`,
        kind: (side === "lease" && anchors[at as 0 | 9]) || ("deadline" as const),
        basis: "",
        status: days < 0 && !isMissed ? ("done" as const) : ("open" as const),
        responsibleRole: "client" as const,
        day: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
        changedAt: moment,
        sequence: 0,
      };
    }),
  );
  await db.insertInto("keyDate").values(dates).execute();
}

async function fillClient(db: Database, clientId: string): Promise<void> {
  const property = await db.selectFrom("property").select("id").executeTakeFirstOrThrow();
  const dealId = randomUUID();
  const threadId = randomUUID();
  const moment = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
  await db
    .insertInto("deal")
    .values({
      id: dealId,
      clientId,
      propertyId: property.id,
      side: "sale",
      stage: "marketing",
      createdAt: moment(0),
    })
    .execute();
  const messages = Array.from({ length: 4000 }, (_, at) => ({
    id: randomUUID(),
    clientId,
    threadId,
    author: at % 2 ? ("client" as const) : ("broker" as const),
    text: `Message ${at} about the rent roll and the estoppel certificates.`,
    sentAt: moment(at),
  }));
  await db
    .insertInto("thread")
    .values({
      id: threadId,
      clientId,
      kind: "broker",
      name: "Broker",
      description: "Your broker",
      messageCount: messages.length,
      unreadByClient: 0,
      unreadByBroker: 0,
      lastMessageId: messages.at(-1)?.id ?? null,
      lastMessageAt: messages.at(-1)?.sentAt ?? null,
    })
    .execute();
  const documents = Array.from({ length: 1000 }, (_, at) => ({
    id: randomUUID(),
    clientId,
    dealId,
    name: `Document ${at}`,
    ...nameKeysOf(`Document ${at}`),
    type: "other" as const,
    status: "new" as const,
    fileName: `document-${at}.pdf`,
    mediaType: "application/pdf",
    isOwn: 0 as const,
    updatedAt: moment(at),
    bytes: 1000 + at,
  }));
  const versions = documents.map(({ bytes, id, mediaType, updatedAt }) => ({
    clientId,
    documentId: id,
    number: 1,
    addedAt: updatedAt,
    addedBy: "Jordan Avery",
    bytes,
    sha256: "",
    mediaType,
    fileKey: id,
  }));
  const texts = documents.map(({ id }) => ({
    documentId: id,
    clientId,
    fileKey: id,
    state: "read" as const,
    attempts: 1,
  }));
  const audits = documents.map(({ id, updatedAt }) => ({
    at: updatedAt,
    personId: clientId,
    personName: "Client",
    clientId,
    action: "download",
    subject: "document",
    subjectId: id,
    outcome: "done" as const,
    ipAddress: null,
  }));
  // Inserts in portions, because neither database accepts a whole client in one statement.
  const step = 250;
  for (let at = 0; at < messages.length; at += step) {
    const some = <Row>(rows: readonly Row[]) => rows.slice(at, at + step);
    await db.insertInto("message").values(some(messages)).execute();
    if (at >= documents.length) continue;
    await db.insertInto("document").values(some(documents)).execute();
    await db.insertInto("documentVersion").values(some(versions)).execute();
    // Marks the documents as read, because their files don't exist.
    await db.insertInto("documentText").values(some(texts)).execute();
    await db.insertInto("audit").values(some(audits)).execute();
  }
}
