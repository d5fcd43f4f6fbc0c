import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";

import { isServerReachable } from "./server-reachable.ts";

let close = () => {};
afterEach(() => close());

/** Starts a server. @returns its address */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test("a server that answers is reachable, even if the page is missing", async () => {
  const url = await serve((_, response) => response.writeHead(404).end());
  expect(await isServerReachable(url)).toBe(true);
});

test("a server that fails, or never answers, isn’t reachable", async () => {
  expect(await isServerReachable(await serve((_, response) => response.writeHead(503).end()))).toBe(
    false,
  );
  close();
  expect(await isServerReachable(await serve(() => {}), 50)).toBe(false);
});
