import { offerParties, turnOf } from "@frontage/records/offer-states";
import { counterStates } from "@frontage/records/schemas/offer";
import { expect, test } from "vitest";
import { addListing, addOffer, addProspect } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";
import { stagedOf } from "../offers/rows.ts";
import { isTurnOf } from "./open-offer.ts";

const store = sharedStore();

test("an offer is found for whose turn it is, however it stands", async () => {
  const now = new Date();
  const ends = [now.toISOString(), "2099-07-20T22:00:00.000Z"];
  const over = { status: "available", termEndsAt: "2026-07-01T05:00:00.000Z" } as const;
  for (const listing of [{ status: "available" }, { status: "under-contract" }, over] as const) {
    const listingId = await addListing(store.db, listing);
    const prospectId = await addProspect(store.db, listingId);
    for (const state of ["open", "declined"] as const) {
      for (const counterState of [null, ...counterStates]) {
        for (const acceptanceRequestedAt of [null, now.toISOString()]) {
          for (const expiresAt of ends) {
            for (const counterExpiresAt of counterState === null ? [null] : [null, ...ends]) {
              await addOffer(
                store.db,
                { listingId, prospectId },
                { state, counterState, counterExpiresAt, acceptanceRequestedAt, expiresAt },
              );
            }
          }
        }
      }
    }
  }
  const rows = await store.db
    .selectFrom("offer")
    .innerJoin("listing", "listing.id", "offer.listingId")
    .selectAll("offer")
    .select(["listing.details", "listing.kind", "listing.status", "listing.termEndsAt"])
    .execute();
  for (const party of offerParties) {
    const found = await store.db
      .selectFrom("offer")
      .innerJoin("listing", "listing.id", "offer.listingId")
      .select("offer.id")
      .where(isTurnOf([party], now, { held: [], free: [] }))
      .execute();
    const expected = rows.filter((row) => turnOf(stagedOf(row, row), now) === party);
    expect(found.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    expect(found).not.toEqual([]);
  }
});
