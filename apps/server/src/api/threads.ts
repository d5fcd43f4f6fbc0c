import { idSchema } from "@frontage/content/schemas/record";
import { pageOf, pageRequestSchema, pageSizeMax } from "@frontage/content/schemas/page-of";
import { messageSchema, newMessageSchema, threadSchema } from "@frontage/content/schemas/thread";
import { Hono } from "hono";
import * as z from "zod/mini";
import { audit } from "../records/audit.ts";
import { keep, tell } from "../records/notify.ts";
import { brokerIds } from "../records/people.ts";
import { scopedTo } from "../records/scope.ts";
import {
  findMessages,
  listMessages,
  listThreads,
  markThreadRead,
  sendMessage,
  threadPath,
  threadWith,
} from "../records/threads.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { describe, valid } from "./valid.ts";

const attachmentsMax = 10;
const threadParam = z.object({ id: idSchema });
const outgoingSchema = z.extend(newMessageSchema, {
  attachmentIds: z.array(idSchema).check(z.maxLength(attachmentsMax)),
});
/** A page as an address asks for it: numbers are text there. */
const pageQuery = z.extend(pageRequestSchema, {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageSizeMax)), 50),
});
const clientQuery = z.object({ clientId: z.optional(idSchema) });

/** Conversations of clients with the broker. */
export function threadRoutes(services: Services) {
  const { db, live } = services;
  /** The people on both sides: the client, and every broker. */
  const bothSides = async (clientId: string) => [clientId, ...(await brokerIds(db))];

  return new Hono<ApiEnv>()
    .get(
      "/threads",
      describe("Lists the conversations, the latest first.", z.array(threadSchema)),
      valid("query", clientQuery),
      async (c) => c.json(await listThreads(c.var, c.req.valid("query"))),
    )
    .get(
      "/threads/:id/messages",
      describe("A page of a conversation, the newest message first.", pageOf(messageSchema)),
      valid("param", threadParam),
      valid("query", pageQuery),
      async (c) => {
        const { id } = c.req.valid("param");
        return c.json(await listMessages(c.var, id, c.req.valid("query")));
      },
    )
    .get(
      "/messages",
      describe("Finds messages by their text, the newest first.", z.array(messageSchema)),
      valid("query", z.extend(clientQuery, { text: z.string().check(z.maxLength(200)) })),
      async (c) => {
        const { text, ...narrowed } = c.req.valid("query");
        return c.json(await findMessages(c.var, text, narrowed));
      },
    )
    .put(
      "/threads/:id/messages/:messageId",
      describe("Sends a message, once for its number.", messageSchema),
      valid("param", z.extend(threadParam, { messageId: idSchema })),
      valid("json", outgoingSchema),
      async (c) => {
        const { id, messageId } = c.req.valid("param");
        const outgoing = { ...c.req.valid("json"), id: messageId, threadId: id };
        const { ipAddress, person } = c.var;
        const { clientId, kept, message } = await db.transaction().execute(async (transaction) => {
          const records = scopedTo(transaction, person);
          const { isNew, ...sent } = await sendMessage({ person, records }, outgoing);
          if (!isNew) return { ...sent, kept: undefined };
          const subject = { subject: "message", subjectId: messageId };
          const whose = { person, clientId: sent.clientId };
          await audit(transaction, { ...whose, action: "send", ...subject, ipAddress });
          const others = person.role === "client" ? await brokerIds(transaction) : [sent.clientId];
          const news = {
            kind: "message",
            title: `New message from ${person.name}`,
            // What is private stays in the conversation.
            detail: "",
            path: threadPath(id),
          } as const;
          return { ...sent, kept: await keep(transaction, others, news) };
        });
        if (kept) {
          await live.announce(await bothSides(clientId), ["threads", "messages", "unread"]);
          await tell(services, kept);
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
      describe("The conversation about a contact; begins one where there is none.", threadSchema),
      valid("param", threadParam),
      async (c) => c.json(await threadWith(c.var, c.req.valid("param").id)),
    );
}
