import {
  listingDealChangeSchema,
  listingStatusChangeSchema,
} from "@frontage/records/schemas/broker-listing";
import { idSchema, seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changing } from "../changes/changing.ts";
import { type Change, type ChangeServices, makeChange } from "../changes/make-change.ts";
import { followListing } from "../events/tours.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { changeDeal, changeStatus, publishListing, withdrawListing } from "./change-status.ts";

const param = z.object({ id: idSchema });

/** How far the broker's listings are, and whose they are. */
export function listingStatusRoutes(services: ChangeServices & { publicUrl: string }) {
  /** A change that the listing's tours follow, and their buyers' emails. */
  async function changeWithTours(
    actor: ApiEnv["Variables"],
    id: string,
    work: (change: Change) => Promise<void>,
  ): Promise<void> {
    await makeChange(services, actor, async (made) => {
      await work(made);
      await followListing(services, made, id);
    });
    services.emails.wake();
  }

  return new Hono<ApiEnv>()
    .post("/listings/:id/publish", ...changing(services, { json: seenSchema }, publishListing))
    .post("/listings/:id/withdraw", valid("param", param), valid("json", seenSchema), async (c) => {
      const { id } = c.req.valid("param");
      await changeWithTours(c.var, id, async (made) =>
        withdrawListing(made, id, c.req.valid("json")),
      );
      return c.body(null, 204);
    })
    .put(
      "/listings/:id/status",
      valid("param", param),
      valid("json", listingStatusChangeSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await changeWithTours(c.var, id, async (made) =>
          changeStatus(made, id, c.req.valid("json")),
        );
        return c.body(null, 204);
      },
    )
    .put(
      "/listings/:id/deal",
      valid("param", param),
      valid("json", listingDealChangeSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await changeWithTours(c.var, id, async (made) => changeDeal(made, id, c.req.valid("json")));
        return c.body(null, 204);
      },
    );
}
