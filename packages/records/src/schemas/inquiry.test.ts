import { expect, test } from "vitest";
import { emailMax, messageMax, nameMax, phoneMax } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { inquiryBodySchema, inquiryFormWith } from "./inquiry.ts";

const services = ["leasing", "other"];
const inquirySchema = inquiryFormWith(services);

const inquiry = {
  name: "Taylor Morgan",
  email: "taylor@example.com",
  phone: "(555) 555-0199",
  service: "leasing",
  message: "I own a 12,000 sq ft flex building.",
};

/** The first message for each field that is wrong. */
function messages(changes: Record<string, unknown>) {
  const { error } = inquirySchema.safeParse({ ...inquiry, ...changes });
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map((issue) => [issue.path.join("."), issue.message]),
  );
}

test.for([
  ["a name of two characters", { name: "Al" }],
  ["the longest name", { name: "x".repeat(nameMax) }],
  ["an email with a tag and a subdomain", { email: "taylor+lease@mail.example.co.uk" }],
  ["a phone of ten characters", { phone: "5555550199" }],
  ["a phone in international form", { phone: "+44 20 7946 0018" }],
  ["a phone of ten characters that are not digits", { phone: "call me ok" }],
  ["a message of ten characters", { message: "0123456789" }],
  ["the longest message", { message: "x".repeat(messageMax) }],
  ["a message of several lines", { message: "One line\nand another" }],
] as const)("accepts %s", ([, changes]) => {
  expect(messages(changes)).toEqual({});
});

test("accepts every service the form offers", () => {
  for (const service of services) expect(messages({ service })).toEqual({});
});

test.for([
  ["no name", { name: "" }, { name: fieldMessages.name }],
  ["a name of one character", { name: "A" }, { name: fieldMessages.name }],
  ["a name of spaces", { name: "     " }, { name: fieldMessages.name }],
  ["a name of one character and a space", { name: "A " }, { name: fieldMessages.name }],
  ["a name of invisible characters", { name: "\u200b\u200b\u2060" }, { name: fieldMessages.name }],
  [
    "a phone and a message of invisible characters",
    { phone: "\u200b".repeat(20), message: " \u2060\ufeff".repeat(10) },
    { phone: fieldMessages.phone, message: fieldMessages.message },
  ],
  ["too long a name", { name: "x".repeat(nameMax + 1) }, { name: fieldMessages.nameTooLong }],
  ["no email", { email: "" }, { email: fieldMessages.email }],
  ["an email without an at sign", { email: "taylor.example.com" }, { email: fieldMessages.email }],
  ["an email without a domain", { email: "taylor@" }, { email: fieldMessages.email }],
  ["an email without a mailbox", { email: "@example.com" }, { email: fieldMessages.email }],
  ["an email with two at signs", { email: "taylor@@example.com" }, { email: fieldMessages.email }],
  ["an email without a top level", { email: "taylor@example" }, { email: fieldMessages.email }],
  ["an email with a space", { email: "taylor @example.com" }, { email: fieldMessages.email }],
  [
    "too long an email",
    { email: `${"x".repeat(emailMax)}@example.com` },
    { email: fieldMessages.email },
  ],
  ["a phone of eight characters", { phone: "555-0199" }, { phone: fieldMessages.phone }],
  ["a phone of nine characters", { phone: "555555019" }, { phone: fieldMessages.phone }],
  ["a phone of spaces", { phone: "          " }, { phone: fieldMessages.phone }],
  ["too long a phone", { phone: "5".repeat(phoneMax + 1) }, { phone: fieldMessages.phone }],
  ["no service", { service: "" }, { service: fieldMessages.service }],
  ["a service that is not set", { service: undefined }, { service: fieldMessages.service }],
  [
    "a service that is not offered",
    { service: "no-such-service" },
    { service: fieldMessages.service },
  ],
  ["a message of nine characters", { message: "012345678" }, { message: fieldMessages.message }],
  ["a message of spaces", { message: " ".repeat(30) }, { message: fieldMessages.message }],
  [
    "too long a message",
    { message: "x".repeat(messageMax + 1) },
    { message: fieldMessages.messageTooLong },
  ],
] as const)("refuses %s with its message", ([, changes, expected]) => {
  expect(messages(changes)).toEqual(expected);
});

test("an empty form gets the five messages of the specification", () => {
  const { error } = inquirySchema.safeParse({});
  expect(error?.issues.map((issue) => issue.message)).toEqual([
    "Name must be at least 2 characters.",
    "Please enter a valid email address.",
    "Please enter a valid phone number.",
    "Please select a service.",
    "Message must be at least 10 characters.",
  ]);
});

test("trims surrounding spaces", () => {
  const typed = { ...inquiry, name: "  Taylor Morgan ", email: " taylor@example.com " };
  expect(inquirySchema.parse(typed)).toEqual(inquiry);
});

const body = {
  ...inquiry,
  form: "contact",
  send_to: "jordan@example.com",
  timestamp: new Date(0).toISOString(),
  triggered_from: "http://localhost:3000",
};

test("a body has exactly the nine fields", () => {
  expect(Object.keys(inquiryBodySchema.parse({ ...body, extra: "no" }))).toEqual([
    "name",
    "email",
    "phone",
    "service",
    "message",
    "form",
    "send_to",
    "timestamp",
    "triggered_from",
  ]);
});

test.for([
  ["another form", { form: "newsletter" }],
  ["a recipient that is no address", { send_to: "jordan" }],
  ["a time that is not ISO", { timestamp: "yesterday" }],
  ["an origin that is no web address", { triggered_from: "null" }],
  ["a message too short", { message: "short" }],
] as const)("a body is refused with %s", ([, changes]) => {
  expect(inquiryBodySchema.safeParse({ ...body, ...changes }).success).toBe(false);
});
