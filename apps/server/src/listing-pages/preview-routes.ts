import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure, notFound } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import type { ListingPages } from "./listing-pages.ts";
import { readPreview } from "./read-listings.ts";

/**
 * A listing's page for its broker, before it is published.
 *
 * @param render absent in development, whose server has no build
 */
export function previewRoutes(render: ListingPages["render"] | undefined) {
  return new Hono<ApiEnv>().get(
    "/listings/:id/preview",
    valid("param", z.object({ id: idSchema })),
    async (c) => {
      const { id } = c.req.valid("param");
      const listing = await readPreview(c.var.records, id, Date.now());
      if (!listing) throw notFound();
      if (!render) throw new Failure(503, "A preview needs the built site: run npm start.");
      const { headers, html } = await render({ kind: "preview", id, listing });
      return c.html(html, 200, {
        ...headers,
        "Cache-Control": "no-store",
        "X-Robots-Tag": "noindex",
      });
    },
  );
}
