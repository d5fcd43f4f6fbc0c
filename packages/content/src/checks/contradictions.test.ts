import { expect, test } from "vitest";

import { serverClauses } from "../legal-clauses.ts";
import { contradictionFindings, privacyFindings } from "./contradictions.ts";

const dana = {
  name: "Dana Fairley",
  firm: { name: "Fairley Realty Inc." },
  phone: { e164: "+15125552368", display: "(512) 555-2368" },
  address: {
    street: "200 Congress Avenue",
    city: "Austin",
    region: "TX",
    postalCode: "78701",
    country: "US",
  },
  position: { latitude: 30.2649, longitude: -97.7446 },
  hours: [
    {
      days: "Monday and Tuesday",
      time: "9am to 5:30pm",
      weekdays: ["Monday", "Tuesday"] as const,
      opens: "09:00",
      closes: "17:30",
    },
  ],
};
const sentences = (changes: Partial<typeof dana>, texts: string[] = []) =>
  contradictionFindings({ ...dana, ...changes }, texts).map(({ sentence }) => sentence);

test("content that agrees with itself has no findings", () => {
  expect(sentences({}, ["I sell buildings.", "My clients call me."])).toEqual([]);
});

test("another phone number behind the one that is shown is named", () => {
  expect(sentences({ phone: { ...dana.phone, e164: "+15125552369" } })).toEqual([
    "In broker.ts, your phone is shown as (512) 555-2368, but a tap dials +15125552369.",
  ]);
});

test("hours that say other times than search engines are told are named", () => {
  expect(sentences({ hours: dana.hours.map((line) => ({ ...line, closes: "18:00" })) })).toEqual([
    "In broker.ts, the hours say “Monday and Tuesday, 9am to 5:30pm”, but search engines are told Monday, Tuesday, 09:00 to 18:00.",
  ]);
});

test("a pin outside of the address's state is named", () => {
  expect(sentences({ position: { latitude: 30.2649, longitude: 97.7446 } })).toEqual([
    expect.stringContaining("isn’t in Texas"),
  ]);
});

test("a text about the broker among texts by the broker is named", () => {
  expect(sentences({}, ["I sell buildings.", "Dana has sold buildings for years."])).toEqual([
    "The site speaks as “I”, but also of you: “Dana has sold buildings for years.”. Choose one.",
  ]);
});

test("a privacy policy from before views were counted is named, with its place", () => {
  const policy = (paragraph: string) => ({
    sections: [{ id: "cookies", heading: "Cookies", paragraphs: [serverClauses.route, paragraph] }],
  });
  const earlier =
    "Reading this site sets no cookies. It runs no analytics and carries no advertising.";
  expect(privacyFindings(policy(earlier))).toMatchObject([
    { severity: "warning", place: { file: "legal.ts", text: "runs no analytics" } },
  ]);
  expect(privacyFindings(policy("It carries no advertising."))).toEqual([]);
});
