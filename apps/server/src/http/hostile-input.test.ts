import { expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";

const store = sharedStore();

const send = (headers: Record<string, string>, body?: BodyInit) =>
  store.api.request(`${store.origin}/api/nothing`, { method: "POST", headers, body });
const json = (body: string) =>
  store.ask("/api/nothing", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });
const sentence = async (answer: Response) => ((await answer.json()) as { error: string }).error;

test.each<Record<string, string>>([
  { Origin: "https://evil.example" },
  { Origin: "null" },
  { Origin: "http://frontage.test.evil.example" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
])("a change that another site asks for is refused: %o", async (headers) => {
  const answer = await send(headers);
  expect(answer.status).toBe(403);
  expect(await sentence(answer)).toBe(
    `Requests from other sites aren’t allowed. This site’s address is ${store.origin}.`,
  );
});

test("a change from our own page or from a program gets as far as the login", async () => {
  const own = await send({ Origin: store.origin, "Sec-Fetch-Site": "same-origin" });
  const program = await send({});
  expect([own.status, program.status]).toEqual([401, 401]);
});

test("a forged Host makes no other origin ours", async () => {
  const answer = await store.api.request("http://evil.example/api/nothing", {
    method: "POST",
    headers: { Origin: "http://evil.example", Host: "evil.example" },
  });
  expect(answer.status).toBe(403);
});

test.each(["/api/deals/%00", "/api/deals/details?text=%00", "/api/%00"])(
  "NUL in an address is refused: %s",
  async (path) => {
    const answer = await store.as(store.client)(path);
    expect(answer.status).toBe(400);
  },
);

test.each([
  String.raw`{"name":"a\u0000b"}`,
  String.raw`{"list":[{"\u0000":1}]}`,
  String.raw`{"name":"half of an emoji: \ud83d"}`,
  String.raw`{"\uDE00":"the other half"}`,
  '{"name":"\0"}',
  '{"name":',
])("JSON that cannot be stored or read is refused: %j", async (body) => {
  expect((await json(body)).status).toBe(400);
});

test("every other character passes, also what only looks like NUL, and so does any depth", async () => {
  expect((await json(String.raw`{"name":"\ud83d\ude00 \u2028 \ufeff \uffff"}`)).status).toBe(401);
  expect((await json(String.raw`{"name":"a\\u0000b"}`)).status).toBe(401);
  const depth = 100_000;
  expect((await json("[".repeat(depth) + "]".repeat(depth))).status).toBe(401);
  const deepNul = `${"[".repeat(depth)}"${String.raw`\u0000`}"${"]".repeat(depth)}`;
  expect((await json(deepNul)).status).toBe(400);
});

test("too much JSON is refused, whether it says its length or not", async () => {
  const large = JSON.stringify("x".repeat(300 * 1024));
  const headers = { "Content-Type": "application/json", Origin: store.origin };
  const said = await send({ ...headers, "Content-Length": String(large.length) }, large);
  const stream = new Response(large).body;
  const unsaid = await store.api.request(`${store.origin}/api/nothing`, {
    method: "POST",
    headers,
    body: stream,
    duplex: "half",
  } as RequestInit);
  expect([said.status, unsaid.status]).toEqual([413, 413]);
});
