import { idSchema, seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changing } from "../changes/changing.ts";
import type { Change, ChangeServices } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { clientOnly } from "../http/guards.ts";
import { valid } from "../http/valid.ts";
import {
  approveCounter,
  requestAcceptance,
  withdrawAcceptance,
  withdrawApproval,
} from "./change-offer.ts";
import { findOffer, readDealsBoard } from "./queries.ts";

const dealParam = z.object({ dealId: idSchema });
const param = z.extend(dealParam, { id: idSchema });

/** The offers for a client's own property. What they decide there, the broker carries out. */
export function clientOfferRoutes(services: ChangeServices) {
  const { db } = services;
  const deciding = (decide: (change: Change, id: string, version: number) => Promise<void>) =>
    changing(services, { param, json: seenSchema }, async (change, { dealId, id }, { version }) => {
      await checkOwn(change, { dealId, id });
      await decide(change, id, version);
    });
  return new Hono<ApiEnv>()
    .get("/deals/:dealId/offers", valid("param", dealParam), async (c) => {
      const { dealId } = c.req.valid("param");
      const { person, records } = c.var;
      return c.json({ board: await readDealsBoard(db, records, { dealId, person }) });
    })
    .post("/deals/:dealId/offers/:id/accept", clientOnly, ...deciding(requestAcceptance))
    .post("/deals/:dealId/offers/:id/accept/withdraw", clientOnly, ...deciding(withdrawAcceptance))
    .post("/deals/:dealId/offers/:id/counter/approve", clientOnly, ...deciding(approveCounter))
    .post(
      "/deals/:dealId/offers/:id/counter/approve/withdraw",
      clientOnly,
      ...deciding(withdrawApproval),
    );
}

/** @throws 404 unless the offer is for the listing of this deal of the client's */
async function checkOwn(
  { db, records }: Change,
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
