import type { EventForm } from "@frontage/records/schemas/event-form";
import type { PortalEvent } from "@frontage/records/schemas/event";
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";
import { dayAfter } from "../time/clock.ts";
import { eventRow } from "../events/rows.ts";
import { today } from "../time/today.ts";
import { remindOfEvents } from "./remind-of-events.ts";

const minuteMs = 60_000;
/** Monday, 9am in Chicago, long after the notifications of the other tests. */
const monday = new Date("2099-07-13T14:00:00.000Z");
const later = (minutes: number) => new Date(monday.getTime() + minutes * minuteMs);
/** Tuesday, 8am in Chicago: within a day of Monday, 9am. */
const tuesdayAt8 = "2099-07-14T13:00:00.000Z";

const store = sharedStore();
let dealId: string;
beforeAll(async () => {
  dealId = await addDeal(store.db, store.client);
});
beforeEach(async () => {
  await store.db.deleteFrom("event").execute();
  await store.db.deleteFrom("notification").execute();
  await store.db.deleteFrom("settings").execute();
  await store.background.settled();
  store.mails.length = 0;
});

/** Adds a two-hour tour to the client's calendar. Returns its id. */
async function add(
  start = tuesdayAt8,
  changes: { status?: PortalEvent["status"]; timeZone?: string } = {},
): Promise<string> {
  const end = new Date(Date.parse(start) + 120 * minuteMs).toISOString();
  return keep({
    kind: "viewing",
    title: "Property viewing",
    status: "confirmed",
    timeZone: "America/Chicago",
    ...changes,
    start,
    end,
  });
}
const addDeadline = async (day: string) =>
  keep({ kind: "deadline", title: "Offer deadline", day, status: "confirmed" });

type New<Event> = Event extends PortalEvent ? Omit<Event, "id" | "dealId" | "version"> : never;
async function keep(event: New<PortalEvent>): Promise<string> {
  const id = randomUUID();
  await store.db
    .insertInto("event")
    .values({ ...eventRow({ ...event, id, dealId, version: 1 }), clientId: store.client.id })
    .execute();
  return id;
}

/** Moves a date, like the broker's change. */
const move = async (id: string, start: string) =>
  store.db
    .updateTable("event")
    .set({ startsAt: start, endsAt: start, lastDay: start.slice(0, 10) })
    .where("id", "=", id)
    .execute();

type Reader = "client" | "broker" | "otherClient";
const toldTo = async (reader: Reader) =>
  store.db
    .selectFrom("notification")
    .select(["title", "detail", "path"])
    .where("isShown", "=", 1)
    .where("personId", "=", store[reader].id)
    .orderBy("at")
    .execute();
const titlesTo = async (reader: Reader) => (await toldTo(reader)).map(({ title }) => title);
const countTold = async () =>
  (await store.db.selectFrom("notification").select("id").execute()).length;

async function setSettings(
  reader: Reader,
  { events = {}, timeZone }: { events?: { inApp?: boolean; email?: boolean }; timeZone?: string },
): Promise<void> {
  const ask = store.as(store[reader]);
  const settings = await (await ask("/api/settings")).json();
  Object.assign(settings.notifications.events, events);
  const answer = await ask("/api/settings", {
    method: "PUT",
    body: JSON.stringify({ ...settings, ...(timeZone ? { timeZone } : {}) }),
    headers: { "Content-Type": "application/json" },
  });
  expect(answer.status).toBe(200);
}

describe("a confirmed event that starts within a day", () => {
  test("reminds its client and the broker, and nobody else, also by email", async () => {
    const id = await add();
    await remindOfEvents(store, monday);
    await store.background.settled();
    const path = `/dashboard/calendar?event=${id}`;
    const title = "Property viewing tomorrow";
    expect(await toldTo("client")).toEqual([
      { title, detail: "48 Example Road, 8am to 10am", path },
    ]);
    expect(await toldTo("broker")).toEqual([
      { title, detail: "Taylor Morgan, 48 Example Road, 8am to 10am", path },
    ]);
    expect(await toldTo("otherClient")).toEqual([]);
    expect(new Set(store.mails.map(({ subject, to }) => `${to}: ${subject}`))).toEqual(
      new Set([`jordan.reed@example.com: ${title}`, `taylor.morgan@example.com: ${title}`]),
    );
  });

  test("reminds no earlier, and once", async () => {
    await add();
    await remindOfEvents(store, later(-61));
    expect(await countTold()).toBe(0);
    await remindOfEvents(store, later(-60));
    await store.db.updateTable("notification").set({ isRead: 1 }).execute();
    await remindOfEvents(store, monday);
    expect(await countTold()).toBe(2);
  });

  test("reminds once if several processes run at the same moment", async () => {
    await add();
    await Promise.all([
      remindOfEvents(store, monday),
      remindOfEvents(store, monday),
      remindOfEvents(store, monday),
    ]);
    await store.background.settled();
    expect(await countTold()).toBe(2);
    expect(store.mails).toHaveLength(2);
  });

  test("reminds late while it is still upcoming, and not after it has started", async () => {
    await add("2099-07-13T14:30:00.000Z");
    await add("2099-07-13T13:59:00.000Z");
    await remindOfEvents(store, monday);
    expect(await toldTo("client")).toMatchObject([
      { title: "Property viewing today", detail: "48 Example Road, 9:30am to 11:30am" },
    ]);
  });

  test("reminds again when it was moved", async () => {
    const id = await add();
    await remindOfEvents(store, monday);
    await store.db.updateTable("notification").set({ isRead: 1 }).execute();
    await move(id, "2099-07-16T15:00:00.000Z");
    await remindOfEvents(store, later(24 * 60));
    expect(await countTold()).toBe(2);
    await remindOfEvents(store, later(3 * 24 * 60));
    expect(await countTold()).toBe(4);
  });

  test("reminds only if it is confirmed", async () => {
    await add(tuesdayAt8, { status: "requested" });
    await add(tuesdayAt8, { status: "proposed" });
    await remindOfEvents(store, monday);
    expect(await countTold()).toBe(0);
  });

  test("reminds in each reader's time zone, and names the event's if that is another", async () => {
    await setSettings("client", { timeZone: "Asia/Tokyo" });
    await add("2099-07-14T02:00:00.000Z");
    await remindOfEvents(store, monday);
    expect(await toldTo("client")).toMatchObject([
      { title: "Property viewing tomorrow", detail: "48 Example Road, 11am to 1pm in Tokyo" },
    ]);
    expect(await toldTo("broker")).toMatchObject([
      { title: "Property viewing today", detail: "Taylor Morgan, 48 Example Road, 9pm to 11pm" },
    ]);
  });

  test("reminds in the ways each person has chosen", async () => {
    await setSettings("client", { events: { inApp: false } });
    await setSettings("broker", { events: { email: false } });
    await add();
    await remindOfEvents(store, monday);
    await store.background.settled();
    expect(await titlesTo("client")).toEqual([]);
    expect(await titlesTo("broker")).toEqual(["Property viewing tomorrow"]);
    expect(store.mails.map(({ to }) => to)).toEqual(["taylor.morgan@example.com"]);
  });

  test("whose reminder fails doesn't stop other reminders, and is tried again the next time", async () => {
    const id = await add();
    await add("2099-07-14T12:00:00.000Z");
    await store.db
      .updateTable("event")
      .set({ timeZone: "Nowhere/Nothing" })
      .where("id", "=", id)
      .execute();
    await remindOfEvents(store, monday);
    expect(await countTold()).toBe(2);
    await store.db
      .updateTable("event")
      .set({ timeZone: "America/Chicago" })
      .where("id", "=", id)
      .execute();
    await remindOfEvents(store, monday);
    expect(await countTold()).toBe(4);
  });
});

test("an all-day event reminds on the day before, in the broker's time zone, or late on the day itself", async () => {
  await addDeadline("2099-07-14");
  // Sunday, 11:59pm in Chicago.
  await remindOfEvents(store, new Date("2099-07-13T04:59:00.000Z"));
  expect(await countTold()).toBe(0);
  await remindOfEvents(store, new Date("2099-07-13T05:00:00.000Z"));
  expect(await toldTo("client")).toMatchObject([
    { title: "Offer deadline tomorrow", detail: "48 Example Road" },
  ]);

  await addDeadline("2099-07-12");
  await addDeadline("2099-07-13");
  await remindOfEvents(store, monday);
  expect(await titlesTo("client")).toEqual(["Offer deadline tomorrow", "Offer deadline today"]);
});

describe("the broker's change of an event", () => {
  const addTomorrow = async () => {
    const day = dayAfter(today(), 1);
    const common = { title: "Offer deadline", dealId, location: "", note: "" };
    const form: EventForm = { kind: "deadline", day, ...common };
    const answer = await store.as(store.broker)(`/api/clients/${store.client.id}/events`, {
      method: "POST",
      body: JSON.stringify(form),
      headers: { "Content-Type": "application/json" },
    });
    expect(answer.status).toBe(200);
  };

  test("is notified alone: an event that just changed has no reminder for an hour", async () => {
    await addTomorrow();
    expect(await titlesTo("client")).toEqual(["New event: Offer deadline"]);
    await remindOfEvents(store, new Date(Date.now() + 59 * minuteMs));
    expect(await titlesTo("client")).toEqual(["New event: Offer deadline"]);
    expect(await titlesTo("broker")).toEqual([]);
    await remindOfEvents(store, new Date(Date.now() + 61 * minuteMs));
    expect(await titlesTo("broker")).toMatchObject([expect.stringMatching(/^Offer deadline to/)]);
  });

  test("shows in the app whatever the client's reminder setting, and is emailed as they want", async () => {
    await setSettings("client", { events: { inApp: false, email: false } });
    await addTomorrow();
    await store.background.settled();
    expect(await titlesTo("client")).toEqual(["New event: Offer deadline"]);
    expect(store.mails).toEqual([]);
  });
});
