import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDeal, removeDeal } from "../../test/deal.ts";
import { addListing, addProspect } from "../../test/listing.ts";
import { enterRoomOf } from "../../test/room.ts";
import { sharedStore } from "../../test/store.ts";

const store = sharedStore();
let dealId: string;
let listingId: string;
beforeEach(async () => {
  for (const table of ["listing", "deal", "event", "email", "notification"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  store.mails.length = 0;
  dealId = await addDeal(store.db, store.client, "15 Placeholder Plaza");
  listingId = await addListing(store.db, {
    clientId: store.client.id,
    dealId,
    areCompaniesShown: 1,
  });
});

const broker = (path: string, method: string, body?: object) =>
  store.as(store.broker)(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  });

/** A request for 10am in Chicago, or so many minutes later. @returns its id */
async function askForTour(name: string, { minutes = 0, of = listingId } = {}): Promise<string> {
  const id = randomUUID();
  const start = Date.parse("2099-07-16T15:00:00.000Z") + minutes * 60_000;
  const prospectId = await addProspect(store.db, of, { name, company: "Acme LLC" });
  await store.db
    .insertInto("tourRequest")
    .values({
      id,
      listingId: of,
      prospectId,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 3_600_000).toISOString(),
      note: "",
      status: "requested",
      requestedAt: new Date().toISOString(),
    })
    .execute();
  return id;
}

const answer = (id: string, how: "confirm" | "confirm-anyway" | "decline" = "confirm") =>
  broker(`/api/tours/${id}/answer`, "POST", { answer: how, note: "" });

async function confirmedTour(): Promise<string> {
  const id = await askForTour("Dana Fairley");
  expect((await answer(id)).status).toBe(204);
  await store.background.settled();
  store.mails.length = 0;
  return id;
}

const versionOf = async (table: "event" | "listing", id: string) => {
  const { version } = await store.db
    .selectFrom(table as "listing")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return version;
};
const tour = async (id: string) =>
  store.db.selectFrom("tourRequest").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const events = async (clientId: string) =>
  store.db
    .selectFrom("event")
    .select(["id", "title", "status", "startsAt", "dealId", "location"])
    .where("clientId", "=", clientId)
    .orderBy("status")
    .execute();
/** The buyers' emails. */
async function texts(): Promise<string[]> {
  await store.background.settled();
  return store.mails.filter(({ to }) => to.endsWith("@example.com")).map(({ text }) => text);
}
const toBuyer = async () => (await texts()).filter((text) => text.startsWith("Hi Dana"));
const titles = async (who = store.client) =>
  (await (await store.as(who)("/api/notifications")).json()).map(
    ({ title }: { title: string }) => title,
  );
const isCanceled = async (id: string) => {
  expect(await tour(id)).toMatchObject({ status: "canceled" });
  expect((await toBuyer()).join()).toContain("on Thursday, July 16, 2099, 10am");
  expect((await toBuyer()).join()).toContain("is canceled.");
  expect(await toBuyer()).toHaveLength(1);
};

test("the buyer of a confirmed tour gets an email when the deal is removed", async () => {
  const id = await confirmedTour();
  expect((await removeDeal(store, { clientId: store.client.id, dealId })).status).toBe(204);
  await isCanceled(id);
  expect((await toBuyer()).join()).toContain("Please request another time.");
});

test("a tour that was moved before the deal is removed is canceled at the time it had", async () => {
  const id = await confirmedTour();
  const [event] = await events(store.client.id);
  const eventId = event?.id ?? "";
  const form = { kind: "viewing", title: "Tour", dealId, location: "", attendees: "", note: "" };
  const version = await versionOf("event", eventId);
  const moved = { ...form, day: "2099-07-17", from: "14:00", to: "15:00", version };
  expect((await broker(`/api/events/${eventId}`, "PUT", moved)).status).toBe(200);
  await removeDeal(store, { clientId: store.client.id, dealId });
  expect(await tour(id)).toMatchObject({
    status: "canceled",
    startsAt: "2099-07-17T19:00:00.000Z",
  });
  expect((await toBuyer()).at(-1)).toContain("on Friday, July 17, 2099, 2pm");
});

test("the buyer gets an email when the client is erased", async () => {
  const client = await store.accounts.create({
    name: "Lee Park",
    email: "leaving@frontage.test",
    role: "client",
  });
  await store.db
    .updateTable("listing")
    .set({ clientId: client.id, dealId: null })
    .where("id", "=", listingId)
    .execute();
  const id = await confirmedTour();
  expect(await events(client.id)).toHaveLength(1);
  expect((await broker(`/api/clients/${client.id}`, "DELETE")).status).toBe(204);
  await isCanceled(id);
  expect((await toBuyer()).join()).toContain("It is no longer available.");
});

test.each(["withdrawn", "sold"] as const)(
  "a listing that is %s calls its tours off for buyer and client, asked for or confirmed",
  async (status) => {
    const id = await confirmedTour();
    const asked = await askForTour("Kim Osei", { minutes: 60 });
    const version = await versionOf("listing", listingId);
    const changed =
      status === "withdrawn"
        ? await broker(`/api/listings/${listingId}/withdraw`, "POST", { version })
        : await broker(`/api/listings/${listingId}/status`, "PUT", { status, version });
    expect(changed.status).toBe(204);
    await isCanceled(id);
    expect(await tour(asked)).toMatchObject({ status: "canceled" });
    expect((await texts()).filter((text) => text.startsWith("Hi Kim"))).toHaveLength(1);
    expect(await events(store.client.id)).toMatchObject([{ status: "canceled" }]);
    expect(await titles()).toContain("Canceled: Tour with Acme LLC");
  },
);

test("a listing that is under contract keeps its tours", async () => {
  const id = await confirmedTour();
  const version = await versionOf("listing", listingId);
  const status = "under-contract";
  await broker(`/api/listings/${listingId}/status`, "PUT", { status, version });
  expect(await tour(id)).toMatchObject({ status: "confirmed" });
  expect(await toBuyer()).toEqual([]);
});

test("a tour follows its listing to another client, who may not know the buyer yet, and leaves the first one's calendar", async () => {
  const id = await confirmedTour();
  expect(await events(store.client.id)).toMatchObject([{ title: "Tour with Acme LLC" }]);
  const connect = async (to: string | null) =>
    broker(`/api/listings/${listingId}/deal`, "PUT", {
      dealId: to,
      version: await versionOf("listing", listingId),
    });
  expect((await connect(null)).status).toBe(204);
  expect(await events(store.client.id)).toMatchObject([{ status: "canceled" }]);
  expect(await titles()).toContain("Canceled: Tour with Acme LLC");
  await store.background.settled();
  const own = store.mails.find(({ to }) => to === store.client.email);
  expect(own?.calendar).toMatchObject({ method: "CANCEL" });
  const others = await addDeal(store.db, store.otherClient, "15 Placeholder Plaza");
  await store.db.updateTable("deal").set({ side: "sale" }).where("id", "=", others).execute();
  expect((await connect(others)).status).toBe(204);
  expect(await events(store.otherClient.id)).toMatchObject([
    {
      title: "Tour with a private buyer",
      status: "confirmed",
      dealId: others,
      location: "15 Placeholder Plaza",
      startsAt: "2099-07-16T15:00:00.000Z",
    },
  ]);
  // The buyer's tour went on all the while.
  expect(await tour(id)).toMatchObject({ status: "confirmed" });
  expect(await toBuyer()).toEqual([]);
});

test("two tours at the same hour need a second word, also where no calendar has the first one", async () => {
  const withoutClient = await addListing(store.db);
  expect((await answer(await askForTour("Dana Fairley", { of: withoutClient }))).status).toBe(204);
  const id = await askForTour("Kim Osei", { minutes: 30 });
  const refused = await answer(id);
  expect(refused.status).toBe(409);
  const { fields } = await refused.json();
  expect(fields.answer).toContain(
    "This overlaps a tour with Dana Fairley: Thursday, July 16, 2099, 10am to 11am.",
  );
  expect(await tour(id)).toMatchObject({ status: "requested" });
  expect((await answer(id, "confirm-anyway")).status).toBe(204);
  expect(await tour(id)).toMatchObject({ status: "confirmed" });
  // One after the other isn't at the same hour.
  expect((await answer(await askForTour("Lee Park", { minutes: 90 }))).status).toBe(204);
});

test("a confirmed tour of a listing without a client is in the broker's calendar, and in nobody else's", async () => {
  const alone = await addListing(store.db);
  const id = await askForTour("Dana Fairley", { of: alone });
  const inJuly = "/api/events?from=2099-07-01&to=2099-07-31";
  const listed = async (who = store.broker) => (await store.as(who)(inJuly)).json();
  expect(await listed()).toEqual([]);
  expect((await answer(id)).status).toBe(204);
  const { prospectId } = await tour(id);
  const shown = {
    id,
    kind: "viewing",
    title: "Tour with Dana Fairley",
    status: "confirmed",
    start: "2099-07-16T15:00:00.000Z",
    location: "15 Placeholder Plaza",
    tour: { listingId: alone, prospectId },
  };
  expect(await listed()).toMatchObject([shown]);
  expect(await (await broker(`/api/events/${id}`, "GET")).json()).toMatchObject(shown);
  const file = await (await broker(`/api/calendar.ics?ids=${id}`, "GET")).text();
  expect(file).toContain("SUMMARY:Tour with Dana Fairley");
  expect(await listed(store.client)).toEqual([]);
  expect((await store.as(store.client)(`/api/events/${id}`)).status).toBe(404);
  expect((await store.as(store.client)(`/api/calendar.ics?ids=${id}`)).status).toBe(404);

  // A listing that loses its client takes its tour along.
  const own = await askForTour("Quinn Abara", { minutes: 120 });
  expect((await answer(own)).status).toBe(204);
  const version = await versionOf("listing", listingId);
  const detached = await broker(`/api/listings/${listingId}/deal`, "PUT", {
    dealId: null,
    version,
  });
  expect(detached.status).toBe(204);
  expect(await listed()).toMatchObject([shown, { id: own, title: "Tour with Quinn Abara" }]);
});

test("a tour at the hour of another client's call needs a second word", async () => {
  await broker(`/api/clients/${store.otherClient.id}/events`, "POST", {
    kind: "call",
    title: "Call about the loan",
    dealId: "",
    day: "2099-07-16",
    from: "10:30",
    to: "11:00",
    location: "",
    attendees: "",
    note: "",
  });
  const refused = await answer(await askForTour("Dana Fairley"));
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toContain("“Call about the loan” with");
});

test("a canceled tour that no calendar has doesn't repeat what the broker wrote to confirm it", async () => {
  const withoutClient = await addListing(store.db);
  const id = await askForTour("Dana Fairley", { of: withoutClient });
  const note = "Meet me at the north entrance.";
  const confirmed = await broker(`/api/tours/${id}/answer`, "POST", { answer: "confirm", note });
  expect(confirmed.status).toBe(204);
  expect((await toBuyer()).join()).toContain(note);
  store.mails.length = 0;
  const version = await versionOf("listing", withoutClient);
  await broker(`/api/listings/${withoutClient}/withdraw`, "POST", { version });
  await isCanceled(id);
  expect((await toBuyer()).join()).not.toContain(note);
});

test.each(["withdrawn", "sold"] as const)(
  "a tour of a listing that is %s can be declined, but not confirmed",
  async (status) => {
    const id = await askForTour("Kim Osei");
    await store.db.updateTable("listing").set({ status }).where("id", "=", listingId).execute();
    const refused = await answer(id);
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toBe(
      "This listing is no longer for sale or lease, so its tours can only be declined.",
    );
    expect(await tour(id)).toMatchObject({ status: "requested" });
    expect((await answer(id, "decline")).status).toBe(204);
  },
);

test("a tour of a listing whose agreement has ended can be declined, but not confirmed", async () => {
  const id = await askForTour("Kim Osei");
  const over = { termFrom: "2026-01-01", termEndsAt: "2026-07-01T05:00:00.000Z" };
  await store.db.updateTable("listing").set(over).where("id", "=", listingId).execute();
  expect((await answer(id)).status).toBe(409);
  expect((await answer(id, "decline")).status).toBe(204);
});

test("no tour is asked for once the listing is sold", async () => {
  const slug = "plaza-tours";
  const sold = await addListing(store.db, { slug });
  const cookie = await enterRoomOf(store, slug);
  await store.db.updateTable("listing").set({ status: "sold" }).where("id", "=", sold).execute();
  const asked = await store.ask(`/api/room/${slug}/tours`, {
    method: "POST",
    body: JSON.stringify({ id: randomUUID(), day: "2099-07-16", time: "10:00", note: "" }),
    headers: { "Content-Type": "application/json", Cookie: cookie },
  });
  expect(asked.status).toBe(409);
  expect((await asked.json()).error).toBe(
    "This property is no longer available, so it can’t be toured.",
  );
});
