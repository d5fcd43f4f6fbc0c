import { sampleProfile } from "@frontage/content/samples/profile";
import { profileSchema } from "@frontage/records/schemas/profile";
import { Hono } from "hono";

import { datedSamples } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";

export const keptProfile = sampleRecords("profile", profileSchema, datedSamples(sampleProfile));

export const routes = new Hono()
  .get("/profile", (c) => c.json(keptProfile.read()))
  .put("/profile", async (c) => {
    keptProfile.write(profileSchema.parse(await c.req.json()));
    return c.json(keptProfile.read());
  });
