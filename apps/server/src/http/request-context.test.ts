import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type TestStore } from "../../test/store.ts";
import { createLog } from "../logging.ts";
import { createApi } from "../api.ts";
import { ipAddressOf } from "./request-context.ts";

let store: TestStore;
const lines: string[] = [];
const log = createLog("info", { write: (line: string) => void lines.push(line) });

beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.remove());

test("an answer is logged with its request's id, and without anything secret", async () => {
  lines.length = 0;
  const api = createApi({ ...store, log });
  const answer = await api.request(`${store.origin}/api/properties?text=private`, {
    headers: { Cookie: "session=private", Authorization: "private" },
  });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    requestId: answer.headers.get("X-Request-Id"),
    method: "GET",
    path: "/api/properties",
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
  const asks = async (trustProxy: boolean) => {
    const api = createApi({ ...store, trustProxy });
    const answer = await api.request(
      `${store.origin}/api/health`,
      { headers: { "X-Forwarded-For": "203.0.113.7", "X-Request-Id": "from-the-proxy" } },
      { incoming: { socket } },
    );
    return answer.headers.get("X-Request-Id") === "from-the-proxy";
  };
  expect(await asks(true)).toBe(true);
  expect(await asks(false)).toBe(false);

  expect(ipAddressOf(socket.remoteAddress)).toBe("192.0.2.1");
  expect(ipAddressOf(socket.remoteAddress, "198.51.100.9, 203.0.113.7")).toBe("203.0.113.7");
  expect(ipAddressOf(socket.remoteAddress, "<script>")).toBe("192.0.2.1");
  expect(ipAddressOf("2001:db8::1")).toBe("2001:db8::1");
  expect(ipAddressOf(undefined)).toBe("");
});
