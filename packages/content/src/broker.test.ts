import { expect, test } from "vitest";
import { broker } from "./broker.ts";
import { brokerSchema } from "./schemas/broker.ts";

// 555-0100 to 555-0199 are reserved for fiction, example.com for documentation.
const sample = {
  name: /^Jordan Avery$/.test(broker.name),
  businessName: broker.businessName.includes("Jordan Avery"),
  firm: broker.firm.startsWith("Sample"),
  "license.number": broker.license.number.startsWith("SAMPLE"),
  "phone.e164": /^\+1\d{3}55501\d\d$/.test(broker.phone.e164),
  "phone.display": /555-01\d\d$/.test(broker.phone.display),
  email: broker.email.endsWith("@example.com"),
  "website.url": /(^|\.)example\.com$/.test(new URL(broker.website.url).hostname),
  "website.display": broker.website.display.endsWith("example.com"),
  "address.street": broker.address.street.includes("Sample Street"),
  sendTo: broker.sendTo.endsWith("@example.com"),
};

test("the broker is plainly a sample, or no sample value is left over", () => {
  const names = Object.keys(sample);
  const left = Object.entries(sample).flatMap(([name, isSample]) => (isSample ? [name] : []));
  expect(left).toEqual(left.length === names.length ? names : []);
});

test("the phone that is shown is the phone that is dialled", () => {
  const shown = broker.phone.display.replaceAll(/\D/g, "");
  expect(broker.phone.e164.slice(-7)).toBe(shown.slice(-7));
});

test.for([
  ["a slash behind the site's address", { website: { ...broker.website, url: "https://a.com/" } }],
  ["a path in the site's address", { website: { ...broker.website, url: "https://a.com/x" } }],
  ["a phone with spaces", { phone: { ...broker.phone, e164: "+1 555 555 0142" } }],
  ["an unknown time zone", { timeZone: "America/Anytown" }],
  ["a social link without a scheme", { social: { ...broker.social, facebook: "facebook.com/a" } }],
  ["an unknown transport", { inquiries: { transport: "pigeon", receiptEmail: false } }],
  ["a receipt without a server", { inquiries: { transport: "webhook", receiptEmail: true } }],
] as const)("an owner's slip is named: %s", ([, slip]) => {
  expect(brokerSchema.safeParse({ ...broker, ...slip }).success).toBe(false);
});

test("an owner's own profile is accepted as a social link", () => {
  const social = { ...broker.social, linkedin: "https://www.linkedin.com/in/jordan" };
  expect(brokerSchema.safeParse({ ...broker, social }).success).toBe(true);
});
