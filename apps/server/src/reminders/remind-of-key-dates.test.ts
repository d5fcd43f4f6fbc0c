import type { KeyDateForm } from "@frontage/records/schemas/key-date";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import { sampleSettings } from "@frontage/content/samples/settings";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";
import { dayAfter } from "../time/clock.ts";
import { remindOfKeyDates } from "./remind-of-key-dates.ts";

const store = sharedStore();
let dealId: string;
beforeAll(async () => {
  dealId = await addDeal(store.db, store.client);
});
beforeEach(async () => {
  await store.db.deleteFrom("keyDate").execute();
  await store.db.deleteFrom("settings").execute();
  await forget();
});

const due = "2099-07-17";
/** 9am in Chicago, this many days before it is due. */
const morning = (daysBefore: number) => new Date(`${dayAfter(due, -daysBefore)}T14:00:00.000Z`);

async function forget(): Promise<void> {
  await store.db.deleteFrom("notification").execute();
  await store.background.settled();
  store.mails.length = 0;
}

async function add(changes: Partial<KeyDateForm> = {}): Promise<string> {
  const form: KeyDateForm = {
    label: "Due diligence ends",
    kind: "deadline",
    override: { day: due, reason: "" },
    basis: "",
    responsible: { role: "client" },
    status: "open",
    ...changes,
  };
  const answer = await store.as(store.broker)(`/api/deals/${dealId}/key-dates`, {
    method: "POST",
    body: JSON.stringify(form),
    headers: { "Content-Type": "application/json" },
  });
  expect(answer.status).toBe(200);
  await forget();
  return (await answer.json()).id;
}

async function titlesTo(who: "client" | "broker"): Promise<string[]> {
  const answer = await store.as(store[who])("/api/notifications");
  return ((await answer.json()) as PortalNotification[]).map(({ title }) => title);
}

test("both are reminded two weeks, a week, three days and a day before, and on the day, once each", async () => {
  await add();
  const seen: [number, string][] = [];
  for (let left = 20; left >= -2; left -= 1) {
    await remindOfKeyDates(store, morning(left));
    await remindOfKeyDates(store, new Date(morning(left).getTime() + 3_600_000));
    for (const who of ["client", "broker"] as const) {
      for (const title of await titlesTo(who)) seen.push([left, `${who}: ${title}`]);
    }
    await store.background.settled();
    expect(store.mails).toHaveLength([14, 7, 3, 1, 0].includes(left) ? 2 : 0);
    await forget();
  }
  const words = {
    14: "14 days left",
    7: "7 days left",
    3: "3 days left",
    1: "tomorrow",
    0: "today",
  };
  expect(seen).toEqual(
    [14, 7, 3, 1, 0].flatMap((left) =>
      ["client", "broker"].map((who) => [
        left,
        `${who}: Due diligence ends: ${words[left as keyof typeof words]}`,
      ]),
    ),
  );
});

test("a server that was down on the day reminds on the next one, with the days that are left", async () => {
  await add();
  for (const left of [13, 6, 2, -2, -3]) {
    await remindOfKeyDates(store, morning(left));
    await store.background.settled();
  }
  const said = await store.db
    .selectFrom("notification")
    .select(["title", "isRead"])
    .where("personId", "=", store.client.id)
    .execute();
  // Each replaces the earlier one, which is unread.
  expect(said.map(({ title }) => title)).toEqual(["Due diligence ends: 2 days late"]);
  const subjects = store.mails
    .filter(({ to }) => to === store.client.email)
    .map(({ subject }) => subject);
  expect(subjects).toEqual([
    "Due diligence ends: 13 days left",
    "Due diligence ends: 6 days left",
    "Due diligence ends: 2 days left",
    "Due diligence ends: 2 days late",
  ]);
});

test("a date that was set since the last reminder's day waits for the next one", async () => {
  const id = await add();
  await store.db
    .updateTable("keyDate")
    .set({ changedAt: morning(5).toISOString() })
    .where("id", "=", id)
    .execute();
  await remindOfKeyDates(store, morning(4));
  expect(await titlesTo("broker")).toEqual([]);
  await remindOfKeyDates(store, morning(3));
  expect(await titlesTo("broker")).toEqual(["Due diligence ends: 3 days left"]);
});

test("several processes at the same time remind once", async () => {
  await add();
  await Promise.all([1, 2, 3].map(() => remindOfKeyDates(store, morning(3))));
  await store.background.settled();
  expect(store.mails).toHaveLength(2);
});

test("what the other side or the broker has to do reminds only the broker", async () => {
  await add({ responsible: { role: "counterparty" } });
  await add({ label: "Estoppels", responsible: { role: "broker" } });
  await add({ label: "Loan commitment", responsible: { role: "lender" } });
  await remindOfKeyDates(store, morning(7));
  expect(await titlesTo("client")).toEqual(["Loan commitment: 7 days left"]);
  expect(await titlesTo("broker")).toHaveLength(3);
});

test("nobody is reminded of a date that is done, waived, a milestone, or was set only today", async () => {
  await add({ status: "done" });
  await add({ status: "waived" });
  await add({ kind: "milestone" });
  const id = await add();
  await store.db
    .updateTable("keyDate")
    .set({ changedAt: morning(7).toISOString() })
    .where("id", "=", id)
    .execute();
  await remindOfKeyDates(store, morning(7));
  expect(await titlesTo("broker")).toEqual([]);
  await remindOfKeyDates(store, morning(3));
  expect(await titlesTo("broker")).toEqual(["Due diligence ends: 3 days left"]);
});

test("a date that is moved is reminded of again, by its new day", async () => {
  const id = await add();
  await remindOfKeyDates(store, morning(3));
  await forget();
  const later = dayAfter(due, 3);
  await store.db.updateTable("keyDate").set({ day: later }).where("id", "=", id).execute();
  await remindOfKeyDates(store, new Date(`${due}T14:00:00.000Z`));
  expect(await titlesTo("client")).toEqual(["Due diligence ends: 3 days left"]);
});

test("each is reminded by the ways they chose", async () => {
  await add();
  const { notifications } = sampleSettings;
  const settings = { notifications: { ...notifications, events: { inApp: false, email: false } } };
  await store.db
    .insertInto("settings")
    .values({ personId: store.client.id, settings: JSON.stringify(settings) })
    .execute();
  await remindOfKeyDates(store, morning(1));
  await store.background.settled();
  expect(await titlesTo("client")).toEqual([]);
  expect(await titlesTo("broker")).toEqual(["Due diligence ends: tomorrow"]);
  expect(store.mails.map(({ to }) => to)).toEqual([store.broker.email]);
});

test("a contact who doesn't act for the client is the broker's to remind", async () => {
  const added = await store.as(store.broker)(`/api/clients/${store.client.id}/parties`, {
    method: "POST",
    body: JSON.stringify({
      name: "Shay Albright",
      role: "cooperating-broker",
      company: "Example Realty Partners",
      email: "shay@example.com",
      phone: "",
      dealIds: [dealId],
    }),
    headers: { "Content-Type": "application/json" },
  });
  await add({ responsible: { contactId: (await added.json()).id } });
  await remindOfKeyDates(store, morning(3));
  expect(await titlesTo("broker")).toEqual(["Due diligence ends: 3 days left"]);
  expect(await titlesTo("client")).toEqual([]);
});

test("a date with a time says it, on the property's clock", async () => {
  await add({ time: "17:00" });
  await remindOfKeyDates(store, morning(3));
  const answer = await store.as(store.client)("/api/notifications");
  expect((await answer.json())[0].detail).toBe(
    "48 Example Road, Friday, July 17, 2099, by 5pm Central time (Chicago)",
  );
});
