import { notificationSchema } from "@frontage/content/schemas/notification";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { listNotifications, setNotificationsRead } from "../records/notifications.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { describe, valid } from "./valid.ts";

const readSchema = z.object({
  ids: z.array(idSchema).check(z.maxLength(200)),
  isRead: z.boolean(),
});

export function notificationRoutes({ live }: Services) {
  return new Hono<ApiEnv>()
    .get(
      "/notifications",
      describe("Lists the person's notifications, the latest first.", z.array(notificationSchema)),
      async (c) => c.json(await listNotifications(c.var.records)),
    )
    .put(
      "/notifications/read",
      describe("Marks notifications as read, or as unread again."),
      valid("json", readSchema),
      async (c) => {
        const { ids, isRead } = c.req.valid("json");
        await setNotificationsRead(c.var.records, ids, isRead);
        await live.announce([c.var.person.id], ["notifications", "unread"]);
        return c.body(null, 204);
      },
    );
}
