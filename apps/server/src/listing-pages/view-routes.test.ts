import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import type { Overview } from "@frontage/records/schemas/overview";
import { beforeEach, expect, test } from "vitest";
import { addListing } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";
import { createApi } from "../api.ts";
import { tablesOf } from "../backup/backup-format.ts";
import { forgetSalts } from "./view-routes.ts";

const store = sharedStore();
let slug: string;
let listingId: string;
beforeEach(async () => {
  for (const table of ["listing", "viewSalt", "attempt"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  slug = "15-placeholder-plaza";
  listingId = await addListing(store.db, { slug, clientId: store.client.id });
});

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";

type Visit = {
  address?: string;
  browser?: string;
  from?: string;
  headers?: Record<string, string>;
  of?: string;
  body?: string;
};

async function visit({
  address = "203.0.113.7",
  body,
  browser = chrome,
  from = "search",
  headers = {},
  of = slug,
}: Visit = {}): Promise<number> {
  const answer = await store.api.request(
    `${store.origin}/api/listings/${of}/views?from=${from}`,
    {
      method: "POST",
      headers: { Origin: store.origin, "User-Agent": browser, ...headers },
      ...(body !== undefined && { body }),
    },
    { incoming: { socket: { remoteAddress: address } } },
  );
  return answer.status;
}

const counted = async () =>
  store.db
    .selectFrom("listingView")
    .select(["origin", "views", "visitors"])
    .orderBy("origin")
    .execute();

test("a day of visits is counted right, with bots, previews, prefetches and people who are logged in among them", async () => {
  const visits: Visit[] = [
    { from: "search" },
    // The same visitor again, from elsewhere.
    { from: "email" },
    { from: "search", browser: safari },
    { from: "search", address: "203.0.113.8" },
    { from: "direct", address: "203.0.113.9" },
    { from: "site", address: "2001:db8::1" },
  ];
  const uncounted: Visit[] = [
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36",
    "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    "LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)",
    "WhatsApp/2.23.20.0",
    "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36",
    "curl/8.11.0",
    "",
  ].map((browser) => ({ browser, address: "203.0.113.20" }));
  uncounted.push({ headers: { "Sec-Purpose": "prefetch;prerender" } });
  for (const person of [store.client, store.broker]) {
    uncounted.push({ headers: { Cookie: await store.cookieOf(person) } });
  }
  for (const one of [...visits, ...uncounted]) expect(await visit(one)).toBe(204);
  expect(await counted()).toEqual([
    { origin: "direct", views: 1, visitors: 1 },
    { origin: "email", views: 1, visitors: 0 },
    { origin: "search", views: 3, visitors: 3 },
    { origin: "site", views: 1, visitors: 1 },
  ]);
});

test("only a listing that the site shows is counted, and what is sent along is not read", async () => {
  expect(await visit({ of: "nothing" })).toBe(404);
  await store.db.updateTable("listing").set({ status: "draft" }).execute();
  expect(await visit()).toBe(404);
  await store.db.updateTable("listing").set({ status: "available" }).execute();
  expect(await visit({ from: "elsewhere" })).toBe(400);
  const typed = { "Content-Type": "application/json" };
  expect(await visit({ body: "Who am I?" })).toBe(204);
  expect(await visit({ body: '{"views": 900}', headers: typed })).toBe(204);
  expect(await visit({ headers: { Origin: "https://evil.example" } })).toBe(403);
  expect(await counted()).toEqual([{ origin: "search", views: 2, visitors: 1 }]);
});

test("an address counts 60 times an hour, and hears nothing of it", async () => {
  for (let times = 0; times < 63; times++) expect(await visit()).toBe(204);
  expect(await visit({ address: "203.0.113.8" })).toBe(204);
  expect(await counted()).toEqual([{ origin: "search", views: 61, visitors: 2 }]);
});

/** The same visit at a moment. */
async function visitAt(moment: string) {
  const api = createApi({ ...store, now: () => new Date(moment) } as typeof store);
  await api.request(
    `${store.origin}/api/listings/${slug}/views?from=direct`,
    { method: "POST", headers: { Origin: store.origin, "User-Agent": chrome } },
    { incoming: { socket: { remoteAddress: "203.0.113.7" } } },
  );
}
const days = async () =>
  store.db.selectFrom("listingView").select(["day", "visitors"]).orderBy("day").execute();

test("a visitor counts once a day in the property's time zone, whose salt is deleted when the day is over", async () => {
  // 11:30pm in Chicago, twice, and half an hour later.
  await visitAt("2026-12-02T05:30:00Z");
  await visitAt("2026-12-02T05:40:00Z");
  const salt = async () => store.db.selectFrom("viewSalt").selectAll().execute();
  const [first] = await salt();
  expect(first).toMatchObject({ day: "2026-12-01", timeZone: "America/Chicago" });
  await visitAt("2026-12-02T06:10:00Z");
  expect(await days()).toEqual([
    { day: "2026-12-01", visitors: 1 },
    { day: "2026-12-02", visitors: 1 },
  ]);
  const [second, ...others] = await salt();
  expect(others).toEqual([]);
  expect(second?.salt).not.toBe(first?.salt);
  await forgetSalts(store, new Date("2026-12-03T05:59:00Z"));
  expect(await salt()).toHaveLength(1);
  await forgetSalts(store, new Date("2026-12-03T06:01:00Z"));
  expect(await salt()).toEqual([]);
});

test("a visitor's address can't be found by hashing every address without the day's salt", async () => {
  const keys = async () => {
    await visit();
    const rows = await store.db.selectFrom("attempt").select("key").execute();
    await store.db.deleteFrom("attempt").execute();
    await store.db.deleteFrom("viewSalt").execute();
    return rows.map(({ key }) => key);
  };
  const first = await keys();
  expect(first).toHaveLength(2);
  const second = await keys();
  expect(first.filter((key) => second.includes(key))).toEqual([]);
});

test("nothing of a visitor is stored, and no backup has the salt or what was hashed with it", async () => {
  await visit();
  const rows = await Promise.all([
    store.db.selectFrom("listingView").selectAll().execute(),
    store.db.selectFrom("viewSalt").selectAll().execute(),
    store.db.selectFrom("attempt").selectAll().execute(),
  ]);
  expect(JSON.stringify(rows)).not.toContain("203.0.113.7");
  expect(JSON.stringify(rows)).not.toContain("Chrome");
  const names = (await tablesOf(store.db)).map(({ name }) => name);
  expect(names).toContain("listingView");
  expect(names).not.toContain("viewSalt");
  expect(names).not.toContain("attempt");
});

test("the broker reads the views of a listing by week and origin, and the client's overview has their months", async () => {
  await visit();
  await visit({ from: "email", address: "203.0.113.8" });
  const listing = async (): Promise<BrokerListing> =>
    (await store.as(store.broker)(`/api/listings/${listingId}`)).json();
  expect(await listing()).toMatchObject({
    funnel: { views: { total: 2, today: 2 } },
    views: {
      visitors: 2,
      origins: { search: 1, direct: 0, email: 1, site: 0 },
      weeks: [{ views: 2 }],
    },
  });
  const chart = async (who: typeof store.client) =>
    ((await (await store.as(who)("/api/overview")).json()) as Overview).monthlyViews;
  expect((await chart(store.client))?.at(-1)).toMatchObject({ views: 2 });
  expect(await chart(store.otherClient)).toBeUndefined();
});

test("a month that has just started is shown next to the one before it", async () => {
  const now = new Date().toISOString();
  const lastMonth = new Date(Date.parse(`${now.slice(0, 7)}-01`) - 86_400_000).toISOString();
  const longAgo = new Date(Date.parse(now) - 150 * 86_400_000).toISOString();
  const add = async (at: string, views: number) =>
    store.db
      .insertInto("listingView")
      .values({ listingId, day: at.slice(0, 10), origin: "search", views, visitors: 1 })
      .execute();
  const last = async () =>
    ((await (await store.as(store.client)("/api/overview")).json()) as Overview).monthlyViews?.at(
      -1,
    );
  await add(longAgo, 7);
  await add(now, 1);
  expect((await last())?.views).toBe(7);
  await add(lastMonth, 5);
  expect((await last())?.views).toBe(1);
});
