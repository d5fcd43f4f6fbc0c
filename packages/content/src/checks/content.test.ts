import { expect, test } from "vitest";
import * as z from "zod";

import { broker } from "../broker.ts";
import { brokerSchema } from "../schemas/broker.ts";
import { malformedFindings } from "./malformed.ts";
import { sampleAgreementFindings, sampleFindings, sampleLegalTextFindings } from "./samples.ts";

const sentences = (changes: object) =>
  malformedFindings("broker.ts", brokerSchema, { ...broker, ...changes }).map(
    ({ sentence }) => sentence,
  );

test.for([
  [
    { phone: { ...broker.phone, e164: "+1 555 555 0142" } },
    "In broker.ts, the phone number in dialing format (phone.e164) is malformed. Write the number as +15555550142.",
  ],
  [
    { email: "jordan" },
    "In broker.ts, your email address (email) is malformed. Write a full email address.",
  ],
  [
    { timeZone: "Central" },
    "In broker.ts, your time zone (timeZone) is malformed. Write an IANA time zone, such as America/Chicago.",
  ],
  [
    { licenses: [{ state: "TX", kind: "Broker", number: "" }] },
    "In broker.ts, the number of license 1 (licenses.0.number) is malformed. It's empty.",
  ],
  [
    { sendTo: undefined },
    "In broker.ts, the address that receives inquiries (sendTo) is malformed.",
  ],
] as const)("an owner reads in a sentence what is malformed: %j", ([changes, sentence]) => {
  expect(sentences(changes)).toEqual([expect.stringContaining(sentence)]);
});

test("valid content has no findings", () => {
  expect(sentences({})).toEqual([]);
});

test("a list of the wrong length is explained", () => {
  const found = malformedFindings("services.ts", z.array(z.string()).min(3), []);
  expect(found[0]?.sentence).toBe(
    "In services.ts, the list is malformed. There are too few: add more, to at least 3.",
  );
});

test("an untouched sample is a note; a leftover sample value is an error", () => {
  const left = ["name", "phone.display"];
  expect(sampleFindings(left, true)).toMatchObject([{ severity: "warning" }]);
  expect(sampleFindings(left.slice(1), false)).toMatchObject([
    {
      severity: "error",
      sentence:
        "In broker.ts, the phone number as shown (phone.display) is the sample’s, or reserved for examples: replace it with your own.",
    },
  ]);
  expect(sampleFindings([], false)).toEqual([]);
});

test("legal pages marked as samples are reported on an owner’s site until the note is removed", () => {
  const note = "Sample text. It has not been reviewed.";
  expect(sampleLegalTextFindings(note, true)).toEqual([]);
  expect(sampleLegalTextFindings(note, false)).toMatchObject([{ severity: "warning" }]);
  expect(sampleLegalTextFindings("", false)).toEqual([]);
});

test("an agreement marked as a sample is reported on an owner’s site until it is confirmed", () => {
  expect(sampleAgreementFindings(true, true)).toEqual([]);
  expect(sampleAgreementFindings(true, false)).toMatchObject([{ severity: "warning" }]);
  expect(sampleAgreementFindings(false, false)).toEqual([]);
});
