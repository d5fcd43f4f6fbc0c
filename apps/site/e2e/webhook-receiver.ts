import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

type Received = { method?: string; headers: IncomingHttpHeaders; body: string };

/**
 * A real webhook receiver: a server on this machine that stores what it gets.
 *
 * @param behaviour "answer" immediately, "wait" until told to, or "reset" the connection
 */
export async function startWebhookReceiver(behaviour: "answer" | "wait" | "reset" = "answer") {
  const received: Received[] = [];
  const waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      received.push({ method: request.method, headers: request.headers, body });
      if (behaviour === "reset") request.socket.destroy();
      else if (behaviour === "wait") waiting.push(() => response.end("ok"));
      else response.end("ok");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    /** What has arrived so far, oldest first. */
    received,
    /** Answers waiting requests. */
    answer() {
      for (const send of waiting.splice(0)) send();
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
