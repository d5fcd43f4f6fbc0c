import { marketNoteSchema } from "@frontage/records/schemas/client";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import { sendMarketNote } from "./queries.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { valid } from "../http/valid.ts";

/** What a broker writes to all clients. */
export function marketNoteRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>().put(
    "/market-notes/:id",
    valid("param", z.object({ id: idSchema })),
    valid("json", marketNoteSchema),
    async (c) => {
      const { id } = c.req.valid("param");
      const { text } = c.req.valid("json");
      const readers = await makeChange(services, c.var, async (change) => {
        const { isNew, readers } = await sendMarketNote(change, { id, text });
        if (readers.length === 0) {
          throw new Failure(409, "No clients are subscribed to the market note.");
        }
        if (isNew) {
          await change.audit({
            clientId: null,
            action: "send",
            subject: "market-note",
            subjectId: id,
          });
          change.refetch(readers, ["messages"]);
        }
        return readers;
      });
      return c.json({ clients: readers.length });
    },
  );
}
