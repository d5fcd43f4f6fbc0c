import {
  assistantAnswerSchema,
  assistantConsentSchema,
  assistantQuestionFormSchema,
  assistantStateSchema,
  forwardFormSchema,
} from "@frontage/content/schemas/assistant";
import { idSchema } from "@frontage/content/schemas/record";
import { pageOf, pageRequestSchema, pageSizeMax } from "@frontage/content/schemas/page-of";
import { type Context, Hono } from "hono";
import { streamSSE } from "hono/streaming";
import * as z from "zod/mini";
import { audit } from "../audit/audit.ts";
import { scopedTo } from "../database/scope.ts";
import type { UsageLimits } from "../env.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure, notFound } from "../http/failure.ts";
import { unavailableBy } from "../http/unavailable.ts";
import { describe, valid } from "../http/valid.ts";
import { assistantSubjects } from "../live/live-changes.ts";
import type { Notifier } from "../notifications/notifier.ts";
import { brokerThreadOf } from "../threads/queries.ts";
import { announceMessage, storeMessage } from "../threads/store-message.ts";
import { acceptQuestion, answerAccepted, type AskDependencies } from "./ask.ts";
import { readConsent, storeConsent } from "./consent.ts";
import { messageIdOf } from "./message-id.ts";
import { countDocuments, findOwnQuestion, listQuestions, markForwarded } from "./queries.ts";
import { suggestQuestions } from "./suggestions.ts";
import { checkIsOn, isOnFor } from "./switches.ts";

const questionParam = z.object({ id: idSchema });
/** In a query string, numbers are text. */
export const pageQuery = z.extend(pageRequestSchema, {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageSizeMax)), 50),
});

type Dependencies = AskDependencies & { limits: UsageLimits; notifier: Notifier };

/** Questions about one's own records, answered by quoting them. */
export function assistantRoutes(dependencies: Dependencies) {
  const { db, languageModel, limits, live, log, notifier } = dependencies;

  return new Hono<ApiEnv>()
    .get(
      "/assistant",
      describe("Whether the assistant can be asked, and what about.", assistantStateSchema),
      async (c) => {
        const { person, records } = c.var;
        const [isOn, documents, suggestions] = await Promise.all([
          isOnFor(db, person),
          countDocuments(records),
          suggestQuestions(records),
        ]);
        const provider = languageModel && {
          name: languageModel.provider.name,
          consent: await readConsent(records, person, languageModel.provider.id),
        };
        return c.json({ isOn, documents, suggestions, provider: provider ?? null });
      },
    )
    .put(
      "/assistant/consent",
      describe(
        "Lets the language model read one's questions and what they match, or not.",
        undefined,
        {
          409: "No language model is set up.",
        },
      ),
      valid("json", assistantConsentSchema),
      async (c) => {
        const { ipAddress, person, records } = c.var;
        const { isAllowed } = c.req.valid("json");
        if (!languageModel) throw new Failure(409, "No language model is set up.");
        const { id: provider, name } = languageModel.provider;
        await storeConsent(records, person, { isAllowed, provider });
        await audit(db, {
          person,
          clientId: person.role === "client" ? person.id : null,
          action: isAllowed ? "consent" : "consent-withdraw",
          subject: "assistant",
          subjectName: name,
          ipAddress,
        });
        await live.announce([person.id], assistantSubjects);
        return c.body(null, 204);
      },
    )
    .get(
      "/assistant/questions",
      describe("A page of one's own questions, newest first.", pageOf(assistantAnswerSchema)),
      valid("query", pageQuery),
      async (c) => c.json(await listQuestions(c.var.records, c.var.person, c.req.valid("query"))),
    )
    .post(
      "/assistant/questions",
      describe(
        "Answers a question by quoting one's own records. With `Accept: text/event-stream`, as events: `progress` with `{ documents }`, then `answer`, or `error` with `{ message }`.",
        assistantAnswerSchema,
        {
          403: "The assistant is turned off.",
          429: "Too many in an hour; `Retry-After` says when.",
        },
      ),
      valid("json", assistantQuestionFormSchema),
      async (c) => {
        const { ipAddress, person, records } = c.var;
        const asked = { form: c.req.valid("json"), ipAddress, now: new Date(), person, records };
        const id = await acceptQuestion(dependencies, asked);
        const answer = async (signal: AbortSignal) =>
          answerAccepted(dependencies, id, asked, AbortSignal.any([signal, live.ending]));
        return wantsEvents(c) ? answerAsEvents(c, answer) : c.json(await answer(c.req.raw.signal));
      },
    )
    .post(
      "/assistant/questions/:id/forward",
      describe("Sends a question to the broker, as a message; once."),
      valid("param", questionParam),
      valid("json", forwardFormSchema),
      async (c) => {
        const { ipAddress, person } = c.var;
        if (person.role !== "client") throw notFound();
        const { id } = c.req.valid("param");
        const { text } = c.req.valid("json");
        await checkIsOn(db, person);
        const { messagesPerMinute } = limits;
        const sent = await db.transaction().execute(async (transaction) => {
          const records = scopedTo(transaction, person);
          const { forwardedAt } = await findOwnQuestion(records, person, id);
          if (forwardedAt !== null) return undefined;
          const threadId = await brokerThreadOf(records, person.id);
          if (!threadId) throw notFound();
          const message = { id: messageIdOf("forward", id), threadId, text, attachmentIds: [] };
          const sender = { person, ipAddress, messagesPerMinute };
          const stored = await storeMessage(transaction, sender, message);
          await markForwarded(records, id);
          return stored;
        });
        if (sent) await announceMessage({ db, live, notifier }, sent, assistantSubjects);
        return c.body(null, 204);
      },
    );

  function answerAsEvents(
    c: Context<ApiEnv>,
    answer: (signal: AbortSignal) => Promise<z.infer<typeof assistantAnswerSchema>>,
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
        const message =
          refusal?.body.error ?? "Something went wrong on our side. Please try again.";
        await send("error", { message });
      }
    });
  }
}

/** Whether the client reads events; JSON for all others. */
const wantsEvents = (c: Context) =>
  (c.req.header("Accept") ?? "").toLowerCase().includes("text/event-stream");
