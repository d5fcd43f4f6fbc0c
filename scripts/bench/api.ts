import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import autocannon from "autocannon";

import { onPostgres, startPostgres } from "../../apps/server/test/postgres-server.ts";
import { serverFile, type ServerProcess, startServer } from "../chaos/server-process.ts";
import { origin } from "../chaos/store.ts";
import { budgets, mark, residentMiB } from "./figures.ts";
import { fillLargeStore } from "../../apps/server/test/large-store.ts";

const connections = 64;

const month = new Date().toISOString().slice(0, 7);
const aMonth = `from=${month}-01&to=${month}-28`;

type Filled = Awaited<ReturnType<typeof fillLargeStore>>;

/** The lists and searches of someone logged in. */
const ofEveryone = (dealId: string, threadId: string) => [
  "overview",
  "unread",
  "deals",
  "deals?status=closed",
  "deals/details",
  "deals/names",
  `deals/${dealId}`,
  `deals/${dealId}/activity`,
  `deals/${dealId}/document-requests`,
  "documents",
  "documents?sort=name",
  "documents?type=lease&status=new",
  "documents?text=dubois",
  `documents?dealId=${dealId}`,
  "document-requests",
  "contacts",
  "contacts?text=casey",
  `events?${aMonth}`,
  "notifications",
  "threads",
  `threads/${threadId}/messages`,
  "messages?text=estoppel",
  "audit",
  "search?text=dubois",
  "search?text=estoppel",
];

const ofClient = ["next", "assistant/questions"];

const ofBroker = ({ clientId, listingId, prospectId }: Filled) => [
  "today",
  "clients",
  `clients/${clientId}`,
  `clients/${clientId}/summary`,
  `clients/${clientId}/emails`,
  `deals?clientId=${clientId}`,
  "listings",
  `listings/${listingId}`,
  `listings/${listingId}/prospects`,
  `prospects/${prospectId}/messages`,
  `listings/${listingId}/offers`,
  "inquiries",
  "inquiries?text=casey",
  "assistant/unanswered",
];

/** A page by sizes is rendered for each request; others are kept until a listing changes. */
const ofVisitors = ({ slug }: Filled) => [
  "/listings",
  "/listings?kind=lease&type=office",
  "/listings?from=20000&to=40000",
  `/listings/${slug}`,
  "/sitemap.xml",
];

/**
 * Measures the server with a large store (see `apps/server/test/large-store.ts`), on SQLite and on PostgreSQL: the
 * time from start to the first response; how long all but a twentieth of the requests take, for
 * every list and search of a usual client, of one with much, and of the broker, who sees everything,
 * and for the pages of listings, one after the other; requests a second for a static page, at 64
 * connections; and the memory at the end.
 *
 * @param seconds how long each is measured
 */
export async function measureApi(seconds: number): Promise<void> {
  // Bundled before, so that bundling isn't part of the measured start.
  await serverFile();
  const postgres = await startPostgres();
  try {
    const sqlite = await measure("SQLite", seconds, undefined);
    const other = await measure("PostgreSQL", seconds, postgres.url);
    console.table(
      sqlite.map(({ ms, ...row }, index) => ({ ...row, SQLite: ms, PostgreSQL: other[index]?.ms })),
    );
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
  const filled = await fillLargeStore(variables);
  // PostgreSQL does so by itself, a minute later.
  if (databaseUrl) await onPostgres(databaseUrl, "vacuum analyze");
  const server = await start(variables);
  const rows = [];
  for (const [who, person, own] of [
    ["a client", filled.client, ofClient],
    ["one with much", filled.other, ofClient],
    ["the broker", filled.broker, ofBroker(filled)],
  ] as const) {
    const headers = { Cookie: await signIn(server.address, person) };
    const read = async (path: string) =>
      (await fetch(`${server.address}/api/${path}`, { headers })).json();
    const [deal] = (await read("deals")).items;
    const [thread] = await read("threads");
    for (const path of [...ofEveryone(deal.id, thread.id), ...own]) {
      const ms = await time(`${server.address}/api/${path}`, headers, seconds);
      const limit = path === "today" ? budgets.server.todayMs : budgets.server.listMs;
      rows.push({ who, what: nameOf(path), ms: mark(ms, ms > limit) });
    }
  }
  for (const path of ofVisitors(filled)) {
    const ms = await time(server.address + path, {}, seconds);
    rows.push({ who: "a visitor", what: path, ms: mark(ms, ms > budgets.server.listMs) });
  }
  await report(database, server, seconds, databaseUrl === undefined);
  await server.stop();
  await rm(folder, { recursive: true });
  return rows;
}

/** A path without the ids of records. */
const nameOf = (path: string) =>
  path.replaceAll(/(?<=[/=])[\da-z-]{20,}/gi, "…").replace(aMonth, "a month");

/** Requests a path again and again. @returns the 95th percentile, in milliseconds */
async function time(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || times.length < 20) {
    const begun = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    // Pages by sizes are limited to 120 an hour.
    if (times.length === 100) break;
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}

async function report(
  database: string,
  { address, milliseconds, pid }: Server,
  seconds: number,
  isLimited: boolean,
): Promise<void> {
  const { p99Ms, residentMiB: mostMiB, startMs, staticRequestsPerSecond } = budgets.server;
  const url = `${address}/about`;
  const { latency, non2xx, requests } = await autocannon({ url, connections, duration: seconds });
  if (non2xx > 0) throw new Error(`${url} refused ${non2xx} times.`);
  const memory = await residentMiB(pid);
  console.log(
    `${database}: first answer ${mark(milliseconds, milliseconds > startMs)} ms after the start, ${mark(memory, isLimited && memory > mostMiB)} MiB resident after the load; a static page ${mark(requests.average, requests.average < staticRequestsPerSecond)} times a second, p99 ${mark(latency.p99, latency.p99 > p99Ms)} ms`,
  );
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
