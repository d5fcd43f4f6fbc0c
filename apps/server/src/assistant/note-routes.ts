import { assistantNoteFormSchema } from "@frontage/records/schemas/assistant";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changing, reading } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { changeNote, listNotes, removeNote } from "./notes.ts";

const clientQuery = z.object({ clientId: z.optional(idSchema) });
const noteSubject = (id: string) => ({ subject: "assistant-note", subjectId: id }) as const;

/** The broker's notes, which the assistant quotes. */
export function brokerNoteRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .get("/assistant/notes", ...reading(clientQuery, listNotes))
    .patch(
      "/assistant/notes/:id",
      ...changing(services, { json: assistantNoteFormSchema }, async (change, id, form) => {
        const clientId = await changeNote(change.records, id, form, change.person.name);
        await change.audit({ clientId, action: "change", ...noteSubject(id) });
      }),
    )
    .delete(
      "/assistant/notes/:id",
      ...changing(services, {}, async ({ audit, records }, id) => {
        const clientId = await removeNote(records, id);
        await audit({ clientId, action: "remove", ...noteSubject(id) });
      }),
    );
}
