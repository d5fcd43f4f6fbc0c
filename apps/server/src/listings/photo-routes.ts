import { photoOrderSchema, photoTextSchema } from "@frontage/records/schemas/listing-photo";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { ChangeServices } from "../changes/make-change.ts";
import type { FileStore } from "../files/file-store.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { addPhoto, describePhoto, orderPhotos, removePhoto } from "./photos.ts";

const param = z.object({ id: idSchema });
const photoParam = z.extend(param, { photoId: idSchema });

/** The photographs of the broker's listings. */
export function listingPhotoRoutes(services: ChangeServices & { files: FileStore }) {
  return new Hono<ApiEnv>()
    .post("/listings/:id/photos", valid("param", param), async (c) =>
      c.json(await addPhoto(services, c.var, c.req.valid("param").id, c.req.raw)),
    )
    .put(
      "/listings/:id/photos",
      valid("param", param),
      valid("json", photoOrderSchema),
      async (c) => {
        await orderPhotos(services, c.var, c.req.valid("param").id, c.req.valid("json").ids);
        return c.body(null, 204);
      },
    )
    .put(
      "/listings/:id/photos/:photoId",
      valid("param", photoParam),
      valid("json", photoTextSchema),
      async (c) => {
        const { id: listingId, photoId: id } = c.req.valid("param");
        const text = c.req.valid("json");
        return c.json(await describePhoto(services, c.var, { id, listingId }, text));
      },
    )
    .delete("/listings/:id/photos/:photoId", valid("param", photoParam), async (c) => {
      const { id: listingId, photoId: id } = c.req.valid("param");
      await removePhoto(services, c.var, { id, listingId });
      return c.body(null, 204);
    });
}
