import { sampleSettings } from "@frontage/content/samples/settings";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";
import { sendDigests, writeDigests } from "./send-digests.ts";

const store = sharedStore();
let dealId: string;
let now: Date;
beforeAll(async () => {
  dealId = await addDeal(store.db, store.client);
  writeDigests({ ...store, now: () => now });
});
beforeEach(async () => {
  await store.db.deleteFrom("dailyDigest").execute();
  await store.db.deleteFrom("settings").execute();
  await store.db.deleteFrom("email").execute();
  await store.db.deleteFrom("keyDate").execute();
  await store.db.deleteFrom("documentRequest").execute();
  store.mails.length = 0;
});

async function choose(digestHour: number | undefined, timeZone = "America/Chicago") {
  const { version } = await (await store.as(store.broker)("/api/settings")).json();
  const settings = {
    ...sampleSettings,
    version,
    timeZone,
    ...(digestHour === undefined ? {} : { digestHour }),
  };
  const answer = await store.as(store.broker)("/api/settings", {
    method: "PUT",
    body: JSON.stringify(settings),
    headers: { "Content-Type": "application/json" },
  });
  expect(answer.status).toBe(200);
}

async function post(path: string, body: object): Promise<void> {
  const answer = await store.as(store.broker)(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
  expect(answer.status).toBe(200);
}
const addRequest = () =>
  post(`/api/deals/${dealId}/document-requests`, { label: "Rent roll", note: "" });
const addDate = (day: string, label = "Due diligence ends") =>
  post(`/api/deals/${dealId}/key-dates`, {
    label,
    kind: "deadline",
    override: { day, reason: "" },
    basis: "",
    status: "open",
  });

/** The emails the broker got at these moments, in UTC, in order. */
async function sentAt(...moments: string[]): Promise<(string | undefined)[]> {
  const sent: (string | undefined)[] = [];
  for (const moment of moments) {
    now = new Date(moment);
    await sendDigests(store, now);
    await store.background.settled();
    sent.push(store.mails.filter(({ to }) => to === store.broker.email).at(-1)?.subject);
    store.mails.length = 0;
  }
  return sent;
}

const subject = "Your day: 1 deadline";

test("is off until the broker picks an hour", async () => {
  await addDate("2099-07-17");
  await choose(undefined);
  expect(await sentAt("2099-07-14T12:00:00Z", "2099-07-14T20:00:00Z")).toEqual([
    undefined,
    undefined,
  ]);
});

test("that is no longer wanted when it is sent is forgotten, not attempted again", async () => {
  await addDate("2099-07-17");
  await choose(7);
  now = new Date("2099-07-14T12:00:00Z");
  await sendDigests(store, now);
  const digests = () =>
    store.db.selectFrom("email").select("state").where("kind", "=", "digest").execute();
  expect(await digests()).toEqual([{ state: "waiting" }]);
  await choose(undefined);
  await store.background.settled();
  expect(await digests()).toEqual([]);
  expect(store.mails.filter(({ to }) => to === store.broker.email)).toEqual([]);
});

test("says what needs the broker, what is due within 14 days, and who is waited for", async () => {
  await addRequest();
  await addDate("2099-07-17");
  await addDate("2099-07-29", "Closing day");
  await choose(7);
  now = new Date("2099-07-14T12:00:00Z");
  await sendDigests(store, now);
  await store.background.settled();
  const mail = store.mails.find(({ to }) => to === store.broker.email);
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toContain(
    "Deadlines (1)\n- Jul 17, 2099: Due diligence ends, 48 Example Road, Taylor Morgan (3 days left)",
  );
  expect(mail?.text).not.toContain("Closing day");
  expect(mail?.text).toMatch(/Waiting on others \(1\)\n- Rent roll, requested from Taylor Morgan/);
  expect(mail?.text).not.toContain("Needs you");
  expect(mail?.text).toContain(`${store.origin}/dashboard\n`);
});

test("lists at most three missed deadlines, and all that are due today or tomorrow", async () => {
  for (let day = 1; day <= 9; day += 1) await addDate(`2099-07-0${day}`, `Missed ${day}`);
  for (let at = 1; at <= 8; at += 1) await addDate("2099-07-15", `Tomorrow ${at}`);
  await addDate("2099-07-17");
  await choose(7);
  now = new Date("2099-07-14T12:00:00Z");
  await sendDigests(store, now);
  await store.background.settled();
  const lines = store.mails.find(({ to }) => to === store.broker.email)?.text.split("\n") ?? [];
  const begins = (label: string) => lines.filter((line) => line.includes(`: ${label}`)).length;
  expect(lines).toContain("Deadlines (18)");
  expect([begins("Missed"), begins("Tomorrow"), begins("Due")]).toEqual([3, 8, 0]);
  expect(lines.some((line) => line.includes(": Missed 9,"))).toBe(true);
  expect(lines).toContain("- and 7 more");
});

test("says nothing where there is nothing to say, also not later that day", async () => {
  await choose(7);
  expect(await sentAt("2099-07-14T12:00:00Z")).toEqual([undefined]);
  await addDate("2099-07-17");
  expect(await sentAt("2099-07-14T13:00:00Z", "2099-07-15T12:00:00Z")).toEqual([
    undefined,
    subject,
  ]);
});

describe("at its hour", () => {
  beforeEach(() => addDate("2099-07-17"));

  test("goes out once a day, not before, and also from several processes once", async () => {
    await choose(7);
    expect(
      await sentAt("2099-07-14T11:59:00Z", "2099-07-14T12:00:00Z", "2099-07-14T12:05:00Z"),
    ).toEqual([undefined, subject, undefined]);
    now = new Date("2099-07-15T12:00:00Z");
    await Promise.all([1, 2, 3].map(() => sendDigests(store, now)));
    await store.background.settled();
    expect(store.mails.filter(({ to }) => to === store.broker.email)).toHaveLength(1);
  });

  test("is sent late after a restart, but not in the evening", async () => {
    await choose(7);
    expect(await sentAt("2099-07-14T18:30:00Z")).toEqual([subject]);
    expect(await sentAt("2099-07-15T21:00:00Z")).toEqual([undefined]);
    expect(await sentAt("2099-07-16T12:00:00Z")).toEqual([subject]);
  });

  test("follows the broker's time zone, which they may change without a second one", async () => {
    await choose(7, "Asia/Tokyo");
    expect(await sentAt("2099-07-14T12:00:00Z", "2099-07-14T22:00:00Z")).toEqual([
      undefined,
      subject,
    ]);
    await choose(7, "America/Los_Angeles");
    expect(await sentAt("2099-07-15T14:00:00Z", "2099-07-16T14:00:00Z")).toEqual([
      undefined,
      subject,
    ]);
  });

  test("isn't sent once it was turned off", async () => {
    await choose(7);
    now = new Date("2099-07-14T12:00:00Z");
    await sendDigests(store, now);
    await choose(undefined);
    await store.background.settled();
    expect(store.mails.filter(({ to }) => to === store.broker.email)).toEqual([]);
  });
});

describe("when the clocks change", () => {
  // In Chicago, on March 8 and November 1, 2026.
  test("an hour that is skipped counts as the next one", async () => {
    await addDate("2026-03-10");
    await choose(2);
    expect(
      await sentAt("2026-03-08T07:59:00Z", "2026-03-08T08:00:00Z", "2026-03-08T08:30:00Z"),
    ).toEqual([undefined, subject, undefined]);
  });

  test("an hour that comes twice counts once", async () => {
    await addDate("2026-11-03");
    await choose(1);
    expect(
      await sentAt("2026-11-01T05:59:00Z", "2026-11-01T06:00:00Z", "2026-11-01T07:00:00Z"),
    ).toEqual([undefined, subject, undefined]);
  });
});
