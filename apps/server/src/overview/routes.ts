import { Hono } from "hono";
import { countUnread, readOverview } from "./queries.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";

/** The first screen, and the counts in the sidebar. */
export function overviewRoutes({ db }: { db: Database }) {
  return new Hono<ApiEnv>()
    .get("/overview", async (c) => c.json(await readOverview({ db, ...c.var }, new Date())))
    .get("/unread", async (c) => c.json(await countUnread(c.var)));
}
