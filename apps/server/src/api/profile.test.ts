import { profileSchema } from "@frontage/content/schemas/profile";
import type { PortalNotification } from "@frontage/content/schemas/notification";
import { settingsSchema } from "@frontage/content/schemas/settings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStore, type TestStore } from "../../test/store.ts";
import { notify } from "../records/notify.ts";

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

test("a profile begins with the account's name and address, and keeps what is saved", async () => {
  const client = store.as(store.client);
  const initial = profileSchema.parse(await json(client("/api/profile")));
  expect([initial.name, initial.email]).toEqual([store.client.name, store.client.email]);

  const changed = { ...initial, company: "Morgan Holdings", phone: "(555) 555-0199" };
  expect(await json(client("/api/profile", put(changed)))).toEqual(changed);
  expect(await json(client("/api/profile"))).toEqual(changed);
  expect((await json(store.as(store.otherClient)("/api/profile"))).company).toBe("");

  const row = await store.db
    .selectFrom("audit")
    .selectAll()
    .where("subject", "=", "profile")
    .executeTakeFirst();
  expect(row).toMatchObject({ personId: store.client.id, action: "change", outcome: "done" });
});

test("a profile that does not fit is refused by field", async () => {
  const client = store.as(store.client);
  const initial = await json(client("/api/profile"));
  const answer = await client("/api/profile", put({ ...initial, email: "nobody" }));
  expect(answer.status).toBe(400);
  expect(Object.keys((await answer.json()).fields)).toEqual(["email"]);
});

test("settings are each person's own", async () => {
  const client = store.as(store.client);
  const initial = settingsSchema.parse(await json(client("/api/settings")));
  await client("/api/settings", put({ ...initial, timeZone: "Europe/Berlin" }));
  expect((await json(client("/api/settings"))).timeZone).toBe("Europe/Berlin");
  expect((await json(store.as(store.otherClient)("/api/settings"))).timeZone).toBeUndefined();
  expect((await json(store.as(store.broker)("/api/settings"))).timeZone).toBeUndefined();
  const refused = await client("/api/settings", put({ ...initial, timeZone: "Mars/Olympus" }));
  expect(refused.status).toBe(400);
});

test("who asks to close the account is heard by the broker, once, at the server's moment", async () => {
  const [client, broker] = [store.as(store.client), store.as(store.broker)];
  const { closureRequestedAt: none, ...settings } = await json(client("/api/settings"));
  expect(none).toBeUndefined();
  const ask = (moment?: string) =>
    json(client("/api/settings", put({ ...settings, closureRequestedAt: moment })));
  const heard = async () =>
    (await json(broker("/api/notifications"))).map(({ kind, path, title }: PortalNotification) => ({
      kind,
      path,
      title,
    }));
  const path = `/dashboard/clients?client=${store.client.id}`;
  const written = async () =>
    (
      await store.db
        .selectFrom("audit")
        .select("action")
        .where("subject", "=", "account")
        .where("clientId", "=", store.client.id)
        .where("action", "like", "closure%")
        .orderBy("id")
        .execute()
    ).map(({ action }) => action);

  const before = Date.now();
  const answers = await Promise.all([
    ask("2020-01-01T00:00:00.000Z"),
    ask("2099-01-01T00:00:00.000Z"),
    ask("2099-01-01T00:00:00.000Z"),
  ]);
  const [moment, ...others] = new Set(answers.map(({ closureRequestedAt }) => closureRequestedAt));
  expect(others).toEqual([]);
  expect(Date.parse(moment)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(moment)).toBeLessThanOrEqual(Date.now());
  expect((await json(client("/api/settings"))).closureRequestedAt).toBe(moment);
  const asked = { kind: "contact", path, title: "Taylor Morgan asks to close the account" };
  expect(await heard()).toEqual([asked]);
  expect(await written()).toEqual(["closure-request"]);

  // Also who read of it is not told anew by every other change of the settings.
  const [{ id }] = await json(broker("/api/notifications"));
  await broker("/api/notifications/read", put({ ids: [id], isRead: true }));
  expect((await ask(moment)).closureRequestedAt).toBe(moment);
  expect(await heard()).toEqual([asked]);

  expect((await ask()).closureRequestedAt).toBeUndefined();
  await ask();
  expect(await heard()).toEqual([
    { kind: "contact", path, title: "Taylor Morgan keeps the account after all" },
    asked,
  ]);
  expect(await written()).toEqual(["closure-request", "closure-withdraw"]);
});

test("who is told of something hears it as they chose to", async () => {
  const other = store.as(store.otherClient);
  const settings = await json(other("/api/settings"));
  const told = {
    kind: "event",
    title: "Viewing confirmed",
    detail: "48 Example Road",
    path: "/dashboard/calendar",
  } as const;

  store.mails.length = 0;
  await notify(store, [store.otherClient.id], told);
  await store.background.settled();
  expect(store.mails.map(({ subject, to }) => [to, subject])).toEqual([
    [store.otherClient.email, "Viewing confirmed"],
  ]);
  expect(store.mails[0]?.text).toContain(`${store.publicUrl}/dashboard/calendar`);

  settings.notifications.events = { inApp: false, email: false };
  await other("/api/settings", put(settings));
  await notify(store, [store.otherClient.id], told);
  await store.background.settled();
  expect(store.mails).toHaveLength(1);

  const [notification, ...others] = await json(other("/api/notifications"));
  expect(others).toEqual([]);
  expect(notification).toMatchObject({ ...told, isRead: false });
  expect((await json(other("/api/unread"))).notifications).toBe(1);
});

test("notifications are marked read and unread, only by whom they are for", async () => {
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
