/**
 * Measures how many inquiries a second the server stores durably, on SQLite (each commit is on disk
 * before the response) and on PostgreSQL, at 64 connections, and its memory after that. Marks with
 * "!" what misses `budgets.json`; figures depend on the machine, so nothing fails.
 *
 * Usage: node scripts/bench-inquiries.ts [seconds a measurement]
 */
import { readFile } from "node:fs/promises";
import { startPostgres, type PostgresServer } from "../apps/server/test/postgres-server.ts";
import { startServer } from "./chaos/server-process.ts";
import { makeStore } from "./chaos/store.ts";
import { residentMiB, sendInquiries } from "./inquiry-load.ts";

const seconds = Number(process.argv[2] ?? 10);
const { server: budgets } = JSON.parse(
  await readFile(new URL("../budgets.json", import.meta.url), "utf8"),
);

const postgres = await startPostgres({ isDurable: true });
try {
  console.table([await measure("SQLite", undefined), await measure("PostgreSQL", postgres)]);
} finally {
  await postgres.stop();
}

async function measure(database: string, server: PostgresServer | undefined) {
  const store = await makeStore(server);
  const { address, kill, pid } = await startServer(store);
  try {
    await sendInquiries(address, { seconds: Math.ceil(seconds / 5) });
    const { errors, p50Ms, p99Ms, perSecond } = await sendInquiries(address, { seconds });
    if (errors > 0) throw new Error(`${errors} inquiries were refused.`);
    const memory = await residentMiB(pid);
    // The budgets are for SQLite.
    const mark = (value: number, isOver: boolean) =>
      `${value.toFixed(0)}${isOver && !server ? "!" : ""}`;
    return {
      database,
      "inquiries/s": mark(perSecond, perSecond < budgets.inquiriesPerSecond),
      "p50 ms": p50Ms,
      "p99 ms": mark(p99Ms, p99Ms > budgets.p99Ms),
      "MiB resident": mark(memory, memory > budgets.residentMiB),
    };
  } finally {
    await kill();
    await store.remove();
  }
}
