// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";

import { recentKey, userKey } from "../../session/user.ts";
import { recentRecords, recordAt, rememberRecord } from "./recent-records.ts";

function logIn(email: string) {
  const user = { name: "Sam Reyes", email, role: "Client", portal: "live" };
  localStorage.setItem(userKey, JSON.stringify(user));
}
const contact = (id: string) => ({ kind: "contact", id }) as const;

beforeEach(() => {
  localStorage.clear();
  logIn("sam@example.com");
});

test.each([
  ["/dashboard/documents", "?document=a&type=lease", { kind: "document", id: "a" }],
  ["/dashboard/messages", "?thread=t&message=m", { kind: "thread", id: "t" }],
  // The drawer lies over what is open below.
  ["/dashboard/documents", "?document=a&open-deal=p", { kind: "deal", id: "p" }],
  ["/dashboard/clients", "?client=c", { kind: "client", id: "c" }],
  ["/dashboard/deals/p", "", { kind: "deal", id: "p" }],
  // There it is a filter.
  ["/dashboard/documents", "?client=c", undefined],
  ["/dashboard/documents", "?deal=p&document=", undefined],
] as const)("%s%s opens %j", (pathname, search, record) => {
  expect(recordAt(pathname, search)).toEqual(record);
});

test("the last opened record comes first, once, and only a few are kept", () => {
  for (const id of ["a", "b", "c", "d", "e", "f", "c"]) rememberRecord(contact(id));
  expect(recentRecords().map(({ id }) => id)).toEqual(["c", "f", "e", "d", "b"]);
});

test("another account sees none of them and starts fresh", () => {
  rememberRecord(contact("a"));
  logIn("other@example.com");
  expect(recentRecords()).toEqual([]);
  rememberRecord(contact("b"));
  logIn("sam@example.com");
  expect(recentRecords()).toEqual([]);
});

test("invalid parts of the entry are ignored", () => {
  rememberRecord(contact("a"));
  const entry = localStorage.getItem(recentKey) ?? "";
  localStorage.setItem(recentKey, `${entry}\ncastle:x\ncontact:<b>\ncontact`);
  expect(recentRecords()).toEqual([contact("a")]);
  localStorage.setItem(recentKey, "nonsense");
  expect(recentRecords()).toEqual([]);
});
