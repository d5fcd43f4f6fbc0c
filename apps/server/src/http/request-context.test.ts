import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import { createLog } from "../logging.ts";
import { createApi } from "../api.ts";
import type { ApiEnv } from "./api-env.ts";
import { ipAddressOf } from "./forwarded.ts";
import { requestContext } from "./request-context.ts";

const store = sharedStore();
const lines: string[] = [];
const log = createLog("info", { write: (line: string) => void lines.push(line) });

test("an answer is logged with its request's id, and without anything secret", async () => {
  lines.length = 0;
  const api = createApi({ ...store, log });
  const answer = await api.request(`${store.origin}/api/deals/details?text=private`, {
    headers: { Cookie: "session=private", Authorization: "private" },
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    requestId: answer.headers.get("X-Request-Id"),
    method: "GET",
    path: "/api/deals/details",
    status: 401,
    ms: expect.any(Number),
  });
  expect(lines.join()).not.toContain("private");
});

test("a calendar's address, which is its key, is not logged", async () => {
  lines.length = 0;
  const api = createApi({ ...store, log });
  await api.request(`${store.origin}/api/calendar/secret-token.ics`);
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain("secret-token");
});

test("only a trusted proxy's word names the asker's address and the request", async () => {
  const socket = { remoteAddress: "::ffff:192.0.2.1" };
  const asks = async (trustedProxies: number) => {
    const api = createApi({ ...store, trustedProxies });
    const answer = await api.request(
      `${store.origin}/api/health`,
      { headers: { "X-Forwarded-For": "203.0.113.7", "X-Request-Id": "from-the-proxy" } },
      { incoming: { socket } },
    );
    return answer.headers.get("X-Request-Id") === "from-the-proxy";
  };
  expect(await asks(1)).toBe(true);
  expect(await asks(0)).toBe(false);

  expect(ipAddressOf(socket.remoteAddress)).toBe("192.0.2.1");
  expect(ipAddressOf(socket.remoteAddress, "<script>")).toBe("192.0.2.1");
  expect(ipAddressOf("2001:db8::1")).toBe("2001:db8::1");
  expect(ipAddressOf(undefined)).toBe("");
});

test.each(["/api/auth/sign-in/email", "/api/threads/x/messages", "/api/inquiries", "/api/imports"])(
  "a request that is aborted is no error: %s",
  async (path) => {
    lines.length = 0;
    const answer = getRequestListener(createApi({ ...store, log }).fetch);
    const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: frontage.test\r\nOrigin: ${store.origin}\r\nContent-Type: application/json\r\nContent-Length: 100\r\nCookie: ${await store.cookieOf(store.broker)}\r\n\r\n{"email":`,
    );
    await once(server, "request");
    socket.destroy();
    await expect.poll(() => lines).not.toEqual([]);
    server.close();
    await once(server, "close");
    expect(lines.map((line) => JSON.parse(line).level)).toEqual([30]);
  },
);

test.each([
  ["203.0.113.7:51234", "203.0.113.7"],
  ["[2001:db8::1]:51234", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["unknown", "192.0.2.1"],
  ["203.0.113.7:port", "192.0.2.1"],
])("a proxy's %s is the address %s", (said, address) => {
  expect(ipAddressOf("192.0.2.1", said)).toBe(address);
});

test.each([
  [1, "203.0.113.7"],
  [2, "198.51.100.9"],
  [3, "192.0.2.66"],
  [4, "192.0.2.66"],
])(
  "behind %i proxies an address is counted from the right: %s",
  async (trustedProxies, address) => {
    const app = new Hono<ApiEnv>();
    app.use(requestContext({ log, trustedProxies }));
    app.get("/", (c) => c.text(c.var.ipAddress));
    const headers = { "X-Forwarded-For": "192.0.2.66, 198.51.100.9:443, 203.0.113.7:51234" };
    expect(await (await app.request("/", { headers })).text()).toBe(address);
  },
);
