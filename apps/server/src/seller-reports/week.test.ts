import type { ListingWeek } from "@frontage/records/schemas/listing-week";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addOffer, addProspect } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";
import { sendWeeklyReports, writeWeeklyReports } from "./send-reports.ts";
import { lastWeekBefore } from "../time/weeks.ts";
import { readWeek, sentenceOf, viewsSentence } from "./week.ts";

const store = sharedStore();
let dealId: string;
let listingId: string;
/** Tuesday, July 14, 2026, 8:00am in Chicago. */
const tuesday = new Date("2026-07-14T13:00:00Z");
let now = tuesday;

beforeAll(() => writeWeeklyReports({ ...store, now: () => now }));
beforeEach(async () => {
  now = tuesday;
  for (const table of ["listing", "deal", "settings", "email", "audit"] as const) {
    await store.db.deleteFrom(table).execute();
  }
  store.mails.length = 0;
  dealId = await addDeal(store.db, store.client, "15 Placeholder Plaza");
  listingId = await addListing(store.db, {
    clientId: store.client.id,
    dealId,
    publishedAt: "2026-06-20T15:00:00.000Z",
  });
});

const none = { views: 0, inquiries: 0, agreements: 0, readers: 0, tours: 0, offers: 0 };
const inWeek = "2026-07-08T15:00:00.000Z";
const before = "2026-06-25T15:00:00.000Z";
const add = (count: number, columns: object) =>
  Promise.all(Array.from({ length: count }, () => addProspect(store.db, listingId, columns)));
const listing = () =>
  store.db.selectFrom("listing").selectAll().where("id", "=", listingId).executeTakeFirstOrThrow();
const read = async (at = now) => readWeek(store.db, await listing(), at);

test("a week runs from Tuesday to Monday, and the last complete one is shown", async () => {
  expect(lastWeekBefore("2026-07-14")).toBe("2026-07-13");
  expect(lastWeekBefore("2026-07-19")).toBe("2026-07-13");
  // Monday isn't over yet.
  expect(lastWeekBefore("2026-07-20")).toBe("2026-07-13");
  expect(lastWeekBefore("2026-07-21")).toBe("2026-07-20");
  const { firstDay, lastDay, weeks } = await read();
  expect([firstDay, lastDay]).toEqual(["2026-07-07", "2026-07-13"]);
  expect(weeks.map((week) => week.lastDay)).toEqual([
    "2026-06-22",
    "2026-06-29",
    "2026-07-06",
    "2026-07-13",
  ]);
});

test("a moment counts on its day in the property's time zone", async () => {
  // Monday, 11:30pm in Chicago, and half an hour later.
  await add(1, { inquiredAt: "2026-07-14T04:30:00.000Z" });
  await add(1, { inquiredAt: "2026-07-14T05:30:00.000Z" });
  expect((await read()).week.inquiries).toBe(1);
  expect((await read()).total.inquiries).toBe(1);
});

test("the first week is shown from its first day", async () => {
  await store.db.updateTable("listing").set({ publishedAt: "2026-07-14T15:00:00.000Z" }).execute();
  const week = await read(new Date("2026-07-15T15:00:00Z"));
  expect([week.firstDay, week.lastDay]).toEqual(["2026-07-14", "2026-07-20"]);
  expect(week.sentence).toBe("No new inquiries.");
});

test("the sentence leads with the furthest stage that moved", () => {
  const week = { views: 214, inquiries: 8, agreements: 4, readers: 3, tours: 2, offers: 2 };
  const total = { views: 1499, inquiries: 41, agreements: 19, readers: 16, tours: 6, offers: 3 };
  expect(sentenceOf(week, total)).toBe(
    "Two offers came in, and four more buyers signed the agreement.",
  );
  expect(sentenceOf({ ...none, tours: 1, readers: 2 }, total)).toBe(
    "One buyer toured the property, and two more buyers read the offering memorandum for the first time.",
  );
  expect(sentenceOf({ ...none, inquiries: 1 }, total)).toBe("One inquiry came in.");
  expect(sentenceOf({ ...none, views: 90 }, total)).toBe("No new inquiries.");
});

test("views are told with their visitors, and where most of them came from", () => {
  const origins = { search: 120, direct: 52, email: 28, site: 14 };
  const week = { views: 214, visitors: 148, origins };
  const earlier = [90, 187, 120].map((views) => ({ views }));
  expect(viewsSentence(week, earlier)).toBe(
    "214 views by 148 visitors, most from search. The busiest week so far.",
  );
  expect(viewsSentence(week, [...earlier, { views: 214 }])).toBe(
    "214 views by 148 visitors, most from search.",
  );
  // Nobody counted them before, so nobody knows.
  expect(viewsSentence(week, [{ views: 0 }, { views: 0 }, { views: 90 }])).not.toContain("busiest");
  const mixed = { ...origins, search: 96 };
  expect(viewsSentence({ ...week, origins: mixed }, [])).toBe("214 views by 148 visitors.");
  const one = { search: 1, direct: 0, email: 0, site: 0 };
  expect(viewsSentence({ views: 1, visitors: 1, origins: one }, [])).toBe("1 view by 1 visitor.");
  expect(viewsSentence({ views: 0, visitors: 0, origins: one }, [])).toBe("");
});

test("a week has its own views, and the report has a bar for each week", async () => {
  const view = (day: string, views: number) => ({
    listingId,
    day,
    origin: "search" as const,
    views,
    visitors: 1,
  });
  await store.db
    .insertInto("listingView")
    .values([
      view("2026-07-06", 20),
      view("2026-07-07", 1200),
      view("2026-07-13", 14),
      // The next week's.
      view("2026-07-14", 9),
    ])
    .execute();
  const { rest, total, week, weeks } = await read();
  expect([week.views, total.views]).toEqual([1214, 1234]);
  expect(weeks.map(({ views }) => views)).toEqual([0, 0, 20, 1214]);
  expect(rest).toBe("1,214 views by 2 visitors, most from search.");
  const [mail] = await sentAt("2026-07-14T13:00:00Z");
  expect(mail?.text).toContain("Views: 1,214, 1,234");
  expect(mail?.text).toContain("Jul 6: 20\nJul 13: 1,214");
});

test("who is looking is told as far as the broker allows, furthest first", async () => {
  await add(1, { signedAt: inWeek, readAt: inWeek, lastSeenAt: inWeek });
  const prospectId = await addProspect(store.db, listingId, { signedAt: before, touredAt: inWeek });
  await addOffer(store.db, { listingId, prospectId }, { receivedAt: inWeek });
  const client = store.as(store.client);
  const week = async () => {
    const answer = await client(`/api/deals/${dealId}/listing`);
    return ((await answer.json()) as { week: ListingWeek }).week;
  };
  expect((await week()).interested).toMatchObject([
    { company: "Private buyer 1", step: "Offered $12,150,000" },
    { company: "Private buyer", step: "Read the offering memorandum Jul 8" },
  ]);
  expect((await week()).interested[0]).not.toHaveProperty("role");
  await store.db.updateTable("listing").set({ areCompaniesShown: 1 }).execute();
  expect((await week()).interested[0]).toMatchObject({
    company: "Abara Retail Partners",
    role: "principal",
  });
});

async function sentAt(...moments: string[]) {
  for (const moment of moments) {
    now = new Date(moment);
    await sendWeeklyReports(store, now);
    await store.background.settled();
  }
  return store.mails;
}

test("the report comes once a week, on Tuesday from 8am in the property's time zone", async () => {
  const sent = await sentAt(
    "2026-07-13T13:00:00Z",
    "2026-07-14T12:59:00Z",
    "2026-07-14T13:00:00Z",
    "2026-07-14T14:00:00Z",
    "2026-07-15T13:00:00Z",
  );
  expect(sent).toHaveLength(1);
  expect(await sentAt("2026-07-21T13:05:00Z")).toHaveLength(2);
});

test("a server that was down all Tuesday sends the report on Wednesday, and on Monday leaves it to Tuesday's", async () => {
  expect(await sentAt("2026-07-15T12:00:00Z")).toHaveLength(0);
  expect(await sentAt("2026-07-15T13:00:00Z", "2026-07-16T13:00:00Z")).toHaveLength(1);
  expect(store.mails[0]?.text).toContain("last week on your listing, July 7 to 13:");
  expect(await sentAt("2026-07-27T15:00:00Z")).toHaveLength(1);
  expect(await sentAt("2026-07-28T13:00:00Z")).toHaveLength(2);
});

test("a listing that gets its client after Tuesday has its first report the Tuesday after", async () => {
  await store.db.updateTable("listing").set({ clientId: null }).execute();
  expect(await sentAt("2026-07-14T13:00:00Z")).toHaveLength(0);
  await store.db.updateTable("listing").set({ clientId: store.client.id }).execute();
  expect(await sentAt("2026-07-16T13:00:00Z")).toHaveLength(0);
  expect(await sentAt("2026-07-21T13:00:00Z")).toHaveLength(1);
});

test("the report has the same figures as the page, and the offers", async () => {
  await add(2, { inquiredAt: inWeek, signedAt: inWeek });
  await add(1, { inquiredAt: before });
  const prospectId = await addProspect(store.db, listingId);
  await addOffer(store.db, { listingId, prospectId }, { receivedAt: inWeek });
  const [mail] = await sentAt("2026-07-14T13:00:00Z");
  expect(mail).toMatchObject({
    to: store.client.email,
    subject: "One offer last week for 15 Placeholder Plaza",
  });
  const { sentence } = await read();
  expect(sentence).toBe("One offer came in, and two buyers signed the agreement.");
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain(sentence);
    expect(part).toContain("Hi Taylor, last week on your listing, July 7 to 13:");
    expect(part).toContain("Private buyer");
    expect(part).toContain("$12,150,000");
    expect(part).toContain("I never send wire instructions by email.");
  }
  expect(mail?.text).toContain("Inquiries: 2, 3");
  expect(mail?.html).not.toContain("<img");
});

test("one click turns it off, and the setting says so", async () => {
  const [mail] = await sentAt("2026-07-14T13:00:00Z");
  const link = new URL(/<(.*)>/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "");
  const path = link.pathname + link.search;
  // Programs open every link.
  expect((await store.ask(path)).status).toBe(200);
  const settings = async () => (await store.as(store.client)("/api/settings")).json();
  expect((await settings()).isWeeklyReportOff).toBeUndefined();
  const answer = await store.ask(path, { method: "POST" });
  expect(await answer.text()).toContain("the weekly report on your listing");
  expect((await settings()).isWeeklyReportOff).toBe(true);
  expect(await sentAt("2026-07-21T13:00:00Z")).toHaveLength(1);
});

test("a link for market notes turns off no reports", async () => {
  const token = new URL(store.unsubscribeLinks.create(store.client.id)).search;
  expect((await store.ask(`/api/unsubscribe/weekly-report${token}`)).status).toBe(400);
});

test("nothing is sent about a withdrawn or new listing", async () => {
  await store.db.updateTable("listing").set({ status: "withdrawn" }).execute();
  expect(await sentAt("2026-07-14T13:00:00Z")).toHaveLength(0);
  await store.db
    .updateTable("listing")
    .set({ status: "available", publishedAt: "2026-07-14T06:00:00.000Z" })
    .execute();
  expect(await sentAt("2026-07-14T13:00:00Z")).toHaveLength(0);
});
