import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import autocannon from "autocannon";
import { origin } from "./chaos/store.ts";

const connections = 64;

/** The result of sending inquiries for a while. */
export type Measured = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Responses without a receipt, and broken connections. */
  errors: number;
};

/**
 * Sends inquiries over 64 connections, each with its own key, so that each is stored.
 *
 * @param address of the server
 * @param options.perSecond how many; absent for as many as possible
 */
export async function sendInquiries(
  address: string,
  { perSecond, seconds }: { seconds: number; perSecond?: number },
): Promise<Measured> {
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    ...(perSecond === undefined ? {} : { overallRate: perSecond }),
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
            body: JSON.stringify({
              name: "Robin Vance",
              email: "robin.vance@example.com",
              phone: "(555) 555-0143",
              service: "leasing",
              message: `Is the warehouse still to let? ${key}`,
              elapsedMs: 20_000,
            }),
          };
        },
      },
    ],
  });
  return {
    perSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    errors: result.non2xx + result.errors + result.timeouts,
  };
}

/** A process's memory on Linux, as the system counts it. */
export async function residentMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}
