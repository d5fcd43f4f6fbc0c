import { dealPath } from "@frontage/content/dashboard";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";
import { uploadTo } from "../../test/upload.ts";
import { attemptLimits } from "../accounts/attempts.ts";
import { noticeHoldMs } from "../outbox/email-outbox.ts";

const store = sharedStore();
let dealId: string;
beforeAll(async () => {
  dealId = await addDeal(store.db, store.client);
});

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

/** The broker's emails and notifications, after everything was sent. */
async function brokersNews() {
  const waiting = await store.db
    .selectFrom("email")
    .select("id")
    .where("personId", "=", store.broker.id)
    .where("state", "=", "waiting")
    .execute();
  await store.background.settled();
  const notifications: PortalNotification[] = await json(
    store.as(store.broker)("/api/notifications"),
  );
  return { waiting, mails: store.mails.splice(0), notifications };
}

test("a request withdrawn before anyone was notified leaves no email and no notification", async () => {
  const client = store.as(store.client);
  const post = (path: string, body: object) => client(path, { ...put(body), method: "POST" });
  await store.background.settled();
  store.mails.length = 0;
  const answers: string[] = [];
  for (let round = 0; round < 40; round += 1) {
    const requested = await post("/api/events/requests", {
      kind: "call",
      dealId,
      day: "2099-07-14",
      time: "10:00",
      minutes: "30",
      note: "",
    });
    const { error, id, version } = await requested.json();
    answers.push(error ?? "");
    if (id) await post(`/api/events/${id}/cancel`, { version, reason: "" });
  }
  const { account } = attemptLimits["time-request"];
  expect(answers.slice(0, account).join("")).toBe("");
  expect(new Set(answers.slice(account))).toEqual(
    new Set(["Too many attempts. Please try again in 60 minutes."]),
  );
  expect(await brokersNews()).toMatchObject({ mails: [], notifications: [] });
});

test("a request that the broker was notified of is shown as withdrawn", async () => {
  await store.db.deleteFrom("attempt").execute();
  const client = store.as(store.client);
  const post = (path: string, body: object) => client(path, { ...put(body), method: "POST" });
  const { id, version } = await json(
    post("/api/events/requests", {
      kind: "call",
      dealId,
      day: "2099-07-15",
      time: "10:00",
      minutes: "30",
      note: "",
    }),
  );
  expect((await brokersNews()).mails.map(({ subject }) => subject)).toEqual([
    "Taylor Morgan requested a call",
  ]);
  await post(`/api/events/${id}/cancel`, { version, reason: "" });
  const { mails, notifications } = await brokersNews();
  expect(mails.map(({ subject }) => subject)).toEqual(["Taylor Morgan withdrew a request"]);
  expect(notifications.map(({ title }) => title)).toEqual(["Taylor Morgan withdrew a request"]);
});

test("twelve uploads at once are one notification and one email", async () => {
  await store.db.deleteFrom("notification").where("personId", "=", store.broker.id).execute();
  const broker = store.as(store.broker);
  const settings = await json(broker("/api/settings"));
  settings.notifications.documents = { inApp: true, email: true };
  expect((await broker("/api/settings", put(settings))).ok).toBe(true);
  const sent = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      store.as(store.client)(
        `/api/documents?name=Rents%20${index}&mediaType=text%2Fcsv&dealId=${dealId}&type=other`,
        { method: "POST", body: `name,value\na,${index}\n` },
      ),
    ),
  );
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
  const { mails, notifications, waiting } = await brokersNews();
  expect(waiting).toHaveLength(1);
  const shown = { title: "Taylor Morgan sent documents", detail: "48 Example Road" };
  expect(notifications).toMatchObject([{ ...shown, path: dealPath(dealId), isRead: false }]);
  expect(mails.map(({ subject }) => subject)).toEqual([shown.title]);
  expect(mails[0]?.text).toContain(store.publicUrl + dealPath(dealId));
  expect(JSON.stringify([mails, notifications])).not.toContain("Rents");

  // After they were read, another one is notified of separately.
  const ids = notifications.map(({ id }) => id);
  await store.as(store.broker)("/api/notifications/read", put({ ids, isRead: true }));
  await uploadTo(store, { by: store.client, dealId });
  const [latest] = (await brokersNews()).notifications;
  expect(latest).toMatchObject({ title: "Taylor Morgan sent a document", isRead: false });
});

test("an email waits for two minutes, and what follows doesn't make it wait longer", async () => {
  const news = {
    kind: "event",
    title: "Viewing confirmed",
    detail: "48 Example Road",
    path: "/dashboard/calendar?event=1",
  } as const;
  const waiting = () =>
    store.db
      .selectFrom("email")
      .select(["id", "nextAttemptAt"])
      .where("about", "=", `event ${news.path}`)
      .execute();
  const before = Date.now();
  await store.notifier.notify([store.broker.id], news);
  const [first] = await waiting();
  expect(Date.parse(first?.nextAttemptAt ?? "")).toBeGreaterThanOrEqual(before + noticeHoldMs);
  await store.notifier.notify([store.broker.id], { ...news, title: "Viewing canceled" });
  const [second, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(second).toEqual(first);
  expect((await brokersNews()).mails.map(({ subject }) => subject)).toEqual(["Viewing canceled"]);
});

test("an email doesn't tell of what was read meanwhile", async () => {
  const path = "/dashboard/calendar?event=2";
  const news = { kind: "event", title: "Viewing confirmed", detail: "", path } as const;
  await store.notifier.notify([store.broker.id], news);
  const listed = await json(store.as(store.broker)("/api/notifications"));
  const ids = listed.map(({ id }: PortalNotification) => id);
  await store.as(store.broker)("/api/notifications/read", put({ ids, isRead: true }));
  expect((await brokersNews()).mails).toEqual([]);
});

test("of several uploads shown as one, those that are withdrawn are no longer counted", async () => {
  await store.db.deleteFrom("notification").where("personId", "=", store.broker.id).execute();
  const upload = async (name: string) =>
    json(
      store.as(store.client)(
        `/api/documents?name=${name}&mediaType=text%2Fcsv&dealId=${dealId}&type=other`,
        { method: "POST", body: `name,value\n${name},1\n` },
      ),
    );
  const [first, second] = [await upload("First"), await upload("Second")];
  const shown = async (): Promise<string[]> =>
    (await json(store.as(store.broker)("/api/notifications"))).map(
      ({ title }: PortalNotification) => title,
    );
  const unread = async () => (await json(store.as(store.broker)("/api/unread"))).notifications;
  expect(await shown()).toEqual(["Taylor Morgan sent documents"]);
  const remove = async ({ id }: { id: string }) =>
    store.as(store.client)(`/api/documents/${id}/versions/1`, { method: "DELETE" });
  expect((await remove(first)).status).toBe(204);
  expect(await shown()).toEqual(["Taylor Morgan sent a document"]);
  expect(await unread()).toBe(1);
  expect((await remove(second)).status).toBe(204);
  expect(await shown()).toEqual([]);
  expect((await brokersNews()).mails).toEqual([]);
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
