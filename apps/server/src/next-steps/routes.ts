import { Hono } from "hono";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { clientOnly } from "../http/guards.ts";
import { readNextSteps } from "./queries.ts";

/** The start of a client's overview. */
export function nextStepRoutes({ db }: { db: Database }) {
  return new Hono<ApiEnv>().get(
    "/next",
    // Brokers have a different overview.
    clientOnly,
    async (c) => c.json(await readNextSteps({ db, ...c.var }, new Date())),
  );
}
