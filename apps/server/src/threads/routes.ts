import { threadPath } from "@frontage/content/dashboard";
import { idSchema } from "@frontage/content/schemas/record";
import { pageOf, pageRequestSchema, pageSizeMax } from "@frontage/content/schemas/page-of";
import { messageSchema, newMessageSchema, threadSchema } from "@frontage/content/schemas/thread";
import { Hono } from "hono";
import * as z from "zod/mini";
import { audit } from "../audit/audit.ts";
import { type Notifier, storeNotification } from "../notifications/notifier.ts";
import { brokerIds } from "../accounts/broker-ids.ts";
import { type Person, scopedTo } from "../database/scope.ts";
import {
  findMessages,
  listMessages,
  listThreads,
  markThreadRead,
  sendMessage,
  threadWith,
} from "./queries.ts";
import type { Database } from "../database/open-database.ts";
import { checkMessageLimit } from "./message-limit.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import { describe, valid } from "../http/valid.ts";

const attachmentsMax = 10;
const threadParam = z.object({ id: idSchema });
const outgoingSchema = z.extend(newMessageSchema, {
  attachmentIds: z.array(idSchema).check(z.maxLength(attachmentsMax)),
});
/** In a query string, numbers are text. */
const pageQuery = z.extend(pageRequestSchema, {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageSizeMax)), 50),
});
const clientQuery = z.object({ clientId: z.optional(idSchema) });

/** Contacts have no account, so the broker relays their words. */
function messageNotice(person: Person, thread: { kind: string; name: string }) {
  if (thread.kind !== "contact") return { title: `New message from ${person.name}`, detail: "" };
  return person.role === "broker"
    ? { title: `New message from ${thread.name}`, detail: `Relayed by ${person.name}` }
    : { title: `New message from ${person.name}`, detail: `About ${thread.name}` };
}

type Dependencies = {
  db: Database;
  limits: { messagesPerMinute: number };
  live: LiveChanges;
  notifier: Notifier;
};

/** Conversations between clients and the broker. */
export function threadRoutes({ db, limits, live, notifier }: Dependencies) {
  /** The client and every broker. */
  const bothSides = async (clientId: string) => [clientId, ...(await brokerIds(db))];

  return new Hono<ApiEnv>()
    .get(
      "/threads",
      describe("Lists the conversations, latest first.", z.array(threadSchema)),
      valid("query", clientQuery),
      async (c) => c.json(await listThreads({ ...c.var, db }, c.req.valid("query"))),
    )
    .get(
      "/threads/:id/messages",
      describe("A page of a conversation, newest message first.", pageOf(messageSchema)),
      valid("param", threadParam),
      valid("query", pageQuery),
      async (c) => {
        const { id } = c.req.valid("param");
        return c.json(await listMessages(c.var, id, c.req.valid("query")));
      },
    )
    .get(
      "/messages",
      describe("Finds messages by their text, newest first.", z.array(messageSchema)),
      valid("query", z.extend(clientQuery, { text: z.string().check(z.maxLength(200)) })),
      async (c) => {
        const { text, ...narrowed } = c.req.valid("query");
        return c.json(await findMessages(c.var, text, narrowed));
      },
    )
    .put(
      "/threads/:id/messages/:messageId",
      describe("Sends a message, once for its ID.", messageSchema, {
        429: "Too many in a minute; `Retry-After` says when.",
      }),
      valid("param", z.extend(threadParam, { messageId: idSchema })),
      valid("json", outgoingSchema),
      async (c) => {
        const { id, messageId } = c.req.valid("param");
        const outgoing = { ...c.req.valid("json"), id: messageId, threadId: id };
        const { ipAddress, person } = c.var;
        const { clientId, message, stored } = await db
          .transaction()
          .execute(async (transaction) => {
            const records = scopedTo(transaction, person);
            const { isNew, ...sent } = await sendMessage({ person, records }, outgoing);
            if (!isNew) return { ...sent, stored: undefined };
            await checkMessageLimit(transaction, person, limits.messagesPerMinute);
            const subject = { subject: "message", subjectId: messageId };
            const whose = { person, clientId: sent.clientId };
            await audit(transaction, { ...whose, action: "send", ...subject, ipAddress });
            const others =
              person.role === "client" ? await brokerIds(transaction) : [sent.clientId];
            const notification = {
              kind: "message",
              // The text is private, so it isn't emailed.
              ...messageNotice(person, sent.thread),
              path: threadPath(id),
            } as const;
            return { ...sent, stored: await storeNotification(transaction, others, notification) };
          });
        if (stored) {
          await live.announce(await bothSides(clientId), ["threads", "messages", "unread"]);
          await notifier.send(stored);
        }
        return c.json(message);
      },
    )
    .post(
      "/threads/:id/read",
      describe("Marks a conversation as read."),
      valid("param", threadParam),
      async (c) => {
        const { clientId, hadUnread } = await markThreadRead(c.var, c.req.valid("param").id);
        if (hadUnread) {
          const subjects = ["threads", "messages", "notifications", "unread"] as const;
          await live.announce(await bothSides(clientId), subjects);
        }
        return c.body(null, 204);
      },
    )
    .put(
      "/contacts/:id/thread",
      describe("The conversation about a contact, created if there is none.", threadSchema),
      valid("param", threadParam),
      async (c) => c.json(await threadWith({ ...c.var, db }, c.req.valid("param").id)),
    );
}
