import { photoOrderSchema, photoTextSchema } from "@frontage/records/schemas/listing-photo";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changing, idParam, returning } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import type { FileStore } from "../files/file-store.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { addPhoto, describePhoto, orderPhotos, removePhoto } from "./photos.ts";

const photoParam = z.extend(idParam, { photoId: idSchema });

/** The photographs of the broker's listings. */
export function listingPhotoRoutes(services: ChangeServices & { files: FileStore }) {
  return new Hono<ApiEnv>()
    .post("/listings/:id/photos", valid("param", idParam), async (c) =>
      c.json(await addPhoto(services, c.var, c.req.valid("param").id, c.req.raw)),
    )
    .put(
      "/listings/:id/photos",
      ...changing(services, { json: photoOrderSchema }, (change, id, { ids }) =>
        orderPhotos(change, id, ids),
      ),
    )
    .put(
      "/listings/:id/photos/:photoId",
      ...returning(
        services,
        { param: photoParam, json: photoTextSchema },
        (change, { id: listingId, photoId: id }, text) =>
          describePhoto(change, { id, listingId }, text),
      ),
    )
    .delete(
      "/listings/:id/photos/:photoId",
      ...changing(services, { param: photoParam }, (change, { id: listingId, photoId: id }) =>
        removePhoto(change, { id, listingId }),
      ),
    );
}
