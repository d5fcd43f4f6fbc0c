import type { PortalEvent } from "@frontage/records/schemas/event";
import { beforeAll, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { sharedStore } from "../../test/store.ts";
import { eventRow } from "./rows.ts";
import { today } from "../time/today.ts";
import type { Person } from "../database/scope.ts";

const store = sharedStore();
const deadline = today();

beforeAll(async () => {
  const deal = await addDeal(store.db, store.client);
  const events: PortalEvent[] = [
    {
      id: "viewing",
      kind: "viewing",
      title: "Viewing",
      status: "requested",
      version: 1,
      dealId: deal,
      location: "Front entrance",
      note: "Bring plans,\r\nATTENDEE:mailto:eve@example.com",
      start: `${deadline}T15:00:00.000Z`,
      end: `${deadline}T19:00:00.000Z`,
      timeZone: "America/Chicago",
    },
    {
      id: "deadline",
      kind: "deadline",
      title: "Deposit",
      status: "confirmed",
      version: 1,
      day: deadline,
    },
  ];
  const rowsOf = (client: Person, prefix = "") =>
    events.map((event) => ({
      ...eventRow(event),
      id: prefix + event.id,
      dealId: prefix ? null : deal,
      clientId: client.id,
      isOwn: 0 as const,
    }));
  await store.db
    .insertInto("event")
    .values([...rowsOf(store.client), ...rowsOf(store.otherClient, "other-")])
    .execute();
});

/** Folded lines made whole (RFC 5545, 3.1). */
const unfolded = (file: string) => file.replaceAll(/\r\n[ \t]/g, "");

test("an event is a file: a time in UTC, its place, and no line that a note brings along", async () => {
  const answer = await store.as(store.client)("/api/calendar.ics?ids=viewing");
  const file = unfolded(await answer.text());
  const day = deadline.replaceAll("-", "");
  expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("Content-Disposition")).toBe("attachment; filename=calendar.ics");
  expect(file).toContain(`DTSTART:${day}T150000Z`);
  expect(file).toContain("STATUS:TENTATIVE");
  expect(file).toContain("LOCATION:Front entrance\\, 48 Example Road\\, Anytown\\, ST");
  expect(file).not.toMatch(/^ATTENDEE/m);
});

test("a file has what the calendar shows of some days, by deal", async () => {
  const idsIn = async (query: string) => {
    const range = `from=${deadline}&to=${deadline}${query}`;
    const file = unfolded(
      await (await store.as(store.client)(`/api/calendar.ics?${range}`)).text(),
    );
    return new Set(Array.from(file.matchAll(/UID:(\w+)@/g), ([, id]) => id));
  };
  expect(await idsIn("")).toEqual(new Set(["deadline", "viewing"]));
  expect(await idsIn("&dealId=nothing")).toEqual(new Set());
  expect((await store.as(store.client)(`/api/calendar.ics?from=${deadline}`)).status).toBe(400);
});

async function subscribe(person: Person): Promise<string> {
  const answer = await store.as(person)("/api/calendar-link", { method: "POST" });
  const { url } = (await answer.json()) as { url: string };
  return new URL(url).pathname;
}

test("the link shows the person's events without signing in, deadlines as all-day events", async () => {
  const path = await subscribe(store.client);
  const file = unfolded(await (await store.ask(path)).text());
  expect(file).toContain(`DTSTART;VALUE=DATE:${deadline.replaceAll("-", "")}`);
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file).not.toContain("other-");
  const asBroker = await (await store.ask(await subscribe(store.broker))).text();
  expect(asBroker.match(/BEGIN:VEVENT/g)).toHaveLength(4);
});

test("the link is shown once, and only its hash is stored", async () => {
  const path = await subscribe(store.client);
  const token = path.split("/").at(-1)?.replace(".ics", "") ?? "";
  const rows = await store.db.selectFrom("calendarLink").selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const later = await (await store.as(store.client)("/api/calendar-link")).json();
  expect(Object.keys(later as object)).toEqual(["createdAt"]);
});

test("a new link ends the old one, and an ended link is not found", async () => {
  const first = await subscribe(store.client);
  const second = await subscribe(store.client);
  expect((await store.ask(first)).status).toBe(404);
  expect((await store.ask(second)).status).toBe(200);
  await store.as(store.client)("/api/calendar-link", { method: "DELETE" });
  expect((await store.ask(second)).status).toBe(404);
  expect(await (await store.as(store.client)("/api/calendar-link")).json()).toEqual({});
});

test("an unknown link is not found", async () => {
  const names = ["x.ics", "..%2f.ics", "%27or%271.ics", `${"a".repeat(43)}.ics`, "a".repeat(5000)];
  const answers = await Promise.all(names.map(async (name) => store.ask(`/api/calendar/${name}`)));
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 404));
});

test("guessing links is limited, using one is not", async () => {
  const path = await subscribe(store.client);
  const from = { incoming: { socket: { remoteAddress: "203.0.113.7" } } };
  const guess = async () =>
    store.api.request(`${store.origin}/api/calendar/${"b".repeat(43)}.ics`, {}, from);
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries++) {
    statuses.push((await guess()).status);
  }
  expect(statuses[0]).toBe(404);
  expect(statuses.at(-1)).toBe(429);
  expect((await store.api.request(store.origin + path, {}, from)).status).toBe(200);
});
