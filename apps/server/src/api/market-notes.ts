import { marketNoteSchema } from "@frontage/content/schemas/client";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { audit } from "../records/audit.ts";
import { sendMarketNote } from "../records/market-note.ts";
import { tell } from "../records/notify.ts";
import { brokerIds } from "../records/people.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { Failure } from "./failure.ts";
import { describe, valid } from "./valid.ts";

/** What a broker writes to all clients; nobody else finds this route. */
export function marketNoteRoutes(services: Services) {
  const { db, live } = services;
  return new Hono<ApiEnv>().put(
    "/market-notes/:id",
    describe(
      "Sends the market note to each client who wants it, once for its number; says to how many.",
      z.object({ clients: z.int() }),
    ),
    valid("param", z.object({ id: idSchema })),
    valid("json", marketNoteSchema),
    async (c) => {
      const { ipAddress, person } = c.var;
      const { id } = c.req.valid("param");
      const { text } = c.req.valid("json");
      const { kept, readers } = await db.transaction().execute(async (transaction) => {
        const sent = await sendMarketNote({ db: transaction, person }, { id, text });
        if (sent.kept.length > 0) {
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
        throw new Failure(409, "No client wants the market note at present.");
      }
      if (kept.length > 0) {
        const people = [...readers, ...(await brokerIds(db))];
        await live.announce(people, ["threads", "messages", "unread"]);
        await Promise.all(kept.map(async (one) => tell(services, one)));
      }
      return c.json({ clients: readers.length });
    },
  );
}
