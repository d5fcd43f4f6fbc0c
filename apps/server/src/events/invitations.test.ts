import { broker as owner } from "@frontage/content/broker";
import type { EventForm } from "@frontage/records/schemas/event-form";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addProspect } from "../../test/listing.ts";
import { openSmtpSink } from "../../test/smtp-sink.ts";
import { sharedStore, type TestStore } from "../../test/store.ts";
import { smtpMailer } from "../mail/mailer.ts";

const store = sharedStore();
let sink: Awaited<ReturnType<typeof openSmtpSink>>;
let broker: ReturnType<TestStore["as"]>;
let client: ReturnType<TestStore["as"]>;
let dealId: string;

beforeAll(async () => {
  sink = await openSmtpSink();
  store.mailer.send = smtpMailer(sink.url, "Jordan <office@example.com>").send;
  broker = store.as(store.broker);
  client = store.as(store.client);
});
afterAll(() => sink.close());
beforeEach(async () => {
  dealId = await addDeal(store.db, store.client);
  await store.background.settled();
  sink.received.length = 0;
});

const body = (value: unknown, method = "POST"): RequestInit => ({
  method,
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json" },
});
const form = (changes: Partial<EventForm> = {}): EventForm => ({
  kind: "viewing",
  title: "Property viewing",
  dealId,
  day: "2099-07-14",
  from: "10:00",
  to: "11:30",
  location: "Front entrance",
  note: "",
  ...changes,
});
const add = async (changes: Partial<EventForm> = {}): Promise<{ id: string }> =>
  (await broker(`/api/clients/${store.client.id}/events`, body(form(changes)))).json();
const versionOf = async (id: string): Promise<number> =>
  (await (await broker(`/api/events/${id}`)).json()).version;
const change = async (id: string, changes: Partial<EventForm>) =>
  broker(`/api/events/${id}`, body({ ...form(changes), version: await versionOf(id) }, "PUT"));
const act = async (who: typeof client, id: string, action: string, values: object = {}) =>
  who(`/api/events/${id}/${action}`, body({ version: await versionOf(id), ...values }));

type Invitation = {
  method: string | undefined;
  mimeType: string;
  file: string;
  uid?: string | undefined;
  sequence: number;
};

/** What someone's emails have for calendar apps, oldest first: one per email. */
async function calendarsOf(address: string): Promise<(Invitation | undefined)[]> {
  await store.background.settled();
  const mails = sink.received.filter(({ recipients }) => recipients.includes(address));
  sink.received.length = 0;
  return mails.map(({ parsed }) => {
    const parts = parsed.attachments.filter(({ mimeType }) => mimeType === "text/calendar");
    expect(parts.length).toBeLessThan(2);
    const [part] = parts;
    if (!part) return undefined;
    const content =
      typeof part.content === "string" ? part.content : new TextDecoder().decode(part.content);
    const file = content.replaceAll(/\r?\n[ \t]/g, "");
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    return {
      method: part.method,
      mimeType: part.mimeType,
      file,
      uid: /^UID:(.+?)\r?$/m.exec(file)?.[1],
      sequence: Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]),
    };
  });
}
const toClient = async () => calendarsOf(store.client.email);

test("a confirmed tour invites the client without asking for an answer, moves when it moves and ends when it is canceled", async () => {
  const { id } = await add();
  const [first] = await toClient();
  expect(first).toMatchObject({ method: "REQUEST", uid: expect.stringContaining(`${id}@`) });
  expect(first?.file).toMatch(/^METHOD:REQUEST\r?$/m);
  expect(first?.file).toMatch(/^STATUS:CONFIRMED\r?$/m);
  expect(first?.file).toMatch(
    new RegExp(`^ATTENDEE;[^:]*RSVP=FALSE[^:]*:MAILTO:${store.client.email}\r?$`, "m"),
  );
  expect(first?.file).toMatch(new RegExp(`^ORGANIZER[^:]*:mailto:${owner.email}\r?$`, "im"));

  await change(id, { from: "11:00" });
  const [moved] = await toClient();
  expect(moved).toMatchObject({ method: "REQUEST", uid: first?.uid });
  expect(moved?.sequence).toBe((first?.sequence ?? 0) + 1);
  expect(moved?.file).toContain("DTSTART:20990714T160000Z");

  // What is said about it changes, but nobody has to be anywhere else.
  await change(id, { from: "11:00", note: "Ring at the side door." });
  const [noted] = await toClient();
  expect(noted).toMatchObject({ method: "REQUEST", sequence: moved?.sequence });
  expect(noted?.file).toContain("DESCRIPTION:Ring at the side door.");

  await change(id, { from: "11:00", location: "Loading dock" });
  const [elsewhere] = await toClient();
  expect(elsewhere).toMatchObject({ sequence: (moved?.sequence ?? 0) + 1 });

  await act(broker, id, "cancel", { reason: "The owner is away." });
  const [canceled] = await toClient();
  expect(canceled).toMatchObject({
    method: "CANCEL",
    uid: first?.uid,
    sequence: (moved?.sequence ?? 0) + 2,
  });
  expect(canceled?.file).toMatch(/^STATUS:CANCELLED\r?$/m);
  expect(canceled?.file).toContain(`MAILTO:${store.client.email}`);
});

const asked = { kind: "call", day: "2099-07-15", time: "10:00", minutes: "60", note: "" };

test("a client who accepts a time is invited to it, and one who cancels it loses it in their calendar app, too", async () => {
  const { id } = await (await client("/api/events/requests", body({ ...asked, dealId }))).json();
  await act(broker, id, "answer", {
    answer: "propose",
    note: "",
    day: "2099-07-16",
    time: "14:00",
    minutes: "30",
  });
  expect(await toClient()).toEqual([undefined]);
  expect((await act(client, id, "accept")).status).toBe(200);
  const [accepted] = await toClient();
  expect(accepted).toMatchObject({ method: "REQUEST" });
  expect(accepted?.file).toContain("DTSTART:20990716T190000Z");
  expect((await act(client, id, "cancel", { reason: "" })).status).toBe(204);
  expect(await toClient()).toMatchObject([{ method: "CANCEL", uid: accepted?.uid }]);

  const settings = await (await client("/api/settings")).json();
  const events = { inApp: true, email: false };
  const quiet = { ...settings, notifications: { ...settings.notifications, events } };
  await client("/api/settings", body(quiet, "PUT"));
  const second = await add();
  await act(client, second.id, "cancel", { reason: "" });
  expect(await toClient()).toEqual([]);
  await client("/api/settings", body(settings, "PUT"));
});

test("what was declined before it was confirmed, and what has passed, changes no calendar", async () => {
  const { id } = await (await client("/api/events/requests", body({ ...asked, dealId }))).json();
  await act(broker, id, "answer", { answer: "decline", note: "" });
  expect(await toClient()).toEqual([undefined]);

  const past = await add({ day: "2020-07-14" });
  await change(past.id, { day: "2020-07-15" });
  await act(broker, past.id, "cancel", { reason: "" });
  expect(await toClient()).toEqual([]);
});

test("the broker gets an entry for their own calendar, and nobody is invited to a deadline", async () => {
  const { id } = await add();
  await store.background.settled();
  await act(client, id, "cancel", { reason: "" });
  const [copy] = await calendarsOf(store.broker.email);
  expect(copy).toMatchObject({ method: "CANCEL" });
  expect(copy?.file).not.toContain("ATTENDEE");

  await add({ kind: "deadline", title: "Deposit due" });
  const [deadline] = await toClient();
  expect(deadline).toMatchObject({ method: "PUBLISH" });
  expect(deadline?.file).not.toContain("ATTENDEE");
});

/** Dana's request for a tour at 10am in Chicago. */
async function askForTour(listingId: string): Promise<{ id: string; address: string }> {
  const id = randomUUID();
  const address = `${id.slice(0, 8)}@example.com`;
  const prospectId = await addProspect(store.db, listingId, {
    name: "Dana Fairley",
    email: address,
    emailKey: address,
  });
  await store.db
    .insertInto("tourRequest")
    .values({
      id,
      listingId,
      prospectId,
      startsAt: "2099-07-16T15:00:00.000Z",
      endsAt: "2099-07-16T16:00:00.000Z",
      note: "",
      status: "requested",
      requestedAt: new Date().toISOString(),
    })
    .execute();
  return { id, address };
}
const answer = async (id: string, how: string) =>
  broker(`/api/tours/${id}/answer`, body({ answer: how, note: "Ring at the side door." }));

test("a buyer is invited to their tour at the listing's address, and follows it in the client's calendar", async () => {
  const listingId = await addListing(store.db, { clientId: store.client.id, dealId });
  const { address, id } = await askForTour(listingId);
  expect((await answer(id, "confirm-anyway")).status).toBe(204);
  const [first] = await calendarsOf(address);
  expect(first).toMatchObject({
    method: "REQUEST",
    sequence: 0,
    uid: expect.stringContaining(`${id}@`),
  });
  expect(first?.file).toContain("SUMMARY:Tour of 15 Placeholder Plaza\\, Anytown\\, ST");
  expect(first?.file).toContain("LOCATION:15 Placeholder Plaza\\, Anytown\\, ST");
  expect(first?.file).toMatch(
    new RegExp(`^ATTENDEE;[^:]*RSVP=FALSE[^:]*CN="Dana Fairley":MAILTO:${address}\r?$`, "m"),
  );
  // What the client reads about it isn't the buyer's.
  expect(first?.file).not.toContain("private buyer");

  const { eventId } = await store.db
    .selectFrom("tourRequest")
    .select("eventId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await change(eventId ?? "", { day: "2099-07-17", from: "14:00", to: "15:00", location: "Dock" });
  const [moved] = await calendarsOf(address);
  expect(moved).toMatchObject({ method: "REQUEST", sequence: 1, uid: first?.uid });
  expect(moved?.file).toContain("DTSTART:20990717T190000Z");
  expect(moved?.file).toContain("LOCATION:Dock\\, 15 Placeholder Plaza\\, Anytown\\, ST");

  await act(broker, eventId ?? "", "cancel", { reason: "" });
  const [canceled] = await calendarsOf(address);
  expect(canceled).toMatchObject({ method: "CANCEL", sequence: 2, uid: first?.uid });
  expect(canceled?.file).toContain("DTSTART:20990717T190000Z");
});

test("a tour that was declined, or called off before it was confirmed, cancels nothing", async () => {
  const listingId = await addListing(store.db);
  const declined = await askForTour(listingId);
  expect((await answer(declined.id, "decline")).status).toBe(204);
  expect(await calendarsOf(declined.address)).toEqual([undefined]);

  const [asking, confirmed] = [await askForTour(listingId), await askForTour(listingId)];
  expect((await answer(confirmed.id, "confirm-anyway")).status).toBe(204);
  await store.background.settled();
  sink.received.length = 0;
  const { version } = await store.db
    .selectFrom("listing")
    .select("version")
    .where("id", "=", listingId)
    .executeTakeFirstOrThrow();
  await broker(`/api/listings/${listingId}/withdraw`, body({ version }));
  await store.background.settled();
  const received = [...sink.received];
  expect(await calendarsOf(asking.address)).toEqual([undefined]);
  sink.received.push(...received);
  expect(await calendarsOf(confirmed.address)).toMatchObject([{ method: "CANCEL", sequence: 1 }]);
});

test("a subscribed calendar has no method, says when each date last changed, and is sent again only if one did", async () => {
  const { id } = await add();
  const { url } = await (await client("/api/calendar-link", { method: "POST" })).json();
  const read = async (etag = "") =>
    store.ask(new URL(url).pathname, { headers: { "If-None-Match": etag } });
  const first = await read();
  const file = await first.text();
  expect(file).not.toContain("METHOD");
  expect(file).not.toContain("ATTENDEE");
  const stampOf = (text: string) => /^DTSTAMP:(\w+)/m.exec(text.slice(text.indexOf(id)))?.[1];
  const { revisedAt } = await store.db
    .selectFrom("event")
    .select("revisedAt")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(stampOf(file)).toBe(revisedAt.replaceAll(/[-:]|\.\d+/g, ""));

  const etag = first.headers.get("ETag") ?? "";
  const same = await read(etag);
  expect(same.status).toBe(304);
  expect(await same.text()).toBe("");
  await change(id, { note: "Ring at the side door." });
  const changed = await read(etag);
  expect(changed.status).toBe(200);
  expect(changed.headers.get("ETag")).not.toBe(etag);

  const download = await (await client(`/api/calendar.ics?ids=${id}`)).text();
  expect(download).not.toContain("METHOD");
});
