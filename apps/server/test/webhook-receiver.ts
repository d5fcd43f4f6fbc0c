import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string };

/** Responds, or doesn't. */
type Manner = (response: ServerResponse) => void;

/** Responds with a status, and a location for redirects. */
export const answering =
  (status: number, location?: string): Manner =>
  (response) =>
    response.writeHead(status, location ? { Location: location } : {}).end();

/** Never responds. */
export const hanging: Manner = () => undefined;

/** A webhook receiver on the loopback, whose behavior can change. */
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
