import { Hono } from "hono";
import { listAudit } from "./audit.ts";
import { pageFrom, readCursor } from "../http/cursor.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { pageQuery } from "../http/page-query.ts";
import { valid } from "../http/valid.ts";

/** The audit log of a client's records; brokers read everyone's. */
export function auditRoutes() {
  return new Hono<ApiEnv>().get("/audit", valid("query", pageQuery), async (c) => {
    const { cursor, limit } = c.req.valid("query");
    const before = Number(readCursor(cursor)?.value ?? Infinity);
    const found = await listAudit(c.var.records, c.var.person, { before, limit: limit + 1 });
    return c.json(pageFrom(found, limit, ({ id }) => ({ value: id, id: "" })));
  });
}
