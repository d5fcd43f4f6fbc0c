import { idSchema } from "@frontage/records/schemas/record";
import { newMessageSchema } from "@frontage/records/schemas/thread";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changing, returning } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import { isReservedMessageId } from "./assistant-message-id.ts";
import {
  dismissMessage,
  findMessages,
  listMessages,
  listThreads,
  markThreadRead,
  threadWith,
} from "./queries.ts";
import { storeMessage } from "./store-message.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { brokerOnly } from "../http/guards.ts";
import { pageQuery } from "../http/page-query.ts";
import { valid } from "../http/valid.ts";

const maxAttachments = 10;
const threadParam = z.object({ id: idSchema });
const messageParam = z.extend(threadParam, {
  messageId: idSchema.check(z.refine((id) => !isReservedMessageId(id), "Reserved message ID.")),
});
const outgoingSchema = z.extend(newMessageSchema, {
  attachmentIds: z.array(idSchema).check(z.maxLength(maxAttachments)),
});
const clientQuery = z.object({ clientId: z.optional(idSchema) });

type Dependencies = ChangeServices & { limits: { messagesPerMinute: number } };

/** Conversations between clients and the broker. */
export function threadRoutes(services: Dependencies) {
  const { db } = services;

  return new Hono<ApiEnv>()
    .get("/threads", valid("query", clientQuery), async (c) =>
      c.json(await listThreads({ ...c.var, db }, c.req.valid("query"))),
    )
    .get(
      "/threads/:id/messages",
      valid("param", threadParam),
      valid("query", pageQuery),
      async (c) => {
        const { id } = c.req.valid("param");
        return c.json(await listMessages(c.var, id, c.req.valid("query")));
      },
    )
    .get(
      "/messages",
      valid("query", z.extend(clientQuery, { text: z.string().check(z.maxLength(200)) })),
      async (c) => {
        const { text, ...narrowed } = c.req.valid("query");
        return c.json(await findMessages(c.var, text, narrowed));
      },
    )
    .put(
      "/threads/:id/messages/:messageId",
      ...returning(
        services,
        { param: messageParam, json: outgoingSchema },
        async (change, { id: threadId, messageId: id }, form) => {
          const outgoing = { ...form, id, threadId };
          const sent = await storeMessage(change, outgoing, services.limits.messagesPerMinute);
          return sent.message;
        },
      ),
    )
    .post(
      "/threads/:id/read",
      ...changing(services, {}, async ({ brokers, person, records, refetch }, id) => {
        const { clientId, hadUnread } = await markThreadRead({ person, records }, id);
        if (hadUnread) refetch([clientId, ...brokers], ["messages", "notifications"]);
      }),
    )
    .post(
      "/threads/:id/dismiss",
      brokerOnly,
      ...changing(
        services,
        { json: z.object({ messageId: idSchema }) },
        async ({ brokers, db, refetch }, id, { messageId }) => {
          await dismissMessage(db, id, messageId);
          refetch(brokers, ["messages"]);
        },
      ),
    )
    .put("/contacts/:id/thread", valid("param", threadParam), async (c) =>
      c.json(await threadWith({ ...c.var, db }, c.req.valid("param").id)),
    );
}
