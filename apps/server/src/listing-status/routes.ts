import {
  listingChangeSchema,
  listingDealChangeSchema,
  listingStatusChangeSchema,
} from "@frontage/records/schemas/broker-listing";
import { seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import { changing } from "../changes/changing.ts";
import type { Change, ChangeServices } from "../changes/make-change.ts";
import { followListing } from "../events/tours.ts";
import type { ApiEnv } from "../http/api-env.ts";
import {
  changeDeal,
  changeDetails,
  changeStatus,
  publishListing,
  withdrawListing,
} from "./change-status.ts";

/** How far the broker's listings are, with what they say, and whose they are. */
export function listingStatusRoutes(services: ChangeServices & { publicUrl: string }) {
  /** A change that the listing's tours follow. */
  const withTours =
    <Form>(work: (change: Change, id: string, form: Form) => Promise<void>) =>
    async (change: Change, id: string, form: Form): Promise<void> => {
      await work(change, id, form);
      await followListing(services, change, id);
    };

  return new Hono<ApiEnv>()
    .put(
      "/listings/:id",
      ...changing(services, { json: listingChangeSchema }, withTours(changeDetails)),
    )
    .post("/listings/:id/publish", ...changing(services, { json: seenSchema }, publishListing))
    .post(
      "/listings/:id/withdraw",
      ...changing(services, { json: seenSchema }, withTours(withdrawListing)),
    )
    .put(
      "/listings/:id/status",
      ...changing(services, { json: listingStatusChangeSchema }, withTours(changeStatus)),
    )
    .put(
      "/listings/:id/deal",
      ...changing(services, { json: listingDealChangeSchema }, withTours(changeDeal)),
    );
}
