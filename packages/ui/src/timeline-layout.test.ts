import { expect, test } from "vitest";

import { layOutTimeline, type TimelineDate } from "./timeline-layout.ts";

const date = (day: string, label: string, more: Partial<TimelineDate> = {}): TimelineDate => ({
  id: label,
  day,
  label,
  note: day.slice(5),
  state: "ahead",
  ...more,
});
const contract = date("2026-06-17", "Contract", { state: "done" });
const survey = date("2026-07-07", "Survey objection", { state: "waived" });
const title = date("2026-07-13", "Title objection", { state: "done" });
const diligence = date("2026-07-17", "Due diligence ends", {
  state: "current",
  headline: "Friday, July 17",
});
const financing = date("2026-08-03", "Financing contingency");
const closing = date("2026-08-14", "Closing");
const purchase = [contract, survey, title, diligence, financing, closing];
const today = "2026-07-14";

/** The places of the labels, as text. */
const placesIn = (width: number, dates: readonly TimelineDate[] = purchase) =>
  Object.fromEntries(
    layOutTimeline(dates, today, width).dates.map(({ date: { label }, place }) => [
      label,
      place && `${place.side} ${place.align}`,
    ]),
  );

test("days are spaced as in time, between the first and the last", () => {
  const { dates, today: now } = layOutTimeline(purchase, today, 580);
  expect(dates.map(({ x }) => x)).toEqual([0, 200, 260, 300, 470, 580]);
  expect(now.x).toBe(270);
});

test("a scale extends to today, before its first day or after its last", () => {
  expect(layOutTimeline([closing], today, 310).dates[0]?.x).toBe(310);
  expect(layOutTimeline([contract], today, 270)).toMatchObject({
    dates: [{ x: 0 }],
    today: { x: 270 },
  });
  expect(layOutTimeline([date(today, "Today's")], today, 100).dates[0]?.x).toBe(0);
});

test("the current day is large and above, and the last label ends at the edge, also above", () => {
  expect(placesIn(1080)).toMatchObject({
    Contract: "down start",
    "Due diligence ends": "up start",
    "Financing contingency": "down start",
    Closing: "up end",
  });
});

test.each([420, 700, 1080, 1400])("no two labels touch in %i px", (width) => {
  const spans = layOutTimeline(purchase, today, width).dates.flatMap(
    ({ date: { headline, label }, place, x }) => {
      if (!place) return [];
      const size = label.length * 7 + (headline ? 40 : 0);
      return {
        side: place.side,
        from: place.align === "start" ? x : x - size,
        to: place.align === "start" ? x + size : x,
      };
    },
  );
  for (const one of spans) {
    const others = spans.filter((span) => span !== one && span.side === one.side);
    for (const other of others) expect(one.to <= other.from || other.to <= one.from).toBe(true);
  }
});

test("of close days, the first label ends at its marker, and a label that fits nowhere is left out", () => {
  const near = [
    date("2026-08-20", "Financing ends"),
    date("2026-08-22", "Estoppels due"),
    date("2026-08-23", "Title cured, in full"),
    date("2026-08-24", "Roof cured, in full"),
    date("2026-12-31", "Closing"),
  ];
  const places = placesIn(1000, near);
  expect(places["Financing ends"]).toBe("down end");
  expect(Object.values(places).filter((place) => place === undefined)).not.toHaveLength(0);
});

test("a label that ends at its marker keeps its distance from the next marker", () => {
  const dates = ["2026-08-01", "2026-09-20", "2026-09-22", "2026-11-09"].map((day) =>
    date(day, `Due on ${day}`, { isUrgent: day === "2026-09-20" }),
  );
  expect(placesIn(1000, dates)).toMatchObject({
    "Due on 2026-09-20": "down end",
    "Due on 2026-09-22": "up start",
  });
});

test("weeks begin on Mondays, and months are named where they fit", () => {
  const { ticks } = layOutTimeline(purchase, today, 1160);
  expect(ticks.filter(({ isMonth }) => isMonth).map(({ name, x }) => [name, x])).toEqual([
    ["July", 280],
    ["August", 900],
  ]);
  expect(ticks.filter(({ isMonth }) => !isMonth).map(({ x }) => x)).toEqual([
    100, 240, 380, 520, 660, 800, 940, 1080,
  ]);
  // Ticks for weeks this close together would only be a pattern.
  expect(layOutTimeline(purchase, today, 80).ticks.every(({ isMonth }) => isMonth)).toBe(true);
});

test("today's line is on the side where it crosses no label, with its word next to it", () => {
  expect(layOutTimeline(purchase, today, 1400).today).toMatchObject({ side: "up", align: "end" });
  const late = [
    date("2026-05-01", "Listing signed", { state: "done" }),
    date("2026-07-20", "Offers due", { state: "current", headline: "Monday, July 20" }),
  ];
  expect(layOutTimeline(late, today, 1080).today).toMatchObject({ side: "down", align: undefined });
});

test("of many days close to today, one loses its label for today's word", () => {
  const done = (day: string) => date(day, "Deposit due", { state: "done" });
  const days = ["2026-06-01", "2026-07-02", "2026-07-06", "2026-07-10"].map(done);
  const last = date("2026-09-30", "Closing");
  const layout = layOutTimeline([...days, last], today, 700);
  expect(layout.today).toMatchObject({ side: "up", align: "end" });
});

test("of close days, an urgent one keeps its label", () => {
  const days = ["2026-08-01", "2026-08-02", "2026-08-03"].map((day) => date(day, "Deposit due"));
  const urgent = date("2026-08-04", "Not saved yet", { isUrgent: true });
  const { dates } = layOutTimeline([...days, urgent, date("2026-09-30", "Closing")], today, 700);
  expect(dates.find(({ date: { label } }) => label === "Not saved yet")?.place).toBeDefined();
});

test("several days can be in large type, all above", () => {
  const identify = date("2026-07-26", "Day 45", { state: "current", headline: "Sunday, July 26" });
  const receive = date("2026-12-08", "Day 180", { headline: "Tuesday, December 8" });
  expect(placesIn(1080, [date("2026-06-11", "Day 0"), identify, closing, receive])).toEqual({
    "Day 0": "down start",
    "Day 45": "up start",
    Closing: "down start",
    "Day 180": "up end",
  });
});

test("a longer word at today's line needs more room", () => {
  const dates = [date("2026-07-01", "Day 0"), date("2026-09-09", "Day 180")];
  const alignOf = (label: string) => layOutTimeline(dates, today, 400, label).today.align;
  expect(alignOf("Today")).toBe("end");
  expect(alignOf("Today, day 13")).toBe("start");
});
