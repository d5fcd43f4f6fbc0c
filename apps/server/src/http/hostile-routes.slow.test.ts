import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";

// Hostile requests to every route cause no server error, and reveal neither internals nor other
// clients' records.

const store = sharedStore({ transport: "server" });
const secret = "ONLY-FOR-TAYLOR";

beforeAll(async () => {
  const client = store.as(store.client);
  const [thread] = await (await client("/api/threads")).json();
  await client(`/api/threads/${thread.id}/messages/${randomUUID()}`, {
    method: "PUT",
    body: JSON.stringify({ text: secret, attachmentIds: [] }),
    headers: { "Content-Type": "application/json" },
  });
});

type Route = { method: string; path: string };

/** Every route of the API except the stream, which doesn't end. */
function routes(): Route[] {
  const seen = new Map<string, Route>();
  // What the account library answers stands behind one pattern.
  for (const name of ["sign-in/email", "request-password-reset", "reset-password"]) {
    const path = `/api/auth/${name}`;
    seen.set(path, { method: "POST", path });
  }
  for (const { method, path } of store.api.routes) {
    if (path.endsWith("*") || path === "/api/changes") continue;
    const methods = method === "ALL" ? ["GET", "POST"] : [method];
    for (const each of methods) seen.set(`${each} ${path}`, { method: each, path });
  }
  return [...seen.values()];
}

/** What is wrong with a response, if anything. */
async function complaint(answer: Response, about: string): Promise<string | undefined> {
  const text = await answer.text();
  if (answer.status >= 500) return `${about} failed with ${answer.status}`;
  if (text.includes(secret)) return `${about} shows what is another's`;
  const leak = /\bat \/|node_modules|SQLITE|syntax error|\.ts:\d/.exec(text)?.[0];
  return leak && `${about} tells how we are built: ${leak}`;
}

const ask = (route: Route, path: string, init: RequestInit) =>
  store.as(store.otherClient)(path, { ...init, method: route.method });

const withoutBody = (method: string) => ["GET", "HEAD"].includes(method);

const hostileTexts = [
  "..%2f..%2f..%2fetc%2fpasswd",
  "%00",
  "%ff%fe",
  "%E0%A4%A",
  "'%20or%20'1'%3D'1",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "%0d%0aSet-Cookie:%20a=b",
  "__proto__",
  "constructor",
  "9".repeat(400),
  "%F0%9F%92%A3",
  "-1",
  "1e309",
];

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

const hostileBodies: [string, string][] = [
  ["nothing", ""],
  ["no JSON", "{"],
  ["null", "null"],
  ["a number", "1e400"],
  ["a list", "[1,2,3]"],
  ["a text", '"text"'],
  ["NUL", String.raw`{"text":"\u0000","name":"\u0000"}`],
  ["half a character", String.raw`{"text":"\ud800","name":"\ud800","email":"\ud800@example.com"}`],
  ["a prototype", '{"__proto__":{"role":"broker"},"constructor":{"prototype":{"role":"broker"}}}'],
  ["100,000 levels", nested(100_000)],
  ["ten megabytes", JSON.stringify({ text: "x".repeat(10_000_000) })],
  ["a formula", '{"name":"=cmd|\'/c calc\'!A1","text":"=1+1","company":"@SUM(1)"}'],
  [
    "a header",
    String.raw`{"name":"a\r\nBcc: everybody@example.com","email":"a@b.c\r\nBcc: x@y.z"}`,
  ],
  ["wrong types", '{"text":{"$gt":""},"attachmentIds":"all","ids":{"length":9},"isRead":"no"}'],
];

describe("hostile input on every route", () => {
  test("there are routes to try", () => {
    expect(routes().length).toBeGreaterThan(10);
  });

  test.each(hostileTexts)("in the address: %s", async (text) => {
    for (const route of routes()) {
      const path = route.path.replace(/:\w+/g, text);
      const init = withoutBody(route.method) ? {} : { body: "{}", headers: json };
      const query = `${path}?cursor=${text}&limit=${text}&text=${text}&clientId=${text}&from=${text}&to=${text}&name=${text}&mediaType=${text}&dealId=${text}&sort=${text}&type=${text}`;
      expect(
        await complaint(await ask(route, query, init), `${route.method} ${query}`),
      ).toBeUndefined();
    }
  });

  test.each(hostileBodies)("in the body: %s", async (_, body) => {
    for (const route of routes().filter(({ method }) => !withoutBody(method))) {
      const path = route.path.replace(/:\w+/g, "some-id");
      const answer = await ask(route, path, { body, headers: json });
      expect(await complaint(answer, `${route.method} ${path}`)).toBeUndefined();
    }
  });

  test("any JSON at all", async () => {
    const changes = routes().filter(({ method }) => !withoutBody(method));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...changes), fc.json(), async (route, body) => {
        const path = route.path.replace(/:\w+/g, "some-id");
        expect(
          await complaint(
            await ask(route, path, { body, headers: json }),
            `${route.method} ${path} ${body}`,
          ),
        ).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ["another site's page", { Origin: "https://evil.example" }],
    ["a page without an origin", { Origin: "null" }],
    ["an origin that looks alike", { Origin: "http://frontage.test.evil.example" }],
  ])("%s changes nothing", async (_, headers) => {
    for (const route of routes().filter(({ method }) => !withoutBody(method))) {
      const path = route.path.replace(/:\w+/g, "some-id");
      const answer = await ask(route, path, { body: "{}", headers: { ...json, ...headers } });
      // The token of an email, which another site's page doesn't have, is all that counts here.
      const status = path.startsWith("/api/unsubscribe") ? 400 : 403;
      expect(answer.status, `${route.method} ${path}`).toBe(status);
    }
  });

  test.each([
    ["made up", "better-auth.session_token=made-up"],
    ["signed by another", `better-auth.session_token=abc.${"A".repeat(43)}%3D`],
    ["doubled", "better-auth.session_token=a; better-auth.session_token=b"],
    ["enormous", `better-auth.session_token=${"x".repeat(8000)}`],
    ["broken", "=;;==\u00ff"],
  ])("a cookie that is %s opens nothing", async (_, cookie) => {
    const answer = await store.ask("/api/threads", { headers: { Cookie: cookie } });
    expect(answer.status).toBe(401);
  });

  test("a cookie is worth nothing once its session has ended", async () => {
    const cookie = await store.cookieOf(store.broker);
    const replay = () => store.ask("/api/threads", { headers: { Cookie: cookie } });
    expect((await replay()).status).toBe(200);
    await store.as(store.broker)("/api/auth/sign-out", {
      method: "POST",
      body: "{}",
      headers: json,
    });
    expect((await replay()).status).toBe(401);
  });
});

const json = { "Content-Type": "application/json" };
