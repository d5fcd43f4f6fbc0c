import { broker } from "@frontage/content/broker";
import type { PortalEvent } from "@frontage/records/schemas/event";
import type { DealPlace } from "@frontage/records/schemas/deal";
import { afterEach, expect, test, vi } from "vitest";

import { calendarFile } from "./calendar-file.ts";

const now = new Date("2026-07-14T19:12:00Z");
const warehouse: DealPlace = {
  id: "48-example-road",
  name: "48 Example Road",
  place: "Anytown, ST",
  timeZone: "America/Chicago",
};
const options = {
  deals: new Map([[warehouse.id, warehouse]]),
  origin: "https://www.example.com",
  now,
};
const viewing: PortalEvent = {
  id: "viewing-48-example-road",
  kind: "viewing",
  title: "Property viewing",
  dealId: "48-example-road",
  location: "Front office, dock side",
  note: "Bring boots; the yard is wet.\nAsk for Kai.",
  status: "confirmed",
  version: 1,
  start: "2026-07-15T15:00:00.000Z",
  end: "2026-07-15T19:00:00.000Z",
  timeZone: "America/Chicago",
};
const deadline: PortalEvent = {
  id: "offer-deadline",
  kind: "deadline",
  title: "Offer deadline",
  status: "confirmed",
  version: 1,
  day: "2026-07-31",
};

/** The unfolded lines of the calendar file. */
function linesOf(events: PortalEvent[]): string[] {
  const text = calendarFile(events, options);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  return text.replaceAll("\r\n ", "").split("\r\n");
}

afterEach(() => vi.unstubAllEnvs());

test.for(["Pacific/Honolulu", "America/Chicago", "Pacific/Kiritimati"])(
  "times are in UTC and whole days are dates, on a computer in %s",
  (zone) => {
    vi.stubEnv("TZ", zone);
    const lines = linesOf([viewing, deadline]);
    expect(lines).toEqual(
      expect.arrayContaining([
        "DTSTAMP:20260714T191200Z",
        "DTSTART:20260715T150000Z",
        "DTEND:20260715T190000Z",
        "DTSTART;VALUE=DATE:20260731",
        "DTEND;VALUE=DATE:20260801",
      ]),
    );
  },
);

test("an event keeps its UID, and the file names its calendar", () => {
  const uid = `UID:viewing-48-example-road@${new URL(broker.website.url).hostname}`;
  expect(linesOf([viewing])).toContain(uid);
  expect(linesOf([{ ...viewing, title: "Second viewing" }])).toContain(uid);
  expect(linesOf([viewing])).toEqual(
    expect.arrayContaining(["BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:PUBLISH"]),
  );
});

test("commas, semicolons and line breaks are escaped", () => {
  const lines = linesOf([viewing]);
  expect(lines).toContain("SUMMARY:Property viewing\\, 48 Example Road");
  expect(lines).toContain("LOCATION:Front office\\, dock side\\, 48 Example Road\\, Anytown\\, ST");
  expect(lines).toContain("DESCRIPTION:Bring boots\\; the yard is wet.\\nAsk for Kai.");
});

test("a call's location is the one entered, not the property", () => {
  const call: PortalEvent = { ...viewing, kind: "call", location: "By phone" };
  expect(linesOf([call])).toContain("LOCATION:By phone");
});

test("a request is tentative, and an all-day event does not block the day", () => {
  expect(linesOf([{ ...viewing, status: "requested" }])).toContain("STATUS:TENTATIVE");
  expect(linesOf([viewing])).toEqual(expect.arrayContaining(["STATUS:CONFIRMED", "TRANSP:OPAQUE"]));
  expect(linesOf([deadline])).toContain("TRANSP:TRANSPARENT");
});

test("a changed event counts its changes, and a canceled event says so", () => {
  expect(linesOf([viewing])).toContain("SEQUENCE:0");
  const moved = linesOf([{ ...viewing, version: 3 }]);
  expect(moved).toEqual(expect.arrayContaining(["SEQUENCE:2", "METHOD:PUBLISH"]));
  const canceled = { ...viewing, status: "canceled", version: 4 } as const;
  expect(linesOf([canceled])).toEqual(
    expect.arrayContaining(["METHOD:CANCEL", "SEQUENCE:3", "STATUS:CANCELLED"]),
  );
});
