import { asWritten } from "./as-written.ts";
import { expect, test } from "vitest";
import { broker } from "./broker.ts";
import { brokerSchema } from "./schemas/broker.ts";

test("the phone number shown is the number dialed", () => {
  const shown = broker.phone.display.replaceAll(/\D/g, "");
  expect(broker.phone.e164.slice(-7)).toBe(shown.slice(-7));
});

test.for([
  ["a slash behind the site's address", { website: { ...broker.website, url: "https://a.com/" } }],
  ["a path in the site's address", { website: { ...broker.website, url: "https://a.com/x" } }],
  ["a phone with spaces", { phone: { ...broker.phone, e164: "+1 555 555 0142" } }],
  ["an unknown time zone", { timeZone: "America/Anytown" }],
  ["a social link without a scheme", { social: { ...broker.social, facebook: "facebook.com/a" } }],
  [
    "two licenses of one state",
    { licenses: [broker.licenses[0], { ...broker.licenses[0], number: "2" }] },
  ],
  [
    "a document with its folder",
    { licenses: [{ ...broker.licenses[0], documents: { fairHousingNotice: "a/b.pdf" } }] },
  ],
  ["an unknown transport", { inquiries: { transport: "pigeon", receiptEmail: false } }],
  ["a receipt without a server", { inquiries: { transport: "webhook", receiptEmail: true } }],
] as const)("an owner's slip is named: %s", ([, slip]) => {
  expect(brokerSchema.safeParse({ ...broker, ...slip }).success).toBe(false);
});

test("an owner's own profile is accepted as a social link", () => {
  const social = { ...broker.social, linkedin: "https://www.linkedin.com/in/jordan" };
  expect(brokerSchema.safeParse({ ...broker, social }).success).toBe(true);
});

test("“Texas”, “tx” and a slash at the end of the site's address are accepted", () => {
  const texas = { ...broker.address, region: "Texas", country: "US" };
  const own = asWritten({
    ...broker,
    licenses: [{ state: "tx", kind: "Broker", number: "0712345" }],
    address: texas,
    postalAddress: texas,
    firm: { name: "Fairley Realty", address: texas },
    website: { ...broker.website, url: "https://www.fairley-realty.com/" },
  });
  expect(own).toMatchObject({
    licenses: [{ state: "TX" }],
    address: { region: "TX" },
    postalAddress: { region: "TX" },
    firm: { address: { region: "TX" } },
    website: { url: "https://www.fairley-realty.com" },
  });
  expect(brokerSchema.safeParse(own).success).toBe(true);
});
