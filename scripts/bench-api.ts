/**
 * Measures the server on a store that holds the samples, on SQLite and on PostgreSQL:
 * requests a second and the slowest hundredth at 64 connections for a static page, the
 * overview and a list of messages, alone and beside 200,000 messages and 50,000
 * documents of others; the memory after a minute of it, and the time from start to the
 * first answer. Prints tables and marks with "!" what misses `budgets.json`; figures
 * depend on the machine, so nothing fails.
 *
 * Usage: node scripts/bench-api.ts [seconds a measurement]
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import autocannon from "autocannon";

import { readServerEnvironment } from "../apps/server/src/env.ts";
import { createLog } from "../apps/server/src/logging.ts";
import type { Database } from "../apps/server/src/database/open-database.ts";
import { nameKeysOf } from "../apps/server/src/records/document-names.ts";
import { seedSamples } from "../apps/server/src/seed/seed-samples.ts";
import { openServices } from "../apps/server/src/services.ts";
import { startPostgres } from "../apps/server/test/postgres-server.ts";

const root = new URL("..", import.meta.url);
const { server: budgets } = JSON.parse(await readFile(new URL("budgets.json", root), "utf8"));
const seconds = Number(process.argv[2] ?? 10);
const connections = 64;
const origin = "http://frontage.test";

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
  const { client } = await seedSamples(services);
  await services.close();

  const rows = [];
  for (const filling of ["samples alone", "much of others"] as const) {
    if (filling === "much of others") await fill(variables);
    const { address, child, milliseconds } = await start(variables);
    const cookie = await signIn(address, client);
    const threads: { id: string }[] = await (
      await fetch(`${address}/api/threads`, { headers: { Cookie: cookie } })
    ).json();
    const paths = {
      "static page": "/about",
      overview: "/api/overview",
      messages: `/api/threads/${threads[0]?.id}/messages`,
      documents: "/api/documents?limit=50",
    };
    for (const [what, path] of Object.entries(paths)) {
      const result = await autocannon({
        url: address + path,
        connections,
        duration: seconds,
        headers: { Cookie: cookie },
      });
      if (result.non2xx > 0) throw new Error(`${path} refused ${result.non2xx} times.`);
      const isStatic = what === "static page";
      rows.push({
        database: name,
        store: filling,
        what,
        "requests/s": mark(
          result.requests.average,
          isStatic && result.requests.average < budgets.staticRequestsPerSecond,
        ),
        "p50 ms": result.latency.p50,
        "p99 ms": mark(result.latency.p99, isStatic && result.latency.p99 > budgets.p99Ms),
      });
    }
    const memory = await residentMiB(child);
    console.log(
      `${name}, ${filling}: first answer ${mark(milliseconds, milliseconds > budgets.startMs)} ms after the start, ${mark(memory, name === "SQLite" && memory > budgets.residentMiB)} MiB resident after ${Object.keys(paths).length * seconds} s of load`,
    );
    child.kill();
    await once(child, "exit");
  }
  await rm(folder, { recursive: true });
  return rows;
}

function mark(value: number, isOver: boolean): string {
  return `${value.toFixed(0)}${isOver ? "!" : ""}`;
}

async function start(variables: Record<string, string>) {
  const begun = performance.now();
  const child = spawn(process.execPath, ["--max-semi-space-size=4", "apps/server/src/main.js"], {
    cwd: root,
    env: { ...variables, PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (!port) continue;
    const address = `http://127.0.0.1:${port}`;
    await (await fetch(`${address}/api/ready`)).text();
    return { address, child, milliseconds: performance.now() - begun };
  }
  throw new Error("The server ended before it listened, so there is nothing to measure.");
}

async function signIn(address: string, { email, password }: { email: string; password: string }) {
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

/** Memory of a process on Linux, as the system counts it. */
async function residentMiB({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

/** Fifty other clients with 4,000 messages and 1,000 documents each. */
async function fill(variables: Record<string, string>): Promise<void> {
  const services = await openServices(readServerEnvironment(variables), createLog("error"));
  const { db } = services;
  for (let at = 0; at < 50; at += 1) {
    const { id: clientId } = await services.accounts.create({
      name: `Client ${at}`,
      email: `client-${at}@example.com`,
      role: "client",
      password: randomUUID(),
    });
    await db.transaction().execute((transaction) => fillClient(transaction, clientId));
  }
  await services.close();
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
      keyDates: "[]",
      createdAt: moment(0),
      price: null,
      capRate: null,
      rent: null,
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
  // Neither database takes a whole client in one statement.
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
  }
}
