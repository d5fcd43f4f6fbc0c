import { settingsSchema } from "@frontage/records/schemas/settings";
import { Hono } from "hono";

import { keptSettings } from "./sample-clock.ts";

export const routes = new Hono()
  .get("/settings", (c) => c.json(keptSettings.read()))
  .put("/settings", async (c) => {
    keptSettings.write(settingsSchema.parse(await c.req.json()));
    return c.json(keptSettings.read());
  });
