import { eventPath } from "@frontage/content/dashboard";
import type { EventForm } from "@frontage/records/schemas/event-form";
import type { PortalEvent, TimeRequest } from "@frontage/records/schemas/event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addDeal, removeDeal } from "../../test/deal.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";

const store = sharedStore();
let broker: ReturnType<TestStore["as"]>;
let client: ReturnType<TestStore["as"]>;
let dealId: string;

beforeAll(async () => {
  broker = store.as(store.broker);
  client = store.as(store.client);
});
beforeEach(async () => {
  // The tests request more times than a client may in an hour.
  await store.db.deleteFrom("attempt").execute();
  dealId = await addDeal(store.db, store.client);
});

const body = (value: unknown, method = "POST"): RequestInit => ({
  method,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});
const versionOf = async (id: string): Promise<number> =>
  (await (await broker(`/api/events/${id}`)).json()).version;
/** Acts on the event's current version. */
const act = async (who: typeof client, id: string, action: string, values: object) =>
  who(`/api/events/${id}/${action}`, body({ version: await versionOf(id), ...values }));
const cancel = (who: typeof client, id: string, reason = "") => act(who, id, "cancel", { reason });
const change = async (id: string, values: object) =>
  broker(`/api/events/${id}`, body({ version: await versionOf(id), ...values }, "PUT"));

const form = (changes: Partial<EventForm> = {}): EventForm => ({
  kind: "viewing",
  title: "Property viewing",
  dealId,
  day: "2026-07-14",
  from: "10:00",
  to: "11:30",
  location: "Front entrance",
  note: "",
  ...changes,
});

const add = async (changes?: Partial<EventForm>): Promise<PortalEvent> =>
  (await broker(`/api/clients/${store.client.id}/events`, body(form(changes)))).json();
const asTheClientSees = async (id: string): Promise<PortalEvent> =>
  (await client(`/api/events/${id}`)).json();
/** The titles of a person's notifications, newest first. */
const toldTo = async (
  who: typeof client,
): Promise<{ title: string; detail: string; path: string }[]> =>
  (await who("/api/notifications")).json();

/** From 10am to 11am in Chicago. */
const timeRequest = {
  kind: "viewing",
  day: "2099-07-14",
  time: "10:00",
  minutes: "60",
  note: "My partner comes along.",
} as const;

async function request(changes: Partial<TimeRequest> = {}): Promise<string> {
  const asked: TimeRequest = { ...timeRequest, dealId, ...changes };
  return (await (await client("/api/events/requests", body(asked))).json()).id;
}

const answer = (id: string, value: object) => act(broker, id, "answer", { note: "", ...value });
const proposal = { answer: "propose", day: "2099-07-15", time: "14:00", minutes: "30" };

test("a date is written on the property's clock, and the client hears of it", async () => {
  const added = await add();
  expect(added).toMatchObject({
    start: "2026-07-14T15:00:00.000Z",
    end: "2026-07-14T16:30:00.000Z",
    timeZone: "America/Chicago",
    status: "confirmed",
  });
  expect(await toldTo(client)).toContainEqual(
    expect.objectContaining({ title: "New event: Property viewing" }),
  );

  const moved = form({ kind: "deadline", title: "Deposit due" });
  const changed = await change(added.id, moved);
  expect(await changed.json()).toMatchObject({ kind: "deadline", day: "2026-07-14" });
});

test("the client learns who else is coming to a tour, also by email", async () => {
  const { id } = await add({ attendees: " Kai Okafor, Casey Park ", day: "2099-07-14" });
  expect((await asTheClientSees(id)).attendees).toBe("Kai Okafor, Casey Park");
  await store.background.settled();
  expect(store.mails.find(({ text }) => text.includes(id))?.text).toContain(
    "Also attending: Kai Okafor, Casey Park",
  );
  // A deadline has none either.
  await change(id, form({ kind: "deadline", attendees: "Kai Okafor" }));
  expect(await asTheClientSees(id)).not.toHaveProperty("attendees");
});

test("a date that reaches midnight or goes past it ends on the next day, and can be changed", async () => {
  const path = `/api/clients/${store.client.id}/events`;
  const late = form({ from: "23:00", to: "00:00" });
  const event = await (await broker(path, body(late))).json();
  expect(Date.parse(event.end) - Date.parse(event.start)).toBe(3_600_000);
  const later = await change(event.id, { ...late, to: "00:30" });
  const changed = await later.json();
  expect(changed.start).toBe(event.start);
  expect(Date.parse(changed.end) - Date.parse(changed.start)).toBe(5_400_000);
  for (const wrong of [
    { from: "10:00", to: "10:00" },
    { from: "10:00", to: "09:00" },
  ]) {
    const refused = await broker(path, body(form(wrong)));
    expect(refused.status).toBe(400);
    expect((await refused.json()).fields.to).toBe("The end is before the beginning.");
  }
});

test("a call about no property in particular is on the broker's clock, and can be changed", async () => {
  const { id } = await add({ kind: "call", title: "Quarterly review", dealId: "" });
  const before = await asTheClientSees(id);
  expect(before).toMatchObject({ start: "2026-07-14T15:00:00.000Z" });
  expect(before).not.toHaveProperty("dealId");
  const later = form({ kind: "call", title: "Quarterly review", dealId: "", from: "10:15" });
  expect((await change(id, later)).status).toBe(200);
  expect(await asTheClientSees(id)).toMatchObject({ start: "2026-07-14T15:15:00.000Z" });
  const viewing = await change(id, form({ dealId: "" }));
  expect([viewing.status, await viewing.json()]).toMatchObject([
    400,
    { fields: { dealId: "Please select a property." } },
  ]);
});

test("a time that daylight saving skips is refused", async () => {
  const skipped = form({ day: "2026-03-08", from: "02:30", to: "04:00" });
  const refused = await broker(`/api/clients/${store.client.id}/events`, body(skipped));
  expect(refused.status).toBe(400);
  expect((await refused.json()).fields.from).toContain("doesn’t exist");
  const ending = form({ day: "2026-03-08", from: "01:30", to: "02:30" });
  const refusedToo = await broker(`/api/clients/${store.client.id}/events`, body(ending));
  expect((await refusedToo.json()).fields.to).toContain("doesn’t exist");
});

test("an event that a broker removes stays readable with its reason, and leaves the lists", async () => {
  const { id } = await add({ kind: "deadline", title: "Deposit due", day: "2099-07-14" });
  expect((await cancel(store.as(store.otherClient), id)).status).toBe(404);
  expect((await cancel(client, id)).status).toBe(409);
  await store.background.settled();
  store.mails.length = 0;
  expect((await cancel(broker, id, "The seller waived it.")).status).toBe(204);
  expect((await cancel(broker, id)).status).toBe(409);
  for (const who of [client, broker]) {
    expect(await (await who(`/api/events/${id}`)).json()).toMatchObject({
      status: "canceled",
      endedBy: "broker",
      reason: "The seller waived it.",
      version: 2,
    });
    expect(await (await who("/api/events?from=2099-07-14&to=2099-07-14")).json()).toEqual([]);
    expect(await (await who("/api/search?text=Deposit+due")).text()).not.toContain(id);
  }
  expect((await toldTo(client))[0]).toMatchObject({
    title: "Removed: Deposit due",
    detail: "The seller waived it.",
    path: `/dashboard/calendar?event=${id}`,
  });
  expect((await change(id, form())).status).toBe(409);
  await store.background.settled();
  const mail = store.mails.find(({ subject }) => subject === "Removed: Deposit due");
  expect(mail?.text).toContain("When: Tuesday, July 14, 2099, all day");
  expect(mail?.text).toContain(`/dashboard/calendar?event=${id}`);
  expect(mail?.calendar).toMatchObject({
    method: "CANCEL",
    content: expect.stringMatching(/METHOD:CANCEL[^]*SEQUENCE:1[^]*STATUS:CANCELLED/),
  });
});

test("a request is answered once: confirmed it stays, declined it ends", async () => {
  const [first, second] = [await request(), await request({ time: "16:00" })];
  expect((await answer(first, { answer: "confirm" })).status).toBe(204);
  expect((await answer(first, { answer: "decline" })).status).toBe(409);
  expect((await answer(first, proposal)).status).toBe(409);
  expect((await answer(second, { answer: "decline" })).status).toBe(204);
  expect((await asTheClientSees(first)).status).toBe("confirmed");
  expect(await asTheClientSees(second)).toMatchObject({ status: "declined", endedBy: "broker" });
});

test("the broker's note with an answer is kept next to the client's, also when the date changes", async () => {
  const id = await request();
  await answer(id, { answer: "confirm", note: "Please ring at the dock." });
  expect(await asTheClientSees(id)).toMatchObject({
    note: "My partner comes along.",
    answer: "Please ring at the dock.",
  });
  const changed = form({ day: "2099-07-16", note: "The dock is closed: use the front door." });
  expect((await change(id, changed)).status).toBe(200);
  expect(await asTheClientSees(id)).toMatchObject({
    isRequest: true,
    start: "2099-07-16T15:00:00.000Z",
    note: "My partner comes along.",
    answer: "The dock is closed: use the front door.",
  });
});

test("a request is not agreed by changing it", async () => {
  const id = await request();
  expect((await change(id, form())).status).toBe(409);
  expect((await asTheClientSees(id)).status).toBe("requested");
});

test("a proposed time counts once the client accepts it, and only as they have read it", async () => {
  const id = await request();
  const accept = (who = client) => act(who, id, "accept", {});
  expect((await accept()).status).toBe(409);

  await answer(id, { ...proposal, note: "The tenant is away until then." });
  const first = "2099-07-15T19:00:00.000Z";
  expect(await asTheClientSees(id)).toMatchObject({
    status: "proposed",
    start: first,
    end: "2099-07-15T19:30:00.000Z",
    requestedStart: "2099-07-14T15:00:00.000Z",
    note: "My partner comes along.",
    answer: "The tenant is away until then.",
  });
  expect((await toldTo(client))[0]).toMatchObject({
    title: "New time proposed: Property tour",
    detail: "The tenant is away until then.",
  });

  // The broker can't accept the broker's own proposal.
  expect((await answer(id, { answer: "confirm" })).status).toBe(409);
  expect((await accept(broker)).status).toBe(404);
  expect((await accept(store.as(store.otherClient))).status).toBe(404);

  const version = await versionOf(id);
  await answer(id, { ...proposal, time: "15:00" });
  expect((await act(client, id, "accept", { version })).status).toBe(409);
  expect((await accept()).status).toBe(200);
  expect(await asTheClientSees(id)).toMatchObject({
    status: "confirmed",
    requestedStart: "2099-07-14T15:00:00.000Z",
  });
  expect((await toldTo(broker))[0]).toMatchObject({
    title: "Taylor Morgan accepted the proposed time",
    detail: "Property tour",
  });
});

test("a client declines a proposed time only as they have read it, and the broker hears of it", async () => {
  const id = await request();
  const reason = "We found another.";
  const decline = (who = client) => act(who, id, "decline", { reason });
  expect((await decline()).status).toBe(409);

  await answer(id, proposal);
  const version = await versionOf(id);
  await answer(id, { ...proposal, time: "15:00" });
  const refused = await act(client, id, "decline", { reason, version });
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toContain("This event was changed after you opened it.");
  expect(await asTheClientSees(id)).toMatchObject({ status: "proposed" });

  expect((await decline(broker)).status).toBe(404);
  expect((await decline(store.as(store.otherClient))).status).toBe(404);
  expect((await decline()).status).toBe(204);
  expect(await (await broker(`/api/events/${id}`)).json()).toMatchObject({
    status: "declined",
    endedBy: "client",
    reason: "We found another.",
  });
  expect((await toldTo(broker))[0]).toMatchObject({
    title: "Taylor Morgan declined the proposed time",
    detail: "Property tour: We found another.",
  });
});

test.each<[string, (id: string, version: number) => Promise<Response>]>([
  ["withdraws", (id, version) => act(client, id, "cancel", { reason: "", version })],
  ["accepts", (id, version) => act(client, id, "accept", { version })],
  ["declines", (id, version) => act(client, id, "decline", { reason: "", version })],
  [
    "proposes",
    (id, version) => act(client, id, "propose", { ...proposal, note: "", version, time: "16:00" }),
  ],
  ["confirms", (id, version) => answer(id, { answer: "confirm", version })],
  ["turns down", (id, version) => answer(id, { answer: "decline", version })],
  ["replaces", (id, version) => answer(id, { ...proposal, time: "16:00", version })],
  ["edits", (id, version) => change(id, { ...form(), version })],
  ["removes", (id, version) => act(broker, id, "cancel", { reason: "", version })],
])(
  "who %s an event that was changed meanwhile is refused and gets it as it is",
  async (_, attempt) => {
    const id = await request();
    const version = await versionOf(id);
    await answer(id, proposal);
    const refused = await attempt(id, version);
    expect(refused.status).toBe(409);
    const now = { status: "proposed", start: "2099-07-15T19:00:00.000Z", version: version + 1 };
    expect(await refused.json()).toMatchObject({
      error: "This event was changed after you opened it. Please review it again.",
      current: now,
    });
    expect(await asTheClientSees(id)).toMatchObject(now);
  },
);

test("a form that was opened before the client wanted another time reverts nothing", async () => {
  const { id, version } = await add({ day: "2099-07-14" });
  const wish = { day: "2099-07-16", time: "09:00", minutes: "60", note: "Our lender is away." };
  expect((await act(client, id, "propose", wish)).status).toBe(200);
  const refused = await change(id, { ...form({ title: "Roof walk", day: "2099-07-14" }), version });
  expect(refused.status).toBe(409);
  expect((await refused.json()).current).toMatchObject({ change: { by: "client" } });
  expect(await asTheClientSees(id)).toMatchObject({
    title: "Property viewing",
    change: { start: "2099-07-16T14:00:00.000Z", note: "Our lender is away." },
  });
});

test("acting on an event that has ended gets an error", async () => {
  const { id } = await add({ day: "2099-07-14" });
  await cancel(broker, id);
  for (const refused of [
    await act(client, id, "propose", { ...proposal, note: "" }),
    await cancel(client, id),
    await change(id, form()),
    await answer(id, { answer: "confirm" }),
  ]) {
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toBe("This event has ended. Please add a new one.");
  }
});

test("a time that has passed is not agreed, by either side", async () => {
  const [asked, proposed] = [await request(), await request({ time: "16:00" })];
  await answer(proposed, proposal);
  const start = "2026-01-05T16:00:00.000Z";
  await store.db
    .updateTable("event")
    .set({ startsAt: start, endsAt: "2026-01-05T17:00:00.000Z" })
    .where("id", "in", [asked, proposed])
    .execute();
  for (const refused of [
    await answer(asked, { answer: "confirm" }),
    await act(client, proposed, "accept", {}),
  ]) {
    expect(refused.status).toBe(409);
    expect((await refused.json()).error).toBe("This time has passed.");
  }
  expect((await asTheClientSees(asked)).status).toBe("requested");
  expect((await asTheClientSees(proposed)).status).toBe("proposed");
  expect((await answer(asked, proposal)).status).toBe(204);
});

test("each declined request has a notification and an email with its own note", async () => {
  const [first, second] = [await request(), await request({ time: "16:00" })];
  await store.background.settled();
  store.mails.length = 0;
  await answer(first, { answer: "decline", note: "The tenant is moving out." });
  await answer(second, { answer: "decline", note: "The roof is being repaired." });
  const told = (await toldTo(client)).filter(({ title }) => title.startsWith("Declined"));
  expect(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ detail: "The tenant is moving out." }),
      expect.objectContaining({ detail: "The roof is being repaired." }),
    ]),
  );
  await store.background.settled();
  // Both emails are sent.
  expect(store.mails).toHaveLength(2);
  expect(store.mails.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringContaining("The tenant is moving out."),
      expect.stringContaining("The roof is being repaired."),
    ]),
  );
});

test("two clients' withdrawals are two notifications", async () => {
  const mine = await request();
  const others = store.as(store.otherClient);
  const deal = await addDeal(store.db, store.otherClient);
  const asked = { ...timeRequest, dealId: deal };
  const { id: theirs } = await (await others("/api/events/requests", body(asked))).json();
  // After the broker was notified of them.
  await store.background.settled();
  await cancel(client, mine);
  await cancel(others, theirs);
  const titles = (await toldTo(broker)).map(({ title }) => title);
  expect(titles).toContain("Taylor Morgan withdrew a request");
  expect(titles).toContain("Kim Osei withdrew a request");
});

test("an event that changes before anyone was notified is announced as new, in its current form", async () => {
  await store.background.settled();
  store.mails.length = 0;
  const { id } = await add({ title: "Survey of the roof", day: "2099-07-14" });
  await change(id, form({ title: "Survey of the dock", from: "09:00", day: "2099-07-15" }));
  await store.background.settled();
  expect(store.mails.map(({ subject }) => subject)).toEqual(["New event: Survey of the dock"]);
  expect(store.mails[0]?.text).toContain("July 15");
  expect(store.mails[0]?.text).not.toContain("Before:");
  await change(id, form({ title: "Survey of the dock", from: "09:00", day: "2099-07-16" }));
  const told = (await toldTo(client)).filter(({ path }) => path.endsWith(id));
  expect(told.map(({ title }) => title)).toEqual(["Updated: Survey of the dock"]);
});

test("a date that moves twice within minutes is one notification, and one mail", async () => {
  const { id } = await add({ title: "Survey of the roof", day: "2099-07-14" });
  await store.background.settled();
  await store.background.settled();
  store.mails.length = 0;
  for (const from of ["08:00", "09:00"]) {
    const moved = form({ title: "Survey of the roof", from, day: "2099-07-14" });
    await change(id, moved);
  }
  await store.background.settled();
  expect(store.mails.map(({ subject }) => subject)).toEqual(["Updated: Survey of the roof"]);
  const told = (await toldTo(client)).filter(({ path }) => path.endsWith(id));
  expect(told.map(({ title }) => title)).toEqual(["Updated: Survey of the roof"]);
});

test("a date is kept with its notification, or not at all", async () => {
  const title = "Closing dinner";
  await store.db.schema.alterTable("notification").renameTo("elsewhere").execute();
  const refused = await broker(`/api/clients/${store.client.id}/events`, body(form({ title })));
  await store.db.schema.alterTable("elsewhere").renameTo("notification").execute();
  expect(refused.status).toBe(500);
  const kept = await (await client("/api/events?from=2026-07-01&to=2026-07-31")).json();
  expect(kept.map((event: PortalEvent) => event.title)).not.toContain(title);
});

test.each([
  ["that is over", { day: "2020-01-01" }],
  ["that daylight saving skips", { day: "2099-03-08", time: "02:30" }],
])("a proposal of a time %s is refused by field", async (_, changes) => {
  const id = await request();
  const refused = await answer(id, { ...proposal, ...changes });
  expect(refused.status).toBe(400);
  expect(Object.keys((await refused.json()).fields)).toEqual(["time"]);
  expect((await asTheClientSees(id)).status).toBe("requested");
});

test("an email says when and where in both time zones, and brings the event for the calendar", async () => {
  const other = store.as(store.otherClient);
  const settings = await (await other("/api/settings")).json();
  await other("/api/settings", body({ ...settings, timeZone: "America/Los_Angeles" }, "PUT"));
  const deal = await addDeal(store.db, store.otherClient);
  store.mails.length = 0;
  const path = `/api/clients/${store.otherClient.id}/events`;
  const tour = form({ dealId: deal, day: "2099-07-14" });
  const { id } = await (await broker(path, body(tour))).json();
  await store.background.settled();
  await change(id, { ...tour, from: "11:00" });
  await store.background.settled();
  const mailAbout = (subject: string) =>
    store.mails.find((mail) => mail.to === store.otherClient.email && mail.subject === subject);
  const added = mailAbout("New event: Property viewing");
  const moved = mailAbout("Updated: Property viewing");
  const when =
    "Tuesday, July 14, 2099, 10am to 11:30am, Central time (Chicago); for you Tuesday, July 14, 2099, 8am to 9:30am, Pacific time (Los Angeles)";
  expect(added?.text).toContain(`When: ${when}`);
  expect(added?.text).toContain("Where: Front entrance, 48 Example Road, Anytown, ST");
  // A call is about the property, not at it.
  await broker(path, body({ ...tour, kind: "call", title: "Lender call", location: "By phone" }));
  await store.background.settled();
  const call = mailAbout("New event: Lender call");
  expect(call?.text).toContain("Where: By phone\nProperty: 48 Example Road, Anytown, ST");
  expect(call?.calendar?.content).toMatch(/^LOCATION:By phone\r?$/m);
  expect(added?.text).toContain(`/dashboard/calendar?event=${id}`);
  expect(added?.calendar).toMatchObject({
    method: "REQUEST",
    content: expect.stringMatching(/SEQUENCE:0[^]*DTSTART:20990714T150000Z/),
  });
  expect(moved?.text).toContain("When: Tuesday, July 14, 2099, 11am to 11:30am");
  expect(moved?.text).toContain(`Before: ${when}`);
  expect(moved?.calendar?.content).toContain("SEQUENCE:1");
});

test("what is entered afterwards is shown, but not emailed as new", async () => {
  await store.background.settled();
  store.mails.length = 0;
  const past = form({ kind: "milestone", title: "Offer accepted", day: "2020-01-02" });
  await broker(`/api/clients/${store.client.id}/events`, body(past));
  await store.background.settled();
  expect(store.mails.filter(({ subject }) => subject.includes("Offer accepted"))).toEqual([]);
  expect((await toldTo(client))[0]?.title).toBe("New event: Offer accepted");
});

test("a client asks once for a slot, also in two requests at the same moment", async () => {
  const ask = async (changes: Partial<TimeRequest> = {}) =>
    client("/api/events/requests", body({ ...timeRequest, dealId, ...changes }));
  const answers = await Promise.all([ask(), ask(), ask({ kind: "call" })]);
  const [accepted, ...others] = answers.toSorted((a, b) => a.status - b.status);
  expect([accepted, ...others].map((one) => one?.status)).toEqual([200, 409, 409]);
  const refused = await ask({ minutes: "30" });
  expect((await refused.json()).fields.time).toMatch(/^You already have this time: /);
  if (!accepted) throw new Error("Nothing was accepted.");
  const { id } = (await accepted.json()) as PortalEvent;
  await answer(id, { answer: "decline" });
  expect((await ask()).status).toBe(200);
});

test("a client cancels an upcoming confirmed tour, with a reason", async () => {
  const { id } = await add({ day: "2099-07-14" });
  expect((await cancel(client, id, "We bought elsewhere.")).status).toBe(204);
  expect(await asTheClientSees(id)).toMatchObject({
    status: "canceled",
    endedBy: "client",
    reason: "We bought elsewhere.",
  });
  expect((await toldTo(broker))[0]).toMatchObject({
    title: "Taylor Morgan canceled a tour",
    detail: "Property viewing: We bought elsewhere.",
  });
  const past = await add({ day: "2020-07-14" });
  expect((await (await cancel(client, past.id)).json()).error).toBe("This time has passed.");
});

test("a confirmed tour keeps its time until both agree on another", async () => {
  const { id } = await add({ day: "2099-07-14" });
  const start = "2099-07-14T15:00:00.000Z";
  const propose = (time: string) =>
    act(client, id, "propose", {
      day: "2099-07-16",
      time,
      minutes: "60",
      note: "Our lender is away.",
    });
  expect((await propose("09:00")).status).toBe(200);
  expect(await asTheClientSees(id)).toMatchObject({
    status: "confirmed",
    start,
    change: { start: "2099-07-16T14:00:00.000Z", by: "client", note: "Our lender is away." },
  });
  expect((await toldTo(broker))[0]?.title).toBe("Taylor Morgan wants another time");

  // The broker answers with another time, and the client with a third.
  await answer(id, { ...proposal, day: "2099-07-17" });
  expect((await asTheClientSees(id)).status).toBe("confirmed");
  expect((await propose("10:00")).status).toBe(200);
  const third = "2099-07-16T15:00:00.000Z";
  expect((await answer(id, { answer: "confirm" })).status).toBe(204);
  const agreed = await asTheClientSees(id);
  expect(agreed).toMatchObject({ status: "confirmed", start: third, version: 5 });
  expect(agreed).not.toHaveProperty("change");

  // If declined, it stays unchanged.
  await propose("14:00");
  await answer(id, { answer: "decline", note: "The tenant can’t." });
  expect(await asTheClientSees(id)).toMatchObject({ start: third, answer: "The tenant can’t." });
  expect((await toldTo(client))[0]?.title).toBe("Keeps its time: Property viewing");
});

test("a client answers a proposed time with another, which the broker then answers", async () => {
  const id = await request();
  await answer(id, proposal);
  const mine = { day: "2099-07-18", time: "09:00", minutes: "30", note: "Mornings only." };
  const propose = (who: typeof client) => act(who, id, "propose", mine);
  expect((await propose(broker)).status).toBe(404);
  expect((await propose(store.as(store.otherClient))).status).toBe(404);
  expect((await propose(client)).status).toBe(200);
  expect(await asTheClientSees(id)).toMatchObject({
    status: "requested",
    start: "2099-07-18T14:00:00.000Z",
    note: "My partner comes along.\n\nMornings only.",
  });
  expect((await answer(id, { answer: "confirm" })).status).toBe(204);
});

test("another time that the client no longer wants is dropped", async () => {
  const { id } = await add({ day: "2099-07-14" });
  const other = { day: "2099-07-18", time: "09:00", minutes: "30", note: "" };
  await act(client, id, "propose", other);
  // After the broker was notified of it.
  await store.background.settled();
  expect((await act(client, id, "decline", { reason: "" })).status).toBe(204);
  expect(await asTheClientSees(id)).not.toHaveProperty("change");
  expect((await toldTo(broker))[0]?.title).toBe("Taylor Morgan no longer wants another time");
});

test("removing a deal tells the client once of all dates that end with it", async () => {
  const tour = await add({ day: "2099-07-14" });
  await add({ kind: "deadline", title: "Inspection ends", day: "2099-07-20" });
  await client("/api/events/requests", body({ ...timeRequest, dealId, day: "2099-08-01" }));
  await add({ title: "Long ago", day: "2020-07-14" });
  await store.background.settled();
  store.mails.length = 0;

  const removed = await removeDeal(store, { clientId: store.client.id, dealId });
  expect(removed.status).toBe(204);
  expect((await client(`/api/events/${tour.id}`)).status).toBe(404);
  const [notice, ...others] = await toldTo(client);
  expect(others.map(({ path }) => path)).not.toContain(eventPath(tour.id));
  expect(notice).toMatchObject({ title: "Canceled: 3 dates of 48 Example Road" });
  const when = "Tuesday, July 14, 2099, 10am to 11:30am, Central time (Chicago)";
  expect(notice?.detail).toContain(`Property viewing: ${when}; Inspection ends: Monday, July 20`);
  expect(notice?.path).toMatch(/^\/dashboard\/calendar\?/);

  await store.background.settled();
  const mails = store.mails.filter(({ to }) => to === store.client.email);
  const mail = mails.find(({ calendar }) => !calendar);
  expect(mail?.subject).toBe("Canceled: 3 dates of 48 Example Road");
  expect(mail?.text).toContain(
    `Property viewing\nWhen: ${when}\nWhere: Front entrance, 48 Example`,
  );
  // No calendar app had the request; the other two are canceled there, by an email each.
  const canceled = mails.flatMap(({ calendar, subject }) =>
    calendar ? { calendar, subject } : [],
  );
  expect(canceled.map(({ subject }) => subject)).toEqual([
    "Canceled: Property viewing",
    "Removed: Inspection ends",
  ]);
  expect(canceled.map(({ calendar: { method } }) => method)).toEqual(["CANCEL", "CANCEL"]);
  expect(canceled[0]?.calendar.content).toContain(`UID:${tour.id}@`);
  expect(mails).toHaveLength(3);
});

test("nobody is told of dates that are canceled before they were told of them", async () => {
  await store.background.settled();
  store.mails.length = 0;
  const before = await toldTo(client);
  const { id, version } = await add({ day: "2099-07-14" });
  expect((await act(broker, id, "cancel", { version, reason: "" })).status).toBe(204);
  expect(await toldTo(client)).toEqual(before);

  await add({ title: "Second viewing", day: "2099-07-21" });
  await removeDeal(store, { clientId: store.client.id, dealId });
  expect(await toldTo(client)).toEqual(before);
  await store.background.settled();
  expect(store.mails.filter(({ to }) => to === store.client.email)).toEqual([]);
});

test("a deal's only date is canceled by its name, and a deal without dates ahead is removed quietly", async () => {
  const remove = () => removeDeal(store, { clientId: store.client.id, dealId });
  await add({ day: "2099-07-14" });
  await store.background.settled();
  store.mails.length = 0;
  await remove();
  const notices = await toldTo(client);
  expect(notices[0]).toMatchObject({
    title: "Canceled: Property viewing",
    detail: "Tuesday, July 14, 2099, 10am to 11:30am, Central time (Chicago)",
  });
  await store.background.settled();
  expect(store.mails.map(({ calendar }) => calendar?.method)).toEqual(["CANCEL"]);

  dealId = await addDeal(store.db, store.client);
  await add({ day: "2020-07-14" });
  const titles = async () => (await toldTo(client)).map(({ title }) => title);
  const [added, ...told] = await titles();
  expect(added).toBe("New event: Property viewing");
  await remove();
  expect(await titles()).toEqual(told);
});
