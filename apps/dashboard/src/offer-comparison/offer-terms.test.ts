import { expect, test } from "vitest";

import { comparisonsOf, spaceNamesOf } from "./offer-terms.ts";
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
