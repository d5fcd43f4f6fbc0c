import { expect, test } from "vitest";

import {
  choiceParam,
  flagParam,
  optionalParam,
  pageParam,
  textParam,
  urlState,
} from "./url-state.ts";

const { change, read } = urlState({
  text: textParam("q"),
  type: choiceParam("type", ["office", "retail"]),
  sort: choiceParam("sort", ["name", "size"], "name"),
  dealId: optionalParam("deal"),
  isUnread: flagParam("unread"),
  page: pageParam("page"),
});

test("the URL is read, with defaults for what is missing", () => {
  expect(read("?q=bank&type=office&sort=size&deal=a&unread=1&page=2")).toEqual({
    text: "bank",
    type: "office",
    sort: "size",
    dealId: "a",
    isUnread: true,
    page: 2,
  });
  expect(read("")).toEqual({
    text: "",
    type: undefined,
    sort: "name",
    dealId: undefined,
    isUnread: false,
    page: 1,
  });
});

test.each(["?type=castle&sort=luck&deal=&unread=yes", "?page=-3", "?page=1e9", "?page=0"])(
  "what makes no sense in %s is as good as missing",
  (search) => {
    expect(read(search)).toEqual(read(""));
  },
);

test("a change leaves out defaults and keeps the parameters of other parts of the page", () => {
  const before = "?type=office&sort=size&open=x";
  expect(change(before, { sort: "name" })).toBe("?type=office&open=x");
  expect(change(before, { type: undefined, text: "a b" })).toBe("?sort=size&open=x&q=a+b");
  expect(change("?page=2", { page: 1 })).toBe("");
});
