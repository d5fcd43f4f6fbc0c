import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { listNotifications, setNotificationsRead } from "./queries.ts";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";

const readSchema = z.object({
  ids: z.array(idSchema).check(z.maxLength(200)),
  isRead: z.boolean(),
});

export function notificationRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .get("/notifications", async (c) => c.json(await listNotifications(c.var.records)))
    .put("/notifications/read", valid("json", readSchema), async (c) => {
      const { ids, isRead } = c.req.valid("json");
      await makeChange(services, c.var, async ({ person, records, refetch }) => {
        await setNotificationsRead(records, ids, isRead);
        refetch([person.id], ["notifications"]);
      });
      return c.body(null, 204);
    });
}
