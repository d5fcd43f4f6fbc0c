import type { Deal } from "@frontage/records/schemas/deal";
import { expect, test } from "vitest";

import { clientsLead, dealsLead, propertiesLead } from "./deals-lead.ts";

const today = "2026-07-14";
const nearest = (label: string, day: string) => ({
  deal: { name: "48 Example Road" } as Deal,
  next: { day, label, isUrgent: false },
});

test.each([
  [
    { open: 15, contract: 4, yours: 5, nearest: nearest("Due diligence ends", "2026-07-17") },
    [
      "Fifteen deals, four under contract. Five wait for you.",
      "Due diligence at 48 Example Road ends Friday.",
    ],
  ],
  [
    { open: 1, contract: 0, yours: 1, nearest: nearest("Closing", "2026-08-14") },
    ["One deal. One waits for you.", "Closing at 48 Example Road is August 14."],
  ],
  [
    { open: 2, contract: 0, yours: 0, nearest: nearest("Offers due", "2026-07-20") },
    ["Two deals. None waits for you.", "Offers due Monday at 48 Example Road."],
  ],
  [{ open: 21, contract: 0, yours: 0, nearest: undefined }, ["21 deals. None waits for you."]],
  [
    { open: 21, contract: 2, yours: undefined, nearest: undefined },
    ["21 deals, two under contract."],
  ],
  [{ open: 0, contract: 0, yours: 0, nearest: undefined }, ["No open deals."]],
])("%o reads %j", (facts, sentences) => {
  expect(dealsLead(facts, today).map((text) => text.replaceAll("\u00A0", " "))).toEqual(sentences);
});

test.each([
  [
    { open: 12, yours: 3, nearest: nearest("Due diligence ends", "2026-07-17") },
    ["Twelve properties, three wait for you.", "Due diligence at 48 Example Road ends Friday."],
  ],
  [{ open: 1, yours: 1, nearest: undefined }, ["One property, one waits for you."]],
  [
    { open: 2, yours: 0, nearest: nearest("Offer expires", "2026-07-15") },
    ["Two properties.", "An offer at 48 Example Road expires tomorrow."],
  ],
  [
    { open: 2, yours: 0, nearest: nearest("Letter of intent due", "2026-07-15") },
    ["Two properties.", "The letter of intent is due tomorrow at 48 Example Road."],
  ],
  [{ open: 0, yours: 0, nearest: undefined }, ["No open properties."]],
])("a client's %o reads %j", (facts, sentences) => {
  expect(propertiesLead(facts, today).map((text) => text.replaceAll("\u00A0", " "))).toEqual(
    sentences,
  );
});

test.each([
  [5, 3, 1, ["Five clients. Three wait for you.", "One new inquiry."]],
  [1, 1, 2, ["One client. One waits for you.", "Two new inquiries."]],
  [2, 0, 0, ["Two clients. None waits for you."]],
])("%i clients, %i of which wait, and %i new inquiries read %j", (clients, yours, news, lead) => {
  expect(clientsLead(clients, yours, news)).toEqual(lead);
});
