import { overview } from "@frontage/content/samples/overview";
import { sampleUnread } from "@frontage/content/samples/unread";
import { Hono } from "hono";

import { hasChanged } from "./sample-store.ts";

export const routes = new Hono()
  .get("/overview", (c) => c.json(overview))
  // Every page requests the counts, so the messages' code loads only if the visit has changed them.
  .get("/unread", async (c) =>
    c.json({
      // The specification fixes the badge.
      notifications: sampleUnread.notifications,
      messages: hasChanged("messages")
        ? (await import("./messages.ts")).unreadMessages()
        : sampleUnread.messages,
      // The sample’s header has no mark at its messages, as specified.
      conversations: 0,
    }),
  );
