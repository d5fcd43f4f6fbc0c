import { clientPath, dealPath, keyDatePath } from "@frontage/content/dashboard";
import type { AuditPage } from "@frontage/records/schemas/audit";
import type { ClientEmail } from "@frontage/records/schemas/client";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { DealActivity } from "@frontage/records/schemas/deal-activity";
import type { KeyDateForm, KeyDateMove, KeyDateView } from "@frontage/records/schemas/key-date";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import type { Deal } from "@frontage/records/schemas/deal";
import type { SearchResult } from "@frontage/records/schemas/search";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDeal, removeDeal } from "../../test/deal.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";
import { scopedTo } from "../database/scope.ts";
import { calendarFile } from "../events/calendar-file.ts";
import { storeNotification } from "../changes/notifier.ts";
import { dayAfter } from "../time/clock.ts";
import { today } from "../time/today.ts";
import { keyDateColumns } from "./rows.ts";

const store = sharedStore();
let dealId: string;
type As = ReturnType<TestStore["as"]>;
let broker: As;
let client: As;

beforeAll(async () => {
  broker = store.as(store.broker);
  client = store.as(store.client);
});
beforeEach(async () => {
  await store.db.deleteFrom("deal").execute();
  await store.db.deleteFrom("notification").execute();
  await store.background.settled();
  store.mails.length = 0;
  dealId = await addDeal(store.db, store.client);
});

const body = (value: unknown, method = "POST"): RequestInit => ({
  method,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});
const path = (rest = "") => `/api/deals/${dealId}/key-dates${rest}`;

async function json<Value>(answer: Promise<Response>, status = 200): Promise<Value> {
  const response = await answer;
  expect(response.status).toBe(status);
  return response.json();
}

const list = (as: As = client) => json<KeyDateView[]>(as(path()));
const days = async () =>
  Object.fromEntries((await list()).map(({ day, label, missing }) => [label, day ?? missing]));
const notifications = () => json<PortalNotification[]>(client("/api/notifications"));
/** As if an hour had passed since everyone's last notification: their emails are sent. */
async function anHourLater() {
  await store.background.settled();
  for (const { at, id } of await store.db.selectFrom("notification").selectAll().execute()) {
    await store.db
      .updateTable("notification")
      .set({ at: new Date(Date.parse(at) - 3_600_000).toISOString() })
      .where("id", "=", id)
      .execute();
  }
}
const idOf = async (label: string) =>
  (await list()).find((date) => date.label === label)?.id ?? "nothing";

const versionOf = async (id?: string) =>
  (await list()).find((date) => date.id === id)?.version ?? 0;
/** Removes a date as it is now. */
const remove = async (id: string) =>
  broker(path(`/${id}?version=${await versionOf(id)}`), { method: "DELETE" });
async function setStatus(id: string | undefined, status: string) {
  const form = { status, version: await versionOf(id) };
  await json(broker(path(`/${id}/status`), body(form, "PUT")));
}

/** Saves the form of a date's current version. */
async function change(id: string, values: object) {
  const version = (await list()).find((date) => date.id === id)?.version;
  return broker(path(`/${id}`), body({ version, ...values }, "PUT"));
}

/** Sets a date's day with its form. */
async function moveTo(day: string, label = "Effective date", reason = "") {
  const date = (await list()).find((one) => one.label === label);
  return broker(path(`/${date?.id}`), body({ ...date, override: { day, reason } }, "PUT"));
}

/** A purchase that was signed on June 17, 2099. */
const purchase = { template: "purchase", days: { "effective-date": "2099-06-17" } };
const start = async (template: object = purchase) =>
  expect((await broker(path("/template"), body(template))).status).toBe(204);

const form: KeyDateForm = {
  label: "Inspection ends",
  kind: "deadline",
  rule: { anchor: "effective-date", count: 10, unit: "calendar", roll: "next" },
  basis: "PSA §4.2",
  responsible: { role: "client" },
  status: "open",
  time: "17:00",
};

describe("a template", () => {
  test("gives a deal its dates, and applied again adds nothing", async () => {
    await start();
    expect(await days()).toEqual({
      "Effective date": "2099-06-17",
      "Earnest money due": "2099-06-23",
      "Title objection": "2099-07-07",
      "Due diligence ends": "2099-07-17",
      "Financing contingency": "2099-08-03",
      "Estoppels due": "2099-08-10",
      Closing: "2099-08-17",
    });
    await start();
    expect(await list()).toHaveLength(7);
    expect(await notifications()).toMatchObject([{ title: "Key dates added", isRead: false }]);
  });

  test("without its anchor says on each date what is missing, also on the property", async () => {
    await start({ template: "purchase", days: {} });
    const waiting = "Needs the effective date";
    expect(await days()).toMatchObject({ "Effective date": "Not set", Closing: waiting });
    const property = await json<Deal>(client(`/api/deals/${dealId}`));
    expect(property.keyDates).toEqual([]);
    expect(property.undatedKeyDates).toMatchObject([
      { label: "Effective date", missing: "Not set" },
      {
        label: "Earnest money due",
        missing: waiting,
        rule: "3 business days after effective date",
      },
      ...Array.from({ length: 5 }, () => ({ missing: waiting })),
    ]);
  });

  test("can start a new deal", async () => {
    const deal = {
      name: "1 Test Way",
      city: "Anytown",
      region: "TX",
      type: "office",
      squareFeet: 1000,
      yearBuilt: 2000,
      summary: "Offices.",
      occupancy: 100,
      timeZone: "America/Chicago",
      progress: { side: "purchase", stage: "contract" },
    };
    const { id } = await json<{ id: string }>(
      broker(`/api/clients/${store.client.id}/deals`, body({ ...deal, template: purchase })),
    );
    const property = await json<Deal>(client(`/api/deals/${id}`));
    expect(property.keyDates.map(({ day, label }) => [label, day])[0]).toEqual([
      "Effective date",
      "2099-06-17",
    ]);
    expect(property.keyDates).toHaveLength(7);
  });
});

test("a broker’s own template starts later deals, until the standard one is back", async () => {
  const template = "/api/key-date-templates/purchase";
  const own = {
    dates: [
      { label: "Contract date", kind: "effective-date", basis: "", status: "open" },
      { ...form, time: undefined },
    ],
  };
  expect((await broker(template, body(own, "PUT"))).status).toBe(204);
  expect(await json(broker("/api/key-date-templates"))).toEqual([
    { name: "purchase", dates: JSON.parse(JSON.stringify(own.dates)) },
  ]);
  await start();
  expect(await days()).toEqual({ "Contract date": "2099-06-17", "Inspection ends": "2099-06-29" });

  const circular = (kind: string, anchor: string) => ({
    ...form,
    label: kind,
    kind,
    rule: { ...form.rule, anchor },
  });
  const wrong = {
    dates: [circular("closing", "expiration"), circular("expiration", "closing")],
  };
  expect((await broker(template, body(wrong, "PUT"))).status).toBe(400);
  expect((await broker(template, { method: "DELETE" })).status).toBe(204);
  await start();
  expect(await days()).toMatchObject({ Closing: "2099-08-17" });
});

describe("moving an anchor", () => {
  const expected = [
    ["Effective date", "2099-06-17", "2099-06-22"],
    ["Earnest money due", "2099-06-23", "2099-06-25"],
    ["Due diligence ends", "2099-07-17", "2099-07-22"],
    ["Financing contingency", "2099-08-03", "2099-08-06"],
    ["Estoppels due", "2099-08-10", "2099-08-14"],
    ["Closing", "2099-08-17", "2099-08-21"],
  ];
  const shown = (moves: KeyDateMove[]) => moves.map(({ from, label, to }) => [label, from, to]);

  beforeEach(async () => {
    await start();
    await setStatus(await idOf("Title objection"), "done");
    await store.db.deleteFrom("notification").execute();
    await store.background.settled();
    store.mails.length = 0;
  });

  test("moves it, but nothing that is done, and notifies the client of both days", async () => {
    expect(shown(await json(moveTo("2099-06-22")))).toEqual(expected);
    expect((await days())["Title objection"]).toBe("2099-07-07");
    const [news, ...others] = await notifications();
    expect(others).toEqual([]);
    expect(news).toMatchObject({
      title: "Key dates changed",
      detail:
        "48 Example Road, Effective date: Jun 17, 2099 → Jun 22, 2099; Earnest money due: Jun 23, 2099 → Jun 25, 2099; Due diligence ends: Jul 17, 2099 → Jul 22, 2099; 3 more",
    });
    await store.background.settled();
    expect(store.mails.map(({ to }) => to)).toEqual([store.client.email]);
    expect(store.mails[0]?.text).toContain("Closing: Aug 17, 2099 → Aug 21, 2099");
  });

  test("is audited date by date, with old and new", async () => {
    await json(moveTo("2099-06-22"));
    const { items } = await json<AuditPage>(client("/api/audit"));
    const names = items.filter(({ subject }) => subject === "key-date").map((it) => it.subjectName);
    expect(names).toContain("Closing, Aug 17, 2099 → Aug 21, 2099");
    expect(names).toContain("Title objection, done, Jul 7, 2099");
  });

  test("and back is as before", async () => {
    const before = await days();
    await json(moveTo("2099-06-22"));
    await json(moveTo("2099-06-17"));
    expect(await days()).toEqual(before);
  });

  test("that has a rule needs a reason, and keeps the rule to go back to", async () => {
    const refused = await json<{ fields: object }>(moveTo("2099-09-01", "Closing"), 400);
    expect(Object.keys(refused.fields)).toEqual(["override.reason"]);
    const moves = await json<KeyDateMove[]>(moveTo("2099-09-01", "Closing", "Amendment 1"));
    expect(shown(moves)).toEqual([
      ["Estoppels due", "2099-08-10", "2099-08-25"],
      ["Closing", "2099-08-17", "2099-09-01"],
    ]);
    const property = await json<Deal>(client(`/api/deals/${dealId}`));
    expect(property.keyDates.at(-1)).toMatchObject({
      label: "Closing",
      day: "2099-09-01",
      rule: "60 days after effective date",
      override: { reason: "Amendment 1", from: "2099-08-17" },
    });
  });
});

describe("a date that is moved", () => {
  const closing = async () => (await list()).find(({ label }) => label === "Closing");
  const move = async (day: string, emails: object, more: object = {}) => {
    const date = await closing();
    return broker(
      path(`/${date?.id}/move`),
      body({ day, reason: "Amendment 1", emails, version: date?.version, ...more }),
    );
  };
  const shownClosing = async () =>
    (await json<Deal>(client(`/api/deals/${dealId}`))).keyDates.find(
      ({ label }) => label === "Closing",
    );
  beforeEach(async () => {
    await start();
    await store.background.settled();
    await anHourLater();
    store.mails.length = 0;
  });

  test("moves the dates that are counted from it, and says from which day, why, by whom and when", async () => {
    const moves = await json<KeyDateMove[]>(move("2099-09-01", { client: true, contactIds: [] }));
    expect(moves.map(({ label }) => label).toSorted()).toEqual(["Closing", "Estoppels due"]);
    expect(await shownClosing()).toMatchObject({
      day: "2099-09-01",
      rule: "60 days after effective date",
      override: { reason: "Amendment 1", from: "2099-08-17", by: store.broker.name, on: today() },
    });
    const { entries } = await json<DealActivity>(client(`/api/deals/${dealId}/activity`));
    expect(entries.map(({ subjectName }) => subjectName)).toContain(
      "Closing, Aug 17, 2099 → Sep 1, 2099 (Amendment 1)",
    );
    const again = await move("2099-09-08", { client: true, contactIds: [] });
    expect(again.status).toBe(200);
    expect(await shownClosing()).toMatchObject({ override: { from: "2099-09-01" } });
  });

  test("needs a reason, the version that was seen, and parties of the deal", async () => {
    const emails = { client: true, contactIds: [] };
    expect((await move("2099-09-01", emails, { reason: " " })).status).toBe(400);
    expect((await move("2099-09-01", emails, { version: 99 })).status).toBe(409);
    expect((await move("2099-09-01", { client: true, contactIds: ["nobody"] })).status).toBe(400);
    expect(await shownClosing()).toMatchObject({ day: "2099-08-17" });
  });

  const everyone = async () => ({ client: true, contactIds: [await addAttorney()] });
  async function addAttorney() {
    const { id } = await json<{ id: string }>(
      broker(
        `/api/clients/${store.client.id}/parties`,
        body({
          name: "Drew Lindqvist",
          role: "attorney",
          company: "",
          email: "drew@example.com",
          phone: "",
          dealIds: [dealId],
        }),
      ),
    );
    return id;
  }
  const undo = async () => {
    const date = await closing();
    return broker(path(`/${date?.id}/move/undo`), body({ version: date?.version }));
  };
  const mailed = () =>
    Object.fromEntries(store.mails.map(({ text, to }) => [to, datesIn(text)] as const));
  const datesIn = (text: string) =>
    text.split("\n").filter((line) => /^(Closing|Estoppels due|Title objection): /.test(line));
  const activities = async () => {
    const rows = await store.db
      .selectFrom("activity")
      .select("description")
      .orderBy("id")
      .execute();
    return rows.map(({ description }) => description);
  };

  test("is emailed to everyone the broker has ticked: parties get a short notice of it alone, without a link", async () => {
    expect(
      (await move("2099-09-01", { client: false, contactIds: [await addAttorney()] })).status,
    ).toBe(200);
    await store.background.settled();
    expect(store.mails.map(({ subject, to }) => [to, subject])).toEqual([
      ["drew@example.com", "Date moved: 48 Example Road"],
    ]);
    const { text = "" } = store.mails[0] ?? {};
    expect(datesIn(text)).toEqual(["Closing: Aug 17, 2099 → Sep 1, 2099 (Amendment 1)"]);
    expect(text).not.toContain("/dashboard");
    expect((await notifications())[0]).toMatchObject({ title: "Key dates changed" });
  });

  test("whose notice to a party couldn’t be sent notifies the broker, naming the party", async () => {
    const send = store.mailer.send;
    store.mailer.send = async () => {
      throw Object.assign(new Error("down"), { code: "ECONNREFUSED" });
    };
    await json(move("2099-09-01", { client: false, contactIds: [await addAttorney()] }));
    await store.background.settled();
    const now = Date.now();
    await store.db
      .updateTable("email")
      .set({ startedAt: new Date(now - 90_000_000).toISOString() })
      .set({ nextAttemptAt: new Date(now).toISOString() })
      .where("kind", "=", "moved-date")
      .where("state", "=", "waiting")
      .execute();
    await store.background.settled();
    store.mailer.send = send;
    const emails = await json<ClientEmail[]>(broker(`/api/clients/${store.client.id}/emails`));
    expect(emails.filter(({ state }) => state === "dead")).toMatchObject([
      { kind: "moved-date", to: "Drew Lindqvist" },
    ]);
    const [news] = await json<PortalNotification[]>(broker("/api/notifications"));
    expect(news).toMatchObject({
      title: "Not sent: the notice of a moved date to Drew Lindqvist",
      path: clientPath(store.client.id),
    });
  });

  test("returns to what it was, by rule or as set before", async () => {
    const emails = { client: false, contactIds: [] };
    await move("2099-09-01", emails);
    await move("2099-09-08", emails);
    expect((await undo()).status).toBe(200);
    expect(await shownClosing()).toMatchObject({
      day: "2099-09-01",
      override: { from: "2099-08-17" },
    });
    expect((await undo()).status).toBe(409);
    await json(moveTo("2099-06-18"));
    expect(await shownClosing()).toMatchObject({ day: "2099-09-01" });
  });

  test("that was edited off its rule can’t be undone", async () => {
    const { dealId: _, id, version: __, ...date } = (await closing()) ?? ({} as KeyDateView);
    const { rule: ___, ...byHand } = date;
    await json(change(id, { ...byHand, override: { day: "2099-09-01", reason: "Amendment 1" } }));
    const { version } = (await closing()) ?? {};
    expect((await broker(path(`/${id}/move/undo`), body({ version }))).status).toBe(409);
  });

  test("is undone without a trace while nobody can have seen it, and an earlier move stays announced", async () => {
    const emails = await everyone();
    await json(move("2099-09-01", emails));
    const shown = async () =>
      (await notifications()).map(({ detail, isRead, title }) => ({ detail, isRead, title }));
    const told = await shown();
    const noted = await activities();
    await json(move("2099-09-08", emails));
    await json(undo());
    expect(await shown()).toEqual(told);
    expect(await activities()).toEqual(noted);
    await store.background.settled();
    expect(store.mails).toHaveLength(2);
    expect(mailed()).toEqual({
      [store.client.email]: [
        "Estoppels due: Aug 10, 2099 → Aug 25, 2099",
        "Closing: Aug 17, 2099 → Sep 1, 2099 (Amendment 1)",
      ],
      "drew@example.com": ["Closing: Aug 17, 2099 → Sep 1, 2099 (Amendment 1)"],
    });
  });

  test("is undone with an email to everyone who got one", async () => {
    await json(move("2099-09-01", await everyone()));
    await store.background.settled();
    store.mails.length = 0;
    await json(undo());
    await store.background.settled();
    expect(store.mails).toHaveLength(2);
    expect(mailed()).toEqual({
      [store.client.email]: [
        "Estoppels due: Aug 25, 2099 → Aug 10, 2099",
        "Closing: Sep 1, 2099 → Aug 17, 2099",
      ],
      "drew@example.com": ["Closing: Sep 1, 2099 → Aug 17, 2099"],
    });
    expect((await activities()).at(-1)).toContain("Closing: Sep 1, 2099 → Aug 17, 2099");
  });

  test("is undone with a notification if the client has read about it, or about what has changed since", async () => {
    const emails = { client: false, contactIds: [] };
    const wayBack = expect.stringContaining("Closing: Sep 1, 2099 → Aug 17, 2099");
    await json(move("2099-09-01", emails));
    await store.db.updateTable("notification").set({ isRead: 1 }).execute();
    await json(undo());
    expect((await notifications())[0]?.detail).toEqual(wayBack);
    await store.db.updateTable("notification").set({ isRead: 1 }).execute();

    await json(move("2099-09-01", emails));
    const estoppels = (await list()).find(({ label }) => label === "Estoppels due");
    await json(change(estoppels?.id ?? "", { ...estoppels, time: "17:00" }));
    await json(undo());
    const news = (await notifications()).filter(({ isRead }) => !isRead);
    // What they were never told has moved is where they know it; the other has its time.
    expect(news[0]).toMatchObject({
      title: "Time changed: Estoppels due",
      detail: expect.stringContaining("Aug 10, 2099, all day → Aug 10, 2099 by 5pm"),
    });
    expect(JSON.stringify(news)).not.toContain("Sep 1");
  });

  test("that is done no longer shows a rule that doesn’t give its day", async () => {
    const date = await closing();
    await setStatus(date?.id, "done");
    expect((await shownClosing())?.rule).toMatch(/^60 days after effective date/);
    await json(moveTo("2099-06-22"));
    expect((await shownClosing())?.rule).toBeUndefined();
  });
});

describe("a key date", () => {
  test("is added, edited, done and removed, and the client is notified of each", async () => {
    await start();
    await store.db.deleteFrom("notification").execute();
    const { id } = await json<{ id: string }>(broker(path(), body(form)));
    const news = async () => (await notifications())[0];
    expect(await news()).toMatchObject({
      title: "New date: Inspection ends",
      detail: "48 Example Road, Jun 29, 2099 by 5pm",
    });

    await anHourLater();
    const extended = {
      ...form,
      status: "extended",
      override: { day: "2099-07-06", reason: "Amendment 1" },
    };
    await json(change(id, extended));
    expect(await news()).toMatchObject({
      title: "Extended: Inspection ends",
      detail: "48 Example Road, extended, Jun 29, 2099 → Jul 6, 2099 by 5pm (Amendment 1)",
    });

    await setStatus(id, "done");
    expect((await list()).find((date) => date.id === id)).toMatchObject({
      status: "done",
      day: "2099-07-06",
      settledOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      ruleText: "10 days after effective date",
      responsibleName: "Client",
      basis: "PSA §4.2",
      time: "17:00",
    });
    await anHourLater();
    expect((await remove(id)).status).toBe(204);
    expect(await news()).toMatchObject({ title: "Removed: Inspection ends" });
    expect((await remove(id)).status).toBe(404);
    expect((await change(id, { ...form, version: 1 })).status).toBe(404);
  });

  test("notifies nobody if only what it is counted from changes", async () => {
    await start();
    const { id } = await json<{ id: string }>(broker(path(), body(form)));
    await store.db.deleteFrom("notification").execute();
    await json(change(id, { ...form, basis: "PSA §4.3" }));
    expect(await notifications()).toEqual([]);
  });

  test("that is done keeps its day when only its text changes", async () => {
    await start();
    const { id } = await json<{ id: string }>(broker(path(), body(form)));
    await setStatus(id, "done");
    await json(moveTo("2099-06-22"));
    await json(change(id, { ...form, status: "done", basis: "" }));
    expect((await days())["Inspection ends"]).toBe("2099-06-29");
    // Reopened, it follows its rule.
    await setStatus(id, "open");
    expect((await days())["Inspection ends"]).toBe("2099-07-02");
  });

  test("is refused by field if it contradicts the others", async () => {
    await start();
    const fieldsOf = async (changes: object, status: number) =>
      Object.keys(
        (await json<{ fields: object }>(broker(path(), body({ ...form, ...changes })), status))
          .fields,
      );
    expect(await fieldsOf({ kind: "closing" }, 409)).toEqual(["kind"]);
    expect(await fieldsOf({ responsible: { contactId: "nobody" } }, 400)).toEqual(["responsible"]);
    expect(await fieldsOf({ rule: undefined }, 400)).toEqual(["override.day"]);
    const effective = await idOf("Effective date");
    const circular = {
      ...form,
      label: "Effective date",
      kind: "effective-date",
      rule: { ...form.rule, anchor: "closing", count: -60 },
    };
    const refused = await json<{ fields: object }>(change(effective, circular), 400);
    expect(Object.keys(refused.fields)).toEqual(["rule.anchor"]);
  });

  test("names the contact who is responsible, of this client only", async () => {
    await start();
    const party = {
      name: "Casey Park",
      role: "lender",
      company: "",
      email: "casey@example.com",
      phone: "",
      dealIds: [],
    };
    const add = async (id: string) =>
      (await json<{ id: string }>(broker(`/api/clients/${id}/parties`, body(party)))).id;
    const contactId = await add(store.client.id);
    await json(broker(path(), body({ ...form, responsible: { contactId } })));
    expect(await list()).toContainEqual(
      expect.objectContaining({ label: "Inspection ends", responsibleName: "Casey Park" }),
    );
    const others = await add(store.otherClient.id);
    const answer = await broker(
      path(),
      body({ ...form, label: "Other", responsible: { contactId: others } }),
    );
    expect(answer.status).toBe(400);
  });

  test("is in the calendar, its file, the search and the export, unless it was waived", async () => {
    await start();
    const id = await idOf("Due diligence ends");
    const range = "/api/events?from=2099-07-01&to=2099-07-31";
    const titles = async () => (await json<PortalEvent[]>(client(range))).map((it) => it.title);
    expect(await titles()).toEqual(["Title objection", "Due diligence ends"]);
    expect(await json(client(`/api/events/${id}`))).toMatchObject({
      kind: "deadline",
      day: "2099-07-17",
      isKeyDate: true,
      dealId,
    });
    const file = async () => (await client(`/api/calendar.ics?ids=${id}`)).text();
    expect(await file()).toContain("DTSTART;VALUE=DATE:20990717");
    const { url } = await json<{ url: string }>(client("/api/calendar-link", { method: "POST" }));
    const feed = async () => (await store.ask(new URL(url).pathname)).text();
    expect(await feed()).toContain("SUMMARY:Due diligence ends\\, 48 Example Road");

    const found = await json<SearchResult[]>(client("/api/search?text=diligence"));
    expect(found).toMatchObject([{ kind: "key-date", title: "Due diligence ends" }]);
    expect(await json(store.as(store.otherClient)("/api/search?text=diligence"))).toEqual([]);

    await setStatus(id, "done");
    expect(await json(client(`/api/events/${id}`))).toMatchObject({ isDone: true });
    await setStatus(id, "waived");
    expect(await titles()).toEqual(["Title objection"]);
    expect(await feed()).not.toContain("Due diligence ends");
    expect(await file()).toContain("STATUS:CANCELLED");
  });

  test("isn’t repeated in the calendar next to an event with the same name and day", async () => {
    await start();
    const event = { kind: "deadline", title: "due diligence ends", dealId, day: "2099-07-17" };
    const added = body({ ...event, location: "", note: "" });
    await json(broker(`/api/clients/${store.client.id}/events`, added));
    const range = "/api/events?from=2099-07-17&to=2099-07-17";
    const events = await json<PortalEvent[]>(client(range));
    expect(events.map(({ title }) => title)).toEqual(["due diligence ends"]);

    // Canceled as an event, it is still due as a key date.
    await store.db
      .updateTable("event")
      .set({ status: "canceled" })
      .where("clientId", "=", store.client.id)
      .execute();
    const file = await calendarFile(scopedTo(store.db, store.client), { origin: store.origin });
    expect(file).toContain("SUMMARY:Due diligence ends");
  });

  test("is never another client’s", async () => {
    await start();
    const other = store.as(store.otherClient);
    expect((await other(path())).status).toBe(404);
    const id = await idOf("Closing");
    expect((await other(`/api/events/${id}`)).status).toBe(404);
    expect(await json(other("/api/events?from=2099-01-01&to=2099-12-31"))).toEqual([]);
  });

  test("that is removed takes its notifications along", async () => {
    await start();
    const id = await idOf("Title objection");
    const title = "Title objection: 3 days left";
    const reminder = { kind: "event", title, detail: "", path: keyDatePath(dealId, id) } as const;
    await storeNotification(store.db, [store.broker.id], reminder);
    const told = async () => {
      const all = await json<PortalNotification[]>(broker("/api/notifications"));
      return all.filter((one) => one.title === title);
    };
    expect(await told()).toHaveLength(1);
    expect((await remove(id)).ok).toBe(true);
    expect(await told()).toEqual([]);
  });

  test("that is removed before the client was told of it is removed without a word", async () => {
    await start();
    await store.db.deleteFrom("notification").execute();
    const { id } = await json<{ id: string }>(broker(path(), body(form)));
    expect(await notifications()).toHaveLength(1);
    expect((await remove(id)).ok).toBe(true);
    expect(await notifications()).toEqual([]);
  });

  test("is removed with its deal", async () => {
    await start();
    expect((await removeDeal(store, { clientId: store.client.id, dealId })).status).toBe(204);
    expect(await store.db.selectFrom("keyDate").selectAll().execute()).toEqual([]);
  });
});

test("of two people who add dates at the same time, both are kept and each is computed", async () => {
  await start();
  const names = ["One", "Two", "Three", "Four"];
  await Promise.all(names.map((label) => json(broker(path(), body({ ...form, label })))));
  expect(await days()).toMatchObject(
    Object.fromEntries(names.map((label) => [label, "2099-06-29"])),
  );
});

test("of two people who edit one date, the second is refused, and can save after seeing the first change", async () => {
  await start();
  const { id, version } = (await list()).find(({ label }) => label === "Closing") ?? {};
  const closing: KeyDateForm = { ...form, label: "Closing", kind: "closing", time: undefined };
  const one = path(`/${id}`);
  const first = { ...closing, basis: "PSA §9", version };
  await json(broker(one, body(first, "PUT")));
  const second = { ...closing, basis: "PSA §10" };
  const refused = await json<{ error: string; current: object }>(
    broker(one, body({ ...second, version }, "PUT")),
    409,
  );
  expect(refused.error).toContain("This date was changed after you opened it.");
  expect(refused.current).toMatchObject({ basis: "PSA §9" });
  const stored = async () => (await list()).find((date) => date.id === id);
  expect(await stored()).toMatchObject({ basis: "PSA §9" });
  const now = (await stored())?.version;
  await json(broker(one, body({ ...second, version: now }, "PUT")));
  expect(await stored()).toMatchObject({ basis: "PSA §10" });
});

test("each move's notification is kept until it is read, old → new, even below a reminder", async () => {
  const { id } = await json<{ id: string }>(
    broker(path(), body({ ...form, rule: undefined, override: { day: "2099-07-01", reason: "" } })),
  );
  const moveTo = async (day: string, time = "17:00") => {
    await anHourLater();
    await json(change(id, { ...form, rule: undefined, override: { day, reason: "" }, time }));
  };
  await moveTo("2099-07-02");
  await moveTo("2099-07-03");
  await anHourLater();
  const reminder = {
    kind: "event",
    detail: "",
    path: keyDatePath(dealId, id),
    isReminder: true,
  } as const;
  const subject = "reminder";
  for (const left of ["7 days left", "3 days left"]) {
    const title = `Inspection ends: ${left}`;
    await storeNotification(store.db, [store.client.id], { ...reminder, title, subject });
  }
  await moveTo("2099-07-03", "15:00");
  expect((await notifications()).map(({ detail, title }) => `${title}. ${detail}`)).toEqual([
    "Time changed: Inspection ends. 48 Example Road, Jul 3, 2099 by 5pm → Jul 3, 2099 by 3pm",
    "Inspection ends: 3 days left. ",
    "Date moved: Inspection ends. 48 Example Road, Jul 2, 2099 → Jul 3, 2099 by 5pm",
    "Date moved: Inspection ends. 48 Example Road, Jul 1, 2099 → Jul 2, 2099 by 5pm",
    "New date: Inspection ends. 48 Example Road, Jul 1, 2099 by 5pm",
  ]);
});

test("moves within minutes are one notification, and one email that lists them all", async () => {
  await start();
  await store.background.settled();
  await anHourLater();
  store.mails.length = 0;
  await json(moveTo("2099-06-24", "Title objection", "Amendment 1"));
  await json(moveTo("2099-06-25", "Title objection", "Amendment 1"));
  await json(moveTo("2099-08-20", "Closing", "Amendment 1"));
  const [first, second] = await notifications();
  expect(first).toMatchObject({
    title: "Key dates changed",
    detail:
      "48 Example Road, Title objection: Jul 7, 2099 → Jun 25, 2099 (Amendment 1); Estoppels due: Aug 10, 2099 → Aug 13, 2099; Closing: Aug 17, 2099 → Aug 20, 2099 (Amendment 1)",
    path: dealPath(dealId),
  });
  expect(second?.title).toBe("Key dates added");
  await store.background.settled();
  expect(store.mails.map(({ subject }) => subject)).toEqual(["Key dates changed"]);
  const lines = store.mails[0]?.text.split("\n");
  expect(lines).toContain("Title objection: Jul 7, 2099 → Jun 25, 2099 (Amendment 1)");
  expect(lines?.filter((line) => line.startsWith("Closing: "))).toHaveLength(1);
});

test("the calendar’s file drops past dates first, and then those furthest ahead", async () => {
  const { id: clientId } = store.client;
  const dayOf = (offset: number) => dayAfter(today(), offset);
  const rows = Array.from({ length: 2010 }, (_, at) => ({
    ...keyDateColumns({
      id: `many-${at}`,
      dealId,
      label: `Date ${at - 5}`,
      kind: "deadline",
      basis: "",
      status: "open",
      version: 1,
      day: dayOf(at - 5),
    }),
    clientId,
    position: at,
    changedAt: new Date().toISOString(),
    remindedFor: null,
  }));
  for (let at = 0; at < rows.length; at += 500) {
    await store.db
      .insertInto("keyDate")
      .values(rows.slice(at, at + 500))
      .execute();
  }
  const feed = await calendarFile(scopedTo(store.db, store.client), { origin: store.origin });
  const summaries = [...(feed ?? "").matchAll(/SUMMARY:Date (-?\d+)/g)].map(([, at]) => Number(at));
  expect(summaries).toHaveLength(2000);
  expect(summaries).toContain(0);
  expect(Math.max(...summaries)).toBe(1999);
});

test("a removed date stays in the deal’s activity, and its notifications are removed with the deal", async () => {
  await start();
  await anHourLater();
  expect((await remove(await idOf("Title objection"))).status).toBe(204);
  const { entries } = await json<DealActivity>(client(`/api/deals/${dealId}/activity`));
  expect(entries[0]).toMatchObject({
    action: "remove",
    subjectName: "Title objection, Jul 7, 2099",
  });

  expect((await notifications())[0]).toMatchObject({ title: "Removed: Title objection" });
  await removeDeal(store, { clientId: store.client.id, dealId });
  expect(await notifications()).toEqual([]);
});
