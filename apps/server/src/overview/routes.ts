import { overviewSchema } from "@frontage/records/schemas/overview";
import { Hono } from "hono";
import * as z from "zod/mini";
import { countUnread, readOverview } from "./queries.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { describe } from "../http/valid.ts";

const unreadSchema = z.object({
  notifications: z.int().check(z.nonnegative()),
  messages: z.int().check(z.nonnegative()),
});

/** The first screen, and the counts in the sidebar. */
export function overviewRoutes() {
  return new Hono<ApiEnv>()
    .get(
      "/overview",
      describe("The first screen: figures, charts and recent activity.", overviewSchema),
      async (c) => c.json(await readOverview(c.var, new Date())),
    )
    .get(
      "/unread",
      describe("How many notifications and messages are unread.", unreadSchema),
      async (c) => c.json(await countUnread(c.var)),
    );
}
