import {
  assistantNoteChangeSchema,
  assistantNoteSchema,
} from "@frontage/content/schemas/assistant";
import type { AuditAction } from "@frontage/content/schemas/audit";
import { idSchema } from "@frontage/content/schemas/record";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { describe, valid } from "../http/valid.ts";
import { assistantSubjects, type LiveChanges } from "../live/live-changes.ts";
import { changeNote, listNotes, removeNote } from "./notes.ts";

const noteParam = z.object({ id: idSchema });
const clientQuery = z.object({ clientId: z.optional(idSchema) });

/** The broker's notes, which the assistant quotes. */
export function brokerNoteRoutes({ db, live }: { db: Database; live: LiveChanges }) {
  /** Audits a change, and updates the pages of the client and the brokers. */
  async function changed(c: Context<ApiEnv>, action: AuditAction, clientId: string, id: string) {
    const { ipAddress, person } = c.var;
    const subject = { subject: "assistant-note", subjectId: id };
    await audit(db, { person, clientId, action, ...subject, ipAddress });
    await live.announce([clientId, ...(await brokerIds(db))], assistantSubjects);
  }

  return new Hono<ApiEnv>()
    .get(
      "/assistant/notes",
      describe(
        "Lists the notes the assistant quotes, the last changed first.",
        z.array(assistantNoteSchema),
      ),
      valid("query", clientQuery),
      async (c) => c.json(await listNotes(c.var.records, c.req.valid("query"))),
    )
    .patch(
      "/assistant/notes/:id",
      describe("Changes a note, and which deal it is about."),
      valid("param", noteParam),
      valid("json", assistantNoteChangeSchema),
      async (c) => {
        const { person, records } = c.var;
        const { id } = c.req.valid("param");
        const clientId = await changeNote(records, id, c.req.valid("json"), person.name);
        await changed(c, "change", clientId, id);
        return c.body(null, 204);
      },
    )
    .delete(
      "/assistant/notes/:id",
      describe("Removes a note; the assistant no longer quotes it."),
      valid("param", noteParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const clientId = await removeNote(c.var.records, id);
        await changed(c, "remove", clientId, id);
        return c.body(null, 204);
      },
    );
}
