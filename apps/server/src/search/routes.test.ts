import { nameKeysOf } from "@frontage/records/list-keys";
import type { SearchResult } from "@frontage/records/schemas/search";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addOffer, addProspect } from "../../test/listing.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";
import { seedSamples } from "../seed/seed-samples.ts";
import { today } from "../time/today.ts";

const store = sharedStore();
let seeded: Awaited<ReturnType<typeof seedSamples>>;
beforeAll(async () => {
  seeded = await seedSamples(store);
});

async function find(text: string, person: Parameters<TestStore["as"]>[0] = seeded.client) {
  const answer = await store.as(person)(`/api/search?text=${encodeURIComponent(text)}`);
  return (await answer.json()) as SearchResult[];
}

test.each([
  ["INSTANCE lane", "deal", "77 Instance Lane"],
  ["agreement revision", "document", "Purchase agreement, revision 3"],
  ["casey bank", "contact", "Casey Park"],
  ["quarterly", "event", "Quarterly review"],
  ["Schedule B", "message", "Drew Lindqvist, relayed by Jordan Avery"],
] as const)("%s finds a %s", async (text, kind, title) => {
  const found = await find(text);
  expect(found.find((result) => result.kind === kind)?.title).toBe(title);
});

test("a document found has the name of its file", async () => {
  const found = await find("agreement revision");
  expect(found.find(({ kind }) => kind === "document")?.fileName).toMatch(/\.pdf$/);
});

test("there are at most eight of a kind", async () => {
  const kinds = Map.groupBy(await find("e"), ({ kind }) => kind);
  expect(kinds.get("document")).toHaveLength(8);
  expect([...kinds.values()].every((results) => results.length <= 8)).toBe(true);
});

test.each(["", "  "])("%j finds nothing", async (text) => {
  expect(await find(text)).toEqual([]);
});

test.each(["%", "_", "\\", "'"])("%j is a sign like any other", async (text) => {
  const found = await find(text);
  const without = found.filter(({ detail, title }) => !`${title} ${detail}`.includes(text));
  expect(without).toEqual([]);
});

test("a broker's results name the client, and a client's don't", async () => {
  const kinds = ["deal", "document", "contact", "event"];
  const details = async (person: typeof seeded.client) =>
    (await find("e", person))
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ detail, kind }) => ({ kind, isNamed: detail.startsWith(`${seeded.client.name}, `) }));
  const ofBroker = await details(seeded.broker);
  expect(new Set(ofBroker.map(({ kind }) => kind))).toEqual(new Set(kinds));
  expect(ofBroker.every(({ isNamed }) => isNamed)).toBe(true);
  expect((await details(seeded.client)).some(({ isNamed }) => isNamed)).toBe(false);
});

test("the broker finds an inquiry by any of its words, and a client none", async () => {
  await store.inquiries.accept({
    inquiry: {
      name: "Kim Osei",
      email: "kim@example.com",
      phone: "(555) 555-0199",
      service: "leasing",
      message: "A heated warehouse, please.",
    },
    key: "kim-osei",
    isTimed: true,
    ipAddress: "",
  });
  const [found] = await find("WAREHOUSE osei", seeded.broker);
  expect(found).toMatchObject({ kind: "inquiry", title: "Kim Osei" });
  expect(found?.path).toBe(`/dashboard/inquiries?inquiry=${found?.id}`);
  expect(await find("warehouse osei")).toEqual([]);
});

test("open offers are found with their listing, by a client only for their own deal", async () => {
  const dealId = await addDeal(store.db, seeded.client, "4 Counter Way");
  const columns = { clientId: seeded.client.id, dealId };
  const listingId = await addListing(store.db, { ...columns, details: { address: "4 Offer Way" } });
  const othersId = await addListing(store.db, { details: { address: "6 Offer Way" } });
  expect(await find("counters offer way", seeded.broker)).toEqual([]);
  for (const id of [listingId, othersId]) {
    await addOffer(store.db, { listingId: id, prospectId: await addProspect(store.db, id) });
  }
  const paths = async (person: typeof seeded.client) =>
    (await find("counters offer way", person)).map(({ path }) => path).toSorted();
  expect(await paths(seeded.broker)).toEqual(
    [listingId, othersId].map((id) => `/dashboard/listings/${id}/offers`).toSorted(),
  );
  expect(await paths(seeded.client)).toEqual([`/dashboard/deals/${dealId}#offers`]);
  const prospectId = await addProspect(store.db, listingId, { email: "late@example.com" });
  const expiresAt = "2026-01-01T00:00:00.000Z";
  await addOffer(store.db, { listingId, prospectId }, { expiresAt });
  expect((await find("counters offer way")).map(({ detail }) => detail)).toEqual(["1 offer"]);
  expect(JSON.stringify(await find("counters offer way"))).not.toMatch(/Abara/);
});

test("accents, apostrophes, dashes and letters of other languages make no difference", async () => {
  const clientId = seeded.client.id;
  const dealId = await addDeal(store.db, seeded.client, "9 Königstraße Plaza");
  const broker = store.as(seeded.broker);
  const post = async (path: string, record: object) => {
    const response = await broker(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(record),
    });
    expect(response.status).toBeLessThan(300);
  };
  await post(`/api/clients/${clientId}/parties`, {
    name: "Zoë Peña",
    role: "other",
    company: "D’Angelo – Łukasz",
    email: "zoe@example.com",
    phone: "",
    dealIds: [dealId],
  });
  await post(`/api/clients/${clientId}/events`, {
    kind: "call",
    title: "Call with Søren O’Brien",
    dealId,
    day: "2027-03-01",
    from: "10:00",
    to: "11:00",
    location: "",
    note: "",
  });
  await store.db
    .updateTable("document")
    .set({ name: "Bürgschaft", ...nameKeysOf("Bürgschaft") })
    .where(
      "id",
      "=",
      (await find("agreement revision")).find(({ kind }) => kind === "document")?.id ?? "",
    )
    .execute();
  await store.db
    .updateTable("message")
    .set({ text: "The café’s façade is done." })
    .where("id", "=", (await find("Schedule B")).find(({ kind }) => kind === "message")?.id ?? "")
    .execute();
  for (const [text, kind, title] of [
    ["zoe pena", "contact", "Zoë Peña"],
    ["ZOË PEÑA", "contact", "Zoë Peña"],
    ["d'angelo-", "contact", undefined],
    ["d'angelo - lukasz", "contact", "Zoë Peña"],
    ["konigstrasse", "deal", "9 Königstraße Plaza"],
    ["KÖNIGSTRASSE soren o'brien", "event", "Call with Søren O’Brien"],
    ["burgschaft", "document", "Bürgschaft"],
    ["cafe's facade", "message", "Drew Lindqvist, relayed by Jordan Avery"],
  ] as const) {
    const found = await find(text);
    expect([text, found.find((result) => result.kind === kind)?.title]).toEqual([text, title]);
  }
});

test("dates are found nearest first, what passed after what is ahead, with the year if it isn’t this one", async () => {
  const dealId = await addDeal(store.db, seeded.client, "3 Zinnia Court");
  const [now, year] = [today(), Number(today().slice(0, 4))];
  for (const [label, day] of [
    ["Zinnia far", `${year + 2}-03-09`],
    ["Zinnia passed", `${year - 2}-03-09`],
    ["Zinnia open", null],
    ["Zinnia near", now],
    ["Zinnia long passed", `${year - 3}-03-09`],
  ] as const) {
    await store.db
      .insertInto("keyDate")
      .values({
        id: label,
        clientId: seeded.client.id,
        dealId,
        position: 0,
        label,
        kind: "deadline",
        basis: "",
        status: "open",
        day,
        changedAt: new Date().toISOString(),
      })
      .execute();
  }
  const found = (await find("zinnia")).filter(({ kind }) => kind === "key-date");
  expect(found.map(({ title }) => title)).toEqual([
    "Zinnia near",
    "Zinnia far",
    "Zinnia passed",
    "Zinnia long passed",
    "Zinnia open",
  ]);
  expect(found[0]?.detail).not.toContain(String(year));
  expect(found[1]?.detail).toBe(`March 9, ${year + 2}, 3 Zinnia Court`);
  expect(found.at(-1)?.detail).toBe("3 Zinnia Court");
});

test("another client finds none of it, the broker all", async () => {
  expect(await find("example", store.otherClient)).toEqual([]);
  expect((await find("77 instance", seeded.broker))[0]?.title).toBe("77 Instance Lane");
});
