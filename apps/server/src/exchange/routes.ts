import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { readExchange } from "./queries.ts";

/** A deal's 1031 exchange. */
export function exchangeRoutes() {
  return new Hono<ApiEnv>().get(
    "/deals/:dealId/exchange",
    valid("param", z.object({ dealId: idSchema })),
    async (c) => c.json(await readExchange(c.var.records, c.req.valid("param").dealId)),
  );
}
