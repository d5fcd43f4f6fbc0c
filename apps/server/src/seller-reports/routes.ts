import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { findDealsListing } from "../offers/queries.ts";
import { readWeek } from "./week.ts";

/** The routes of a selling client's listing. @param options.now the clock */
export function sellerReportRoutes({
  db,
  now = () => new Date(),
}: {
  db: Database;
  now?: () => Date;
}) {
  return new Hono<ApiEnv>().get(
    "/deals/:dealId/listing",
    valid("param", z.object({ dealId: idSchema })),
    async (c) => {
      const listing = await findDealsListing(c.var.records, c.req.valid("param").dealId);
      return c.json({ week: listing && (await readWeek(db, listing, now())) });
    },
  );
}
