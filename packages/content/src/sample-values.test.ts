import { expect, test } from "vitest";
import { broker } from "./broker.ts";
import { isSample } from "./is-sample.ts";
import { claims } from "./claims.ts";
import { sampleClaimsIn, sampleValuesIn } from "./sample-values.ts";
import type { Broker } from "./schemas/broker.ts";

test("the broker is clearly a sample, or no sample value is left", () => {
  const left = sampleValuesIn(broker);
  const identity = ["name", "phone.e164", "phone.display", "email", "website.url", "address.city"];
  const replaced = identity.filter((path) => !left.includes(path));
  expect(isSample ? replaced : left).toEqual([]);
});

const rosa: Broker = {
  ...broker,
  name: "Rosa Delmar",
  businessName: "Delmar Commercial",
  phone: { e164: "+15554440117", display: "(555) 444-0117" },
  email: "rosa@delmar.test",
  website: { url: "https://www.delmar.test", display: "www.delmar.test" },
};

test.for<[string, Partial<Broker>]>([
  ["name", { name: "Jordan Avery" }],
  ["businessName", { businessName: "Jordan Avery Commercial" }],
  ["phone.e164", { phone: { ...rosa.phone, e164: "+12105550142" } }],
  ["phone.display", { phone: { ...rosa.phone, display: "(210) 555-0142" } }],
  ...[
    "210.555.0142",
    "210 555 0142",
    "+1 (210) 555–0142",
    "1-210-555-0142 ext. 7",
    "210/5550199",
    "555-0142",
  ].map((display): [string, Partial<Broker>] => [
    "phone.display",
    { phone: { ...rosa.phone, display } },
  ]),
  [
    "firm.phone.display",
    { firm: { name: "Delmar", phone: { e164: "+12104440117", display: "210.555.0117" } } },
  ],
  ["firm.name", { firm: { name: "Sample Brokerage Firm, LLC" } }],
  ["licenses.0.number", { licenses: [{ state: "TX", kind: "Broker", number: "Sample 0142" }] }],
  ["email", { email: "rosa@example.com" }],
  ["email", { email: "rosa@Example.org" }],
  ["website.url", { website: { ...rosa.website, url: "https://www.example.com" } }],
  ["website.display", { website: { ...rosa.website, display: "example.com" } }],
  ["address.street", { address: { ...rosa.address, street: "100 Sample Street" } }],
  ["address.street", { address: { ...rosa.address, street: "100 Sample St., Floor 2" } }],
  ["address.city", { address: { ...rosa.address, city: "Anytown" } }],
  ["address.region", { address: { ...rosa.address, region: "ST" } }],
  ["address.postalCode", { address: { ...rosa.address, postalCode: "00000" } }],
  ["position", { position: { latitude: 39.0997, longitude: -94.5786 } }],
])("names what was left as it came: %s", ([path, left]) => {
  expect(sampleValuesIn({ ...rosa, ...left })).toContain(path);
});

test("an owner's values aren't mistaken for sample values", () => {
  const own = {
    name: "Rosa Sample",
    businessName: "Sample Street Advisors",
    phone: rosa.phone,
    email: "rosa@myexample.com",
    website: rosa.website,
    sendTo: rosa.email,
    address: {
      street: "418 Navarro Street",
      city: "San Antonio",
      region: "TX",
      postalCode: "78205",
      country: "US",
    },
    position: { latitude: 29.4241, longitude: -98.4936 },
    social: broker.social,
    firm: {
      name: "Sample & Daughters Realty",
      phone: { e164: "+12555014212", display: "5550 142 12" },
    },
    licenses: [{ state: "TX", kind: "Broker", number: "5550142" }],
  };
  const touched = Object.keys(own);
  const named = sampleValuesIn({ ...broker, ...own });
  expect(named.filter((path) => touched.includes(path.split(".")[0] ?? ""))).toEqual([]);
});

test("names each claim that only holds for the sample, and none of an owner's or left out", () => {
  const own = { label: "Years Licensed", asOf: "2026-09-30", source: "from the license record" };
  expect(
    sampleClaimsIn([{ ...own, counted: "Years since my first license, in April 2015" }]),
  ).toEqual([]);
  expect(
    sampleClaimsIn([{ ...own, counted: "Years since I was first licensed, in March 2000" }]),
  ).toEqual(["Years Licensed"]);
  expect(
    sampleClaimsIn([
      { ...own, counted: "Years since I was first licensed, in March 2000", source: "" },
    ]),
  ).toEqual([]);
  expect(isSample ? sampleClaimsIn(claims).length : sampleClaimsIn(claims)).toEqual(
    isSample ? 6 : [],
  );
});
