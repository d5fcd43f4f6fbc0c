import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import autocannon from "autocannon";

import { onPostgres, startPostgres } from "../../apps/server/test/postgres-server.ts";
import { serverFile, type ServerProcess, startServer } from "../chaos/server-process.ts";
import { origin } from "../chaos/store.ts";
import { budgets, cpuMs, mark, residentMiB } from "./figures.ts";
import { fillLargeStore } from "../../apps/server/test/large-store.ts";

const connections = 64;

const month = new Date().toISOString().slice(0, 7);
const aMonth = `from=${month}-01&to=${month}-28`;

/** What the dashboard asks of a list beside its first page. */
const queries: Record<string, string[]> = {
  "/api/deals": ["", "status=closed"],
  "/api/documents": ["", "sort=name", "type=lease&status=new", "text=dubois"],
  "/api/contacts": ["", "text=casey"],
  "/api/events": [aMonth],
  "/api/messages": ["text=estoppel"],
  "/api/search": ["text=dubois", "text=estoppel", "text=placeholder"],
  "/api/inquiries": ["", "status=new&limit=1", "text=casey"],
};

/** A client's lists, when the broker asks for them. */
const ofOneClient = ["deals", "deals/details", "documents", "contacts", "events", "threads"];

/** Files, streams, and what a stranger or a machine reads. */
const isNoList =
  /\/(file|download|preview|photo|photos|changes|export|files|agreements|calendar[^/]*|unsubscribe|health|ready|metrics|room|agreement|protected-list|namesake)(\/|$)|\.(csv|zip|ics)$/;

/** A page by sizes is rendered for each request; others are kept until a listing changes. */
const ofVisitors = (slug: string) => [
  "/listings",
  "/listings?kind=lease&type=office",
  "/listings?from=20000&to=40000",
  `/listings/${slug}`,
  "/sitemap.xml",
];

/**
 * Measures the server with a large store (see `apps/server/test/large-store.ts`), on SQLite and on
 * PostgreSQL: the time from start to the first response; for every route that reads records, of a
 * usual client, of one with much, and of the broker, who sees everything, and for the pages of
 * listings, how long all but a twentieth of the requests take, one after the other, and how long
 * the server's CPU works for one; requests a second for a static page, at 64 connections; and the
 * memory at the end.
 *
 * @param seconds how long each is measured at most
 */
export async function measureApi(seconds: number): Promise<void> {
  // Bundled before, so that bundling isn't part of the measured start.
  await serverFile();
  const postgres = await startPostgres();
  try {
    const sqlite = await measure("SQLite", seconds, undefined);
    const other = await measure("PostgreSQL", seconds, postgres.url);
    console.table(
      [...sqlite].map(([name, figures]) => ({
        "p95, CPU ms": name,
        SQLite: figures,
        PostgreSQL: other.get(name),
      })),
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
  const { apiPaths, clientId, slug, ...people } = await fillLargeStore(variables);
  // PostgreSQL does so by itself, a minute later.
  if (databaseUrl) await onPostgres(databaseUrl, "vacuum analyze");
  const server = await start(variables);
  const figures = new Map<string, string>();
  const add = async (name: string, path: string, headers: Record<string, string>) => {
    const { cpu, p95 } = await time(server, path, headers, seconds);
    const { listMs, todayMs } = budgets.server;
    const limit = path === "/api/today" ? todayMs : listMs;
    figures.set(name, `${mark(p95, p95 > limit)}, ${cpu.toFixed(0)}`);
  };
  for (const [who, person] of [
    ["a client", people.client],
    ["one with much", people.other],
    ["the broker", people.broker],
  ] as const) {
    const headers = { Cookie: await signIn(server.address, person) };
    for (const path of await readPaths(server.address, headers, apiPaths, clientId))
      await add(`${who}: ${nameOf(path)}`, path, headers);
  }
  for (const path of ofVisitors(slug)) await add(`a visitor: ${path}`, path, {});
  await report(database, server, seconds, databaseUrl === undefined);
  await server.stop();
  await rm(folder, { recursive: true });
  return figures;
}

/** What this person may read, with the id of the first record of each list. */
async function readPaths(
  address: string,
  headers: Record<string, string>,
  apiPaths: readonly string[],
  clientId: string,
): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await fetch(address + path, { headers });
    if (answer.status === 403 || answer.status === 404) return;
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
    return answer.headers.get("Content-Type")?.includes("json") ? JSON.parse(body) : {};
  };
  const first: Record<string, string> = {};
  const idOf = async (subject: string) => {
    const list = subject === "prospects" ? `listings/${await idOf("listings")}/prospects` : subject;
    const found = await read(`/api/${list}?${queries[`/api/${list}`]?.at(0) ?? ""}`);
    return (first[subject] ??= (found?.items ?? found)?.[0]?.id ?? "none");
  };
  const paths: string[] = [];
  for (const route of apiPaths.filter((path) => !isNoList.test(path))) {
    const [, subject = ""] = /^\/api\/([^/]+)\/:/.exec(route) ?? [];
    const path = subject ? route.replace(/:\w+/, await idOf(subject)) : route;
    const asked = (queries[route] ?? [""]).map((query) => path + (query && `?${query}`));
    const [one = ""] = asked;
    if ((await read(one)) !== undefined) paths.push(...asked);
  }
  // Only brokers have clients.
  if (!paths.includes("/api/clients")) return paths;
  const ofClient = ofOneClient.map((list) => {
    const [query] = queries[`/api/${list}`] ?? [];
    return `/api/${list}?clientId=${clientId}${query && `&${query}`}`;
  });
  return [...paths, ...ofClient];
}

/** A path without the ids of records. */
const nameOf = (path: string) =>
  path
    .replace("/api/", "")
    .replaceAll(/(?<=[/=])(?=[^/]*[\dA-Z])[\da-z-]{20,}/gi, "…")
    .replace(aMonth, "a month");

/**
 * Requests a path again and again.
 *
 * @returns milliseconds: the 95th percentile, and the mean of what the server's CPU worked
 */
async function time(
  { address, pid }: Server,
  path: string,
  headers: Record<string, string>,
  seconds: number,
) {
  const times: number[] = [];
  const cpuBefore = await cpuMs(pid);
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || times.length < 20) {
    const begun = performance.now();
    const answer = await fetch(address + path, { headers });
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    // Pages by sizes are limited to 120 an hour.
    if (times.length === 100) break;
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
  return { p95, cpu: ((await cpuMs(pid)) - cpuBefore) / times.length };
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
