import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string };

/** Answers, or does not. */
type Manner = (response: ServerResponse) => void;

/** Answers with a status, and a place to go to where it is a redirect. */
export const answering =
  (status: number, location?: string): Manner =>
  (response) =>
    response.writeHead(status, location ? { Location: location } : {}).end();

/** Takes what comes and never says a word. */
export const hanging: Manner = () => undefined;

/** A receiver of webhooks on the loopback; how it answers may change meanwhile. */
export async function openReceiver(manner: Manner) {
  const received: ReceivedWebhook[] = [];
  let current = manner;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      current(response);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    behave(next: Manner) {
      current = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
