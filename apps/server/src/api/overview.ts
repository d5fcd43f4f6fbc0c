import { overviewSchema } from "@frontage/content/schemas/overview";
import { Hono } from "hono";
import * as z from "zod/mini";
import { countUnread, readOverview } from "../records/overview.ts";
import type { ApiEnv } from "./api-env.ts";
import { describe } from "./valid.ts";

const unreadSchema = z.object({
  notifications: z.int().check(z.nonnegative()),
  messages: z.int().check(z.nonnegative()),
});

/** What the first screen and the sidebar count. */
export function overviewRoutes() {
  return new Hono<ApiEnv>()
    .get(
      "/overview",
      describe("The figures, charts and latest activity of the first screen.", overviewSchema),
      async (c) => c.json(await readOverview(c.var, new Date())),
    )
    .get(
      "/unread",
      describe("How many notifications and messages are unread.", unreadSchema),
      async (c) => c.json(await countUnread(c.var)),
    );
}
