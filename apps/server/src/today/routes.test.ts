import { passingKinds } from "@frontage/records/schemas/key-date-kinds";
import type { DealPage } from "@frontage/records/schemas/deal";
import type { Today, TodayMark, TodayNeed } from "@frontage/records/schemas/today";
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { addDeal } from "../../test/deal.ts";
import { addListing, addOffer, addProspect, saleTerms } from "../../test/listing.ts";
import { sharedStore } from "../../test/store.ts";
import { dayAfter } from "../time/clock.ts";
import { markNeed } from "./needs.ts";
import { readToday } from "./read-today.ts";

const store = sharedStore({ transport: "server" });
let dealId: string;

/** Tuesday morning in Chicago, where the broker is. */
const now = new Date("2026-07-14T15:12:00Z");
const today = "2026-07-14";

beforeEach(async () => {
  for (const table of [
    "deal",
    "property",
    "assistantQuestion",
    "thread",
    "inquiry",
    "audit",
    "email",
    "settings",
    "listing",
    "todayMark",
  ] as const) {
    await store.db.deleteFrom(table).execute();
  }
  dealId = await addDeal(store.db, store.client);
});

const read = (person = store.broker) =>
  readToday({ log: store.log, person, records: store.db }, now);

async function addKeyDate(label: string, day: string, more: object = {}): Promise<void> {
  await store.db
    .insertInto("keyDate")
    .values({
      id: randomUUID(),
      clientId: store.client.id,
      dealId,
      position: 0,
      label,
      kind: "deadline",
      basis: "",
      status: "open",
      day,
      changedAt: now.toISOString(),
      ...more,
    })
    .execute();
}

async function addEvent(title: string, more: object): Promise<string> {
  const id = randomUUID();
  await store.db
    .insertInto("event")
    .values({
      id,
      clientId: store.client.id,
      dealId,
      kind: "viewing",
      title,
      status: "confirmed",
      firstDay: today,
      lastDay: today,
      isOwn: 0,
      timeZone: "America/Chicago",
      ...more,
    })
    .execute();
  return id;
}

async function addInquiry(name: string, receivedAt = "2026-07-14T13:00:00.000Z"): Promise<void> {
  await store.db
    .insertInto("inquiry")
    .values({
      id: randomUUID(),
      reference: name,
      contentHash: name,
      receivedAt,
      name,
      email: "visitor@example.com",
      phone: "",
      service: "other",
      message: "Looking for 4,000 sq ft.",
      searchKey: "",
      status: "new",
    })
    .execute();
}

async function addDocument(name: string, more: object = {}): Promise<string> {
  const id = randomUUID();
  await store.db
    .insertInto("document")
    .values({
      id,
      clientId: store.client.id,
      dealId,
      name,
      nameKey: name,
      nameOrder: name,
      type: "purchase-agreement",
      status: "new",
      fileName: "file.pdf",
      mediaType: "application/pdf",
      isOwn: 0,
      updatedAt: "2026-07-08T15:00:00.000Z",
      bytes: 1,
      ...more,
    })
    .execute();
  await store.db
    .insertInto("documentVersion")
    .values({
      clientId: store.client.id,
      documentId: id,
      number: 1,
      addedAt: "2026-07-08T15:00:00.000Z",
      addedBy: "Jordan Reed",
      bytes: 1,
      sha256: "",
      mediaType: "application/pdf",
      fileKey: id,
    })
    .execute();
  return id;
}

async function log(action: string, subjectId: string, at: string, subject = "document") {
  await store.db
    .insertInto("audit")
    .values({
      at,
      personId: store.client.id,
      personName: "Taylor Morgan",
      clientId: store.client.id,
      action,
      subject,
      subjectId,
      outcome: "done",
    })
    .execute();
}

const times = (start: string, end: string) => ({ startsAt: start, endsAt: end });
const client = () => ({ id: store.client.id, name: "Taylor Morgan" });

test("what waits for the broker is listed kind by kind, the oldest first", async () => {
  for (const [name, receivedAt] of [
    ["Riley Chen", "2026-07-14T13:00:00.000Z"],
    ["Blake Sutton", "2026-07-13T13:00:00.000Z"],
  ] as const) {
    await addInquiry(name, receivedAt);
  }
  await store.db
    .insertInto("thread")
    .values({
      id: "thread",
      clientId: store.client.id,
      kind: "broker",
      name: "Jordan",
      description: "",
      messageCount: 2,
      unreadByClient: 0,
      unreadByBroker: 1,
      lastMessageId: "client",
      lastMessageAt: "2026-07-14T14:41:00.000Z",
    })
    .execute();
  for (const [author, text, sentAt] of [
    ["broker", "Shall we meet?", "2026-07-14T14:40:00.000Z"],
    ["client", "Can we start at 11?", "2026-07-14T14:41:00.000Z"],
  ] as const) {
    await store.db
      .insertInto("message")
      .values({
        id: author,
        clientId: store.client.id,
        threadId: "thread",
        author,
        text,
        sentAt,
      })
      .execute();
  }
  const document = await addDocument("Confidentiality agreement", { status: "needs-confirmation" });
  await log("signature-report", document, "2026-07-14T13:05:00.000Z");
  const requested = await addEvent("Tour", {
    status: "requested",
    ...times("2026-07-16T19:00:00.000Z", "2026-07-16T20:00:00.000Z"),
  });
  await log("request", requested, "2026-07-13T20:00:00.000Z", "event");
  await addEvent("Call", {
    changeBy: "client",
    changeStart: "2026-07-17T19:00:00.000Z",
    changeEnd: "2026-07-17T20:00:00.000Z",
    ...times("2026-07-16T19:00:00.000Z", "2026-07-16T20:00:00.000Z"),
  });
  await addEvent("Passed", {
    status: "requested",
    ...times("2026-07-13T19:00:00.000Z", "2026-07-13T20:00:00.000Z"),
  });

  const { needsYou } = await read();
  expect(needsYou).toMatchObject({ total: 6, more: [] });
  // Only conversations about a contact name it.
  expect(needsYou?.items[2]).not.toHaveProperty("contactName");
  await store.db.updateTable("thread").set({ kind: "contact", name: "Casey Park" }).execute();
  expect((await read()).needsYou?.items[2]).toMatchObject({ contactName: "Casey Park" });
  expect(needsYou?.items).toMatchObject([
    { kind: "inquiry", name: "Blake Sutton" },
    { kind: "inquiry", name: "Riley Chen", text: "Looking for 4,000 sq ft." },
    { kind: "message", id: "thread", client: client(), text: "Can we start at 11?", unread: 1 },
    {
      kind: "signature",
      id: document,
      version: 1,
      at: "2026-07-14T13:05:00.000Z",
      deal: { id: dealId },
    },
    { kind: "time", title: "Call", start: "2026-07-17T19:00:00.000Z", isChange: true },
    { kind: "time", id: requested, isChange: false, at: "2026-07-13T20:00:00.000Z" },
  ]);
});

test("a question to the assistant waits for the broker, unless the client sent it as a message", async () => {
  const at = "2026-07-14T13:00:00.000Z";
  await store.db
    .insertInto("assistantQuestion")
    .values({
      id: "roof",
      personId: store.client.id,
      clientId: store.client.id,
      question: "Who pays for the roof?",
      dealId,
      askedAt: at,
      status: "needs-answer",
    })
    .execute();
  const items = async () => (await read()).needsYou?.items;
  const text = "Who pays for the roof?";
  expect(await items()).toMatchObject([
    { kind: "asked", id: "roof", client: client(), deal: { id: dealId }, text, at },
  ]);
  const set = (columns: object) => store.db.updateTable("assistantQuestion").set(columns).execute();
  await set({ forwardedAt: at });
  expect(await items()).toEqual([]);
  await set({ forwardedAt: null, status: "answered" });
  expect(await items()).toEqual([]);
});

test("more of a kind than a screen shows are counted", async () => {
  for (let at = 0; at < 12; at += 1) {
    await addDocument(`Agreement ${at}`, { status: "needs-confirmation" });
  }
  const { needsYou } = await read();
  expect(needsYou?.items).toHaveLength(10);
  expect(needsYou).toMatchObject({ total: 12, more: ["signature"] });
});

test("deadlines are those of the next 14 days, after what was missed", async () => {
  await addKeyDate("Missed", "2026-07-10", { responsibleRole: "client" });
  for (const kind of passingKinds) await addKeyDate("Over", "2026-07-10", { kind });
  await addKeyDate("Marked done", "2026-07-15", { status: "done" });
  await addKeyDate("Waived", "2026-07-15", { status: "waived" });
  await addKeyDate("Today", today, { time: "17:00" });
  const lender = randomUUID();
  await store.db
    .insertInto("contact")
    .values({
      id: lender,
      clientId: store.client.id,
      name: "Casey Lender",
      nameOrder: "casey lender",
      role: "lender",
      company: "",
      email: "casey@example.com",
      addedAt: now.toISOString(),
      isOwn: 0,
    })
    .execute();
  await addKeyDate("Extended", "2026-07-17", {
    status: "extended",
    responsibleContactId: lender,
  });
  await addKeyDate("The last", dayAfter(today, 14));
  await addKeyDate("Too late", dayAfter(today, 15));
  await addEvent("Offers due", { kind: "deadline", day: "2026-07-20", lastDay: "2026-07-20" });
  await addEvent("extended", { kind: "deadline", day: "2026-07-17", lastDay: "2026-07-17" });

  const { deadlines } = await read();
  expect(deadlines?.items.map(({ daysLeft, label, source }) => [label, daysLeft, source])).toEqual([
    ["Missed", -4, "key-date"],
    ["Today", 0, "key-date"],
    ["Extended", 3, "key-date"],
    ["Offers due", 6, "event"],
    ["The last", 14, "key-date"],
  ]);
  expect(deadlines).toMatchObject({ overdue: 1, total: 5 });
  expect(deadlines?.items[0]).toMatchObject({
    client: client(),
    deal: { id: dealId, side: "purchase", timeZone: "America/Chicago" },
    role: "client",
  });
  expect(deadlines?.items[1]?.time).toBe("17:00");
  expect(deadlines?.items[2]).toMatchObject({ contactName: "Casey Lender", isExtended: true });
});

test("of a closed deal, only an exchange’s days can be missed, and what is ahead stays due", async () => {
  await store.db.updateTable("deal").set({ stage: "closed" }).execute();
  await addKeyDate("Estoppels", "2026-07-10");
  await addKeyDate("Day 45", "2026-07-11", { kind: "exchange-identification" });
  await addKeyDate("Option notice", "2026-07-20");
  const { deadlines } = await read();
  expect(deadlines?.items.map(({ label }) => label)).toEqual(["Day 45", "Option notice"]);
  expect(deadlines).toMatchObject({ overdue: 1, total: 2 });
});

test("the broker's day is the one of their time zone", async () => {
  await store.db
    .insertInto("settings")
    .values({
      personId: store.broker.id,
      settings: JSON.stringify({
        notifications: Object.fromEntries(
          ["messages", "signatures", "documents", "events", "market-note"].map((topic) => [
            topic,
            { inApp: true, email: false },
          ]),
        ),
        timeZone: "Asia/Tokyo",
      }),
    })
    .execute();
  expect(await read()).toMatchObject({ day: "2026-07-15", timeZone: "Asia/Tokyo" });
});

test("what others have yet to do is listed with the days it has waited", async () => {
  const document = await addDocument("Purchase agreement", { status: "needs-signature" });
  await log("signature-request", document, "2026-07-09T15:00:00.000Z");
  await log("remind", document, "2026-07-13T15:00:00.000Z");
  await store.db
    .insertInto("documentRequest")
    .values({
      id: "request",
      clientId: store.client.id,
      dealId,
      label: "Loan commitment letter",
      note: "",
      status: "requested",
      createdAt: "2026-07-08T15:00:00.000Z",
      changedAt: "2026-07-08T15:00:00.000Z",
      remindedAt: "2026-07-14T14:00:00.000Z",
    })
    .execute();
  const { id: invited } = (await store.accounts.invite({
    name: "Jamie Ortiz",
    email: `${randomUUID()}@example.com`,
    role: "client",
  })) ?? { id: "" };
  await store.db
    .updateTable("email")
    .set({ createdAt: "2026-07-02T15:00:00.000Z" })
    .where("personId", "=", invited)
    .execute();

  const { waiting } = await read();
  expect(waiting?.total).toBe(3);
  expect(waiting?.items).toMatchObject([
    { kind: "invitation", client: { id: invited, name: "Jamie Ortiz" }, days: 12 },
    { kind: "request", id: "request", days: 6, canRemind: false },
    {
      kind: "signature",
      id: document,
      days: 5,
      remindedAt: "2026-07-13T15:00:00.000Z",
      canRemind: true,
    },
  ]);

  await store.accounts.setEnabled(invited, false);
  expect((await read()).waiting?.items).toHaveLength(2);
  await store.db.deleteFrom("user").where("id", "=", invited).execute();
});

test("a counter waits in the words of its state, with the client and then the buyer", async () => {
  const listingId = await addListing(store.db, { clientId: store.client.id });
  const prospectId = await addProspect(store.db, listingId);
  const at = (time: string) => `2026-07-14T${time}:00.000Z`;
  await addOffer(
    store.db,
    { listingId, prospectId },
    { counter: JSON.stringify(saleTerms), counterState: "proposed", counterAt: at("14:20") },
  );
  const waits = async () => (await read()).waiting?.items;
  expect(await waits()).toMatchObject([
    { who: "Taylor Morgan", state: "Counter with Taylor since 9:20am" },
  ]);
  const set = (columns: object) => store.db.updateTable("offer").set(columns).execute();
  await set({ counterState: "sent", counterAt: at("14:40") });
  const who = "Abara Retail Partners";
  expect(await waits()).toMatchObject([{ who, state: "Counter sent 9:40am, not seen yet" }]);
  await set({ counterSeenAt: at("15:02") });
  expect(await waits()).toMatchObject([{ who, state: "Counter seen 10:02am" }]);
});

test("of more than a screen shows, those that have waited longest are listed", async () => {
  for (let day = 1; day <= 26; day += 1) {
    const updatedAt = `2026-06-${String(day).padStart(2, "0")}T15:00:00.000Z`;
    await addDocument(`Agreement ${day}`, { status: "needs-signature", updatedAt });
  }
  const { waiting } = await read();
  expect(waiting).toMatchObject({ total: 26, items: { length: 25, 0: { name: "Agreement 1" } } });
});

test("an invitation waits on, also once its email has been deleted", async () => {
  const invitation = { name: "Jamie Ortiz", email: `${randomUUID()}@example.com` };
  const answer = await store.as(store.broker)("/api/clients", {
    method: "POST",
    body: JSON.stringify(invitation),
    headers: { "Content-Type": "application/json" },
  });
  const { id } = await answer.json();
  await store.db.updateTable("audit").set({ at: "2026-06-02T15:00:00.000Z" }).execute();
  await store.db.deleteFrom("email").where("personId", "=", id).execute();
  expect((await read()).waiting?.items).toMatchObject([{ kind: "invitation", id, days: 42 }]);
  await store.db.deleteFrom("user").where("id", "=", id).execute();
});

test("the schedule has today's and tomorrow's confirmed events", async () => {
  await addEvent("Tour", times("2026-07-14T19:00:00.000Z", "2026-07-14T20:00:00.000Z"));
  await addEvent("Lender call", {
    kind: "call",
    ...times("2026-07-14T14:00:00.000Z", "2026-07-14T15:00:00.000Z"),
  });
  await addEvent("Signing", {
    // Late in the evening here, but tomorrow in its own zone.
    ...times("2026-07-15T04:30:00.000Z", "2026-07-15T05:30:00.000Z"),
    lastDay: "2026-07-15",
  });
  await addEvent("Listing goes live", {
    kind: "milestone",
    day: "2026-07-15",
    lastDay: "2026-07-15",
  });
  await addEvent("Not answered", {
    status: "requested",
    ...times("2026-07-14T19:00:00.000Z", "2026-07-14T20:00:00.000Z"),
  });
  const { schedule } = await read();
  expect(schedule?.map(({ day, title }) => [title, day])).toEqual([
    ["Lender call", today],
    ["Tour", today],
    ["Signing", today],
    ["Listing goes live", "2026-07-15"],
  ]);
  expect(schedule?.[0]).toMatchObject({ timeZone: "America/Chicago" });
});

test("the first day's client is the last one invited, not one whom an import added", async () => {
  const account = { name: "Lee Kim", role: "client" } as const;
  const invited = await store.accounts.create({ ...account, email: "lee@example.com" });
  const imported = await store.accounts.create({ ...account, email: "kim@example.com" });
  await store.accounts.setEnabled(imported.id, false);
  expect((await read()).steps?.clientId).toBe(invited.id);
  for (const { id } of [store.client, store.otherClient, invited]) {
    await store.accounts.setEnabled(id, false);
  }
  expect((await read()).steps).not.toHaveProperty("clientId");
  for (const { id } of [store.client, store.otherClient]) {
    await store.accounts.setEnabled(id, true);
  }
  await store.db.deleteFrom("user").where("id", "in", [invited.id, imported.id]).execute();
});

test("the first day's steps are done one by one", async () => {
  expect((await read()).steps).toEqual({
    clientId: expect.any(String),
    hasDeal: true,
    hasDocument: false,
  });
  await addDocument("The client's own", { isOwn: 1 });
  expect((await read()).steps?.hasDocument).toBe(false);
  await addDocument("Offering memorandum");
  expect((await read()).steps?.hasDocument).toBe(true);
  await store.db.deleteFrom("deal").execute();
  expect((await read()).steps).toMatchObject({ hasDeal: false });
});

test("a group that can't be read doesn't affect the others", async () => {
  await store.db.schema.alterTable("keyDate").renameTo("elsewhere").execute();
  try {
    const day: Today = await (await store.as(store.broker)("/api/today")).json();
    expect(day.deadlines).toBeUndefined();
    expect(day.needsYou).toEqual({ items: [], total: 0, more: [] });
  } finally {
    await store.db.schema.alterTable("elsewhere").renameTo("keyDate").execute();
  }
});

test("the day is the device's unless a time zone is chosen in the settings", async () => {
  const ask = store.as(store.broker);
  const dayIn = async (zone: string) =>
    (await (await ask("/api/today", { headers: { "Time-Zone": zone } })).json()) as Today;
  // 26 hours apart.
  const [ahead, behind] = [await dayIn("Pacific/Kiritimati"), await dayIn("Pacific/Pago_Pago")];
  expect(ahead.timeZone).toBe("Pacific/Kiritimati");
  expect(ahead.day > behind.day).toBe(true);
  expect((await dayIn("Mars/Olympus")).timeZone).toBe("America/Chicago");
  const settings = await (await ask("/api/settings")).json();
  await ask("/api/settings", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...settings, timeZone: "Asia/Tokyo" }),
  });
  expect((await dayIn("Pacific/Kiritimati")).timeZone).toBe("Asia/Tokyo");
});

const reader = () => ({ now, personId: store.broker.id, timeZone: "America/Chicago" });
const items = async (person = store.broker) => (await read(person)).needsYou?.items;

test("an item that a broker has looked at says so, and one they dismiss or put off is hidden from them", async () => {
  await addInquiry("one");
  await addInquiry("two");
  const [one, two] = (await items()) ?? [];
  const mark = async (need: TodayNeed | undefined, as: TodayMark["mark"], more: object = {}) =>
    markNeed(store.db, reader(), {
      kind: "inquiry",
      id: need?.id ?? "",
      at: need?.at ?? "",
      mark: as,
      ...more,
    });
  await mark(one, "seen");
  expect(await items()).toMatchObject([{ isSeen: true }, { isSeen: false }]);
  await mark(one, "dismissed");
  await mark(two, "tomorrow");
  expect(await read()).toMatchObject({ needsYou: { items: [], total: 0 } });
  // Another broker still has them, and this one has the second again tomorrow.
  const other = { ...store.broker, id: store.otherClient.id };
  expect(await items(other)).toHaveLength(2);
  const tomorrow = new Date("2026-07-15T05:00:00Z");
  const later = await readToday(
    { log: store.log, person: store.broker, records: store.db },
    tomorrow,
  );
  expect(later.needsYou).toMatchObject({ items: [{ id: two?.id, isSeen: true }], total: 1 });

  await expect(mark(one, "seen", { at: "2026-01-01T00:00:00.000Z" })).rejects.toThrow("Not found");
  // Marks of what has left are forgotten with the next one.
  await store.db
    .deleteFrom("inquiry")
    .where("id", "=", one?.id ?? "")
    .execute();
  await mark(two, "seen");
  expect(await store.db.selectFrom("todayMark").select("recordId").execute()).toEqual([
    { recordId: two?.id },
  ]);
});

test("hidden items take no other's place in a list of ten", async () => {
  for (let number = 10; number < 22; number++) await addInquiry(`inquiry-${number}`);
  const [first] = (await items()) ?? [];
  expect(await read()).toMatchObject({ needsYou: { items: { length: 10 }, total: 12 } });
  const mark = { kind: "inquiry", id: first?.id ?? "", at: first?.at ?? "" } as const;
  await markNeed(store.db, reader(), { ...mark, mark: "dismissed" });
  expect(await read()).toMatchObject({ needsYou: { items: { length: 10 }, total: 11 } });
});

test("an offer can't be dismissed, and is only put off if it is open tomorrow", async () => {
  const listingId = await addListing(store.db);
  const prospectId = await addProspect(store.db, listingId);
  const id = await addOffer(store.db, { listingId, prospectId });
  const mark = async (as: TodayMark["mark"]) => {
    const [offer] = (await items()) ?? [];
    return markNeed(store.db, reader(), { kind: "offer", id, at: offer?.at ?? "", mark: as });
  };
  const expire = (expiresAt: string) => store.db.updateTable("offer").set({ expiresAt }).execute();
  await expire("2026-07-15T04:00:00.000Z");
  await expect(mark("dismissed")).rejects.toThrow("only answered");
  await expect(mark("tomorrow")).rejects.toThrow("too late");
  await expire("2026-07-15T22:00:00.000Z");
  await mark("tomorrow");
  expect(await items()).toEqual([]);
});

test("what the owner decides is new, though the broker has looked at the offer or put it off", async () => {
  const listingId = await addListing(store.db);
  const prospectId = await addProspect(store.db, listingId);
  const earlier = "2026-07-13T15:00:00.000Z";
  const id = await addOffer(
    store.db,
    { listingId, prospectId },
    { changedAt: earlier, reviewedAt: earlier },
  );
  await markNeed(store.db, reader(), { kind: "offer", id, at: earlier, mark: "tomorrow" });
  expect(await items()).toEqual([]);
  const counterAt = now.toISOString();
  const counter = JSON.stringify(saleTerms);
  await store.db
    .updateTable("offer")
    .set({ counter, counterAt, counterState: "approved" })
    .execute();
  expect(await items()).toMatchObject([
    { reason: "counter-approved", isSeen: false, at: counterAt },
  ]);
  await markNeed(store.db, reader(), { kind: "offer", id, at: counterAt, mark: "seen" });
  expect(await items()).toMatchObject([{ isSeen: true }]);
});

test("of many offers, those that end first are listed", async () => {
  const listingId = await addListing(store.db);
  const prospectId = await addProspect(store.db, listingId);
  for (let day = 10; day < 22; day++) {
    const changedAt = `2026-07-${day}T12:00:00.000Z`;
    const expiresAt = `2026-09-${31 - day}T12:00:00.000Z`;
    await addOffer(store.db, { listingId, prospectId }, { changedAt, expiresAt });
  }
  expect((await items())?.[0]).toMatchObject({ expiresAt: "2026-09-10T12:00:00.000Z" });
});

test("an offer waits until it is answered, though the broker has looked at it", async () => {
  const listingId = await addListing(store.db);
  const prospectId = await addProspect(store.db, listingId);
  const offerId = await addOffer(store.db, { listingId, prospectId });
  const needs = async () => (await read()).needsYou?.items;
  expect(await needs()).toMatchObject([
    {
      kind: "offer",
      id: offerId,
      reason: "new",
      isSeen: false,
      name: "Quinn Abara",
      company: "Abara Retail Partners",
      listing: { id: listingId, name: "15 Placeholder Plaza", asking: 12_400_000 },
      terms: { price: 12_150_000 },
    },
  ]);
  const set = (columns: object) => store.db.updateTable("offer").set(columns).execute();
  await set({ reviewedAt: now.toISOString() });
  expect(await needs()).toMatchObject([{ reason: "new", isSeen: true }]);
  await set({ counterState: "proposed" });
  expect(await needs()).toEqual([]);
  await set({ acceptanceRequestedAt: now.toISOString() });
  expect(await needs()).toMatchObject([{ reason: "accept" }]);
  const counter = JSON.stringify({ ...saleTerms, price: 12_300_000 });
  await set({ acceptanceRequestedAt: null, counterState: "approved", counter });
  expect(await needs()).toMatchObject([
    { reason: "counter-approved", terms: { price: 12_300_000 } },
  ]);
  await set({ state: "declined" });
  expect(await needs()).toEqual([]);
});

test("the end of an offer and the day offers are due are deadlines, in the property's time zone", async () => {
  const listingId = await addListing(store.db, {
    clientId: store.client.id,
    offersDueAt: "2026-07-20T22:00:00.000Z",
  });
  const prospectId = await addProspect(store.db, listingId);
  // Friday, 11pm in Chicago.
  const expiresAt = "2026-07-18T04:00:00.000Z";
  await addOffer(store.db, { listingId, prospectId }, { expiresAt, reviewedAt: today });
  await addOffer(store.db, { listingId, prospectId }, { reviewedAt: today });
  expect((await read()).deadlines).toMatchObject({
    total: 2,
    items: [
      {
        source: "offer",
        label: "Offer expires",
        day: "2026-07-17",
        time: "23:00",
        daysLeft: 3,
        who: "Abara Retail Partners",
      },
      {
        source: "listing",
        label: "Offers due",
        day: "2026-07-20",
        time: "17:00",
        who: "Taylor Morgan",
        listing: { id: listingId },
      },
    ],
  });
  // Nobody can answer it while the listing isn't available.
  await store.db.updateTable("listing").set({ status: "withdrawn" }).execute();
  expect((await read()).deadlines).toMatchObject({ total: 0 });
});

test("an available listing is to be confirmed after 14 days, until it is", async () => {
  const confirmedAt = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const listingId = await addListing(store.db);
  await addListing(store.db, { status: "under-contract", confirmedAt: confirmedAt(40) });
  await addListing(store.db, { confirmedAt: confirmedAt(13) });
  const set = (days: number) =>
    store.db
      .updateTable("listing")
      .set({ confirmedAt: confirmedAt(days) })
      .where("id", "=", listingId)
      .execute();
  const needs = async () => (await read()).needsYou?.items;
  await set(13);
  expect(await needs()).toEqual([]);
  await set(14);
  expect(await needs()).toEqual([
    {
      kind: "confirm",
      isSeen: false,
      id: listingId,
      name: "15 Placeholder Plaza",
      timeZone: "America/Chicago",
      type: "retail",
      at: confirmedAt(14),
      version: 1,
    },
  ]);
  await store.as(store.broker)(`/api/listings/${listingId}/confirm`, {
    method: "POST",
    body: JSON.stringify({ version: 1 }),
    headers: { "Content-Type": "application/json" },
  });
  expect(await needs()).toEqual([]);
});

test("a deal's next date in Deals is the nearest one that Today names; tours and calls are none", async () => {
  const next = async () => {
    const answer = await store.as(store.broker)("/api/deals");
    const { items } = (await answer.json()) as DealPage;
    return items[0]?.nextDate;
  };
  // The server's clock, not the test's: all days are far ahead.
  const [tour, letter, offers] = ["2099-07-14", "2099-07-15", "2099-07-17"];
  await addEvent("Tour", {
    ...times(`${tour}T19:00:00.000Z`, `${tour}T20:00:00.000Z`),
    firstDay: tour,
    lastDay: tour,
  });
  expect(await next()).toBeUndefined();
  await addKeyDate("Offers due", offers);
  expect(await next()).toMatchObject({ day: offers, label: "Offers due" });
  await addEvent("Letter of intent expires", {
    kind: "deadline",
    day: letter,
    firstDay: letter,
    lastDay: letter,
  });
  expect(await next()).toMatchObject({ day: letter, label: "Letter of intent expires" });
  const listingId = await addListing(store.db, { dealId, clientId: store.client.id });
  const prospectId = await addProspect(store.db, listingId);
  await addOffer(store.db, { listingId, prospectId }, { expiresAt: "2099-07-14T22:00:00.000Z" });
  expect(await next()).toMatchObject({ day: "2099-07-14", label: "Offer expires" });
});

test("a key date that is done or waived is over everywhere, also where it was entered as an event", async () => {
  const day = dayAfter(today, 3);
  await addEvent("Title objection", { kind: "deadline", day, firstDay: day, lastDay: day });
  await addKeyDate("Title objection", day, { status: "done", settledOn: today });
  expect((await read()).deadlines?.items).toEqual([]);
  const events = async () => {
    const query = `from=${today}&to=${dayAfter(today, 14)}`;
    return (await store.as(store.client)(`/api/events?${query}`)).json();
  };
  expect(await events()).toMatchObject([{ title: "Title objection", isDone: true }]);
  await store.db.updateTable("keyDate").set({ status: "waived" }).execute();
  expect((await read()).deadlines?.items).toEqual([]);
  expect(await events()).toEqual([]);
});
