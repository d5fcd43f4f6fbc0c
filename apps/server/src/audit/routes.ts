import { auditPageSchema } from "@frontage/records/schemas/audit";
import { pageSizeMax } from "@frontage/records/schemas/page-of";
import { Hono } from "hono";
import * as z from "zod/mini";
import { listAudit } from "./audit.ts";
import { pageFrom, readCursor } from "../http/cursor.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { describe, valid } from "../http/valid.ts";

const querySchema = z.object({
  cursor: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageSizeMax)), 50),
});

/** The audit log of a client's records; brokers read everyone's. */
export function auditRoutes() {
  return new Hono<ApiEnv>().get(
    "/audit",
    describe("Lists the audit log, newest first.", auditPageSchema),
    valid("query", querySchema),
    async (c) => {
      const { cursor, limit } = c.req.valid("query");
      const before = Number(readCursor(cursor)?.value ?? Infinity);
      const found = await listAudit(c.var.records, c.var.person, { before, limit: limit + 1 });
      return c.json(pageFrom(found, limit, ({ id }) => ({ value: id, id: "" })));
    },
  );
}
