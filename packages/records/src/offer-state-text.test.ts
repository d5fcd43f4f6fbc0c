import { expect, test } from "vitest";

import { offerSentence, offerStateText } from "./offer-state-text.ts";
import { type OfferParty, offerParties } from "./offer-states.ts";

const reader = {
  now: new Date("2026-07-14T17:00:00Z"),
  timeZone: "America/Chicago",
  broker: "Jordan",
  owner: "Taylor",
};
const made = {
  state: "open",
  listingStatus: "available",
  changedAt: "2026-07-13T21:12:00Z",
  expiresAt: "2026-07-20T22:00:00Z",
} as const;
type Told = Parameters<typeof offerStateText>[1];
const terms = {
  kind: "lease",
  rent: 24,
  termMonths: 60,
  improvements: 0,
  startsOn: "2026-09-01",
  note: "",
} as const;
const counter = (state: "approved" | "proposed" | "sent", at: string, seenAt?: string): Told => ({
  ...made,
  counter: { state, terms, at, ...(seenAt && { seenAt }) },
});
const proposed = counter("proposed", "2026-07-14T15:20:00Z");
const approved = counter("approved", "2026-07-14T15:41:00Z");
const sent = counter("sent", "2026-07-14T16:05:00Z");
const seen = counter("sent", "2026-07-14T16:05:00Z", "2026-07-14T16:32:00Z");
const asked: Told = { ...made, acceptanceRequestedAt: "2026-07-14T15:41:00Z" };
const decidedAt = "2026-07-14T19:10:00Z";

const textOf = (party: OfferParty, offer: Told) => {
  const { mark, rest, word } = offerStateText(party, offer, reader);
  return `${mark}: ${word} | ${rest}`;
};

test.each<[string, Told, buyer: string, broker: string, owner: string]>([
  [
    "made",
    made,
    "others: Made | July 13",
    "yours: To answer | Made July 13",
    "yours: To answer | Made July 13",
  ],
  [
    "held by another contract",
    { ...made, listingStatus: "under-contract" },
    "others: Made | July 13",
    "others: Made | July 13",
    "others: Made | July 13",
  ],
  [
    "proposed",
    proposed,
    "others: Made | July 13",
    "others: Counter with Taylor | since 10:20am",
    "yours: Counter to approve | not sent yet",
  ],
  [
    "approved",
    approved,
    "others: Made | July 13",
    "yours: Counter approved, to send | 10:41am",
    "others: Counter approved | 10:41am. Jordan sends it",
  ],
  [
    "sent",
    sent,
    "yours: The owner countered | July 14",
    "others: Counter sent | 11:05am, not seen yet",
    "others: Counter sent | 11:05am",
  ],
  [
    "seen",
    seen,
    "yours: The owner countered | July 14",
    "others: Counter seen | 11:32am",
    "others: Counter seen | 11:32am",
  ],
  [
    "asked for",
    asked,
    "others: Made | July 13",
    "yours: Taylor wants to accept | 10:41am",
    "others: You asked Jordan to accept | 10:41am",
  ],
  [
    "accepted",
    { ...made, state: "accepted", decidedAt },
    "accepted: Accepted | July 14. Jordan sends the agreement",
    "accepted: Accepted | 2:10pm",
    "accepted: Accepted | 2:10pm. Agreement in preparation",
  ],
  [
    "declined",
    { ...made, state: "declined", decidedAt },
    "ended: Declined | July 14",
    "ended: Declined | 2:10pm",
    "ended: Declined | 2:10pm",
  ],
  [
    "withdrawn",
    { ...made, state: "withdrawn", decidedAt },
    "ended: Withdrawn | July 14",
    "ended: Withdrawn by the buyer | 2:10pm",
    "ended: Withdrawn by the buyer | 2:10pm",
  ],
  [
    "expired",
    { ...made, expiresAt: "2026-07-14T16:00:00Z" },
    "ended: Expired | July 14, 11am",
    "ended: Expired | July 14, 11am",
    "ended: Expired | July 14, 11am",
  ],
  [
    "countered until Friday",
    { ...made, counter: { ...sent.counter, expiresAt: "2026-07-17T22:00:00Z" } as never },
    "yours: The owner countered | Open until Friday, 5pm",
    "others: Counter sent | 11:05am, not seen yet",
    "others: Counter sent | 11:05am",
  ],
  [
    "countered until 11am",
    { ...made, counter: { ...sent.counter, expiresAt: "2026-07-14T16:00:00Z" } as never },
    "others: Counter expired | July 14, 11am",
    "yours: Counter expired | July 14, 11am",
    "yours: Counter expired | July 14, 11am",
  ],
  [
    "countered in vain before it was sent",
    { ...made, counter: { ...proposed.counter, expiresAt: "2026-07-14T16:00:00Z" } as never },
    "others: Made | July 13",
    "yours: Counter expired | July 14, 11am",
    "yours: Counter expired | July 14, 11am",
  ],
])("each party reads an offer that is %s in their own words", (_, offer, ...texts) => {
  expect((["buyer", "broker", "owner"] as const).map((party) => textOf(party, offer))).toEqual(
    texts,
  );
});

test("a counter that is sent outlasts the offer, and its failed email is the broker’s to know", () => {
  const late = { ...sent, expiresAt: "2026-07-14T16:00:00Z", isCounterUnsent: true };
  expect(textOf("buyer", late)).toBe("yours: The owner countered | July 14");
  expect(textOf("broker", late)).toBe("others: Counter not delivered | 11:05am");
  expect(textOf("owner", late)).toBe("others: Counter sent | 11:05am");
});

test("the buyer never reads of a counter or a request before a counter is sent", () => {
  for (const offer of [proposed, approved, asked]) {
    expect(textOf("buyer", offer)).toBe(textOf("buyer", made));
  }
  expect(offerParties).toHaveLength(3);
});

test("each party reads the state as a sentence about its amounts", () => {
  const said = (party: OfferParty, offer: Told) =>
    offerSentence(party, { ...offer, terms, buyer: "Abara" }, reader);
  expect(said("owner", proposed)).toBe("Jordan proposes a counter at $24.00/SF/yr.");
  expect(said("broker", proposed)).toBe("Taylor has your counter at $24.00/SF/yr.");
  expect(said("buyer", proposed)).toBe("Your proposal is with Jordan.");
  expect(said("buyer", sent)).toBe("The owner countered at $24.00/SF/yr.");
  expect(said("owner", asked)).toBe("You asked Jordan to accept $24.00/SF/yr.");
});

test("what happened is in the reader's time zone, the expiry in the property's", () => {
  const inNewYork = { ...reader, readerTimeZone: "America/New_York" };
  expect(offerStateText("broker", seen, inNewYork).rest).toBe("12:32pm");
  const later = { ...inNewYork, now: new Date("2026-07-21T17:00:00Z") };
  expect(offerStateText("broker", made, later).rest).toBe("July 20, 5pm");
});
