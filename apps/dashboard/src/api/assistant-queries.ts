import { broker } from "@frontage/content/broker";
import { serverMessages } from "@frontage/content/login";
import type { AssistantAnswer, AssistantQuestionForm } from "@frontage/records/schemas/assistant";
import { queryOptions } from "@tanstack/react-query";

import { growingList } from "./growing-list.ts";
import { subjects } from "./queries.ts";
import { assistant, pageQuery } from "./clients.ts";
import { eventsOf } from "./event-stream.ts";
import { RequestError } from "./request-error.ts";
import { read, readStream } from "./request.ts";

/** Whether the assistant can be asked, and what its first screen shows. */
export const assistantStateQuery = queryOptions({
  queryKey: [subjects.assistant, "state"],
  queryFn: () => read(assistant.$get()),
});

/** The person’s own questions with their answers, newest first. */
export const questionsQuery = growingList([subjects.assistant, "questions"], 12, (page) =>
  read(assistant.questions.$get({ query: pageQuery(page) })),
);

/** For brokers: whether the assistant is on for everyone. */
export const isAssistantOnQuery = queryOptions({
  queryKey: [subjects.assistant, "is on"],
  queryFn: async () => (await read(assistant.settings.$get())).isOn,
  enabled: broker.assistant.isOffered,
});

/**
 * Asks the assistant a question.
 *
 * @param onProgress called with the number of documents being searched
 */
export async function ask(
  form: AssistantQuestionForm,
  onProgress: (documents: number) => void,
): Promise<AssistantAnswer> {
  const stream = await readStream(
    assistant.questions.$post({ json: form }, { headers: { Accept: "text/event-stream" } }),
  );
  for await (const { data, event } of eventsOf(stream)) {
    if (event === "progress") onProgress((data as { documents: number }).documents);
    if (event === "answer") return data as AssistantAnswer;
    if (event === "error") {
      throw new RequestError((data as { message: string }).message, {}, "failed");
    }
  }
  throw new Error(serverMessages.unreachable);
}
