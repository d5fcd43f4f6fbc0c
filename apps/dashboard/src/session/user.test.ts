import { sampleClient } from "@frontage/content/samples/client";
import { afterEach, expect, test, vi } from "vitest";

import { userSchema } from "@frontage/records/schemas/user";
import { isUser, updateAccount, readUser, renamedUser, userKey } from "./user.ts";

const broker = {
  name: "Sam Reyes",
  email: "sam@example.com",
  role: "Broker",
  portal: "live",
} as const;

test("reads the user who is signed in", () => {
  expect(readUser(JSON.stringify(broker))).toEqual(broker);
});

test.each([
  ["nothing", ""],
  ["plain text", "true"],
  ["words", "logged in"],
  ["broken JSON", '{"name":"Sam'],
  ["null", "null"],
  ["a number", "42"],
  ["a list", "[]"],
  ["another shape", '{"id":7,"token":"abc"}'],
  ["a name that is none", '{"name":"","email":"","role":"Client","portal":"sample"}'],
  ["a role there is not", '{"name":"Sam","email":"s@example.com","role":"Owner","portal":"live"}'],
  [
    "a name that is no text",
    '{"name":{"toString":1},"email":"","role":"Client","portal":"sample"}',
  ],
])("takes %s for the sample client", (_, text) => {
  expect(readUser(text)).toEqual(sampleClient);
});

const renamed = { name: "Taylor M. Reed", email: "reed@example.com" };

test("renames the sample client and keeps the entry's other fields", () => {
  const entry = JSON.stringify({ ...sampleClient, since: "2026-07-14" });
  expect(JSON.parse(renamedUser(entry, renamed) ?? "")).toEqual({
    ...sampleClient,
    ...renamed,
    since: "2026-07-14",
  });
});

test.each(["yes", "[1]", "null", ""])(
  "an entry of %j becomes the renamed sample client's",
  (text) => {
    expect(readUser(renamedUser(text, renamed) ?? "")).toEqual({ ...sampleClient, ...renamed });
  },
);

test("the sample client's photo follows their profile", () => {
  const photo = "data:image/png;base64,AA";
  const withPhoto = renamedUser(JSON.stringify(sampleClient), { ...renamed, photo }) ?? "";
  expect(readUser(withPhoto).photo).toBe(photo);
  expect(readUser(renamedUser(withPhoto, { ...renamed, photo: "" }) ?? "").photo).toBeUndefined();
});

test("a server account keeps the name from the server", () => {
  expect(renamedUser(JSON.stringify(broker), renamed)).toBeUndefined();
});

test.each([
  broker,
  sampleClient,
  { ...broker, since: "2026-07-14" },
  null,
  [],
  "Sam",
  {},
  { ...broker, name: "" },
  { ...broker, name: 7 },
  { ...broker, email: undefined },
  { ...broker, role: "Owner" },
  { ...broker, portal: "other" },
  { ...broker, session: "k7qm" },
  { ...broker, session: 7 },
  { ...broker, photo: "/api/photos/sam" },
  { ...broker, photo: 7 },
])("judges %j as the schema does", (entry) => {
  expect(isUser(entry)).toBe(userSchema.safeParse(entry).success);
});

/** Stubs the browser's storage with this user entry. */
function browserWith(user: object) {
  const entries = new Map([[userKey, JSON.stringify(user)]]);
  vi.stubGlobal("StorageEvent", Event);
  vi.stubGlobal("window", {
    dispatchEvent: () => true,
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    },
  });
  return entries;
}
afterEach(() => vi.unstubAllGlobals());

const renamedBroker = { ...broker, name: "Sam Reyes-Hale" };

test("stores the account as the server sends it", async () => {
  const entries = browserWith(broker);
  await updateAccount(async () => renamedBroker);
  expect(JSON.parse(entries.get(userKey) ?? "")).toEqual(renamedBroker);
});

test("a user who logs out during the request stays logged out", async () => {
  const entries = browserWith(broker);
  await updateAccount(async () => {
    entries.delete(userKey);
    return renamedBroker;
  });
  expect(entries.has(userKey)).toBe(false);
});

test("a user who logs in as someone else during the request stays so", async () => {
  const entries = browserWith(broker);
  const other = { ...broker, name: "Robin Hale", email: "robin@example.com" };
  await updateAccount(async () => {
    entries.set(userKey, JSON.stringify(other));
    return renamedBroker;
  });
  expect(JSON.parse(entries.get(userKey) ?? "")).toEqual(other);
});
