import { profileSchema } from "@frontage/content/schemas/profile";
import { Hono } from "hono";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { describe, valid } from "../http/valid.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import { readProfile, saveProfile } from "./queries.ts";

/** A person's profile. */
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
        const { ipAddress, person, records } = c.var;
        const saved = await saveProfile(records, person.id, c.req.valid("json"));
        const clientId = person.role === "client" ? person.id : null;
        await audit(db, { person, clientId, action: "change", subject: "profile", ipAddress });
        await live.announce([person.id], ["profile"]);
        return c.json(saved);
      },
    );
}
