import { idSchema, seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import { approveCounter, requestAcceptance } from "./change-offer.ts";
import { findOffer, readClientsBoard } from "./queries.ts";

const dealParam = z.object({ dealId: idSchema });
const param = z.extend(dealParam, { id: idSchema });

/** The offers for a client's own property. What they decide there, the broker carries out. */
export function clientOfferRoutes(services: ChangeServices) {
  const { db } = services;
  return new Hono<ApiEnv>()
    .get("/deals/:dealId/offers", valid("param", dealParam), async (c) => {
      const { dealId } = c.req.valid("param");
      return c.json({ board: await readClientsBoard(db, c.var.records, dealId) });
    })
    .post(
      "/deals/:dealId/offers/:id/accept",
      valid("param", param),
      valid("json", seenSchema),
      async (c) => {
        const { dealId, id } = c.req.valid("param");
        if (c.var.person.role !== "client") throw notFound();
        await checkOwn(db, c.var.records, { dealId, id });
        await makeChange(services, c.var, async (change) =>
          requestAcceptance(change, id, c.req.valid("json").version),
        );
        return c.body(null, 204);
      },
    )
    .post(
      "/deals/:dealId/offers/:id/counter/approve",
      valid("param", param),
      valid("json", seenSchema),
      async (c) => {
        const { dealId, id } = c.req.valid("param");
        if (c.var.person.role !== "client") throw notFound();
        await checkOwn(db, c.var.records, { dealId, id });
        await makeChange(services, c.var, async (change) =>
          approveCounter(change, id, c.req.valid("json").version),
        );
        return c.body(null, 204);
      },
    );
}

/** @throws 404 unless the offer is for the listing of this deal of theirs */
async function checkOwn(
  db: Database,
  records: Database,
  { dealId, id }: { dealId: string; id: string },
): Promise<void> {
  const { listingId } = await findOffer(db, id);
  const own = await records
    .selectFrom("listing")
    .select("id")
    .where("id", "=", listingId)
    .where("dealId", "=", dealId)
    .executeTakeFirst();
  if (!own) throw notFound();
}
