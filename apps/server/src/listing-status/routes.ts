import {
  listingChangeSchema,
  listingDealChangeSchema,
  listingStatusChangeSchema,
} from "@frontage/records/schemas/broker-listing";
import { protectedListFormSchema } from "@frontage/records/schemas/protected-list";
import { seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import { changing, idParam, readingOne } from "../changes/changing.ts";
import type { FileStore } from "../files/file-store.ts";
import { valid } from "../http/valid.ts";
import type { Pdfs } from "../pdfs/pdfs.ts";
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
import { readProtectedList, sendProtectedList } from "./protected-list.ts";

/** How far the broker's listings are, with what they say, and whose they are. */
export function listingStatusRoutes(
  services: ChangeServices & { files: FileStore; pdfs: Pdfs; publicUrl: string },
) {
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
    .get("/listings/:id/protected-list", ...readingOne(readProtectedList))
    .post(
      "/listings/:id/protected-list",
      valid("param", idParam),
      valid("json", protectedListFormSchema),
      async (c) => {
        await sendProtectedList(services, c.var, c.req.valid("param").id, c.req.valid("json"));
        return c.body(null, 204);
      },
    )
    .put(
      "/listings/:id/deal",
      ...changing(services, { json: listingDealChangeSchema }, withTours(changeDeal)),
    );
}
