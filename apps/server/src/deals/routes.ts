import { createHash } from "node:crypto";
import { dealFilterSchema } from "@frontage/records/schemas/deal";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { listDealActivity } from "./activity.ts";
import { findPhoto } from "./photo.ts";
import { listDealNames, listDeals, listDealDetails, readOpenDeal } from "./queries.ts";
import { reading } from "../changes/changing.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { FileStore } from "../files/file-store.ts";
import { sendFile } from "../files/send-file.ts";
import { notFound } from "../http/failure.ts";
import { pageQuery } from "../http/page-query.ts";
import { valid } from "../http/valid.ts";

const listQuery = z.extend(pageQuery, { clientId: z.optional(idSchema) });

const dealQuery = z.extend(pageQuery, dealFilterSchema.shape);

/** The clients' deals. */
export function dealRoutes({ db, files }: { db: Database; files: FileStore }) {
  return new Hono<ApiEnv>()
    .get("/deals", valid("query", dealQuery), async (c) => {
      const { cursor, limit, ...which } = c.req.valid("query");
      const page = { cursor, limit };
      return c.json(await listDeals({ db, ...c.var }, which, page));
    })
    .get("/deals/names", ...reading(z.pick(listQuery, { clientId: true }), listDealNames))
    .get("/deals/details", valid("query", listQuery), async (c) => {
      const { clientId, ...page } = c.req.valid("query");
      return c.json(await listDealDetails({ db, ...c.var }, { clientId }, page));
    })
    .get("/deals/:id", valid("param", z.object({ id: idSchema })), async (c) =>
      c.json(await readOpenDeal({ db, ...c.var }, c.req.valid("param").id)),
    )
    .get("/deals/:id/activity", valid("param", z.object({ id: idSchema })), async (c) =>
      c.json(await listDealActivity(c.var.records, c.var.person, c.req.valid("param").id)),
    )
    .get("/deals/:id/photo", valid("param", z.object({ id: idSchema })), async (c) => {
      const file = await findPhoto(c.var.records, c.req.valid("param").id);
      if (!file) throw notFound();
      // Browsers ask each time, because access may have ended, but load the file once: stored files
      // never change.
      const etag = `"${createHash("sha256").update(file.fileKey).digest("base64url")}"`;
      const caching = { "Cache-Control": "private, no-cache", ETag: etag };
      if (c.req.header("If-None-Match") === etag) return c.body(null, 304, caching);
      // Showing it on the page doesn't count as opening a document.
      const response = await sendFile(files, file, c.req.method, async () => undefined);
      for (const [name, value] of Object.entries(caching)) response.headers.set(name, value);
      return response;
    });
}
