import { marketNoteSchema } from "@frontage/content/schemas/client";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { audit } from "../audit/audit.ts";
import { sendMarketNote } from "./queries.ts";
import type { Notifier } from "../notifications/notifier.ts";
import { brokerIds } from "../accounts/broker-ids.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import { Failure } from "../http/failure.ts";
import { describe, valid } from "../http/valid.ts";

type Dependencies = { db: Database; live: LiveChanges; notifier: Notifier };

/** What a broker writes to all clients. */
export function marketNoteRoutes({ db, live, notifier }: Dependencies) {
  return new Hono<ApiEnv>().put(
    "/market-notes/:id",
    describe(
      "Sends the market note to each client who wants it, once for its ID; returns how many.",
      z.object({ clients: z.int() }),
    ),
    valid("param", z.object({ id: idSchema })),
    valid("json", marketNoteSchema),
    async (c) => {
      const { ipAddress, person } = c.var;
      const { id } = c.req.valid("param");
      const { text } = c.req.valid("json");
      const { notifications, readers } = await db.transaction().execute(async (transaction) => {
        const sent = await sendMarketNote({ db: transaction, person }, { id, text });
        if (sent.notifications.length > 0) {
          const subject = { subject: "market-note", subjectId: id };
          await audit(transaction, {
            person,
            clientId: null,
            action: "send",
            ...subject,
            ipAddress,
          });
        }
        return sent;
      });
      if (readers.length === 0) {
        throw new Failure(409, "No clients are subscribed to the market note.");
      }
      if (notifications.length > 0) {
        const people = [...readers, ...(await brokerIds(db))];
        await live.announce(people, ["threads", "messages", "unread"]);
        await Promise.all(notifications.map(notifier.send));
      }
      return c.json({ clients: readers.length });
    },
  );
}
