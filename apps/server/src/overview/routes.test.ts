import { broker } from "@frontage/content/broker";
import { overview } from "@frontage/content/samples/overview";
import { nextViewing } from "@frontage/content/samples/viewing";
import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";
import { timeAgo, wholePercents } from "./queries.ts";
import { seedSamples } from "../seed/seed-samples.ts";

const store = sharedStore();
let seeded: Awaited<ReturnType<typeof seedSamples>>;

beforeAll(async () => {
  seeded = await seedSamples(store);
});

const json = async (answer: Promise<Response>) => (await answer).json();

/** If tomorrow is a federal holiday, the tour is on the day after. */
const { when } = nextViewing(new Date(), broker.timeZone);
// The seeded client's listing is a draft.
const { monthlyViews: _, ...withoutViews } = overview;
const specified = {
  ...withoutViews,
  statCards: overview.statCards.map(({ note, ...card }) => ({
    ...card,
    note: note.replace("tomorrow", when),
  })),
};

test("the seeded client's overview is the specified one, word for word", async () => {
  const seen = await json(store.as(seeded.client)("/api/overview"));
  expect(seen).toEqual(specified);
});

test("what is unread is counted from the rows", async () => {
  expect(await json(store.as(seeded.client)("/api/unread"))).toEqual({
    notifications: 3,
    messages: 0,
    conversations: 0,
  });
  expect(await json(store.as(store.client)("/api/unread"))).toEqual({
    notifications: 0,
    messages: 0,
    conversations: 0,
  });
});

test("a client who has nothing yet sees nothing of others, in calm words", async () => {
  const seen = await json(store.as(store.otherClient)("/api/overview"));
  expect(seen.client).toEqual({ name: "Kim Osei", role: "Client" });
  expect(seen.statCards.map((card: { value: number }) => card.value)).toEqual([0, 0, 0, 0]);
  expect(seen.statCards.map((card: { note: string }) => card.note)).toEqual([
    "No change",
    "none new this month",
    "none new this month",
    "No dates yet",
  ]);
  expect(seen.activity).toEqual([]);
  expect(seen).not.toHaveProperty("portfolio");
  expect(seen).not.toHaveProperty("monthlyViews");
});

test("the portfolio is shown from three active deals on", async () => {
  const portfolio = async () => (await json(store.as(store.client)("/api/overview"))).portfolio;
  const deals = [
    await addDeal(store.db, store.client, "1 Sample Way"),
    await addDeal(store.db, store.client, "2 Sample Way"),
  ];
  expect(await portfolio()).toBeUndefined();
  deals.push(await addDeal(store.db, store.client, "3 Sample Way"));
  expect(await portfolio()).toHaveLength(1);
  await store.db.deleteFrom("deal").where("id", "in", deals).execute();
});

test("the broker's counts every client's", async () => {
  const seen = await json(store.as(seeded.broker)("/api/overview"));
  expect(seen.client).toEqual({ name: seeded.broker.name, role: "Broker" });
  expect(seen.statCards.map((card: { value: number }) => card.value)).toEqual([12, 24, 36, 3]);
});

test("an inquiry is among the broker's activity, with a link, and never among a client's", async () => {
  const inquiry = {
    name: "Riley Chen",
    email: "riley@example.com",
    phone: "",
    service: "market-analysis" as const,
    message: "What is my building worth?",
  };
  await store.inquiries.accept({ inquiry, key: undefined, isTimed: false, ipAddress: "" });
  const { id } = await store.db.selectFrom("inquiry").select("id").executeTakeFirstOrThrow();
  const seen = await json(store.as(seeded.broker)("/api/overview"));
  expect(seen.activity).toHaveLength(4);
  expect(seen.activity[0]).toEqual({
    icon: "inbox",
    title: "New inquiry",
    description: "Riley Chen: Market Analysis",
    timestamp: expect.any(String),
    path: `/dashboard/inquiries?inquiry=${id}`,
  });
  expect(seen.activity[1].description).toContain(seeded.client.name);
  expect(await json(store.as(seeded.client)("/api/overview"))).toEqual(specified);
});

test("a removed contact and a closed deal no longer count, a request is no date yet", async () => {
  const clientId = store.client.id;
  await store.db
    .insertInto("contact")
    .values({
      id: randomUUID(),
      clientId,
      name: "Gone",
      role: "other",
      company: "",
      email: "gone@example.com",
      addedAt: new Date().toISOString(),
      isOwn: 1,
      removedAt: new Date().toISOString(),
    })
    .execute();
  await store.db
    .insertInto("event")
    .values({
      id: randomUUID(),
      clientId,
      kind: "deadline",
      title: "Asked for",
      status: "requested",
      day: "2999-01-01",
      firstDay: "2999-01-01",
      lastDay: "2999-01-01",
      isOwn: 1,
    })
    .execute();
  const seen = await json(store.as(store.client)("/api/overview"));
  expect(seen.statCards.map((card: { value: number }) => card.value)).toEqual([0, 0, 0, 0]);
});

test.each([
  ["2026-07-14T14:59:40Z", "Just now"],
  ["2026-07-14T14:59:00Z", "1 minute ago"],
  ["2026-07-14T13:00:00Z", "2 hours ago"],
  ["2026-07-14T05:00:00Z", "10 hours ago"],
  ["2026-07-14T04:59:00Z", "10 hours ago"],
  ["2026-07-14T01:00:00Z", "Yesterday"],
  ["2026-07-13T05:00:00Z", "Yesterday"],
  ["2026-07-13T04:59:00Z", "2 days ago"],
] as const)("%s was, at ten in Chicago, %s", (at, words) => {
  expect(timeAgo(new Date(at), new Date("2026-07-14T15:00:00Z"), "America/Chicago")).toBe(words);
});

test("shares are whole and make a hundred, whatever the areas", () => {
  const areas = fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(areas, (given) => {
      const shares = wholePercents(given.map((area, index) => ({ name: String(index), area })));
      expect(shares.reduce((sum, { value }) => sum + value, 0)).toBe(100);
      expect(shares.every(({ value }) => Number.isInteger(value) && value >= 0)).toBe(true);
    }),
  );
});

test("a client is on their first visit until a deal or a document, and what they look for is known", async () => {
  const firstVisit = async () =>
    (await json(store.as(store.otherClient)("/api/overview"))).firstVisit as unknown;
  expect(await firstVisit()).toEqual({ hasCriteria: false });
  const { version, ...profile } = await json(store.as(store.otherClient)("/api/profile"));
  const criteria = { ...profile.criteria, states: "ST" };
  const saved = await store.as(store.otherClient)("/api/profile", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...profile, phone: "(555) 555-0142", criteria, version }),
  });
  expect(saved.ok).toBe(true);
  expect(await firstVisit()).toEqual({ hasCriteria: true });
  expect((await json(store.as(store.broker)("/api/overview"))).firstVisit).toBeUndefined();
  await addDeal(store.db, store.otherClient);
  expect(await firstVisit()).toBeUndefined();
});
