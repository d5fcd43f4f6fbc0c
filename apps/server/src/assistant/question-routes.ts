import {
  type AssistantAnswer,
  assistantQuestionFormSchema,
  forwardFormSchema,
} from "@frontage/records/schemas/assistant";
import { idSchema } from "@frontage/records/schemas/record";
import { type Context, Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { Logger } from "pino";
import * as z from "zod/mini";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { UsageLimits } from "../env.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure, notFound } from "../http/failure.ts";
import { clientOnly } from "../http/guards.ts";
import { unavailableBy } from "../http/unavailable.ts";
import { pageQuery } from "../http/page-query.ts";
import { valid } from "../http/valid.ts";
import { brokerThreadOf } from "../threads/queries.ts";
import { storeMessage } from "../threads/store-message.ts";
import { acceptQuestion, answerAccepted, type AskDependencies } from "./ask.ts";
import { messageIdOf } from "../threads/assistant-message-id.ts";
import {
  countDocuments,
  findOwnQuestion,
  listQuestions,
  markForwarded,
  setUnhelpful,
} from "./queries.ts";
import { checkIsOn } from "./switches.ts";

const questionParam = z.object({ id: idSchema });

type Dependencies = AskDependencies & ChangeServices & { limits: UsageLimits };

/** A client's questions about their own records, answered by what those say. */
export function assistantQuestionRoutes(dependencies: Dependencies) {
  const { db, changeStream, log } = dependencies;

  const markUnhelpful = async (asked: ApiEnv["Variables"], id: string, isUnhelpful: boolean) =>
    makeChange(dependencies, asked, async ({ audit, brokers, person, records, refetch }) => {
      await findOwnQuestion(records, person, id);
      if (!(await setUnhelpful(records, id, isUnhelpful))) return;
      const action = isUnhelpful ? "unhelpful" : "dismiss";
      await audit({ clientId: person.id, action, subject: "question", subjectId: id });
      refetch([person.id, ...brokers], ["assistant"]);
    });

  return new Hono<ApiEnv>()
    .get("/assistant/questions", clientOnly, valid("query", pageQuery), async (c) =>
      c.json(
        await listQuestions({ db, records: c.var.records }, c.var.person, c.req.valid("query")),
      ),
    )
    .post(
      // With `Accept: text/event-stream`, as events: `progress` with `{ documents }`, then `answer`,
      // or `error` with `{ message }`.
      "/assistant/questions",
      clientOnly,
      valid("json", assistantQuestionFormSchema),
      async (c) => {
        const { ipAddress, person, records } = c.var;
        const asked = { form: c.req.valid("json"), ipAddress, now: new Date(), person, records };
        const id = await acceptQuestion(dependencies, asked);
        const answer = async (signal: AbortSignal) =>
          answerAccepted(dependencies, id, asked, AbortSignal.any([signal, changeStream.ending]));
        return wantsEvents(c)
          ? answerAsEvents(c, log, answer)
          : c.json(await answer(c.req.raw.signal));
      },
    )
    .put(
      "/assistant/questions/:id/unhelpful",
      clientOnly,
      valid("param", questionParam),
      async (c) => {
        await checkIsOn(db, c.var.person);
        await markUnhelpful(c.var, c.req.valid("param").id, true);
        return c.body(null, 204);
      },
    )
    .delete(
      "/assistant/questions/:id/unhelpful",
      clientOnly,
      valid("param", questionParam),
      async (c) => {
        await markUnhelpful(c.var, c.req.valid("param").id, false);
        return c.body(null, 204);
      },
    )
    .post(
      "/assistant/questions/:id/forward",
      clientOnly,
      valid("param", questionParam),
      valid("json", forwardFormSchema),
      async (c) => {
        const { person } = c.var;
        const { id } = c.req.valid("param");
        const { text } = c.req.valid("json");
        await checkIsOn(db, person);
        const { messagesPerMinute } = dependencies.limits;
        await makeChange(dependencies, c.var, async (change) => {
          const { records, refetch } = change;
          const { forwardedAt } = await findOwnQuestion(records, person, id);
          if (forwardedAt !== null) return;
          const threadId = await brokerThreadOf(records, person.id);
          if (!threadId) throw notFound();
          const message = { id: messageIdOf("forward", id), threadId, text, attachmentIds: [] };
          await storeMessage(change, message, messagesPerMinute);
          await markForwarded(records, id);
          refetch([person.id, ...change.brokers], ["assistant"]);
        });
        return c.body(null, 204);
      },
    );
}

/** Whether the client reads events; JSON for all others. */
const wantsEvents = (c: Context) =>
  (c.req.header("Accept") ?? "").toLowerCase().includes("text/event-stream");

/** Responds with events: `progress`, then `answer`, or `error` with words for the person. */
function answerAsEvents(
  c: Context<ApiEnv>,
  log: Logger,
  answer: (signal: AbortSignal) => Promise<AssistantAnswer>,
) {
  const { records, requestId } = c.var;
  // Buffering proxies would hold events back.
  c.header("X-Accel-Buffering", "no");
  return streamSSE(c, async (stream) => {
    const gone = new AbortController();
    stream.onAbort(() => gone.abort());
    const send = async (event: string, data: unknown) =>
      stream.writeSSE({ event, data: JSON.stringify(data) });
    try {
      await send("progress", { documents: await countDocuments(records) });
      await send("answer", await answer(gone.signal));
    } catch (error) {
      if (!(error instanceof Failure)) {
        log.error({ err: error, requestId }, "A question couldn't be answered");
      }
      const refusal = error instanceof Failure ? error : unavailableBy(error);
      const message = refusal?.body.error ?? "Something went wrong on our side. Please try again.";
      await send("error", { message });
    }
  });
}
