import { idSchema } from "@frontage/records/schemas/record";
import { newMessageSchema } from "@frontage/records/schemas/thread";
import { Hono } from "hono";
import * as z from "zod/mini";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
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
import { notFound } from "../http/failure.ts";
import { pageQuery } from "../http/page-query.ts";
import { valid } from "../http/valid.ts";

const attachmentsMax = 10;
const threadParam = z.object({ id: idSchema });
const messageParam = z.extend(threadParam, {
  messageId: idSchema.check(z.refine((id) => !isReservedMessageId(id), "Reserved message ID.")),
});
const outgoingSchema = z.extend(newMessageSchema, {
  attachmentIds: z.array(idSchema).check(z.maxLength(attachmentsMax)),
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
      valid("param", messageParam),
      valid("json", outgoingSchema),
      async (c) => {
        const { id, messageId } = c.req.valid("param");
        const outgoing = { ...c.req.valid("json"), id: messageId, threadId: id };
        const sent = await makeChange(services, c.var, async (change) =>
          storeMessage(change, outgoing, services.limits.messagesPerMinute),
        );
        return c.json(sent.message);
      },
    )
    .post("/threads/:id/read", valid("param", threadParam), async (c) => {
      await makeChange(services, c.var, async ({ brokers, person, records, refetch }) => {
        const of = { person, records };
        const { clientId, hadUnread } = await markThreadRead(of, c.req.valid("param").id);
        if (hadUnread) refetch([clientId, ...brokers], ["messages", "notifications"]);
      });
      return c.body(null, 204);
    })
    .post(
      "/threads/:id/dismiss",
      valid("param", threadParam),
      valid("json", z.object({ messageId: idSchema })),
      async (c) => {
        if (c.var.person.role !== "broker") throw notFound();
        const { messageId } = c.req.valid("json");
        await makeChange(services, c.var, async ({ brokers, db: transaction, refetch }) => {
          await dismissMessage(transaction, c.req.valid("param").id, messageId);
          refetch(brokers, ["messages"]);
        });
        return c.body(null, 204);
      },
    )
    .put("/contacts/:id/thread", valid("param", threadParam), async (c) =>
      c.json(await threadWith({ ...c.var, db }, c.req.valid("param").id)),
    );
}
