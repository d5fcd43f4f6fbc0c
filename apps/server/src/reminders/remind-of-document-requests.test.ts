import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";
import { dayAfter } from "../time/clock.ts";
import { remindOfDocumentRequests } from "./remind-of-document-requests.ts";

const store = sharedStore();
let dealId: string;
beforeAll(async () => {
  dealId = await addDeal(store.db, store.client);
});
beforeEach(async () => {
  await store.db.deleteFrom("documentRequest").execute();
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

async function add(): Promise<string> {
  const answer = await store.as(store.broker)(`/api/deals/${dealId}/document-requests`, {
    method: "POST",
    body: JSON.stringify({ label: "Rent roll", dueDay: due, note: "" }),
    headers: { "Content-Type": "application/json" },
  });
  expect(answer.status).toBe(200);
  await forget();
  return ((await answer.json()) as DocumentRequest).id;
}

async function titlesTo(who: "client" | "broker"): Promise<string[]> {
  const answer = await store.as(store[who])("/api/notifications");
  return ((await answer.json()) as PortalNotification[]).map(({ title }) => title);
}

test("the client is reminded before, on and after the due day, once each, and the broker hears what is overdue", async () => {
  await add();
  const seen: string[] = [];
  for (let left = 10; left >= -10; left -= 1) {
    await remindOfDocumentRequests(store, morning(left));
    await remindOfDocumentRequests(store, new Date(morning(left).getTime() + 3_600_000));
    for (const who of ["client", "broker"] as const) {
      for (const title of await titlesTo(who)) seen.push(`${left} ${who}: ${title}`);
    }
    await store.background.settled();
    expect(store.mails).toHaveLength([3, 1, 0, -1, -7].includes(left) ? 1 : 0);
    await forget();
  }
  expect(seen).toEqual([
    "3 client: Rent roll: due Friday, July 17, 2099",
    "1 client: Rent roll: due tomorrow",
    "0 client: Rent roll: due today",
    "-1 client: Rent roll: overdue",
    "-1 broker: Not received yet: Rent roll",
    "-7 client: Rent roll: overdue",
  ]);
});

test("what is overdue is said later, if the server was down the day after it was due", async () => {
  await add();
  await remindOfDocumentRequests(store, morning(0));
  await forget();
  await remindOfDocumentRequests(store, morning(-3));
  expect(await titlesTo("client")).toEqual(["Rent roll: overdue"]);
  expect(await titlesTo("broker")).toEqual(["Not received yet: Rent roll"]);
  await forget();
  // Down from then on, too.
  await remindOfDocumentRequests(store, morning(-9));
  expect(await titlesTo("client")).toEqual(["Rent roll: overdue"]);
  expect(await titlesTo("broker")).toEqual([]);
});

test("several processes at the same time remind once", async () => {
  await add();
  await Promise.all([1, 2, 3].map(() => remindOfDocumentRequests(store, morning(3))));
  await store.background.settled();
  expect(store.mails).toHaveLength(1);
});

test("a client whom the broker has reminded today isn't reminded twice", async () => {
  const id = await add();
  const remindedAt = morning(3).toISOString();
  await store.db.updateTable("documentRequest").set({ remindedAt }).where("id", "=", id).execute();
  await remindOfDocumentRequests(store, new Date(morning(3).getTime() + 3_600_000));
  expect(await titlesTo("client")).toEqual([]);
});

test("nobody is reminded of documents that were uploaded, received, canceled, or requested only today", async () => {
  const id = await add();
  const change = async (values: object) =>
    store.db.updateTable("documentRequest").set(values).where("id", "=", id).execute();
  for (const status of ["received", "done", "canceled"] as const) {
    await change({ status });
    await remindOfDocumentRequests(store, morning(3));
  }
  await change({ status: "requested", changedAt: morning(3).toISOString() });
  await remindOfDocumentRequests(store, morning(3));
  expect(await titlesTo("client")).toEqual([]);
  await remindOfDocumentRequests(store, morning(1));
  expect(await titlesTo("client")).toEqual(["Rent roll: due tomorrow"]);
});
