import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import { rolldown } from "rolldown";

import { startServer } from "../../apps/dashboard/e2e/live/start-server.ts";

const script = "/journey.js";

/**
 * Starts the composed product on a separate store, behind a relay that adds the journeys' script to
 * every page: WebKit's driver can neither run anything before a page nor report its errors.
 */
export async function startProduct() {
  const code = await bundle();
  let port = 0;
  const relay = createServer((incoming, outgoing) => {
    if (incoming.url === script) {
      outgoing.setHeader("Content-Type", "text/javascript").end(code);
      return;
    }
    const { "accept-encoding": _, ...headers } = incoming.headers;
    const { method, url: path } = incoming;
    const onward = request({ host: "127.0.0.1", port, method, path, headers });
    incoming.pipe(onward);
    // If a client disconnects, its request to the product ends, too.
    outgoing.on("close", () => onward.destroy());
    onward.on("error", () => outgoing.destroy());
    onward.on("response", (answer) => void pass(answer, outgoing));
  }).listen(0, "127.0.0.1");
  await once(relay, "listening");
  const origin = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  const server = await startServer({ isFirst: true, settings: { PUBLIC_URL: origin } });
  port = Number(new URL(server.origin).port);

  return {
    ...server,
    origin,
    /** A page of the same origin, but without the product. */
    emptyPage: origin + script,
    async stop() {
      relay.closeAllConnections();
      relay.close();
      await server.stop();
    },
  };
}

async function pass(answer: IncomingMessage, outgoing: ServerResponse) {
  const { headers, statusCode = 502 } = answer;
  if (!headers["content-type"]?.startsWith("text/html")) {
    outgoing.writeHead(statusCode, headers);
    answer.pipe(outgoing);
    return;
  }
  const { "content-length": _, ...rest } = headers;
  const policy = "content-security-policy";
  // Allows the journeys' script on pages whose policy allows no scripts, or only an inline one.
  const csp = String(rest[policy] ?? "")
    .replace("script-src 'none'", "script-src")
    .replace("script-src", "script-src 'self'");
  if (csp) rest[policy] = csp;
  const html = await text(answer);
  outgoing.writeHead(statusCode, rest);
  outgoing.end(html.replace("<head>", `<head><script src="${script}"></script>`));
}

async function bundle(): Promise<string> {
  const build = await rolldown({ input: join(import.meta.dirname, "in-page.ts") });
  const { output } = await build.generate({ format: "iife" });
  await build.close();
  return output[0].code;
}
