import { profileSchema } from "@frontage/content/schemas/profile";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { describe, describeFile, valid } from "../http/valid.ts";
import { type LiveChanges, subjectsNamingClients } from "../live/live-changes.ts";
import { listClientIds, readPhotoOf, readProfile, saveProfile } from "./queries.ts";

/** A person's profile, and the photos of the people one deals with. */
export function profileRoutes({ db, live }: { db: Database; live: LiveChanges }) {
  return new Hono<ApiEnv>()
    .get("/profile", describe("The person's profile.", profileSchema), async (c) =>
      c.json(await readProfile(c.var.records, c.var.person)),
    )
    .put(
      "/profile",
      describe("Saves the profile.", profileSchema),
      valid("json", profileSchema),
      async (c) => {
        const { ipAddress, person } = c.var;
        const saved = await saveProfile(db, person, c.req.valid("json"));
        const clientId = person.role === "client" ? person.id : null;
        await audit(db, { person, clientId, action: "change", subject: "profile", ipAddress });
        await live.announce([person.id], ["profile"]);
        if (clientId) await live.announce(await brokerIds(db), subjectsNamingClients);
        else await live.announce(await listClientIds(db), ["threads"]);
        return c.json(saved);
      },
    )
    .get(
      "/photos/:id",
      describeFile("A person's photo. Its address changes with it."),
      valid("param", z.object({ id: idSchema })),
      async (c) => {
        const { bytes, mediaType } = await readPhotoOf(db, c.var.person, c.req.valid("param").id);
        return c.body(new Uint8Array(bytes), 200, {
          "Content-Type": mediaType,
          "Content-Security-Policy": "sandbox; default-src 'none'",
          "X-Content-Type-Options": "nosniff",
          "Cache-Control": "private, max-age=86400",
        });
      },
    );
}
