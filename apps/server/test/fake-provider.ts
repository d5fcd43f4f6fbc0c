import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod/mini";

const sentSchema = z.object({
  question: z.string(),
  previousQuestion: z.optional(z.string()),
  passages: z.array(
    z.object({
      property: z.optional(z.string()),
      id: z.string(),
      title: z.string(),
      page: z.optional(z.number()),
      text: z.string(),
    }),
  ),
});
export type Sent = z.infer<typeof sentSchema>;

/** What the provider does with a request: write sentences, or what the test says. */
export type Behavior = (
  sent: Sent,
  respond: {
    /** Writes sentences as a model does. */
    sentences: (sentences: unknown) => void;
    /** Writes any content as a model does. */
    content: (text: string, finish?: string) => void;
    response: ServerResponse;
  },
) => void;

/** A provider of language models on this machine, with both APIs, over HTTP. */
export async function startFakeProvider(initial: Behavior) {
  let behavior = initial;
  const requests: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const closed: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const path = request.url ?? "";
      requests.push({ path, headers: request.headers, body });
      response.on("close", () => {
        if (!response.writableFinished) closed.push(path);
      });
      const content = (text: string, finish = "stop") => {
        response.setHeader("Content-Type", "application/json");
        response.end(
          JSON.stringify(
            path.endsWith("/messages") ? anthropicMessage(text, finish) : completion(text, finish),
          ),
        );
      };
      behavior(sentOf(body), {
        sentences: (sentences) => content(JSON.stringify({ sentences })),
        content,
        response,
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    /** Paths of responses whose connections ended early. */
    closed,
    /** What the provider was sent last. */
    lastSent: () => sentOf(requests.at(-1)?.body ?? ""),
    behave(next: Behavior) {
      behavior = next;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** The question and the passages, out of either API's request. */
function sentOf(body: string): Sent {
  const { messages } = JSON.parse(body) as {
    messages: { role: string; content: string | { text: string }[] }[];
  };
  const content = messages.findLast(({ role }) => role === "user")?.content ?? "";
  const text = typeof content === "string" ? content : (content[0]?.text ?? "");
  return sentSchema.parse(JSON.parse(text));
}

const completion = (content: string, finish: string) => ({
  id: "completion",
  object: "chat.completion",
  created: 1,
  model: "example",
  choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: finish }],
  usage: { prompt_tokens: 400, completion_tokens: 60, total_tokens: 460 },
});

const anthropicMessage = (text: string, finish: string) => ({
  id: "message",
  type: "message",
  role: "assistant",
  model: "example",
  content: [{ type: "text", text }],
  stop_reason: finish === "stop" ? "end_turn" : finish,
  stop_sequence: null,
  usage: { input_tokens: 400, output_tokens: 60 },
});
