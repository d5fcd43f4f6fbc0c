import { expect, test } from "vitest";
import { mailtoOf } from "../mailto.ts";
import { emailSchema } from "./email.ts";

test.each([
  ["taylor.morgan@example.com", "taylor.morgan@example.com"],
  ["m&a@example.com", "m&a@example.com"],
  ["deals/east@example.com", "deals/east@example.com"],
  ["o'neil+leases@example.co.uk", "o'neil+leases@example.co.uk"],
  ["kim@münchen.example", "kim@xn--mnchen-3ya.example"],
  ["kim@xn--mnchen-3ya.example", "kim@xn--mnchen-3ya.example"],
  ["\u200Bzero@example.com", "zero@example.com"],
  ["nbsp@example.com\u00A0", "nbsp@example.com"],
  ["mailto:mail.to@example.com?subject=Hello", "mail.to@example.com"],
  ["Look, Out <out.look@example.com>", "out.look@example.com"],
  ["<mailto:out.look@example.com>;", "out.look@example.com"],
])("“%s” is the email %s", (typed, email) => {
  expect(emailSchema.parse(typed)).toBe(email);
});

test.each([
  "",
  "lee@example",
  "lee.example.com",
  "lee@@example.com",
  "lee lee@example.com",
  ".lee@example.com",
  "lee..marsh@example.com",
  "lee@-example.com",
  "lee@example..com",
  "lee@example.com, kim@example.com",
  "lee@example.com:25",
  "lee@münchen.example/x",
  `${"l".repeat(65)}@example.com`,
  "lee@example.com\r\nBcc: kim@example.com",
])("“%s” is none", (typed) => {
  expect(emailSchema.safeParse(typed).error?.issues[0]?.message).toBe(
    "Please enter a valid email address.",
  );
});

test.each([
  ["taylor.morgan@example.com", "mailto:taylor.morgan@example.com"],
  ["a?bcc=kim&cc=lee%40x@example.com", "mailto:a%3Fbcc%3Dkim%26cc%3Dlee%2540x@example.com"],
])("a link to %s writes to that address alone", (email, link) => {
  expect(emailSchema.parse(email)).toBe(email);
  expect(mailtoOf(email)).toBe(link);
});
