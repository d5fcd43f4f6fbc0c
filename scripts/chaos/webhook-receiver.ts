import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { freePort } from "../../apps/server/test/free-port.ts";
import { untilCounted } from "./until.ts";

/** How a receiver handles a request. */
export type Manner =
  | "takes"
  | "answers 500"
  | "redirects"
  | "hangs"
  | "breaks off"
  | "takes and breaks off";

/** A receiver as an owner would write one: it checks the signature and drops duplicates by id. */
export type WebhookReceiver = {
  /** The server's settings for it. */
  variables: Record<string, string>;
  /** The inquiry's message, by `webhook-id`. */
  processed: Map<string, string>;
  /** What it should never have received, as sentences. */
  complaints: string[];
  /**
   * Listens; the first requests are handled in these manners, one each, and later ones accepted.
   */
  open: (manners?: readonly Manner[]) => Promise<void>;
  /** Refuses connections from now on. */
  close: () => Promise<void>;
  /** Resolves when this many have been processed, or nothing new arrives. */
  settled: (count: number) => Promise<void>;
};

/** A receiver on its own port, which refuses connections until opened. */
export async function makeReceiver(): Promise<WebhookReceiver> {
  const key = randomBytes(32);
  const processed = new Map<string, string>();
  const complaints: string[] = [];
  const manners: Manner[] = [];
  let server: Server | undefined;
  const port = await freePort();

  function take(request: IncomingMessage, body: string): void {
    const id = String(request.headers["webhook-id"]);
    const signed = `${id}.${String(request.headers["webhook-timestamp"])}.${body}`;
    const signature = createHmac("sha256", key).update(signed).digest("base64");
    if (request.headers["webhook-signature"] !== `v1,${signature}`) {
      complaints.push(`${id} came with a wrong signature.`);
      return;
    }
    processed.set(id, (JSON.parse(body) as { message: string }).message);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (request.url !== "/hook") complaints.push("A redirect was followed.");
    const manner = manners.shift() ?? "takes";
    switch (manner) {
      case "answers 500":
        response.writeHead(500).end("Something is wrong here.");
        return;
      case "redirects":
        response.writeHead(307, { Location: "/elsewhere" }).end();
        return;
      case "hangs":
        return;
      case "breaks off":
        request.socket.destroy();
        return;
      case "takes and breaks off":
        take(request, body);
        request.socket.destroy();
        return;
      case "takes":
        take(request, body);
        response.writeHead(204).end();
        return;
    }
  }

  return {
    variables: {
      INQUIRY_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
      INQUIRY_WEBHOOK_SECRET: `whsec_${key.toString("base64")}`,
      INQUIRY_WEBHOOK_ALLOW_PRIVATE: "1",
    },
    processed,
    complaints,
    async open(first = []) {
      manners.splice(0, Infinity, ...first);
      server = createServer((request, response) => {
        // Cut off by a killed server: nothing was received.
        answer(request, response).catch(() => request.socket.destroy());
      }).listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    async close() {
      if (!server?.listening) return;
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
    settled: (count) => untilCounted(() => processed.size, count),
  };
}
