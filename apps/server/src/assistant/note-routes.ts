import { assistantNoteChangeSchema } from "@frontage/records/schemas/assistant";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { changeNote, listNotes, removeNote } from "./notes.ts";

const noteParam = z.object({ id: idSchema });
const clientQuery = z.object({ clientId: z.optional(idSchema) });

/** The broker's notes, which the assistant quotes. */
export function brokerNoteRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .get("/assistant/notes", valid("query", clientQuery), async (c) =>
      c.json(await listNotes(c.var.records, c.req.valid("query"))),
    )
    .patch(
      "/assistant/notes/:id",
      valid("param", noteParam),
      valid("json", assistantNoteChangeSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await makeChange(services, c.var, async ({ audit, person, records }) => {
          const clientId = await changeNote(records, id, c.req.valid("json"), person.name);
          await audit({ clientId, action: "change", subject: "assistant-note", subjectId: id });
        });
        return c.body(null, 204);
      },
    )
    .delete("/assistant/notes/:id", valid("param", noteParam), async (c) => {
      const { id } = c.req.valid("param");
      await makeChange(services, c.var, async ({ audit, records }) => {
        const clientId = await removeNote(records, id);
        await audit({ clientId, action: "remove", subject: "assistant-note", subjectId: id });
      });
      return c.body(null, 204);
    });
}
