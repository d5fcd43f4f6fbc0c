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
const closing = date("2026-08-14", "Closing", { isEnd: true });
const purchase = [contract, survey, title, diligence, financing, closing];
const today = "2026-07-14";

/** The places of the labels, as text. */
const placesIn = (width: number, dates: readonly TimelineDate[] = purchase) =>
  Object.fromEntries(
    layOutTimeline(dates, today, width).labels.map(({ label, note, place }) => [
      label,
      `${place.side} ${place.align}${/^\d/.test(note) ? "" : `, ${note}`}`,
    ]),
  );

test("days are spaced as in time, between the first and the last", () => {
  const { marks, today: now } = layOutTimeline(purchase, today, 580);
  expect(marks.map(({ x }) => x)).toEqual([0, 200, 260, 300, 470, 580]);
  expect(now.x).toBe(270);
});

test("a scale extends to today, before its first day or after its last", () => {
  expect(layOutTimeline([closing], today, 310).marks[0]?.x).toBe(310);
  expect(layOutTimeline([contract], today, 270)).toMatchObject({
    marks: [{ x: 0 }],
    today: { x: 270 },
  });
  expect(layOutTimeline([date(today, "Today's")], today, 100).marks[0]?.x).toBe(0);
  const { marks } = layOutTimeline([closing], today, 450, { end: "2026-08-28" });
  expect(marks).toMatchObject([{ x: 310 }]);
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
  const spans = layOutTimeline(purchase, today, width).labels.map(
    ({ headline, label, place, x }) => {
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

test("the end is labeled above at the right, however close the current date is", () => {
  const late = [contract, date("2026-08-12", "Walk-through", { headline: "Wednesday" }), closing];
  expect(placesIn(600, late)["Closing"]).toBe("up end");
});

test("finished dates closer than 24 px become one, and open ones stand side by side under one label", () => {
  const near = [
    date("2026-06-17", "Contract", { state: "done" }),
    date("2026-07-09", "Survey objection", { state: "done" }),
    date("2026-07-10", "Title objection", { state: "done" }),
    date("2026-08-02", "Financing contingency"),
    date("2026-08-03", "Estoppels"),
    closing,
  ];
  expect(placesIn(700, near)).toMatchObject({
    "Two done": expect.stringMatching(/, Jul 9 and 10$/),
    "Financing contingency, estoppels": expect.stringMatching(/, Aug 2 and 3$/),
  });
  const { marks } = layOutTimeline(near, today, 700);
  expect(marks.map(({ state }) => state)).toEqual(["done", "done", "ahead", "ahead", "ahead"]);
  const [, , one, other] = marks;
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThanOrEqual(13);
});

test("a label that would touch its neighbor's joins it at the first marker; the markers stay", () => {
  const dates = [
    date("2026-04-30", "On the market", { state: "done" }),
    date("2026-07-17", "Offer expires", { state: "current", headline: "Friday, July 17" }),
    date("2026-07-20", "Offers due"),
    date("2026-07-23", "Offer expires"),
    date("2026-07-26", "Offer expires"),
  ];
  const { labels, marks } = layOutTimeline(dates, today, 1080, { end: "2026-08-07" });
  expect(marks).toHaveLength(5);
  expect(labels.map(({ label, note }) => [label, note])).toContainEqual([
    "Offer expires",
    "Jul 23 and 26",
  ]);
});

test("dates of one name under one label are named once", () => {
  const days = ["2026-08-01", "2026-08-02", "2026-08-03"].map((day) => date(day, "Deposit due"));
  expect(
    placesIn(900, [contract, ...days, date("2026-12-31", "Closing", { isEnd: true })]),
  ).toMatchObject({
    "Deposit due": expect.stringMatching(/, Aug 1 to 3$/),
  });
});

test("weeks begin on Mondays, and months are named", () => {
  const { ticks } = layOutTimeline(purchase, today, 1160);
  expect(ticks.filter(({ name }) => name).map(({ name, x }) => [name?.text, x])).toEqual([
    ["July", 280],
    ["August", 900],
  ]);
  expect(ticks.filter(({ name }) => !name).map(({ x }) => x)).toEqual([
    100, 240, 380, 520, 660, 800, 940, 1080,
  ]);
  // Ticks for weeks this close together would only be a pattern.
  expect(layOutTimeline(purchase, today, 80).ticks.every(({ name }) => name)).toBe(true);
});

test("a month that begins beside today's word and the nearest date is named all the same", () => {
  const dates = [
    date("2026-06-17", "Contract", { state: "done" }),
    date("2026-07-31", "Title objection", { state: "done" }),
    date("2026-08-04", "Due diligence ends", { state: "current", headline: "Tuesday, August 4" }),
    date("2026-08-14", "Closing", { isEnd: true }),
  ];
  for (const width of [770, 1080, 1600]) {
    const { labels, ticks } = layOutTimeline(dates, "2026-07-31", width);
    const named = ticks.flatMap(({ name }) => name ?? []);
    expect(named.map(({ text }) => text.slice(0, 3))).toEqual(["Jul", "Aug"]);
    for (const { headline, place, x } of labels) {
      const size = (headline?.length ?? 0) * 12.4;
      expect(place.align === "start" ? x + size : x).toBeLessThanOrEqual(width + 7);
    }
  }
});

test.each([350, 770, 1080, 1400, 1600])(
  "each month is named in %i px, all of them below the labels where one start is between two",
  (width) => {
    const dates = [
      date("2026-09-14", "On the market", { state: "done" }),
      date("2026-11-27", "Offers due", { state: "done" }),
      date("2026-11-30", "Best and final offers due"),
      date("2026-12-04", "Offer expires", { state: "current", headline: "Friday, December 4" }),
      date("2027-01-20", "Listing agreement ends", { isEnd: true }),
    ];
    const named = layOutTimeline(dates, "2026-11-29", width).ticks.flatMap(
      ({ name }) => name ?? [],
    );
    expect(named.map(({ text }) => text.slice(0, 3))).toEqual(["Oct", "Nov", "Dec", "Jan"]);
    expect(new Set(named.map(({ side }) => side === "low")).size).toBe(1);
  },
);

test("a scale of several years names the years, with ticks for months where there is room", () => {
  const term = [date("2026-03-01", "Lease starts"), date("2031-02-28", "Lease ends")];
  const { ticks } = layOutTimeline(term, today, 1080);
  const years = ticks.flatMap(({ name }) => name?.text ?? []);
  expect(years).toEqual(["2027", "2028", "2029", "2030", "2031"]);
  expect(ticks).toHaveLength(59);
  expect(layOutTimeline(term, today, 600).ticks).toHaveLength(5);
});

test("a large day ends at its marker where it wouldn't fit before the end", () => {
  const dates = [
    date("2026-06-14", "On the market", { state: "done" }),
    date("2026-07-24", "Offer expires", { state: "current", headline: "Wednesday, December 23" }),
  ];
  const alignAt = (width: number) =>
    layOutTimeline(dates, today, width, { end: "2026-08-13" }).labels.find(
      ({ headline }) => headline,
    )?.place.align;
  expect([alignAt(870), alignAt(1400)]).toEqual(["end", "start"]);
});

test("today's line is on the side where it crosses no label, with its word next to it", () => {
  expect(layOutTimeline(purchase, today, 1400).today).toMatchObject({ side: "up", align: "end" });
  const late = [
    date("2026-05-01", "Listing signed", { state: "done" }),
    date("2026-07-20", "Offers due", { state: "current", headline: "Monday, July 20" }),
  ];
  expect(layOutTimeline(late, today, 1080).today).toMatchObject({ side: "down", align: "end" });
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
  const { labels } = layOutTimeline([...days, urgent, date("2026-09-30", "Closing")], today, 700);
  expect(labels.map(({ label }) => label)).toContain("Not saved yet");
});

test("several days can be in large type, all above", () => {
  const identify = date("2026-07-26", "Day 45", { state: "current", headline: "Sunday, July 26" });
  const receive = date("2026-12-08", "Day 180", { headline: "Tuesday, December 8" });
  expect(
    placesIn(1080, [date("2026-06-11", "Day 0"), identify, date("2026-08-14", "Closing"), receive]),
  ).toEqual({
    "Day 0": "down start",
    "Day 45": "up start",
    Closing: "down start",
    "Day 180": "up end",
  });
});

test("a longer word at today's line needs more room", () => {
  const dates = [date("2026-07-01", "Day 0"), date("2026-09-09", "Day 180")];
  const alignOf = (label: string) =>
    layOutTimeline(dates, today, 400, { todayLabel: label }).today.align;
  expect(alignOf("Today")).toBe("end");
  expect(alignOf("Today, day 13")).toBe("start");
});
