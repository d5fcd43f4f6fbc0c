import type { AssistantAnswer } from "@frontage/content/schemas/assistant";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Logger } from "pino";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { unavailableBy } from "../http/unavailable.ts";
import { countDocuments } from "./queries.ts";

/** Whether the client reads events; JSON for all others. */
export const wantsEvents = (c: Context) =>
  (c.req.header("Accept") ?? "").toLowerCase().includes("text/event-stream");

/** Responds with events: `progress`, then `answer`, or `error` with words for the person. */
export function answerAsEvents(
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
