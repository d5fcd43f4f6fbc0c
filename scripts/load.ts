/**
 * Finds the maximum number of inquiries a second that the server stores on SQLite, and then sends
 * 80% of that for ten minutes. Fails at any error, and if the server's memory grows by 10% or more
 * between start and end.
 *
 * Usage: node scripts/load.ts [seconds]
 */
import { setTimeout as wait } from "node:timers/promises";
import { startServer } from "./chaos/server-process.ts";
import { makeStore } from "./chaos/store.ts";
import { residentMiB, sendInquiries } from "./inquiry-load.ts";

const seconds = Number(process.argv[2] ?? 600);
const share = 0.8;
const growthMax = 0.1;

const store = await makeStore(undefined);
const server = await startServer(store);
try {
  // Also warms it up: memory is measured from here on.
  const most = await sendInquiries(server.address, { seconds: Math.ceil(seconds / 10) });
  const perSecond = Math.floor(most.perSecond * share);
  console.log(`At most ${most.perSecond.toFixed(0)} inquiries a second; ${perSecond} from now on.`);

  const samples: number[] = [];
  const ended = new AbortController();
  const sampling = sampleEachSecond(samples, ended.signal);
  const steady = await sendInquiries(server.address, { seconds, perSecond });
  ended.abort();
  await sampling;

  // In the first tenth, memory still grows to its normal size.
  const tenth = Math.max(Math.floor(samples.length / 10), 1);
  const begin = median(samples.slice(tenth, 2 * tenth));
  const end = median(samples.slice(-tenth));
  const growth = end / begin - 1;
  const errors = most.errors + steady.errors;
  console.table([
    {
      "inquiries/s": steady.perSecond.toFixed(0),
      "p50 ms": steady.p50Ms,
      "p99 ms": steady.p99Ms,
      errors,
      "MiB at first": begin.toFixed(0),
      "MiB at last": end.toFixed(0),
      growth: `${(growth * 100).toFixed(1)} %`,
    },
  ]);
  process.exitCode = errors > 0 || growth >= growthMax ? 1 : 0;
} finally {
  await server.kill();
  await store.remove();
}

async function sampleEachSecond(samples: number[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    samples.push(await residentMiB(server.pid));
    await wait(1000, undefined, { signal }).catch(() => undefined);
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
