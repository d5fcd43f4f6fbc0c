import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { type PostgresServer, startPostgres } from "../../apps/server/test/postgres-server.ts";
import { inquiryWith } from "../chaos/load.ts";
import { startServer } from "../chaos/server-process.ts";
import { makeStore, origin } from "../chaos/store.ts";
import { budgets, mark, residentMiB } from "./figures.ts";

/**
 * How many inquiries a second the server stores durably, on SQLite (each commit is on disk before
 * the response) and on PostgreSQL, at 64 connections, and its memory before and after.
 */
export async function measureInquiries(seconds: number): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  try {
    console.table([
      await measure("SQLite", seconds, undefined),
      await measure("PostgreSQL", seconds, postgres),
    ]);
  } finally {
    await postgres.stop();
  }
}

async function measure(database: string, seconds: number, postgres: PostgresServer | undefined) {
  const store = await makeStore(postgres);
  const { address, kill, pid } = await startServer(store);
  try {
    // Warms up: in the first seconds, memory still grows to its normal size.
    await sendInquiries(address, Math.ceil(seconds / 5));
    const before = await residentMiB(pid);
    const { errors, latency, non2xx, requests, timeouts } = await sendInquiries(address, seconds);
    const refused = errors + non2xx + timeouts;
    if (refused > 0) throw new Error(`${refused} inquiries were refused.`);
    const after = await residentMiB(pid);
    const limits = budgets.server;
    // The limits are for SQLite.
    const markSqlite = (value: number, isMissed: boolean) => mark(value, isMissed && !postgres);
    return {
      database,
      "inquiries/s": markSqlite(requests.average, requests.average < limits.inquiriesPerSecond),
      "p50 ms": latency.p50,
      "p99 ms": markSqlite(latency.p99, latency.p99 > limits.p99Ms),
      "MiB before": mark(before, false),
      "MiB after": markSqlite(after, after > limits.residentMiB),
    };
  } finally {
    await kill();
    await store.remove();
  }
}

/** Sends as many inquiries as possible, each with its own key, so that each is stored. */
async function sendInquiries(address: string, seconds: number) {
  return autocannon({
    url: address,
    connections: 64,
    duration: seconds,
    requests: [
      {
        method: "POST",
        path: "/api/inquiries",
        setupRequest(request) {
          const key = randomUUID();
          return {
            ...request,
            headers: {
              "Content-Type": "application/json",
              "Idempotency-Key": key,
              Origin: origin,
            },
            body: JSON.stringify({ ...inquiryWith(key), elapsedMs: 20_000 }),
          };
        },
      },
    ],
  });
}
