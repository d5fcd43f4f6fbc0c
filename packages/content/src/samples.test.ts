import { describe, expect, test } from "vitest";
import * as z from "zod";
import { broker } from "./broker.ts";
import { dealPath } from "./dashboard.ts";
import { addDays, isBusinessDay } from "@frontage/records/deal-clock/days";
import { isFederalHoliday } from "@frontage/records/deal-clock/federal-holidays";
import { sampleClient } from "./samples/client.ts";
import { sampleContacts } from "./samples/contacts.ts";
import { writeSamplePdf } from "./samples/document-file.ts";
import { sampleDocuments } from "./samples/documents.ts";
import { sampleEvents } from "./samples/events.ts";
import { sampleNotifications } from "./samples/notifications.ts";
import { overview } from "./samples/overview.ts";
import { sampleProfile } from "./samples/profile.ts";
import { sampleDeals } from "./samples/deals.ts";
import { dayFrom, partOfMonth } from "./samples/relative-dates.ts";
import { sampleSessions, sampleSettings } from "./samples/settings.ts";
import { sampleMessages, sampleThreads } from "./samples/threads.ts";
import { sampleUnread } from "./samples/unread.ts";
import { contactSchema } from "@frontage/records/schemas/contact";
import {
  documentSchema,
  documentTypes,
  type PortalDocument,
} from "@frontage/records/schemas/document";
import { eventSchema, type PortalEvent } from "@frontage/records/schemas/event";
import { notificationSchema } from "@frontage/records/schemas/notification";
import { profileSchema } from "@frontage/records/schemas/profile";
import { dealSchema, type Deal } from "@frontage/records/schemas/deal";
import { sessionSchema, settingsSchema } from "@frontage/records/schemas/settings";
import { messageSchema, threadSchema } from "@frontage/records/schemas/thread";
import { userSchema } from "@frontage/records/schemas/user";

const dayMs = 86_400_000;

describe.for([
  ["today, whatever day it is", new Date().toISOString()],
  ["the day of the designs, after two", "2026-07-14T19:12:00Z"],
  ["early morning", "2026-07-14T11:00:00Z"],
  ["five past midnight", "2026-07-15T05:05:00Z"],
  ["late evening, tomorrow in UTC", "2026-07-15T03:30:00Z"],
  ["the end of January", "2026-01-31T18:00:00Z"],
  ["the day before a leap day", "2028-02-28T16:00:00Z"],
  ["New Year's Eve, next year in UTC", "2027-01-01T05:30:00Z"],
  ["the eve of summer time", "2026-03-07T20:00:00Z"],
  ["the night summer time begins", "2026-03-08T08:30:00Z"],
  ["the eve of winter time", "2026-10-31T23:00:00Z"],
  ["the night winter time begins", "2026-11-01T07:30:00Z"],
  ["a Monday", "2026-11-16T16:00:00Z"],
  ["a Thursday", "2026-11-19T16:00:00Z"],
  ["a Friday", "2026-11-20T16:00:00Z"],
  ["a Saturday", "2026-11-21T16:00:00Z"],
  ["a Sunday", "2026-11-22T16:00:00Z"],
  ["midnight itself", "2026-07-14T05:00:00Z"],
  ["shortly before five", "2026-07-14T09:52:00Z"],
  ["shortly after five", "2026-07-14T10:06:00Z"],
  ["an evening read in Berlin, where it is tomorrow", "2026-07-14T23:30:00Z", "Europe/Berlin"],
  ["a morning read in Tokyo, in the evening", "2026-07-14T14:00:00Z", "Asia/Tokyo"],
  ["a night read in Tokyo, in the afternoon", "2026-07-15T05:05:00Z", "Asia/Tokyo"],
  ["a night read in Honolulu, the evening before", "2026-07-15T05:05:00Z", "Pacific/Honolulu"],
  ["the easternmost clock, shortly before midnight", "2026-07-14T09:55:00Z", "Pacific/Kiritimati"],
  ["the easternmost clock, shortly after", "2026-07-14T10:05:00Z", "Pacific/Kiritimati"],
  ["a day without a midnight", "2026-03-28T22:10:00Z", "Asia/Beirut"],
] as const)("on %s", ([, instant, readersTimeZone]) => {
  const now = new Date(instant);
  const timeZone = readersTimeZone ?? broker.timeZone;
  const today = dayFrom(now, 0, timeZone);
  const deals = sampleDeals(now, timeZone);
  const contacts = sampleContacts(now, timeZone);
  const documents = sampleDocuments(now, timeZone);
  const events = sampleEvents(now, timeZone);
  const threads = sampleThreads(now, timeZone);
  const messages = sampleMessages(now, timeZone);
  const notifications = sampleNotifications(now, timeZone);
  const profile = sampleProfile(now, timeZone);
  const sessions = sampleSessions(now, timeZone);
  /** The day in the reader's time zone. */
  const readersDay = (at: string) => wall(at, timeZone).slice(0, 10);
  const viewingStart = events.flatMap((event) =>
    event.id === "viewing-48-example-road" && "start" in event ? event.start : [],
  )[0];
  /** If tomorrow is a federal holiday at the building, the tour is on the day after. */
  const isEve =
    isFederalHoliday(dayAfter(wall(present(viewingStart), "America/Chicago").slice(0, 10), -1)) &&
    readersDay(present(viewingStart)) !== dayAfter(today, 1);
  const hoursSince = (at: string) => Math.floor((now.getTime() - Date.parse(at)) / 3_600_000);
  const wordsOf = (title: string) =>
    overview.activity.find((activity) => activity.title === title)?.timestamp;

  test.for([
    ["client", userSchema, sampleClient],
    ["deals", z.array(dealSchema), deals],
    ["contacts", z.array(contactSchema), contacts],
    ["documents", z.array(documentSchema), documents],
    ["events", z.array(eventSchema), events],
    ["threads", z.array(threadSchema), threads],
    ["messages", z.array(messageSchema), messages],
    ["notifications", z.array(notificationSchema), notifications],
    ["profile", profileSchema, profile],
    ["settings", settingsSchema, sampleSettings],
    ["sessions", z.array(sessionSchema), sessions],
  ] as const)("%s fit their schema", ([, schema, value]) => {
    const { error } = z.safeParse(schema, value);
    expect(error && z.prettifyError(error)).toBeUndefined();
  });

  test("no two records of a kind share an id", () => {
    for (const records of [
      deals,
      contacts,
      documents,
      events,
      threads,
      messages,
      messages.flatMap((message) => message.attachments),
      notifications,
      sessions,
    ]) {
      expect(repeated(records.map((record) => record.id))).toEqual([]);
    }
  });

  test("the overview's four figures match the records", () => {
    expect(overview.statCards.map((card) => card.value)).toEqual([
      deals.length,
      contacts.length,
      documents.length,
      events.filter((event) => isAhead(event, now, today)).length,
    ]);
  });

  test("the overview's new records are from the last thirty days", () => {
    const isRecent = (at: string) => now.getTime() - Date.parse(at) < 30 * dayMs;
    const recent = [
      deals.filter((deal) => isRecent(present(deal.keyDates[0]).day)),
      contacts.filter((contact) => isRecent(contact.addedAt)),
      documents.filter((document) => isRecent(present(document.versions.at(-1)).addedAt)),
    ];
    expect(recent.map((records) => `+${records.length}`)).toEqual(
      overview.statCards.slice(0, 3).map((card) => card.change),
    );
  });

  test("the deals by area match the overview, and all are active", () => {
    const total = deals.reduce((sum, deal) => sum + deal.squareFeet, 0);
    const names = {
      office: "Office",
      retail: "Retail",
      industrial: "Industrial",
      "mixed-use": "Mixed Use",
    };
    const shares = Object.entries(names).map(([type, name]) => ({
      name,
      value:
        (deals
          .filter((deal) => deal.type === type)
          .reduce((sum, deal) => sum + deal.squareFeet, 0) /
          total) *
        100,
    }));
    expect(shares).toEqual(overview.portfolio);
    expect(deals.map((deal) => deal.progress.stage)).not.toContain("closed");
  });

  test("the documents are in their three groups", () => {
    const groups = Object.groupBy(documents, (document) => documentTypes[document.type]);
    expect([groups.contract?.length, groups.lease?.length, groups.report?.length]).toEqual([
      11, 9, 16,
    ]);
  });

  test("the newest documents are those of the design, in its order", () => {
    const newest = documents.toSorted((a, b) => updatedAt(b).localeCompare(updatedAt(a)));
    expect(newest.slice(0, 9).map((document) => document.name)).toEqual([
      "Purchase agreement, revision 3",
      "Lease abstract, Suite 3",
      "Rent roll, second quarter",
      "Environmental site assessment",
      "Exclusive listing agreement",
      "Letter of intent",
      "Site renderings, exterior",
      "Title commitment",
      "Operating statement, trailing 12",
    ]);
    expect(documents.map(updatedAt)).toEqual(newest.map(updatedAt));
  });

  test("versions count down to the first, newest first", () => {
    for (const { versions } of documents) {
      expect(versions.map((version) => version.number)).toEqual(
        versions.map((_, index) => versions.length - index),
      );
      const times = versions.map((version) => version.addedAt);
      expect(times).toEqual(times.toSorted().toReversed());
    }
    expect(find(documents, "purchase-agreement-48-example-road").versions).toHaveLength(3);
  });

  test("every reference matches a record", () => {
    const dealIds = new Set(deals.map((deal) => deal.id));
    const referred = [
      ...contacts.flatMap((contact) => contact.dealIds),
      ...documents.map((document) => document.dealId),
      ...[...events, ...threads].flatMap(({ dealId }) => dealId ?? []),
    ];
    expect(referred.filter((id) => !dealIds.has(id))).toEqual([]);
    for (const { contactId, name } of threads.filter((thread) => thread.contactId)) {
      expect(find(contacts, present(contactId)).name).toBe(name);
    }
    const threadIds = new Set(messages.map((message) => message.threadId));
    expect([...threadIds]).toEqual(threads.map((thread) => thread.id));
  });

  test("an attachment is the newest version of its document", () => {
    const attachments = messages.flatMap((message) => message.attachments);
    expect(attachments).toHaveLength(3);
    for (const { bytes, documentId = "", mediaType, name } of attachments) {
      const document = find(documents, documentId);
      expect({ bytes, mediaType, name }).toEqual({
        bytes: document.versions[0]?.bytes,
        mediaType: document.mediaType,
        name: document.name,
      });
    }
    for (const message of messages) {
      for (const { documentId = "" } of message.attachments) {
        expect(updatedAt(find(documents, documentId)) <= message.sentAt).toBe(true);
      }
    }
  });

  test("documents are added by people the client knows", () => {
    const known = new Set(contacts.map((contact) => contact.name));
    const authors = documents.flatMap((document) =>
      document.versions.map((version) => version.addedBy),
    );
    expect(authors.filter((name) => !known.has(name))).toEqual([]);
  });

  test("the first upcoming event is tomorrow's viewing, from 10 AM to 2 PM in the property's zone", () => {
    const ahead = events.filter((event) => isAhead(event, now, today));
    expect(ahead.map((event) => [event.title, event.dealId])).toEqual([
      ["Property viewing", "48-example-road"],
      ["Offer deadline", "15-placeholder-plaza"],
      ["Quarterly review", undefined],
    ]);
    const viewing = ahead[0];
    if (viewing?.kind !== "viewing") throw new Error("The first event ahead is no viewing.");
    const day = dayOf(viewing);
    expect(readersDay(viewing.start)).toBe(dayAfter(today, isEve ? 2 : 1));
    expect([wall(viewing.start, viewing.timeZone), wall(viewing.end, viewing.timeZone)]).toEqual([
      `${day} 10:00`,
      `${day} 14:00`,
    ]);
  });

  test("events are in order, and upcoming ones are within two weeks", () => {
    const days = events.map((event) => ("day" in event ? event.day : readersDay(event.start)));
    expect(days).toEqual(days.toSorted());
    expect(present(days.at(-1)) <= dayAfter(today, 14)).toBe(true);
    expect(days).not.toContain(today);
  });

  test("calendar and key dates have the same days", () => {
    const keyDay = (dealId: string, label: string) =>
      find(deals, dealId).keyDates.find((date) => date.label === label)?.day;
    expect(dayOf(find(events, "offer-deadline-15-placeholder-plaza"))).toBe(
      keyDay("15-placeholder-plaza", "Offers due"),
    );
    expect(dayOf(find(events, "letter-of-intent-due-15-placeholder-plaza"))).toBe(
      keyDay("15-placeholder-plaza", "Letters of intent due"),
    );
    expect(dayOf(find(events, "offer-accepted-48-example-road"))).toBe(
      keyDay("48-example-road", "Offer accepted"),
    );
    expect(dayOf(find(events, "agreement-signed-48-example-road"))).toBe(
      keyDay("48-example-road", "Revision 2 signed"),
    );
    expect(dayOf(find(events, "viewing-9-template-drive"))).toBe(
      keyDay("9-template-drive", "First tour"),
    );
  });

  test("key dates are in order, and done once they have passed or were met early", () => {
    for (const { id, keyDates } of deals) {
      const days = keyDates.map((date) => date.day);
      expect(days).toEqual(days.toSorted());
      const isMet = (label: string) => id === "48-example-road" && label === "Title objection";
      expect(keyDates.map((date) => date.done)).toEqual(
        keyDates.map(({ day, label }) => day < today || isMet(label)),
      );
    }
  });

  test("accepted offer to closing takes as long as the site says", () => {
    const lengths = deals.flatMap(daysToClosing);
    expect(lengths).toHaveLength(3);
    for (const length of lengths) {
      expect(length).toBeGreaterThanOrEqual(45);
      expect(length).toBeLessThanOrEqual(120);
    }
  });

  test("the exchange counts its 45 and 180 days from the sale in the profile", () => {
    const warehouse = find(deals, "48-example-road");
    const day180 = warehouse.keyDates.find((date) => date.label.includes("day 180"))?.day;
    const closing = warehouse.keyDates.find((date) => date.label === "Closing")?.day;
    expect(day180).toBe(dayAfter(profile.criteria.exchangeSaleDay, 180));
    expect(present(closing) < present(day180)).toBe(true);
    const day45 = dayAfter(profile.criteria.exchangeSaleDay, 45);
    expect(dayOf(find(events, "identification-48-example-road"))).toBe(day45);
    expect(updatedAt(find(documents, "identification-notice-48-example-road")) < day45).toBe(true);
  });

  test("the broker's last message counts the days and names the part of the month", () => {
    const warehouse = find(deals, "48-example-road");
    const accepted = Date.parse(present(warehouse.keyDates[0]).day);
    const closing = present(warehouse.keyDates.find((date) => date.label === "Closing")).day;
    const { text } = present(find(threads, "broker").lastMessage);
    const day = readersDay(present(find(threads, "broker").lastMessage).sentAt);
    expect(text).toContain(`day ${(Date.parse(day) - accepted) / dayMs},`);
    expect(text).toContain(`closing in ${partOfMonth(closing)}`);
  });

  test("messages are in order in their thread, and read after they were sent", () => {
    for (const { id, lastMessage } of threads) {
      const own = messages.filter((message) => message.threadId === id);
      const times = own.map((message) => message.sentAt);
      expect(times).toEqual(times.toSorted());
      expect(lastMessage).toEqual(own.at(-1));
    }
    for (const { from, readAt, sentAt } of messages) {
      expect(readAt === undefined).toBe(from === "other");
      expect((readAt ?? sentAt) >= sentAt).toBe(true);
    }
  });

  test("threads are ordered as in the design", () => {
    expect(threads.map((thread) => [thread.name, thread.kind])).toEqual([
      [broker.name, "broker"],
      ["Robin Hale", "contact"],
      ["Casey Park", "contact"],
      ["Drew Lindqvist", "contact"],
    ]);
    const times = threads.map((thread) => present(thread.lastMessage).sentAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test("a contact's last contact is no earlier than its thread's last message", () => {
    for (const { contactId, lastMessage } of threads) {
      if (!contactId) continue;
      expect(find(contacts, contactId).lastContactAt).toBe(lastMessage?.sentAt);
    }
    for (const { addedAt, lastContactAt } of contacts) {
      expect((lastContactAt ?? addedAt) >= addedAt).toBe(true);
    }
  });

  test("the unread notifications match the sidebar's specified badge", () => {
    const unread = notifications.filter((notification) => !notification.isRead);
    expect(unread.map((notification) => notification.title)).toEqual([
      "Purchase agreement needs your signature",
      expect.stringMatching(isEve ? /^Property viewing on / : /^Property viewing tomorrow$/),
      "Lease abstract shared with you",
    ]);
  });

  test("three of six notifications are unread, and all are from the last hours", () => {
    const unread = notifications.filter((notification) => !notification.isRead);
    expect(notifications).toHaveLength(6);
    expect(unread).toHaveLength(3);
    for (const { at } of unread) expect(hoursSince(at)).toBeLessThan(6);
    const times = notifications.map((notification) => notification.at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test("a notification links to an existing record", () => {
    const records: Record<string, readonly { id: string }[]> = {
      "/dashboard/documents document": documents,
      "/dashboard/calendar event": events,
      "/dashboard/contacts contact": contacts,
      "/dashboard/messages thread": threads,
    };
    const dealPaths = deals.map((deal) => dealPath(deal.id));
    for (const { path } of notifications) {
      const { pathname, searchParams } = new URL(path, "https://example.com");
      if (dealPaths.includes(pathname)) continue;
      const [[key, id] = []] = searchParams;
      const ids = records[`${pathname} ${key}`]?.map((record) => record.id);
      expect(ids).toContain(id);
    }
  });

  test("the overview's recent activity is in the records", () => {
    const inquirer = find(contacts, "sol-ferreira");
    expect(inquirer.dealIds).toContain("200-sample-avenue");
    expect(wordsOf("New inquiry")).toBe("2 hours ago");
    expect(hoursSince(present(inquirer.lastContactAt))).toBe(2);

    const agreement = find(documents, "purchase-agreement-48-example-road");
    expect(agreement.status).toBe("needs-signature");
    const sent = messages.find(({ attachments }) =>
      attachments.some(({ documentId }) => documentId === agreement.id),
    );
    expect(wordsOf("Contract document updated")).toBe("5 hours ago");
    for (const at of [updatedAt(agreement), present(sent).sentAt]) expect(hoursSince(at)).toBe(5);
    const toldOf = [find(notifications, "agreement-needs-signature").at, present(sent).sentAt];
    expect(toldOf.filter((at) => at < updatedAt(agreement))).toEqual([]);

    const { addedAt, name, role } = find(contacts, "robin-hale");
    expect(wordsOf("New contact added")).toBe("Yesterday");
    expect([name, role, readersDay(addedAt)]).toEqual([
      "Robin Hale",
      "property-manager",
      dayAfter(today, -1),
    ]);
    expect(find(notifications, "robin-hale-added").at).toBe(addedAt);

    const offer = messages.find((message) => message.text.includes("warehouse at 48 Example Road"));
    expect(wordsOf("Offer submitted")).toBe("2 days ago");
    expect(readersDay(present(offer).sentAt)).toBe(dayAfter(today, -2));
    expect(find(notifications, "offer-received").at).toBe(offer?.sentAt);
  });

  test("“tomorrow” is tomorrow where and when it is written", () => {
    const viewing = find(events, "viewing-48-example-road");
    const day = "start" in viewing && readersDay(viewing.start);
    expect(readersDay(find(notifications, "viewing-tomorrow").at)).toBe(today);
    const told = present(messages.find(({ text }) => text.includes("inspection window")));
    const isOfToday = readersDay(told.sentAt) === today;
    expect(told.text.includes("tomorrow")).toBe(isOfToday && !isEve);
    expect(day).toBe(dayAfter(today, isEve ? 2 : 1));
  });

  test("nothing that has happened is in the future", () => {
    const happened = [
      ...documents.flatMap((document) => document.versions.map((version) => version.addedAt)),
      ...contacts.flatMap(({ addedAt, lastContactAt }) => [addedAt, lastContactAt ?? addedAt]),
      ...messages.flatMap(({ readAt, sentAt }) => [sentAt, readAt ?? sentAt]),
      ...notifications.map((notification) => notification.at),
      ...sessions.map((session) => session.lastSeenAt),
    ];
    expect(happened.filter((at) => Date.parse(at) > now.getTime())).toEqual([]);
  });
});

/** Noon on every day of two years. */
const everyDay = Array.from({ length: 730 }, (_, index) => addDays("2026-01-01", index));

test("on any day, no agreement or due date is on a weekend or federal holiday", () => {
  const happened =
    /signed|accepted|delivered|vacant|started|drafted|agreed|market$|^Added|^Lease begins/;
  const wrong = everyDay.flatMap((day) => {
    const now = new Date(`${day}T18:00:00Z`);
    const days = [
      ...sampleEvents(now).flatMap((event) => {
        // Strict, or the specified "tomorrow", which may be a Saturday.
        if (event.kind === "milestone" || event.id === "identification-48-example-road") return [];
        const on = dayOf(event);
        const isOk =
          event.id === "viewing-48-example-road" ? !isFederalHoliday(on) : isBusinessDay(on);
        return isOk ? [] : [`${event.title} on ${on}`];
      }),
      ...sampleDeals(now).flatMap(({ keyDates }) =>
        keyDates.flatMap(({ day: on, label }) =>
          happened.test(label) || label.startsWith("1031") || isBusinessDay(on)
            ? []
            : [`${label} on ${on}`],
        ),
      ),
    ];
    return days.map((text) => `${day}: ${text}`);
  });
  expect(wrong).toEqual([]);
});

test("in the days after a holiday, events, key dates and documents are in order", () => {
  const daysAfter = everyDay
    .slice(0, 365)
    .filter((day) => [1, 2, 3, 4, 5].some((count) => isFederalHoliday(addDays(day, -count))));
  for (const day of daysAfter) {
    const now = new Date(`${day}T18:00:00Z`);
    const lists = [
      sampleEvents(now).map(dayOf),
      ...sampleDeals(now).map(({ keyDates }) => keyDates.map((date) => date.day)),
      sampleDocuments(now).map(updatedAt).toReversed(),
    ];
    expect(lists).toEqual(lists.map((list) => list.toSorted()));
  }
});

test("people and places are clearly invented", () => {
  const now = new Date("2026-07-14T19:12:00Z");
  // The broker's own contact details are the owner's to change.
  const others = sampleContacts(now).filter((contact) => contact.role !== "broker");
  expect(others).toHaveLength(23);
  for (const { email, phone } of others) {
    expect(email).toMatch(/@example\.com$/);
    expect(phone?.e164).toMatch(/^\+155555501\d\d$/);
    expect(phone?.display).toMatch(/^\(555\) 555-01\d\d$/);
  }
  expect(repeated(others.map((contact) => contact.email))).toEqual([]);
  expect(repeated(others.map((contact) => present(contact.phone).e164))).toEqual([]);
  for (const { name } of sampleDeals(now)) {
    expect(name).toMatch(
      /^\d+ (Example|Sample|Placeholder|Specimen|Template|Model|Pattern|Instance) /,
    );
  }
});

test("the contacts of the design come first by name, along with the broker", () => {
  const others = sampleContacts(new Date()).filter((contact) => contact.role !== "broker");
  const names = others.map((contact) => contact.name);
  expect(names.toSorted().slice(0, 7)).toEqual([
    "Casey Park",
    "Drew Lindqvist",
    "Emerson Malik",
    "Kai Okafor",
    "Morgan Bell",
    "Robin Hale",
    "Sasha Varga",
  ]);
});

test("the only broker among the contacts is the site's", () => {
  const brokers = sampleContacts(new Date()).filter((contact) => contact.role === "broker");
  expect(brokers.map(({ email, name, phone }) => ({ email, name, phone }))).toEqual([
    { email: broker.email, name: broker.name, phone: broker.phone },
  ]);
});

test("the profile's client is the one who logs in", () => {
  const { email, name } = sampleProfile(new Date());
  expect({ email, name }).toEqual({ email: sampleClient.email, name: sampleClient.name });
  expect(sampleClient.name).toBe(overview.client.name);
});

function find<Item extends { id: string }>(records: readonly Item[], id: string): Item {
  const record = records.find((candidate) => candidate.id === id);
  if (!record) throw new Error(`No record has the id "${id}".`);
  return record;
}

/** The values that occur more than once. */
function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("A value that the records need is not there.");
  return value;
}

function updatedAt(document: PortalDocument): string {
  return present(document.versions[0]).addedAt;
}

/** Days from accepted offer to closing, if both are known. */
function daysToClosing({ keyDates }: Deal): number[] {
  const accepted = keyDates.find((date) => date.label === "Offer accepted");
  const closing = keyDates.find((date) => date.label === "Closing");
  return accepted && closing ? [(Date.parse(closing.day) - Date.parse(accepted.day)) / dayMs] : [];
}

function isAhead(event: PortalEvent, now: Date, today: string): boolean {
  return "day" in event ? event.day >= today : Date.parse(event.end) > now.getTime();
}

/** The day of an event, in its own time zone. */
function dayOf(event: PortalEvent): string {
  return "day" in event ? event.day : wall(event.start, event.timeZone).slice(0, 10);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** The wall clock in that zone: "2026-07-14 10:00". Swedish dates have this format. */
function wall(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleString("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
}

test("the count that the shell shows without the notifications matches them", () => {
  const unread = sampleNotifications(new Date()).filter(({ isRead }) => !isRead);
  expect(sampleUnread.notifications).toBe(unread.length);
});

test("a document is about as large as listed, and each of its versions is different", async () => {
  const now = new Date();
  const deals = sampleDeals(now);
  const pdfs = sampleDocuments(now).filter(({ mediaType }) => mediaType === "application/pdf");
  for (const document of pdfs) {
    const deal = find(deals, document.dealId);
    const files = await Promise.all(
      document.versions.map((version) => writeSamplePdf({ document, version, deal })),
    );
    for (const [index, file] of files.entries()) {
      const share = file.byteLength / present(document.versions[index]).bytes;
      expect(share).toBeGreaterThan(0.95);
      expect(share).toBeLessThan(1.05);
    }
    expect(new Set(files.map((file) => Buffer.from(file).toString("latin1"))).size).toBe(
      files.length,
    );
  }
});
