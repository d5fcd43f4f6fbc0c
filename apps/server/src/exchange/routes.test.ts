import { exchangePath } from "@frontage/content/dashboard";
import type { AuditPage } from "@frontage/records/schemas/audit";
import type { DealActivity } from "@frontage/records/schemas/deal-activity";
import type { Exchange, ReplacementForm } from "@frontage/records/schemas/exchange";
import type { KeyDateView } from "@frontage/records/schemas/key-date";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addDeal, removeDeal } from "../../test/deal.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";
import { zipEntries } from "../../test/zip-entries.ts";
import { today } from "../time/today.ts";

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
  dealId = await addDeal(store.db, store.client);
});

const path = (rest = "") => `/api/deals/${dealId}/exchange${rest}`;
const body = (value: unknown, method = "POST"): RequestInit => ({
  method,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});

async function json<Value>(answer: Promise<Response>, status = 200): Promise<Value> {
  const response = await answer;
  expect(response.status).toBe(status);
  return response.json();
}
const done = async (answer: Promise<Response>) => expect((await answer).status).toBe(204);
const read = () => json<Exchange>(client(path()));
const titles = async () =>
  (await json<PortalNotification[]>(client("/api/notifications"))).map(({ title }) => title);

/** Creates an exchange whose first transfer was on a day. */
async function start(day: string | undefined, isExtended = false): Promise<void> {
  await done(
    broker(
      `/api/deals/${dealId}/key-dates/template`,
      body({
        template: "exchange",
        days: day === undefined ? {} : { "first-transfer": day },
        taxReturn: { taxpayer: "individual", isExtended },
      }),
    ),
  );
  await store.db.deleteFrom("notification").execute();
}

const add = async (name: string) =>
  (await json<{ id: string }>(broker(path("/replacements"), body({ name, note: "" })))).id;
/** Saves the current version of a property with changes; `undefined` takes its day away. */
async function change(id: string, changes: Partial<ReplacementForm>): Promise<Response> {
  const { id: _, ...current } = (await read()).replacements.find((one) => one.id === id) ?? {};
  return broker(path(`/replacements/${id}`), body({ ...current, ...changes }, "PUT"));
}
const mark = (id: string, isIdentified: boolean) =>
  done(change(id, { identifiedOn: isIdentified ? today() : undefined }));
/** Postpones the current version of the days. */
async function postpone(changes: object = {}) {
  const { version } = (await read()).postponement ?? {};
  return broker(path("/postponement"), body({ ...postponement, ...changes, version }, "PUT"));
}

/** Removes a replacement property as it is now. */
async function remove(id: string): Promise<void> {
  const { version = 0 } = (await read()).replacements.find((one) => one.id === id) ?? {};
  await done(broker(path(`/replacements/${id}?version=${version}`), { method: "DELETE" }));
}

test("the strict days are counted from the first transfer, and the earlier end applies", async () => {
  expect(await read()).toEqual({
    dealName: "48 Example Road",
    clientName: "Taylor Morgan",
    replacements: [],
  });
  await start("2098-11-20");
  expect(await read()).toMatchObject({
    transfer: { day: "2098-11-20" },
    identify: { day: "2099-01-04", statutoryDay: "2099-01-04", status: "open" },
    receive: {
      day: "2099-04-15",
      day180: "2099-05-19",
      taxReturn: { name: "2098 tax return, no extension", due: "2099-04-15" },
      applies: "tax-return",
    },
  });
});

test("without day 0 the strict days have no day, and can’t be postponed", async () => {
  await start(undefined);
  const { identify, receive, transfer } = await read();
  expect([transfer?.day, identify?.day, receive?.day]).toEqual([undefined, undefined, undefined]);
  const refused = await postpone();
  expect(refused.status).toBe(409);
});

const postponement = {
  notice: "Notice 2099-12",
  link: "https://www.irs.gov/notice",
  identifyBy: "2099-11-23",
  receiveBy: "2100-04-07",
};

test("a postponement moves both days with its notice and who entered it, and can be withdrawn", async () => {
  await start("2099-06-11", true);
  await done(postpone());
  const entered = {
    notice: "Notice 2099-12",
    link: "https://www.irs.gov/notice",
    by: "Jordan Reed",
    on: today(),
  };
  expect(await read()).toMatchObject({
    identify: { day: "2099-11-23", statutoryDay: "2099-07-26", postponement: entered },
    receive: { day: "2100-04-07", statutoryDay: "2099-12-08", postponement: entered },
  });
  expect(await titles()).toEqual(["Key dates changed"]);
  // Moving day 0 doesn't move them, and keeps the name of who entered it.
  const keyDates = `/api/deals/${dealId}/key-dates`;
  const transfer = (await json<KeyDateView[]>(broker(keyDates))).find(
    ({ kind }) => kind === "first-transfer",
  );
  const override = { day: "2099-06-10", reason: "" };
  await json(broker(`${keyDates}/${transfer?.id}`, body({ ...transfer, override }, "PUT")));
  expect((await read()).identify).toMatchObject({ day: "2099-11-23", postponement: entered });
  const { version } = (await read()).postponement ?? {};
  await done(broker(path(`/postponement?version=${version}`), { method: "DELETE" }));
  expect(await read()).toMatchObject({
    identify: { day: "2099-07-25" },
    receive: { day: "2099-12-07" },
  });
  expect((await read()).identify).not.toHaveProperty("postponement");
});

test("a postponement of days that were changed since is refused with them", async () => {
  await start("2099-06-11", true);
  const seen = (await read()).postponement;
  expect(seen).toMatchObject({ notice: "", link: "", identifyBy: "", receiveBy: "" });
  await done(postpone());
  const stale = { ...postponement, notice: "Notice 2099-13", version: seen?.version };
  const refused = await broker(path("/postponement"), body(stale, "PUT"));
  expect(refused.status).toBe(409);
  const { current } = await refused.json();
  expect(current).toEqual({ ...postponement, version: expect.any(Number) });
  expect((await read()).postponement).toEqual(current);
});

test("a postponement needs its notice, its link, and days after the statutory ones", async () => {
  await start("2099-06-11", true);
  const refused = async (changes: object) => {
    const answer = await postpone(changes);
    expect(answer.status).toBe(400);
    return Object.keys((await answer.json()).fields);
  };
  expect(await refused({ notice: " " })).toEqual(["notice"]);
  expect(await refused({ link: "http://example.com" })).toEqual(["link"]);
  expect(await refused({ receiveBy: undefined })).toEqual(["receiveBy"]);
  expect(await refused({ identifyBy: "2099-07-25" })).toEqual(["identifyBy"]);
  expect(await refused({ receiveBy: "2099-11-22" })).toEqual(["receiveBy"]);
});

test("the day to identify is done once every property is marked, and open again if one isn’t", async () => {
  await start("2099-06-11", true);
  const [warehouse, offices] = [await add("48 Example Road"), await add("9 Template Drive")];
  await mark(warehouse, true);
  expect(await read()).toMatchObject({
    identify: { status: "open" },
    replacements: [
      { name: "48 Example Road", identifiedOn: today() },
      { name: "9 Template Drive" },
    ],
  });
  expect(await titles()).toEqual(["Identified: 48 Example Road"]);
  // Doing it again notifies nobody.
  await mark(warehouse, true);
  expect(await titles()).toHaveLength(1);
  await mark(offices, true);
  expect((await read()).identify).toMatchObject({ status: "done", settledOn: today() });
  await add("22 Demo Street");
  expect((await read()).identify?.status).toBe("open");
  await mark(offices, false);
  expect((await read()).replacements[1]).not.toHaveProperty("identifiedOn");
  const [latest] = await json<PortalNotification[]>(client("/api/notifications"));
  expect(latest).toMatchObject({
    title: "Not identified: 9 Template Drive",
    path: exchangePath(dealId),
  });
});

test("the day to identify is due again once nothing is identified, and stays what the broker set meanwhile", async () => {
  await start("2099-06-11", true);
  const status = async () => (await read()).identify?.status;
  const set = (to: "done" | "open") =>
    store.db
      .updateTable("keyDate")
      .set({ status: to })
      .where("kind", "=", "exchange-identification")
      .execute();
  const only = await add("48 Example Road");
  await mark(only, true);
  await remove(only);
  expect(await status()).toBe("open");

  const [warehouse, offices] = [await add("48 Example Road"), await add("9 Template Drive")];
  await set("done");
  await done(change(warehouse, { name: "48 Example Road, Suite 2" }));
  await add("22 Demo Street");
  expect(await status()).toBe("done");
  await set("open");
  await mark(warehouse, true);
  await mark(offices, true);
  expect(await status()).toBe("open");
});

test("the day to identify is done when the last property was identified, though another is removed later", async () => {
  await start("2099-06-11", true);
  await mark(await add("48 Example Road"), true);
  const other = await add("9 Template Drive");
  await store.db
    .updateTable("replacementProperty")
    .set({ identifiedOn: "2020-07-20" })
    .where("identifiedOn", "is not", null)
    .execute();
  await remove(other);
  expect((await read()).identify).toMatchObject({ status: "done", settledOn: "2020-07-20" });
});

test("after day 45 nothing is marked, and the day that it was done stays", async () => {
  await start("2099-06-11", true);
  await mark(await add("48 Example Road"), true);
  await store.db
    .updateTable("keyDate")
    .set({ day: "2020-07-26", settledOn: "2020-07-20" })
    .where("kind", "=", "exchange-identification")
    .execute();
  await store.db
    .updateTable("keyDate")
    .set({ override: JSON.stringify({ day: "2020-06-11", reason: "" }) })
    .where("kind", "=", "first-transfer")
    .execute();
  const late = await add("9 Template Drive");
  const answer = await change(late, { identifiedOn: today() });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    fields: {
      identifiedOn:
        "The last day to identify was Sunday, July 26, 2020. A later notice doesn’t count.",
    },
  });
  expect((await read()).identify).toMatchObject({ status: "done", settledOn: "2020-07-20" });
  await remove(late);
  expect((await read()).identify).toMatchObject({ status: "done", settledOn: "2020-07-20" });
});

test("a writing that came in time is marked later, with the day it was received", async () => {
  await start("2099-06-11", true);
  const id = await add("48 Example Road");
  await store.db
    .updateTable("keyDate")
    .set({ day: "2020-07-26" })
    .where("kind", "=", "exchange-identification")
    .execute();
  for (const [day, why] of [
    ["2020-07-27", /^The last day to identify was Sunday, July 26, 2020\./],
    ["2099-07-01", /^Choose today, or the day it was received\./],
  ] as const) {
    const refused = await change(id, { identifiedOn: day });
    expect(refused.status).toBe(400);
    expect((await refused.json()).fields.identifiedOn).toMatch(why);
  }
  expect((await read()).identify?.status).toBe("open");
  await done(change(id, { identifiedOn: "2020-07-26" }));
  expect(await read()).toMatchObject({
    identify: { status: "done", settledOn: "2020-07-26" },
    replacements: [{ identifiedOn: "2020-07-26" }],
  });
  const told = await titles();
  // Corrected, the day that it was done follows, and the client isn't notified again.
  await done(change(id, { identifiedOn: "2020-07-24" }));
  expect((await read()).identify).toMatchObject({ status: "done", settledOn: "2020-07-24" });
  expect(await titles()).toHaveLength(told.length);
});

test("a property is added with the day on which it was identified", async () => {
  await start("2099-06-11", true);
  const form = { name: "48 Example Road", note: "", identifiedOn: today() };
  await json(broker(path("/replacements"), body(form)));
  expect((await read()).identify).toMatchObject({ status: "done", settledOn: today() });
  expect(await titles()).toContain("Identified: 48 Example Road");
  const future = { ...form, identifiedOn: "2099-07-01" };
  expect((await broker(path("/replacements"), body(future))).status).toBe(400);
});

test("an extended day to identify is extended when it is due again", async () => {
  await start("2099-06-11", true);
  await done(postpone());
  const id = await add("48 Example Road");
  const identify = () =>
    store.db.updateTable("keyDate").where("kind", "=", "exchange-identification");
  await identify().set({ status: "extended" }).execute();
  await mark(id, true);
  await mark(id, false);
  expect((await read()).identify?.status).toBe("extended");
});

test("only a broker changes it, and each change is in the deal’s activity", async () => {
  await start("2099-06-11", true);
  const refused = await client(path("/replacements"), body({ name: "Mine", note: "" }));
  expect(refused.status).toBe(404);
  expect((await store.as(store.otherClient)(path())).status).toBe(404);
  const sold = { name: "22 Demo Street", value: 4_000_000, version: 0 };
  await done(broker(path("/sold"), body(sold, "PUT")));
  const id = await add("9 Template Drive");
  const changed = { name: "9 Template Drive, Suite 2", note: "Letter of intent", value: 5_000_000 };
  await done(change(id, changed));
  await mark(id, true);
  expect(await read()).toMatchObject({
    sold: { name: "22 Demo Street", value: 4_000_000 },
    replacements: [changed],
  });
  const { entries } = await json<DealActivity>(client(`/api/deals/${dealId}/activity`));
  expect(
    entries
      .filter(({ subject }) => subject === "replacement-property")
      .map(({ action, subjectName }) => `${action} ${subjectName}`),
  ).toEqual([
    "confirm 9 Template Drive, Suite 2",
    "change 9 Template Drive, Suite 2",
    "create 9 Template Drive",
  ]);
  await remove(id);
  expect((await read()).replacements).toEqual([]);
  const { items } = await json<AuditPage>(client("/api/audit"));
  expect(items.find(({ subject }) => subject === "replacement-property")).toMatchObject({
    action: "remove",
    subjectName: "9 Template Drive, Suite 2",
  });
});

test("it is in the client’s export, and leaves with its deal", async () => {
  await done(broker(path("/sold"), body({ name: "22 Demo Street", version: 0 }, "PUT")));
  await add("9 Template Drive");
  const zip = await (await client("/api/export")).arrayBuffer();
  const files = zipEntries(Buffer.from(zip));
  const rowsOf = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? "");
  expect(rowsOf("exchanges")).toMatchObject([{ soldName: "22 Demo Street" }]);
  expect(rowsOf("replacement-properties")).toMatchObject([{ name: "9 Template Drive" }]);
  await done(removeDeal(store, { clientId: store.client.id, dealId }));
  expect(await store.db.selectFrom("exchange").selectAll().execute()).toEqual([]);
  expect(await store.db.selectFrom("replacementProperty").selectAll().execute()).toEqual([]);
});
