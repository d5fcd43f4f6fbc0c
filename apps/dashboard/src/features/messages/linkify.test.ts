import { expect, test } from "vitest";

import { linkify } from "./linkify.ts";

const linksIn = (text: string) =>
  linkify(text).flatMap(({ href, text: shown }) => (href ? [[shown, href]] : []));

test("an address ends before the punctuation around it", () => {
  expect(linkify("See https://example.com/a_(b)?c=1, or (www.example.com). Thanks")).toEqual([
    { text: "See " },
    { text: "https://example.com/a_(b)?c=1", href: "https://example.com/a_(b)?c=1" },
    { text: ", or (" },
    { text: "www.example.com", href: "http://www.example.com" },
    { text: "). Thanks" },
  ]);
  expect(linksIn("Write to casey@example.com.")).toEqual([
    ["casey@example.com", "mailto:casey@example.com"],
  ]);
});

test("only websites and email addresses become links", () => {
  const text =
    "javascript:alert(1) data:text/html,x ftp://example.com file:///etc vbscript:x //example.com lease.net Smith.Co";
  expect(linkify(text)).toEqual([{ text }]);
  expect(linksIn("javascript:https://example.com")).toEqual([
    ["https://example.com", "https://example.com"],
  ]);
});

test("the parts always add up to the text", () => {
  for (const text of [
    "",
    "no links",
    "https://example.com",
    `${"www.a".repeat(2000)} ${"(".repeat(5000)}https://example.com${")".repeat(5000)}`,
  ]) {
    expect(
      linkify(text)
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  }
});
