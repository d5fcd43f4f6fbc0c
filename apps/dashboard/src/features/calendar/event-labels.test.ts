import type { PortalEvent } from "@frontage/records/schemas/event";
import { describe, expect, test } from "vitest";

import {
  dueDaysOf,
  expiriesOf,
  formatEntry,
  formatKind,
  formatSummary,
  formatTimeOn,
  formatWhen,
  formatWhere,
  isOver,
  toneOf,
  type Viewer,
} from "./event-labels.ts";

const timeZone = "America/Chicago";
const viewer: Viewer = {
  now: new Date("2026-07-14T17:00:00Z"),
  today: "2026-07-14",
  timeZone,
  deals: new Map(),
};
/** A call on July 15 from 10pm to 2am in Chicago. */
const night: PortalEvent = {
  id: "night",
  kind: "call",
  title: "Call with the seller",
  status: "confirmed",
  version: 1,
  start: "2026-07-16T03:00:00.000Z",
  end: "2026-07-16T07:00:00.000Z",
  timeZone,
};

describe("an event across midnight", () => {
  test("shows its start on the first day", () => {
    expect(formatTimeOn("2026-07-15", night, viewer)).toBe("10pm");
    expect(formatWhen(night, viewer, "2026-07-15")).toBe("Tomorrow, 10pm to 2am the next day");
    expect(formatSummary(night, viewer, "2026-07-15")).toBe("Call, 10pm to 2am the next day");
  });

  test("shows its end, and its start day, on the second", () => {
    expect(formatTimeOn("2026-07-16", night, viewer)).toBe("to 2am");
    expect(formatWhen(night, viewer, "2026-07-16")).toBe(
      "From Wednesday, July 15, 10pm to 2am the next day",
    );
    expect(formatSummary(night, viewer, "2026-07-16")).toBe(
      "Call, from Wednesday, July 15, 10pm to 2am the next day",
    );
  });
});

test("a key date is red within three days, and one that was done early is over and doesn't become missed", () => {
  const said = (event: PortalEvent) => [
    isOver(event, viewer),
    toneOf(event, viewer),
    formatKind(event, viewer),
  ];
  for (const [day, open] of [
    ["2026-07-20", [false, "date", "Deadline"]],
    ["2026-07-17", [false, "accent", "Deadline"]],
    ["2026-07-10", [true, "caution", "Deadline, passed"]],
  ] as const) {
    const date: PortalEvent = {
      id: "title",
      kind: "deadline",
      title: "Title objection",
      status: "confirmed",
      version: 1,
      day,
      isKeyDate: true,
    };
    expect(said({ ...date, isDone: true })).toEqual([true, "neutral", "Deadline, done"]);
    expect(said(date)).toEqual(open);
  }
});

test("offers expire on days of the calendar, as deadlines that lead to them", () => {
  const label = "Offer expires";
  const offer = (day: string, buyer: string) =>
    ({ day, label, source: "offer", time: "17:00", detail: buyer }) as const;
  const deal = {
    id: "plaza",
    otherDates: [
      // An event, which the calendar has already.
      { day: "2026-07-16", label: "Estoppels due", source: "event" } as const,
      { ...offer("2026-07-17", "Specimen Capital, $12,400,000"), offerId: "specimen" },
      offer("2026-07-23", "Sample Partners, $12,100,000"),
      offer("2026-07-23", "Example Holdings, $11,900,000"),
    ],
  };
  const entries = expiriesOf([deal, { id: "undated" }]);
  expect(entries).toMatchObject([
    { title: "Offer expires", day: "2026-07-17", path: "/dashboard/deals/plaza/offers/specimen" },
    { title: "Offers expire", day: "2026-07-23", path: "/dashboard/deals/plaza#offers" },
  ]);
  expect(entries.map((entry) => toneOf(entry, viewer))).toEqual(["accent", "date"]);
});

test("a document that the client has yet to send is a deadline, which leads to its request", () => {
  const request = {
    id: "loan",
    dealId: "road",
    dealName: "48 Example Road",
    label: "Loan commitment letter",
    dueDay: "2026-07-20",
    note: "",
    status: "requested",
    createdAt: "2026-07-08T15:00:00.000Z",
    canRemind: false,
    version: 1,
  } as const;
  const { dueDay: _, ...undated } = request;
  expect(dueDaysOf([request, { ...request, status: "received" }, undated])).toMatchObject([
    {
      title: "Loan commitment letter due",
      kind: "deadline",
      day: "2026-07-20",
      path: "/dashboard/deals/road#request-loan",
    },
  ]);
  // What is overdue stays in its month, and isn't ahead.
  expect(dueDaysOf([request], "2026-07-20")).toHaveLength(1);
  expect(dueDaysOf([request], "2026-07-21")).toEqual([]);
});

test("a deadline's time has its city where clocks differ from the reader's", () => {
  const due: PortalEvent = {
    id: "due",
    kind: "deadline",
    title: "Offers due",
    status: "confirmed",
    day: "2026-07-20",
    time: "17:00",
    dealId: "plaza",
    version: 1,
  };
  const said = (zone: string) => {
    const plaza = { id: "plaza", name: "15 Placeholder Plaza", place: "Anytown, IL", timeZone };
    const reader = { ...viewer, timeZone: zone, deals: new Map([["plaza", plaza]]) };
    return [
      formatEntry(due.day, due, reader),
      formatWhere(due, reader),
      formatWhen(due, reader, due.day),
    ];
  };
  expect(said(timeZone)).toEqual(["5pm Offers due", "15 Placeholder Plaza", "5pm"]);
  expect(said("America/New_York")).toEqual([
    "Offers due",
    "15 Placeholder Plaza, 5pm in Chicago",
    "5pm in Chicago",
  ]);
});
