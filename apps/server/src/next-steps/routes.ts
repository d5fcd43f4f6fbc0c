import { Hono } from "hono";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { readNextSteps } from "./queries.ts";

/** The start of a client's overview. */
export function nextStepRoutes({ db }: { db: Database }) {
  return new Hono<ApiEnv>().get("/next", async (c) => {
    // Brokers have a different overview.
    if (c.var.person.role !== "client") throw notFound();
    return c.json(await readNextSteps({ db, ...c.var }, new Date()));
  });
}
