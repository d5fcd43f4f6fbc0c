import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

import { broker } from "../src/broker.ts";
import { daysToClosing, homeFigures, yearsInCommercial } from "../src/claims.ts";
import { whileSample } from "../src/is-sample.ts";
import { answersOf } from "./answers-of.ts";
import type { Broker } from "../src/schemas/broker.ts";
import { parseHours } from "../src/parse-hours.ts";
import { questionsFor, readAddress } from "./questions.ts";
import { problemsOf, toBroker } from "./to-broker.ts";
import { writeBroker, writeClaims } from "./write-content.ts";

const answers = {
  name: "Dana Fairley",
  firm: "Fairley Realty Advisors LLC",
  states: "Texas and CA",
  "TX.kind": "Broker",
  "TX.number": "700001",
  "TX.firmLicense": "9000001",
  "CA.kind": "Broker",
  "CA.number": "01234567",
  "CA.firmLicense": "01234568",
  phone: "512 555 2368",
  email: "dana@fairley-realty.com",
  website: "https://www.fairley-realty.com/",
  address: "200 Congress Avenue, Suite 400, Austin, Texas 78701",
  position: "30.2649, -97.7446",
  timeZone: "America/Chicago",
  hours: "Monday to Friday, 8:30am to 5pm; Sat, 10 am - 1 pm",
  color: "#0F5C4A",
  transport: "server",
  linkedin: "https://www.linkedin.com/in/dana-fairley",
};
/** A `broker.ts` that offers nothing, on any owner's site. */
const blank: Broker = { ...broker, name: "Jordan Avery" };
const source = (name: string) => readFile(new URL(`../src/${name}`, import.meta.url), "utf8");

test("answers become the broker's record, with machine times from the hours people read", () => {
  expect(problemsOf(answers, {})).toEqual([]);
  expect(toBroker(answers, blank)).toMatchObject({
    businessName: "Dana Fairley Commercial Real Estate",
    licenses: [
      { state: "TX", kind: "Broker", number: "700001", firmLicense: "9000001" },
      { state: "CA", number: "01234567", firmLicense: "01234568" },
    ],
    phone: { e164: "+15125552368", display: "(512) 555-2368" },
    website: { url: "https://www.fairley-realty.com", display: "www.fairley-realty.com" },
    address: { street: "200 Congress Avenue, Suite 400", city: "Austin", region: "TX" },
    postalAddress: { postalCode: "78701" },
    sendTo: "dana@fairley-realty.com",
    color: "#0f5c4a",
    hours: [
      { days: "Monday to Friday", time: "8:30am to 5pm", opens: "08:30", closes: "17:00" },
      { days: "Saturday", time: "10am to 1pm", weekdays: ["Saturday"], closes: "13:00" },
    ],
    social: { facebook: "#", linkedin: "https://www.linkedin.com/in/dana-fairley" },
  });
});

test("each wrong answer is named with how it should look", () => {
  const wrong = {
    ...answers,
    phone: "555",
    position: "Austin",
    color: "#ffee00",
    "CA.number": "1",
    instagram: "x.com/dana",
    twitter: "danafairley",
  };
  expect(problemsOf(wrong, {})).toEqual([
    { key: "CA.number", sentence: expect.stringContaining("California has") },
    { key: "phone", sentence: "Write the number with its area code, such as (512) 555-0148." },
    { key: "position", sentence: "Write latitude and longitude in degrees: 30.2649, -97.7446." },
    { key: "color", sentence: expect.stringContaining("The nearest shade that works is #") },
    { key: "twitter", sentence: expect.stringContaining("such as https://x.com/you") },
    { key: "instagram", sentence: expect.stringContaining("https://www.instagram.com/you") },
  ]);
});

test("a pin outside of the office's state is refused at once", () => {
  expect(problemsOf({ ...answers, position: "30.2649, 97.7446" }, {})).toEqual([
    {
      key: "position",
      sentence: expect.stringContaining("isn’t in Texas. Please enter 30.2649, -97.7446"),
    },
  ]);
});

test.each([
  { timeZone: "America/Indiana/Indianapolis" },
  { timeZone: "US/Mountain" },
  { position: "30.2649,−97.7446" },
  { position: "30°15′53.6″N 97°44′40.6″W" },
])("$timeZone$position is read as people copy it", (copied) => {
  expect(problemsOf({ ...answers, ...copied }, {})).toEqual([]);
});

test("what people leave out is added, and zones have names", () => {
  const short = {
    ...answers,
    states: "Texas & California",
    website: "fairley-realty.com/",
    linkedin: "linkedin.com/in/dana-fairley",
    timeZone: "Central time",
  };
  expect(problemsOf(short, {})).toEqual([]);
  expect(toBroker(short, blank)).toMatchObject({
    licenses: [{ state: "TX" }, { state: "CA" }],
    website: { url: "https://fairley-realty.com", display: "fairley-realty.com" },
    social: { linkedin: "https://linkedin.com/in/dana-fairley" },
    timeZone: "America/Chicago",
  });
});

/** As Dana answered, then changed by hand in ways that no question asks for. */
const dana = toBroker(answers, blank);
const edited: Broker = {
  ...dana,
  firm: { ...dana.firm, phone: { e164: "+15125550000", display: "512.555.0000" } },
  licenses: dana.licenses.map((license) =>
    license.state === "TX"
      ? { ...license, documents: { consumerProtectionNotice: "cn.pdf" } }
      : license,
  ),
  phone: { ...dana.phone, display: "512.555.2368" },
  website: { ...dana.website, display: "fairley-realty.com" },
  hours: dana.hours.map((line) => ({ ...line, time: "8:30am to five" })),
};

test("asked again, what is there is offered, and accepting all of it changes nothing", () => {
  const offered = answersOf(edited);
  expect(offered).toMatchObject({ name: "Dana Fairley", states: "Texas, California" });
  expect(problemsOf({}, offered)).toEqual([]);
  expect(toBroker({}, edited)).toEqual(edited);
});

test("one changed answer changes what followed from it, and no edit by hand", () => {
  const given = { email: "d@fairley-realty.com", name: "Dana F. Fairley", phone: "512 555 9999" };
  expect(toBroker(given, edited)).toEqual({
    ...edited,
    name: "Dana F. Fairley",
    businessName: "Dana F. Fairley Commercial Real Estate",
    phone: { e164: "+15125559999", display: "(512) 555-9999" },
    email: "d@fairley-realty.com",
    sendTo: "d@fairley-realty.com",
  });
});

test("a moved office needs a new pin", () => {
  const moved = { address: "1 Main Street, Austin, TX 78701" };
  expect(problemsOf(moved, answersOf(edited))).toEqual([
    { key: "position", sentence: "It’s missing." },
  ]);
});

whileSample(() => {
  test("nothing of the sample is offered as an answer", () => {
    expect(answersOf(broker)).toEqual({});
    expect(answersOf({ ...broker, name: "Dana Fairley" })).not.toHaveProperty("email");
  });
});

test("only what a state requires is asked: a salesperson's firm website in New York", () => {
  const keys = (kind: string) =>
    questionsFor({ states: "NY", "NY.kind": kind }).map(({ key }) => key);
  expect(keys("Salesperson")).toContain("firmWebsite");
  expect(keys("Broker")).not.toContain("firmWebsite");
});

// An owner may have removed comments.
whileSample(() => {
  test("broker.ts keeps its comments and what wasn't asked", async () => {
    const code = writeBroker(await source("broker.ts"), broker, toBroker(answers, broker));
    expect(code).toContain(
      "// The number as phones dial it: plus sign, country code, digits, no spaces.",
    );
    expect(code).toContain("Fairley Realty Advisors LLC");
    expect(code).not.toMatch(/Jordan Avery|example\.com|Anytown/);
    expect(code).toContain("export const broker: Broker = asWritten({");
  });

  test("claims.ts gets the owner's figures, and loses the sample's", async () => {
    const before = { homeFigures: [...homeFigures], yearsInCommercial, daysToClosing };
    const figure = {
      number: 140,
      suffix: "+",
      label: "Closings",
      description: "Since 2009",
      counted: "Closed sales and leases",
      source: "from my firm’s closing records",
      asOf: "2026-06-30",
    };
    const code = writeClaims(await source("claims.ts"), before, {
      ...before,
      homeFigures: [figure],
    });
    expect(code).toContain("number: 140");
    expect(code).not.toContain("Transaction Volume");
    expect(code).toContain("export const isSourced");
  });
});

test.each([
  ["Mon-Thu 9am-5pm", { days: "Monday to Thursday", opens: "09:00", closes: "17:00" }],
  ["Sat, Sun: 10:30 a.m. to 12 p.m.", { days: "Saturday and Sunday", closes: "12:00" }],
])("hours are read as people write them: %s", (text, line) => {
  expect(parseHours(text)).toEqual([expect.objectContaining(line)]);
});

test.each(["Saturday, noon to 5pm", "Monday to Friday, 6pm to 9am", "always"])(
  "hours that can't be read are refused: %s",
  (text) => {
    expect(parseHours(text)).toBeUndefined();
  },
);

test("an address needs its state and ZIP code", () => {
  expect(readAddress("1 Main Street, Austin, TX")).toBeUndefined();
  expect(readAddress("1 Main Street, Austin, Nowhere 78701")).toBeUndefined();
});
