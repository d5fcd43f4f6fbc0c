import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import type { Space } from "@frontage/records/schemas/space";
import { beforeEach, expect, test } from "vitest";
import { addOffer, addProspect, leaseTerms, saleTerms, suite } from "../../test/listing.ts";
import { addCompleteListing, addRoomDocument } from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";

const store = sharedStore();
beforeEach(async () => {
  await store.db.deleteFrom("listing").execute();
});

const ask = (path: string, method = "GET", body?: object) =>
  store.as(store.broker)(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });
const read = async (id: string): Promise<BrokerListing> =>
  (await ask(`/api/listings/${id}`)).json();
const spacesOf = async (id: string) => (await read(id)).details.spaces ?? [];
/** Saves spaces as someone who sees the newest version. */
async function save(id: string, spaces: readonly Space[]) {
  const { details, version } = await read(id);
  return ask(`/api/listings/${id}`, "PUT", { details: { ...details, spaces }, version });
}
const setStatus = async (id: string, status: string) =>
  ask(`/api/listings/${id}/status`, "PUT", { status, version: (await read(id)).version });
const isAt = (space: Space, status: Space["status"]): Space => ({ ...space, status });

const first = suite({ id: "first", name: "Suite 1" });
const third = suite({ id: "third", name: "Suite 3" });
const lease = (spaces: readonly Space[] = [first, third], columns: object = {}) =>
  addCompleteListing(store, {
    kind: "lease",
    ...columns,
    details: { price: undefined, noi: undefined, noiPeriod: undefined, spaces },
  });

test("a listing for lease follows its spaces, and the last one that is leased closes it", async () => {
  const id = await lease();
  for (const [spaces, status] of [
    [[isAt(first, "leased"), third], "available"],
    [[isAt(first, "leased"), isAt(third, "pending")], "lease-pending"],
    [[isAt(first, "leased"), isAt(third, "leased")], "leased"],
    [[isAt(first, "leased"), third], "available"],
  ] as const) {
    expect((await save(id, spaces)).status).toBe(204);
    expect((await read(id)).status).toBe(status);
  }
});

test("one that is for sale, too, stays for sale when its last space is leased", async () => {
  const id = await addCompleteListing(store, { details: { spaces: [first] } });
  expect((await save(id, [isAt(first, "leased")])).status).toBe(204);
  expect(await read(id)).toMatchObject({ status: "available", details: { price: 12_400_000 } });
});

test("one for lease becomes for sale, too, once it has what a sale needs, and for lease only again unless someone offers to buy it", async () => {
  const id = await lease([isAt(first, "leased"), isAt(third, "pending")], {
    status: "lease-pending",
    clientId: store.client.id,
  });
  const change = async (kind: "lease" | "sale", changes: object = {}) => {
    const { details, version } = await read(id);
    return ask(`/api/listings/${id}`, "PUT", {
      details: { ...details, ...changes },
      kind,
      version,
    });
  };
  const refused = await change("sale");
  expect([refused.status, (await refused.json()).error]).toEqual([
    409,
    "This listing is on the site and needs this: Set a price or choose “Price on request”.",
  ]);
  expect(
    (await change("sale", { price: 9_800_000, noIncome: "vacant", occupancy: 40 })).status,
  ).toBe(204);
  expect(await read(id)).toMatchObject({
    kind: "sale",
    status: "available",
    client: { id: store.client.id },
    details: { price: 9_800_000, spaces: [{ status: "leased" }, { status: "pending" }] },
  });
  const prospectId = await addProspect(store.db, id);
  const offer = await addOffer(store.db, { listingId: id, prospectId });
  expect((await change("lease")).status).toBe(409);
  // The owner's counter outlasts the buyer's own offer; one that 1.0.0 sent doesn't end.
  for (const counterExpiresAt of ["2099-07-20T22:00:00.000Z", null]) {
    const expiresAt = "2026-01-01T00:00:00.000Z";
    const counter = JSON.stringify(saleTerms);
    await store.db
      .updateTable("offer")
      .set({ expiresAt, counter, counterState: "sent", counterExpiresAt })
      .where("id", "=", offer)
      .execute();
    expect((await change("lease")).status).toBe(409);
  }
  await store.db.updateTable("offer").set({ state: "declined" }).where("id", "=", offer).execute();
  expect((await change("lease")).status).toBe(204);
  expect(await read(id)).toMatchObject({ kind: "lease", status: "lease-pending" });
});

test("the server keeps since when a space is pending or leased", async () => {
  const id = await lease();
  await save(id, [isAt(first, "pending"), { ...third, statusAt: "2020-01-01T00:00:00.000Z" }]);
  const [pending, available] = await spacesOf(id);
  expect(Date.parse(pending?.statusAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
  expect(available?.statusAt).toBeUndefined();
  await save(id, [{ ...isAt(first, "pending"), name: "Suite 1A" }, third]);
  expect((await spacesOf(id))[0]).toMatchObject({ name: "Suite 1A", statusAt: pending?.statusAt });
});

test("a whole listing's status is that of its spaces, but not of those leased before", async () => {
  const id = await lease([isAt(first, "leased"), third]);
  const statuses = async () => (await spacesOf(id)).map(({ status }) => status);
  expect((await setStatus(id, "lease-pending")).status).toBe(204);
  expect(await statuses()).toEqual(["leased", "pending"]);
  await setStatus(id, "available");
  expect(await statuses()).toEqual(["leased", "available"]);
  await setStatus(id, "leased");
  expect(await statuses()).toEqual(["leased", "leased"]);
  await setStatus(id, "available");
  expect(await statuses()).toEqual(["available", "available"]);
});

test("a contract ends when its space is available again", async () => {
  const id = await lease([isAt(third, "pending")], { status: "lease-pending" });
  const prospectId = await addProspect(store.db, id);
  await addOffer(store.db, { listingId: id, prospectId }, { terms: leaseTerms, state: "accepted" });
  expect((await save(id, [third])).status).toBe(204);
  const offer = await store.db.selectFrom("offer").select("state").executeTakeFirstOrThrow();
  expect(offer.state).toBe("ended");
});

test("a listing whose spaces are all leased isn't published", async () => {
  const id = await lease([isAt(first, "leased")], { status: "draft", publishedAt: null });
  const publish = async () =>
    ask(`/api/listings/${id}/publish`, "POST", { version: (await read(id)).version });
  const refused = await publish();
  expect([refused.status, (await refused.json()).error]).toEqual([
    409,
    "Every space is leased. Mark one as available first.",
  ]);
  await save(id, [isAt(first, "leased"), isAt(third, "pending")]);
  expect((await publish()).status).toBe(204);
  expect((await read(id)).status).toBe("lease-pending");
});

test("a listing for lease keeps at least one space while it is on the site", async () => {
  const id = await lease();
  const refused = await save(id, []);
  expect([refused.status, (await refused.json()).error]).toEqual([
    409,
    "This listing is on the site and needs this: Spaces: Add a space for lease.",
  ]);
});

test("a space forgets a plan that is removed", async () => {
  const id = await lease();
  const planId = await addRoomDocument(store, id, "public", { name: "Suite 3 plan" });
  await save(id, [first, { ...third, planId }]);
  expect((await spacesOf(id))[1]?.planId).toBe(planId);
  const removed = await ask(`/api/listings/${id}/documents/${planId}?version=1`, "DELETE");
  expect(removed.status).toBe(204);
  expect((await spacesOf(id)).map((space) => space.planId)).toEqual([undefined, undefined]);
});

test("a new listing that is for sale and for lease asks for a price and for spaces", async () => {
  const { city, region, squareFeet, timeZone, type, address } = (await read(await lease())).details;
  const place = { address, city, region, squareFeet, timeZone, type };
  const added = await ask("/api/listings", "POST", { kind: "both", details: place });
  const { checklist, kind } = await read((await added.json()).id);
  expect(kind).toBe("sale");
  const open = checklist.filter(({ isDone }) => !isDone).map(({ item }) => item);
  expect(open).toEqual(expect.arrayContaining(["price", "spaces"]));
});
