import { broker } from "@frontage/content/broker";
import {
  assistantNoteFormSchema,
  assistantNoteSchema,
  assistantReplyFormSchema,
  assistantSwitchSchema,
  unansweredPageSchema,
  unansweredStatuses,
} from "@frontage/content/schemas/assistant";
import type { AuditAction } from "@frontage/content/schemas/audit";
import { idSchema } from "@frontage/content/schemas/record";
import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Accounts } from "../accounts/accounts.ts";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import { findClient } from "../clients/find-client.ts";
import type { Database } from "../database/open-database.ts";
import { scopedTo } from "../database/scope.ts";
import type { UsageLimits } from "../env.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure, notFound } from "../http/failure.ts";
import { describe, valid } from "../http/valid.ts";
import { assistantSubjects, type LiveChanges } from "../live/live-changes.ts";
import type { Notifier } from "../notifications/notifier.ts";
import { brokerThreadOf, markMessageRead } from "../threads/queries.ts";
import { announceMessage, storeMessage } from "../threads/store-message.ts";
import { messageIdOf } from "./message-id.ts";
import { changeNote, checkDeal, listNotes, removeNote } from "./notes.ts";
import { findUnanswered, listUnanswered, setDismissed, storeReply } from "./queries.ts";
import { pageQuery } from "./routes.ts";
import { isOnForEveryone, turn } from "./switches.ts";

const questionParam = z.object({ id: idSchema });
const clientQuery = z.object({ clientId: z.optional(idSchema) });
const unansweredQuery = z.extend(pageQuery, {
  clientId: z.optional(idSchema),
  status: z._default(z.enum(unansweredStatuses), "needs-answer"),
});

type Dependencies = {
  accounts: Accounts;
  db: Database;
  limits: UsageLimits;
  live: LiveChanges;
  notifier: Notifier;
};

/** What the broker does about the assistant: answers, notes, on and off. */
export function brokerAssistantRoutes({ accounts, db, limits, live, notifier }: Dependencies) {
  /** Audits a change, and updates the pages of the client and the brokers. */
  async function changed(
    c: Context<ApiEnv>,
    clientId: string,
    what: { action: AuditAction; subject: string; subjectId: string },
  ): Promise<void> {
    const { ipAddress, person } = c.var;
    await audit(db, { person, clientId, ...what, ipAddress });
    await live.announce([clientId, ...(await brokerIds(db))], assistantSubjects);
  }

  return new Hono<ApiEnv>()
    .get(
      "/assistant/unanswered",
      describe("A page of what the assistant couldn't answer, newest first.", unansweredPageSchema),
      valid("query", unansweredQuery),
      async (c) => {
        const { clientId, status, ...page } = c.req.valid("query");
        return c.json(await listUnanswered(c.var.records, { clientId, status }, page));
      },
    )
    .post(
      "/assistant/unanswered/:id/answer",
      describe(
        "Answers a client's question as a message, once, and keeps it as a note if asked to.",
        undefined,
        { 409: "It was answered otherwise." },
      ),
      valid("param", questionParam),
      valid("json", assistantReplyFormSchema),
      async (c) => {
        const { ipAddress, person } = c.var;
        const { id } = c.req.valid("param");
        const { note, text } = c.req.valid("json");
        const { messagesPerMinute } = limits;
        const sent = await db.transaction().execute(async (transaction) => {
          const records = scopedTo(transaction, person);
          const question = await findUnanswered(records, id);
          const { clientId } = question;
          if (note) await checkDeal(records, clientId, note.dealId);
          if (!(await storeReply(records, question, { by: person.name, text }))) return undefined;
          const threadId = await brokerThreadOf(records, clientId);
          if (!threadId) throw notFound();
          // To answer is to have read it.
          await markMessageRead(records, threadId, messageIdOf("forward", id));
          const stored = await storeMessage(
            transaction,
            { person, ipAddress, messagesPerMinute },
            {
              id: messageIdOf("answer", id),
              threadId,
              // Forwarded, the question is in the conversation already.
              text: question.forwardedAt === null ? inContext(question.question, text) : text,
              attachmentIds: [],
            },
          );
          if (note) {
            const noteId = randomUUID();
            await records
              .insertInto("assistantNote")
              .values({
                id: noteId,
                clientId,
                dealId: note.dealId,
                questionId: id,
                question: question.question,
                text,
                author: person.name,
                changedAt: new Date().toISOString(),
              })
              .execute();
            await audit(transaction, {
              person,
              clientId,
              action: "create",
              subject: "assistant-note",
              subjectId: noteId,
              ipAddress,
            });
          }
          return stored;
        });
        if (sent) await announceMessage({ db, live, notifier }, sent, assistantSubjects);
        return c.body(null, 204);
      },
    )
    .post(
      "/assistant/unanswered/:id/dismissal",
      describe("Takes a question off the list: it needs no answer.", undefined, {
        409: "It has been answered.",
      }),
      valid("param", questionParam),
      async (c) => dismiss(c, c.req.valid("param").id, true),
    )
    .delete(
      "/assistant/unanswered/:id/dismissal",
      describe("Puts a question back on the list.", undefined, { 409: "It has been answered." }),
      valid("param", questionParam),
      async (c) => dismiss(c, c.req.valid("param").id, false),
    )
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
      valid("param", questionParam),
      valid("json", assistantNoteFormSchema),
      async (c) => {
        const { person, records } = c.var;
        const { id } = c.req.valid("param");
        const clientId = await changeNote(records, id, c.req.valid("json"), person.name);
        await changed(c, clientId, { action: "change", subject: "assistant-note", subjectId: id });
        return c.body(null, 204);
      },
    )
    .delete(
      "/assistant/notes/:id",
      describe("Removes a note; the assistant no longer quotes it."),
      valid("param", questionParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const clientId = await removeNote(c.var.records, id);
        await changed(c, clientId, { action: "remove", subject: "assistant-note", subjectId: id });
        return c.body(null, 204);
      },
    )
    .get(
      "/assistant/settings",
      describe("Whether the assistant is on for everyone.", assistantSwitchSchema),
      async (c) => c.json({ isOn: await isOnForEveryone(db) }),
    )
    .put(
      "/assistant/settings",
      describe("Turns the assistant on or off for everyone.", undefined, {
        409: "The site doesn't offer it.",
      }),
      valid("json", assistantSwitchSchema),
      async (c) => {
        const { isOn } = c.req.valid("json");
        await turnFor(c, null, isOn);
        const people = await db.selectFrom("user").select("id").execute();
        await live.announce(
          people.map(({ id }) => id),
          assistantSubjects,
        );
        return c.body(null, 204);
      },
    )
    .put(
      "/clients/:clientId/assistant",
      describe("Turns the assistant on or off for one client.", undefined, {
        409: "The site doesn't offer it.",
      }),
      valid("param", z.object({ clientId: idSchema })),
      valid("json", assistantSwitchSchema),
      async (c) => {
        const { id } = await findClient(accounts, c.req.valid("param").clientId);
        await turnFor(c, id, c.req.valid("json").isOn);
        await live.announce([id, ...(await brokerIds(db))], [...assistantSubjects, "clients"]);
        return c.body(null, 204);
      },
    );

  async function dismiss(c: Context<ApiEnv>, id: string, isDismissed: boolean) {
    const { clientId } = await findUnanswered(c.var.records, id);
    await setDismissed(c.var.records, id, isDismissed);
    await changed(c, clientId, {
      action: isDismissed ? "dismiss" : "restore",
      subject: "question",
      subjectId: id,
    });
    return c.body(null, 204);
  }

  async function turnFor(c: Context<ApiEnv>, clientId: string | null, isOn: boolean) {
    const { ipAddress, person } = c.var;
    if (!broker.assistant.isOffered) {
      throw new Failure(409, "Ask whoever runs your site to offer the assistant first.");
    }
    await db.transaction().execute(async (transaction) => {
      await turn(transaction, clientId, isOn);
      await audit(transaction, {
        person,
        clientId,
        action: isOn ? "enable" : "disable",
        subject: "assistant",
        ipAddress,
      });
    });
  }
}

/** The question, so that the client knows what the answer is about. */
const inContext = (question: string, text: string) => `You asked: “${question}”\n\n${text}`;
