import { notificationSchema } from "@frontage/content/schemas/notification";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { listNotifications, setNotificationsRead } from "./queries.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { describe, valid } from "../http/valid.ts";
import type { LiveChanges } from "../live/live-changes.ts";

const readSchema = z.object({
  ids: z.array(idSchema).check(z.maxLength(200)),
  isRead: z.boolean(),
});

export function notificationRoutes({ live }: { live: LiveChanges }) {
  return new Hono<ApiEnv>()
    .get(
      "/notifications",
      describe("Lists the person's notifications, latest first.", z.array(notificationSchema)),
      async (c) => c.json(await listNotifications(c.var.records)),
    )
    .put(
      "/notifications/read",
      describe("Marks notifications as read or unread."),
      valid("json", readSchema),
      async (c) => {
        const { ids, isRead } = c.req.valid("json");
        await setNotificationsRead(c.var.records, ids, isRead);
        await live.announce([c.var.person.id], ["notifications", "unread"]);
        return c.body(null, 204);
      },
    );
}
