import { auditPageSchema } from "@frontage/content/schemas/audit";
import { pageSizeMax } from "@frontage/content/schemas/page-of";
import { Hono } from "hono";
import * as z from "zod/mini";
import { listAudit } from "../records/audit.ts";
import type { ApiEnv } from "./api-env.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { describe, valid } from "./valid.ts";

const positionSchema = z.object({ id: z.int() });
const querySchema = z.object({
  cursor: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageSizeMax)), 50),
});

/** What happened to the client's records; a broker reads of everybody's. */
export function auditRoutes() {
  return new Hono<ApiEnv>().get(
    "/audit",
    describe("Lists what happened to the person's records, the newest first.", auditPageSchema),
    valid("query", querySchema),
    async (c) => {
      const { cursor, limit } = c.req.valid("query");
      const before = readCursor(positionSchema, cursor)?.id;
      const found = await listAudit(c.var.records, c.var.person, { before, limit: limit + 1 });
      const items = found.slice(0, limit);
      const last = items.at(-1);
      const nextCursor = found.length > limit && last ? writeCursor({ id: last.id }) : undefined;
      return c.json({ items, ...(nextCursor ? { nextCursor } : {}) });
    },
  );
}
