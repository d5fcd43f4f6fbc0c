import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { readLastBackup } from "../backup/last-backup.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import { installation } from "../installation.ts";
import type { ChangeStream } from "../change-stream/change-stream.ts";
import { readIndexLag, readOutbox } from "./queries.ts";

/** The metrics for monitoring, in the OpenMetrics format. */
export type Metrics = {
  /** Counts an API request by its route, not its path, which would name records. */
  countRequest: (request: {
    method: string;
    route: string;
    status: number;
    seconds: number;
  }) => void;
  contentType: string;
  /** All metrics, including what is read from the database now. */
  read: () => Promise<string>;
};

/** In seconds: most responses take a few milliseconds, and a password check several hundred. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Numbers of this process, and of the database that all processes share. */
export function createMetrics({
  changeStream,
  store: { db },
}: {
  changeStream: Pick<ChangeStream, "openStreams">;
  store: Pick<OpenDatabase, "db">;
}): Metrics {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  const labelNames = ["method", "route", "status"] as const;

  const build = new Gauge({
    name: "frontage_build_info",
    help: "The version of this process, as a label; always 1.",
    labelNames: ["version"] as const,
    registers,
  });
  build.set({ version: installation.version }, 1);
  const requests = new Counter({
    name: "frontage_http_requests",
    help: "Requests of the API that were answered.",
    labelNames,
    registers,
  });
  const durations = new Histogram({
    name: "frontage_http_request_duration_seconds",
    help: "How long requests of the API took, until their answer began.",
    labelNames: ["method", "route"] as const,
    buckets,
    registers,
  });
  const streams = new Gauge({
    name: "frontage_live_streams",
    help: "Open pages that this process tells of changes.",
    registers,
  });
  const memory = new Gauge({
    name: "frontage_resident_memory_bytes",
    help: "The memory of this process.",
    registers,
  });
  const outbox = new Gauge({
    name: "frontage_outbox_waiting",
    help: "What waits to be delivered: emails to accounts, and each inquiry by its way.",
    labelNames: ["queue"] as const,
    registers,
  });
  const oldest = new Gauge({
    name: "frontage_outbox_oldest_seconds",
    help: "How long the oldest of a queue has been waiting; 0 if nothing waits.",
    labelNames: ["queue"] as const,
    registers,
  });
  const unread = new Gauge({
    name: "frontage_index_waiting_documents",
    help: "Documents that the assistant hasn’t read yet.",
    registers,
  });
  const lag = new Gauge({
    name: "frontage_index_lag_seconds",
    help: "How long the oldest of them has been waiting; 0 if it has read all.",
    registers,
  });
  const backupAge = new Gauge({
    name: "frontage_backup_age_seconds",
    help: "How long ago the last complete backup began; +Inf if there is none.",
    registers,
  });

  return {
    countRequest({ method, route, seconds, status }) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    contentType: registry.contentType,
    async read() {
      streams.set(changeStream.openStreams());
      memory.set(process.memoryUsage.rss());
      const now = Date.now();
      const secondsSince = (at: string | null) =>
        at === null ? 0 : Math.max(0, (now - Date.parse(at)) / 1000);
      for (const { count, oldestAt, queue } of await readOutbox(db)) {
        outbox.set({ queue }, count);
        oldest.set({ queue }, secondsSince(oldestAt));
      }
      const index = await readIndexLag(db);
      unread.set(index.count);
      lag.set(secondsSince(index.oldestAt));
      const backupAt = await readLastBackup(db);
      backupAge.set(backupAt === undefined ? Infinity : secondsSince(backupAt));
      return registry.metrics();
    },
  };
}
