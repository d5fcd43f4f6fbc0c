import { overview } from "@frontage/content/samples/overview";
import { sampleUnread } from "@frontage/content/samples/unread";
import { Hono } from "hono";

import { unreadMessages } from "./messages.ts";
import { hasChanged } from "./sample-store.ts";

export const routes = new Hono()
  .get("/overview", (c) => c.json(overview))
  .get("/unread", (c) =>
    c.json({
      // The specification fixes the badge.
      notifications: sampleUnread.notifications,
      messages: hasChanged("messages") ? unreadMessages() : sampleUnread.messages,
      // The sample’s header has no mark at its messages, as specified.
      conversations: 0,
    }),
  );
