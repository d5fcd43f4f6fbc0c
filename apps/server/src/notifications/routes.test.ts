import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type TestStore } from "../../test/store.ts";

let store: TestStore;
beforeAll(async () => {
  store = await openStore();
});
afterAll(() => store.remove());

const json = async (answer: Promise<Response>) => (await answer).json();
const put = (body: object): RequestInit => ({
  method: "PUT",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
});

test("a notification arrives by the channels a person chose", async () => {
  const other = store.as(store.otherClient);
  const settings = await json(other("/api/settings"));
  const news = {
    kind: "event",
    title: "Viewing confirmed",
    detail: "48 Example Road",
    path: "/dashboard/calendar",
  } as const;

  await store.background.settled();
  store.mails.length = 0;
  await store.notifier.notify([store.otherClient.id], news);
  await store.background.settled();
  expect(store.mails.map(({ subject, to }) => [to, subject])).toEqual([
    [store.otherClient.email, "Viewing confirmed"],
  ]);
  expect(store.mails[0]?.text).toContain(`${store.publicUrl}/dashboard/calendar`);

  settings.notifications.events = { inApp: false, email: false };
  await other("/api/settings", put(settings));
  await store.notifier.notify([store.otherClient.id], news);
  await store.background.settled();
  expect(store.mails).toHaveLength(1);

  const [notification, ...others] = await json(other("/api/notifications"));
  expect(others).toEqual([]);
  expect(notification).toMatchObject({ ...news, isRead: false });
  expect((await json(other("/api/unread"))).notifications).toBe(1);
});

test("notifications are marked read and unread, only by the person they are for", async () => {
  const other = store.as(store.otherClient);
  const [{ id }] = await json(other("/api/notifications"));
  const mark = (as: typeof other, isRead: boolean) =>
    as("/api/notifications/read", put({ ids: [id], isRead }));
  const isRead = async () => (await json(other("/api/notifications")))[0].isRead;

  await mark(store.as(store.client), true);
  await mark(store.as(store.broker), true);
  expect(await isRead()).toBe(false);
  expect((await mark(other, true)).status).toBe(204);
  expect(await isRead()).toBe(true);
  await mark(other, false);
  expect(await isRead()).toBe(false);
});
