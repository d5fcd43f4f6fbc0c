import { settingsSchema } from "@frontage/records/schemas/settings";
import { Hono } from "hono";

import { keptSettings } from "./sample-clock.ts";
import { checkVersion } from "./refusal.ts";

export const routes = new Hono()
  .get("/settings", (c) => c.json(keptSettings.read()))
  .put("/settings", async (c) => {
    const entered = settingsSchema.parse(await c.req.json());
    checkVersion("Your settings were", keptSettings.read(), entered);
    keptSettings.write({ ...entered, version: entered.version + 1 });
    return c.json(keptSettings.read());
  });
