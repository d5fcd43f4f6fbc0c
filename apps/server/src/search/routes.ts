import { Hono } from "hono";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import { search } from "./queries.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";

export function searchRoutes({ db }: { db: Database }) {
  return new Hono<ApiEnv>().get(
    "/search",
    valid("query", z.object({ text: z.string().check(z.maxLength(200)) })),
    async (c) => c.json(await search({ ...c.var, db }, c.req.valid("query").text)),
  );
}
