import { marketNoteSchema } from "@frontage/records/schemas/client";
import { Hono } from "hono";
import { returning } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import { sendMarketNote } from "./queries.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";

/** Routes of market notes, which a broker sends to all clients. */
export function marketNoteRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>().put(
    "/market-notes/:id",
    ...returning(services, { json: marketNoteSchema }, async (change, id, { text }) => {
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
      return { clients: readers.length };
    }),
  );
}
