import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addListing, addProspect } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";
import { addOfferFile } from "./files.ts";

const store = sharedStore();

test("of many files that are added at the same time, a buyer keeps five", async () => {
  const listingId = await addListing(store.db);
  const prospectId = await addProspect(store.db, listingId);
  const add = async () => {
    const fileKey = `offers/${randomUUID()}`;
    const startedAt = new Date().toISOString();
    await store.db.insertInto("upload").values({ key: fileKey, startedAt }).execute();
    return addOfferFile(
      store.db,
      { prospectId, offerId: null },
      {
        fileKey,
        bytes: 1,
        sha256: "",
        kind: "letter",
        mediaType: "application/pdf",
        name: "Letter.pdf",
      },
    );
  };
  const added = await Promise.allSettled(Array.from({ length: 24 }, add));
  expect(added.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  const kept = await store.db.selectFrom("offerFile").select("id").execute();
  expect(kept).toHaveLength(5);
});
