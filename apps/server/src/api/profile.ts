import { profileSchema } from "@frontage/content/schemas/profile";
import { settingsSchema } from "@frontage/content/schemas/settings";
import { Hono } from "hono";
import { audit } from "../records/audit.ts";
import { readProfile, saveProfile } from "../records/profile.ts";
import { readSettings, saveSettings } from "../records/settings.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { describe, valid } from "./valid.ts";

/** A person's profile and settings. */
export function profileRoutes({ db, live }: Services) {
  async function changed(
    { ipAddress, person }: ApiEnv["Variables"],
    subject: "profile" | "settings",
  ): Promise<void> {
    const clientId = person.role === "client" ? person.id : null;
    await audit(db, { person, clientId, action: "change", subject, ipAddress });
    await live.announce([person.id], [subject]);
  }

  return new Hono<ApiEnv>()
    .get("/profile", describe("The person's profile.", profileSchema), async (c) =>
      c.json(await readProfile(c.var.records, c.var.person)),
    )
    .put(
      "/profile",
      describe("Saves the profile.", profileSchema),
      valid("json", profileSchema),
      async (c) => {
        const saved = await saveProfile(c.var.records, c.var.person.id, c.req.valid("json"));
        await changed(c.var, "profile");
        return c.json(saved);
      },
    )
    .get("/settings", describe("The person's settings.", settingsSchema), async (c) =>
      c.json(await readSettings(c.var.records, c.var.person.id)),
    )
    .put(
      "/settings",
      describe("Saves the settings.", settingsSchema),
      valid("json", settingsSchema),
      async (c) => {
        const saved = await saveSettings(c.var.records, c.var.person.id, c.req.valid("json"));
        await changed(c.var, "settings");
        return c.json(saved);
      },
    );
}
