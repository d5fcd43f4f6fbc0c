import { profileSchema } from "@frontage/records/schemas/profile";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import { attachmentHeaders } from "../files/send-file.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { subjectsNamingClients } from "../change-stream/change-stream.ts";
import { listClientIds, readPhotoOf, readProfile, saveProfile } from "../people/profiles.ts";

/** A person's own profile, and the photos of people they work with. */
export function profileRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .get("/profile", async (c) => c.json(await readProfile(c.var.records, c.var.person)))
    .put("/profile", valid("json", profileSchema), async (c) => {
      const profile = c.req.valid("json");
      await makeChange(services, c.var, async ({ audit, brokers, db, person, refetch }) => {
        await saveProfile(db, person, profile);
        const clientId = person.role === "client" ? person.id : null;
        await audit({ clientId, action: "change", subject: "profile" });
        if (clientId) refetch(brokers, subjectsNamingClients);
        else refetch(await listClientIds(db), ["threads"]);
      });
      return c.json(profile);
    })
    .get("/photos/:id", valid("param", z.object({ id: idSchema })), async (c) => {
      const { bytes, mediaType } = await readPhotoOf(
        services.db,
        c.var.person,
        c.req.valid("param").id,
      );
      return c.body(new Uint8Array(bytes), 200, {
        ...attachmentHeaders(`photo.${mediaType.slice("image/".length)}`),
        "Content-Type": mediaType,
        "Cache-Control": "private, max-age=86400",
      });
    });
}
