import { beforeAll, expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";
import { readSession } from "./read-session.ts";

const store = sharedStore();
let cookie: string;
beforeAll(async () => {
  // Without the known device's cookie.
  [cookie = ""] = (await store.cookieOf(store.client)).split("; ");
});

const hour = 60 * 60 * 1000;
const find = (
  cookieHeader: string | null,
  { renewBeforeMs = hour, secret = store.variables.AUTH_SECRET ?? "" } = {},
) =>
  readSession(cookieHeader, {
    db: store.db,
    cookieName: "better-auth.session_token",
    longestMs: 720 * hour,
    renewBeforeMs,
    secret,
  });

test("knows the person behind a cookie that the library signed, among other cookies", async () => {
  const { email, id, name } = store.client;
  expect(await find(`theme=dark; ${cookie}; other=1`)).toMatchObject({
    person: { id, name, email, role: "client" },
    twoFactor: false,
  });
});

test("says what the library says", async () => {
  const { cookies, ...held } = (await store.accounts.findSession(new Headers({ cookie }))) ?? {};
  expect(await find(cookie)).toEqual(held);
  expect(cookies).toEqual([]);
});

test.each([
  ["no cookie", () => null],
  ["another cookie", () => "theme=dark"],
  ["an empty one", () => "better-auth.session_token="],
  ["a token without signature", () => cookie.split(".").slice(0, 2).join(".")],
  ["another token with this signature", () => cookie.replace("token=", "token=x")],
  ["a signature cut short", () => cookie.slice(0, -6)],
  ["a name that only begins like it", () => cookie.replace("token=", "token2=")],
])("says nothing of %s", async (_, made) => {
  expect(await find(made())).toBeUndefined();
});

test("says nothing of what another secret signed", async () => {
  expect(await find(cookie, { secret: "another" })).toBeUndefined();
});

test("leaves a session to the library that needs renewal, or has ended", async () => {
  expect(await find(cookie, { renewBeforeMs: 8 * 24 * hour })).toBeUndefined();
});

test("knows immediately that a session was ended", async () => {
  const third = await store.accounts.create({
    name: "Sam Third",
    email: "sam.third@example.com",
    role: "broker",
    password: "a password of somebody else",
  });
  const theirs = await store.cookieOf({ ...third, password: "a password of somebody else" });
  const held = await find(theirs);
  expect(held?.person).toMatchObject({ id: third.id, role: "broker" });
  await store.accounts.endSessions(third.id, { id: held?.sessionId ?? "" });
  expect(await find(theirs)).toBeUndefined();
});
