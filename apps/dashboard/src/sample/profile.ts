import { sampleProfile } from "@frontage/content/samples/profile";
import { profileSchema } from "@frontage/records/schemas/profile";
import { Hono } from "hono";

import { datedSamples } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";
import { checkVersion } from "./refusal.ts";

export const keptProfile = sampleRecords("profile", profileSchema, datedSamples(sampleProfile));

export const routes = new Hono()
  .get("/profile", (c) => c.json(keptProfile.read()))
  .put("/profile", async (c) => {
    const entered = profileSchema.parse(await c.req.json());
    checkVersion("Your profile was", keptProfile.read(), entered);
    keptProfile.write({ ...entered, version: entered.version + 1 });
    return c.json(keptProfile.read());
  });
