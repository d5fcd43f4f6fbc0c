import type { KeyDateForm } from "@frontage/records/schemas/key-date";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { Overview } from "@frontage/records/schemas/overview";
import type { PageOf } from "@frontage/records/schemas/page-of";
import type { Deal } from "@frontage/records/schemas/deal";
import type { Today } from "@frontage/records/schemas/today";
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";
import { emailOpenRequests } from "../document-requests/email-open-requests.ts";
import { calendarFile } from "../events/calendar-file.ts";
import { remindOfEvents } from "../reminders/remind-of-events.ts";
import { remindOfDocumentRequests } from "../reminders/remind-of-document-requests.ts";
import { remindOfKeyDates } from "../reminders/remind-of-key-dates.ts";
import { dayAfter } from "../time/clock.ts";
import { today } from "../time/today.ts";

const store = sharedStore();
let dealId: string;
const tomorrow = dayAfter(today(), 1);

beforeAll(async () => {
  dealId = await addDeal(store.db, store.client);
});

const get = async <Body>(path: string, person = store.broker): Promise<Body> =>
  (await store.as(person)(path)).json();

async function archive(isArchived: boolean): Promise<Response> {
  const { version } = await get<Deal>(`/api/deals/${dealId}`);
  return store.as(store.broker)(`/api/clients/${store.client.id}/deals/${dealId}/archived`, {
    method: "PUT",
    body: JSON.stringify({ isArchived, version }),
    headers: { "Content-Type": "application/json" },
  });
}

async function addKeyDate(): Promise<void> {
  const form: KeyDateForm = {
    label: "Due diligence ends",
    kind: "deadline",
    override: { day: tomorrow, reason: "" },
    basis: "",
    responsible: { role: "client" },
    status: "open",
  };
  await store.as(store.broker)(`/api/deals/${dealId}/key-dates`, {
    method: "POST",
    body: JSON.stringify(form),
    headers: { "Content-Type": "application/json" },
  });
}

async function addRecords(): Promise<void> {
  await addKeyDate();
  const long = "2020-01-01T00:00:00.000Z";
  await store.db.updateTable("keyDate").set({ changedAt: long }).execute();
  await store.db
    .insertInto("documentRequest")
    .values({
      id: randomUUID(),
      clientId: store.client.id,
      dealId,
      label: "Rent roll",
      dueDay: tomorrow,
      note: "",
      status: "requested",
      createdAt: long,
      changedAt: long,
    })
    .execute();
  const startsAt = new Date(Date.now() + 10 * 3_600_000);
  const event = { clientId: store.client.id, dealId, status: "confirmed", isOwn: 0 } as const;
  await store.db
    .insertInto("event")
    .values([
      {
        ...event,
        id: randomUUID(),
        kind: "viewing",
        title: "Tour",
        startsAt: startsAt.toISOString(),
        endsAt: new Date(startsAt.getTime() + 3_600_000).toISOString(),
        timeZone: "UTC",
        firstDay: startsAt.toISOString().slice(0, 10),
        lastDay: startsAt.toISOString().slice(0, 10),
      },
      {
        ...event,
        id: randomUUID(),
        kind: "deadline",
        title: "Offers due",
        day: tomorrow,
        firstDay: tomorrow,
        lastDay: tomorrow,
      },
    ])
    .execute();
}

/** Every place that says what is due. */
async function whatIsDue() {
  await store.db.deleteFrom("notification").execute();
  for (const table of ["keyDate", "documentRequest", "event"] as const) {
    await store.db.updateTable(table).set({ remindedFor: null }).execute();
  }
  await store.db.updateTable("documentRequest").set({ remindedAt: null }).execute();
  const day = await get<Today>("/api/today");
  const next = await get<{ sentence: string }>("/api/next", store.client);
  const events = await get<PortalEvent[]>(
    `/api/events?from=${today()}&to=${dayAfter(today(), 30)}`,
    store.client,
  );
  const overview = await get<Overview>("/api/overview", store.client);
  await remindOfKeyDates(store);
  await remindOfDocumentRequests(store);
  await remindOfEvents(store);
  const reminders = await get<{ title: string }[]>("/api/notifications", store.client);
  const file = await calendarFile(store.db, { origin: "https://broker.example.com" });
  return {
    deadlines: day.deadlines?.items.map(({ label }) => label),
    waiting: day.waiting?.items.length,
    schedule: day.schedule?.map(({ title }) => title),
    next: next.sentence,
    calendar: events.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b)),
    file: ["Due diligence ends", "Offers due", "Tour"].filter((title) => file?.includes(title)),
    figures: overview.statCards.flatMap(({ label, value }) =>
      ["Active Properties", "Upcoming Events"].includes(label) ? [value] : [],
    ),
    reminders: reminders
      .map(({ title }) => title.split(/:| today| tomorrow/)[0] ?? "")
      .toSorted((a, b) => a.localeCompare(b)),
  };
}

test("of an archived deal nothing reminds but appointments, until it is brought back", async () => {
  await addRecords();
  const before = await whatIsDue();
  expect(before).toMatchObject({
    deadlines: expect.arrayContaining(["Due diligence ends", "Offers due"]),
    waiting: 1,
    next: expect.stringMatching(/^Send the rent roll/i),
    calendar: ["Due diligence ends", "Offers due", "Tour"],
    file: ["Due diligence ends", "Offers due", "Tour"],
    figures: [1, 2],
    reminders: ["Due diligence ends", "Offers due", "Rent roll", "Tour"],
  });

  expect((await archive(true)).status).toBe(204);
  expect(await whatIsDue()).toEqual({
    ...before,
    deadlines: [],
    waiting: 0,
    next: "You’re all caught up.",
    calendar: ["Tour"],
    file: ["Tour"],
    figures: [0, 1],
    reminders: ["Tour"],
  });
  const listed = await get<PageOf<Deal>>("/api/deals/details", store.client);
  expect(listed.items).toMatchObject([
    { id: dealId, isArchived: true, keyDates: [{ done: false }] },
  ]);

  expect((await archive(false)).status).toBe(204);
  expect(await whatIsDue()).toEqual(before);
  expect((await get<PageOf<Deal>>("/api/deals/details")).items[0]).not.toHaveProperty("isArchived");
});

test("a client who is given access isn't emailed about an archived deal's requests", async () => {
  const emailed = async () => {
    await store.db.deleteFrom("email").execute();
    await emailOpenRequests(store.db, store.client.id);
    const rows = await store.db.selectFrom("email").select("personId").execute();
    return rows.length;
  };
  expect(await emailed()).toBe(1);
  await archive(true);
  expect(await emailed()).toBe(0);
  await archive(false);
});

test("archiving twice is one entry in the deal's activity", async () => {
  await archive(true);
  await archive(true);
  await archive(false);
  const { entries } = await get<{ entries: { action: string }[] }>(`/api/deals/${dealId}/activity`);
  expect(entries.map(({ action }) => action).filter((it) => it !== "create")).toEqual([
    "restore",
    "archive",
    // These are from the tests above.
    "restore",
    "archive",
    "restore",
    "archive",
  ]);
});
