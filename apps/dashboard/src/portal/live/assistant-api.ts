import { serverMessages } from "@frontage/content/login";
import type { AssistantAnswer } from "@frontage/records/schemas/assistant";

import { PortalError } from "../portal-error.ts";
import type { AssistantApi } from "../portal.ts";
import { api, unwrap } from "./api-client.ts";
import { eventsOf } from "./event-stream.ts";

/** Questions of the person who is logged in. */
export const assistantApi: AssistantApi = {
  state: () => unwrap(api.GET("/api/assistant")),
  questions: (page) => unwrap(api.GET("/api/assistant/questions", { params: { query: page } })),
  async ask(form, onProgress) {
    const stream = await unwrap(
      api.POST("/api/assistant/questions", {
        body: form,
        headers: { Accept: "text/event-stream" },
        parseAs: "stream",
      }),
    );
    for await (const { data, event } of eventsOf(stream)) {
      if (event === "progress") onProgress((data as { documents: number }).documents);
      if (event === "answer") return data as AssistantAnswer;
      if (event === "error") {
        throw new PortalError((data as { message: string }).message, {}, "failed");
      }
    }
    throw new Error(serverMessages.unreachable);
  },
  async forward(id, text) {
    const params = { path: { id } };
    await unwrap(api.POST("/api/assistant/questions/{id}/forward", { params, body: { text } }));
  },
  async setConsent(isAllowed) {
    await unwrap(api.PUT("/api/assistant/consent", { body: { isAllowed } }));
  },
};
