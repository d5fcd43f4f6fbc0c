import { Hono } from "hono";
import type { Logger } from "pino";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { sampleNames } from "../seed/find-samples.ts";
import { readToday } from "./read-today.ts";

/** The broker's first screen. */
export function todayRoutes({ db, log }: { db: Database; log: Logger }) {
  return new Hono<ApiEnv>().get("/today", async (c) => {
    const [today, samples] = await Promise.all([readToday({ log, ...c.var }), sampleNames(db)]);
    return c.json(samples.length > 0 ? { ...today, samples } : today);
  });
}
