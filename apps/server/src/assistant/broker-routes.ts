import {
  assistantReplyFormSchema,
  unansweredPageSchema,
  unansweredStatuses,
} from "@frontage/content/schemas/assistant";
import { idSchema } from "@frontage/content/schemas/record";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { UsageLimits } from "../env.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { describe, valid } from "../http/valid.ts";
import { assistantSubjects, type LiveChanges } from "../live/live-changes.ts";
import type { Notifier } from "../notifications/notifier.ts";
import { announceMessage } from "../threads/store-message.ts";
import { findUnanswered, listUnanswered, setDismissed } from "./queries.ts";
import { pageQuery } from "./question-routes.ts";
import { sendReply } from "./send-reply.ts";

const questionParam = z.object({ id: idSchema });
const unansweredQuery = z.extend(pageQuery, {
  clientId: z.optional(idSchema),
  status: z._default(z.enum(unansweredStatuses), "needs-answer"),
});

type Dependencies = { db: Database; limits: UsageLimits; live: LiveChanges; notifier: Notifier };

/** What the broker does about questions that the assistant couldn't answer. */
export function brokerAssistantRoutes({ db, limits, live, notifier }: Dependencies) {
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
        const { messagesPerMinute } = limits;
        const sender = { person, ipAddress, messagesPerMinute };
        const { id } = c.req.valid("param");
        const sent = await db
          .transaction()
          .execute((transaction) => sendReply(transaction, sender, id, c.req.valid("json")));
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
    );

  async function dismiss(c: Context<ApiEnv>, id: string, isDismissed: boolean) {
    const { ipAddress, person, records } = c.var;
    const { clientId } = await findUnanswered(records, id);
    await setDismissed(records, id, isDismissed);
    const action = isDismissed ? "dismiss" : "restore";
    await audit(db, { person, clientId, action, subject: "question", subjectId: id, ipAddress });
    await live.announce([clientId, ...(await brokerIds(db))], assistantSubjects);
    return c.body(null, 204);
  }
}
