import { expect, test } from "vitest";

import {
  awaitsOwner,
  offerCan,
  isOpen,
  type OfferAction,
  offerActions,
  offerParties,
  offerStages,
  type OfferStage,
  type OfferOnListing,
  refusalOf,
  remindedOf,
  turnOf,
  partiesToNotify,
} from "./offer-states.ts";

const now = new Date("2026-07-14T15:00:00Z");
const expiresAt = "2026-07-20T22:00:00Z";
const expired = "2026-07-14T14:59:00Z";
const offerAt = (stage: OfferStage, end = expiresAt): OfferOnListing => {
  const listingStatus = "available";
  const counter = /^counter-(proposed|approved|sent)$/.exec(stage)?.[1];
  if (counter === undefined) {
    const state = stage === "made" ? "open" : (stage as Exclude<OfferOnListing["state"], "open">);
    return { state, expiresAt: end, listingStatus };
  }
  return {
    state: "open",
    expiresAt: end,
    listingStatus,
    counter: { state: counter as "proposed" | "approved" | "sent" },
  };
};
const stages = offerStages;
const actions = Object.keys(offerActions) as OfferAction[];

/** Every possible action on an offer: "accept by broker". */
const possible = (offer: OfferOnListing) =>
  actions.flatMap((action) =>
    offerParties
      .filter((party) => offerCan(party, action, offer, now))
      .map((by) => `${action} by ${by}`),
  );

const decidable = [
  "change by buyer",
  "change by broker",
  "withdraw by buyer",
  "withdraw by broker",
  "decline by broker",
  "propose-counter by broker",
];

test.each([
  ["made", ["request-acceptance by owner", "accept by broker"]],
  [
    "counter-proposed",
    [
      "withdraw-counter by broker",
      "approve-counter by owner",
      "request-acceptance by owner",
      "accept by broker",
    ],
  ],
  [
    "counter-approved",
    [
      "withdraw-counter by broker",
      "withdraw-approval by owner",
      "send-counter by broker",
      "request-acceptance by owner",
      "accept by broker",
    ],
  ],
  [
    "counter-sent",
    [
      "recall-counter by broker",
      "request-acceptance by owner",
      "accept by broker",
      "accept-counter by broker",
    ],
  ],
] as const)("everyone may do with an offer that is %s what its state allows", (stage, more) => {
  expect(possible(offerAt(stage))).toEqual([...decidable, ...more]);
});

test("nothing is done with an offer that was decided on; an accepted one can end", () => {
  for (const stage of ["declined", "withdrawn", "ended"] as const) {
    expect(possible(offerAt(stage))).toEqual([]);
  }
  expect(possible(offerAt("accepted"))).toEqual(["end by broker"]);
});

const ending = decidable.filter((action) => !action.startsWith("propose"));

test("an expired offer can be renewed and declined, and is neither countered nor accepted", () => {
  const offer = offerAt("made", expired);
  expect(possible(offer)).toEqual(ending);
  expect(possible(offerAt("counter-proposed", expired))).toEqual([
    ...ending,
    "withdraw-counter by broker",
  ]);
  expect(refusalOf("accept", offer, now)).toBe(
    "This offer has expired. Change when it ends first.",
  );
  // A sent counter is the owner's own offer, which doesn't expire with the buyer's.
  expect(possible(offerAt("counter-sent", expired))).toEqual([
    ...ending,
    "recall-counter by broker",
    "accept-counter by broker",
  ]);
  expect(turnOf(offerAt("counter-sent", expired), now)).toBe("buyer");
});

test("while a listing isn't available, its offers are neither countered nor accepted, and nobody's turn", () => {
  for (const listingStatus of ["under-contract", "sold", "withdrawn"] as const) {
    for (const stage of ["made", "counter-proposed", "counter-approved", "counter-sent"] as const) {
      const offer = { ...offerAt(stage), listingStatus };
      expect(possible(offer).filter((action) => !ending.includes(action))).toEqual(
        stage === "made"
          ? []
          : [`${stage === "counter-sent" ? "recall" : "withdraw"}-counter by broker`],
      );
      expect(turnOf(offer, now)).toBeUndefined();
      expect(awaitsOwner(offer, now)).toBe(false);
    }
  }
  expect(refusalOf("accept", { ...offerAt("made"), listingStatus: "sold" }, now)).toBe(
    "This listing isn’t available. Change its status first.",
  );
});

test("a counter that has expired is neither approved, sent nor accepted, and the broker answers again", () => {
  for (const state of ["proposed", "approved", "sent"] as const) {
    const offer = { ...offerAt("made"), counter: { state, expiresAt: expired } };
    const ofCounter = possible(offer).filter((one) => /(approve|send|accept)-counter/.test(one));
    expect(ofCounter).toEqual([]);
    expect(turnOf(offer, now)).toBe("broker");
    expect(awaitsOwner(offer, now)).toBe(true);
    expect(remindedOf(offer, now)).toBeUndefined();
    // Nothing is left once the offer has expired as well.
    expect(turnOf({ ...offer, expiresAt: expired }, now)).toBeUndefined();
  }
  const sent = { ...offerAt("made"), counter: { state: "sent" as const, expiresAt: expired } };
  expect(refusalOf("accept-counter", sent, now)).toBe("This counter has expired.");
});

test("a broker reminds an owner of a counter to approve, and a buyer of one or of their expired offer", () => {
  expect(stages.map((stage) => remindedOf(offerAt(stage), now) ?? "nobody")).toEqual([
    "nobody",
    "owner",
    "nobody",
    "buyer",
    ...Array<string>(4).fill("nobody"),
  ]);
  expect(remindedOf(offerAt("made", expired), now)).toBe("buyer");
  expect(remindedOf({ ...offerAt("made", expired), listingStatus: "sold" }, now)).toBeUndefined();
});

test("only an offer that nobody has decided on, and that hasn't expired, is open", () => {
  expect(stages.filter((stage) => isOpen(offerAt(stage), now))).toEqual([
    "made",
    "counter-proposed",
    "counter-approved",
    "counter-sent",
  ]);
  expect(stages.filter((stage) => isOpen(offerAt(stage, expired), now))).toEqual([]);
  expect(stages.filter((stage) => awaitsOwner(offerAt(stage, expired), now))).toEqual([]);
});

test("it is the turn of whoever has to answer", () => {
  const turns = stages.map((stage) => [stage, turnOf(offerAt(stage), now)]);
  expect(Object.fromEntries(turns)).toEqual({
    made: "broker",
    "counter-proposed": "owner",
    "counter-approved": "broker",
    "counter-sent": "buyer",
    accepted: undefined,
    declined: undefined,
    withdrawn: undefined,
    ended: undefined,
  });
  const wanted = { ...offerAt("counter-sent"), acceptanceRequestedAt: "2026-07-14T12:00:00Z" };
  expect(turnOf(wanted, now)).toBe("broker");
  expect(awaitsOwner(wanted, now)).toBe(false);
});

test("nobody hears of what they did themselves, but for a contract that ended", () => {
  const ofThemselves = actions.filter((action) =>
    offerParties.some((party) => partiesToNotify(action, party).includes(party)),
  );
  expect(ofThemselves).toEqual(["end"]);
  expect(partiesToNotify("end", "broker")).toEqual(["buyer", "broker", "owner"]);
});

test("an owner can withdraw what they asked for, until it is done", () => {
  const asked = { ...offerAt("made"), acceptanceRequestedAt: "2026-07-14T12:00:00Z" };
  expect(offerCan("owner", "withdraw-acceptance", asked, now)).toBe(true);
  expect(refusalOf("withdraw-acceptance", offerAt("made"), now)).toBe(
    "You haven’t asked to accept this offer.",
  );
});
