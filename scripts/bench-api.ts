/**
 * Measures the server on a store with the samples, on SQLite and on PostgreSQL. At 64 connections:
 * requests a second and the slowest hundredth for a static page, the overview and lists, for a
 * client with the samples, alone and beside 200,000 messages, 50,000 documents, 1,000 deals and
 * 10,000 key dates of 200 others, for one of those others, and for the broker, who sees everything;
 * also Today beside the overview. Then the memory after a minute of the client's requests, and the
 * time from start to the first response. Prints tables and marks with "!" what misses
 * `budgets.json`; figures depend on the machine, so nothing fails.
 *
 * Usage: node scripts/bench-api.ts [seconds a measurement]
 */
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import autocannon from "autocannon";

import { readServerEnvironment } from "../apps/server/src/env.ts";
import { createLog } from "../apps/server/src/logging.ts";
import type { Database } from "../apps/server/src/database/open-database.ts";
import { seedSamples } from "../apps/server/src/seed/seed-samples.ts";
import { openServices } from "../apps/server/src/services.ts";
import { startPostgres } from "../apps/server/test/postgres-server.ts";
import { nameKeysOf } from "../packages/records/src/list-keys.ts";
import { serverFile } from "./chaos/server-file.ts";
import { type ServerProcess, startServer } from "./chaos/server-process.ts";
import { residentMiB } from "./inquiry-load.ts";

const root = new URL("..", import.meta.url);
const { server: budgets } = JSON.parse(await readFile(new URL("budgets.json", root), "utf8"));
const seconds = Number(process.argv[2] ?? 10);
const connections = 64;
const origin = "http://frontage.test";
// 1,000 deals and 10,000 key dates.
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
const ofMuch = ["overview", "messages", "documents"] as const satisfies What[];
const ofAll = ["static page", ...ofMuch] as const;
const ofBroker = ["today", "threads", "audit", "search"] as const satisfies What[];

// Bundling isn't part of the measured start.
await serverFile();
const postgres = await startPostgres();
try {
  console.table([
    ...(await measure("SQLite", undefined)),
    ...(await measure("PostgreSQL", postgres.url)),
  ]);
} finally {
  await postgres.stop();
}

async function measure(name: string, databaseUrl: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), "frontage-bench-"));
  const variables: Record<string, string> = {
    DATA_DIR: folder,
    PUBLIC_URL: origin,
    LOG_LEVEL: "error",
    AUTH_SECRET: randomUUID() + randomUUID(),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const services = await openServices(readServerEnvironment(variables), createLog("error"));
  const { broker, client } = await seedSamples(services);
  // Otherwise the assistant's reading would be measured too.
  await services.passages.catchUp();
  await services.close();

  const alone = await start(variables);
  const rows = await load(alone, client, `${name}, samples alone`);
  await report(alone, `${name}, samples alone`);
  await alone.stop();

  const other = await fill(variables);
  const filled = await start(variables);
  rows.push(...(await load(filled, client, `${name}, much of others`)));
  await report(filled, `${name}, much of others`);
  rows.push(...(await load(filled, other, `${name}, one of the others`, ofMuch)));
  rows.push(...(await load(filled, broker, `${name}, the broker`, [...ofMuch, ...ofBroker])));
  await filled.stop();
  await rm(folder, { recursive: true });
  return rows;
}

/** A row for each path, requested repeatedly. */
async function load(
  { address }: Server,
  person: Login,
  who: string,
  whats: readonly What[] = ofAll,
) {
  const headers = { Cookie: await signIn(address, person) };
  const threads: { id: string }[] = await (
    await fetch(`${address}/api/threads`, { headers })
  ).json();
  const rows = [];
  for (const what of whats) {
    const path = paths[what](threads.at(-1)?.id ?? "");
    const result = await autocannon({
      url: address + path,
      connections,
      duration: seconds,
      headers,
    });
    if (result.non2xx > 0) throw new Error(`${path} refused ${result.non2xx} times.`);
    const isStatic = what === "static page";
    const { average } = result.requests;
    rows.push({
      who,
      what,
      "requests/s": mark(average, isStatic && average < budgets.staticRequestsPerSecond),
      "p50 ms": result.latency.p50,
      "p99 ms": mark(result.latency.p99, isStatic && result.latency.p99 > budgets.p99Ms),
    });
  }
  return rows;
}

async function report({ milliseconds, pid }: Server, who: string): Promise<void> {
  const memory = await residentMiB(pid);
  const isOver = who.startsWith("SQLite") && memory > budgets.residentMiB;
  console.log(
    `${who}: first answer ${mark(milliseconds, milliseconds > budgets.startMs)} ms after the start, ${mark(memory, isOver)} MiB resident after ${ofAll.length * seconds} s of load`,
  );
}

function mark(value: number, isOver: boolean): string {
  return `${value.toFixed(0)}${isOver ? "!" : ""}`;
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
 * Two hundred other clients with five deals and fifty key dates each; fifty of them also have 4,000
 * messages, 1,000 documents and as many audit entries each.
 *
 * @returns how one of them logs in
 */
async function fill(variables: Record<string, string>): Promise<Login> {
  const services = await openServices(readServerEnvironment(variables), createLog("error"));
  const { accounts, db } = services;
  const login = (at: number) => ({ email: `client-${at}@example.com`, password: `password ${at}` });
  for (let at = 0; at < others; at += 1) {
    const name = `Client ${at}`;
    const { id } = await accounts.create({ name, role: "client", ...login(at) });
    await db.transaction().execute(async (transaction) => {
      await fillDeals(transaction, id, at);
      if (at < 50) await fillClient(transaction, id);
    });
  }
  await services.passages.catchUp();
  await services.close();
  return login(25);
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
  // Neither database accepts a whole client in one statement.
  for (let at = 0; at < messages.length; at += 500) {
    await db
      .insertInto("message")
      .values(messages.slice(at, at + 500))
      .execute();
  }
  for (let at = 0; at < documents.length; at += 250) {
    await db
      .insertInto("document")
      .values(documents.slice(at, at + 250))
      .execute();
    await db
      .insertInto("documentVersion")
      .values(versions.slice(at, at + 250))
      .execute();
    // Their files don't exist.
    await db
      .insertInto("documentText")
      .values(texts.slice(at, at + 250))
      .execute();
    await db
      .insertInto("audit")
      .values(audits.slice(at, at + 250))
      .execute();
  }
}
