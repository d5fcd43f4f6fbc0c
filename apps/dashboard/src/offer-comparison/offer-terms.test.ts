import { expect, test } from "vitest";

import { comparisonsOf, spaceNamesOf, termCell } from "./offer-terms.ts";
import { sampleBoard, sampleProposals } from "./sample-board.ts";

test("offers to buy come first, then proposals in the order of their spaces’ names", () => {
  const [tenth, third, first] = ["tenth", "third", "first"].map((id, at) => {
    const offer = sampleProposals.offers[at];
    if (offer?.terms.kind !== "lease") throw new Error("no proposal");
    return { ...offer, terms: { ...offer.terms, spaceIds: [id] } };
  });
  const [sale] = sampleBoard.offers;
  if (!tenth || !third || !first || !sale) throw new Error("no offers");
  const { spaces = [] } = sampleProposals.listing;
  const listing = {
    ...sampleProposals.listing,
    kind: "sale" as const,
    spaces: [
      { id: "tenth", name: "Suite 10", squareFeet: 900, status: "available" as const },
      ...spaces,
    ],
  };
  const groups = comparisonsOf(listing, [tenth, third, sale, first], new Date());
  expect(groups.map(spaceNamesOf)).toEqual(["", "Suite 1", "Suite 3", "Suite 10"]);
});

test("the highest price is one that a buyer offers, and not a counter’s", () => {
  const { listing, offers } = sampleBoard;
  const now = new Date("2026-07-14T15:00:00Z");
  const countered = offers.map((offer) =>
    offer.id === "abara" && offer.terms.kind === "sale"
      ? {
          ...offer,
          counter: {
            terms: { ...offer.terms, price: 12_600_000 },
            state: "proposed" as const,
            at: "2026-07-14T14:00:00.000Z",
          },
        }
      : offer,
  );
  const best = (key: "asking" | "price") =>
    countered
      .filter((offer) => termCell(offer, key, { listing, now, offers: countered }).isBest)
      .map(({ id }) => id);
  expect(best("price")).toEqual(["specimen"]);
  expect(best("asking")).toEqual(["specimen"]);
});
