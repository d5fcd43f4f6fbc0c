import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { listKeyDatesOf } from "./queries.ts";

/** A deal's key dates. */
export function keyDateRoutes() {
  return new Hono<ApiEnv>().get(
    "/deals/:dealId/key-dates",
    valid("param", z.object({ dealId: idSchema })),
    async (c) => c.json(await listKeyDatesOf(c.var.records, c.req.valid("param").dealId)),
  );
}
