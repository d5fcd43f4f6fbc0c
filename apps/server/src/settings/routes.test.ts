import type { PortalNotification } from "@frontage/records/schemas/notification";
import { type Settings, settingsSchema } from "@frontage/records/schemas/settings";
import { expect, test } from "vitest";
import { sharedStore } from "../../test/store.ts";

const store = sharedStore();

const json = async (answer: Promise<Response>) => (await answer).json();
const put = (body: object): RequestInit => ({
  method: "PUT",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
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

test("a request to close the account notifies the broker once, with the server's time", async () => {
  const [client, broker] = [store.as(store.client), store.as(store.broker)];
  const read = (): Promise<Settings> => json(client("/api/settings"));
  expect(await read()).not.toHaveProperty("closureRequestedAt");
  /** Retries if it changed meanwhile. */
  const ask = async (moment?: string): Promise<Settings> => {
    const settings = put({ ...(await read()), closureRequestedAt: moment });
    const answer = await client("/api/settings", settings);
    return answer.status === 409 ? ask(moment) : answer.json();
  };
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
  expect(Date.parse(moment ?? "")).toBeGreaterThanOrEqual(before);
  expect(Date.parse(moment ?? "")).toBeLessThanOrEqual(Date.now());
  expect((await json(client("/api/settings"))).closureRequestedAt).toBe(moment);
  const asked = { kind: "contact", path, title: "Taylor Morgan asked to close their account" };
  expect(await heard()).toEqual([asked]);
  expect(await written()).toEqual(["closure-request"]);

  // Changing other settings does not notify again, even if the notification was read.
  const [{ id }] = await json(broker("/api/notifications"));
  await broker("/api/notifications/read", put({ ids: [id], isRead: true }));
  expect((await ask(moment)).closureRequestedAt).toBe(moment);
  expect(await heard()).toEqual([asked]);

  expect((await ask()).closureRequestedAt).toBeUndefined();
  await ask();
  expect(await heard()).toEqual([
    { kind: "contact", path, title: "Taylor Morgan withdrew the request to close their account" },
    asked,
  ]);
  expect(await written()).toEqual(["closure-request", "closure-withdraw"]);
});
