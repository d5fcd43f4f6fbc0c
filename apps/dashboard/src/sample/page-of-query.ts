import { pageSizeMax } from "@frontage/records/schemas/page-of";
import type { Context } from "hono";

/** The page that a request asks for. */
export function pageOfQuery(c: Context) {
  const { cursor, limit = pageSizeMax, offset = 0 } = c.req.query();
  return { cursor, limit: Number(limit), offset: Number(offset) };
}
