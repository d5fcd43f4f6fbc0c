import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addBusinessDays, addDays, isBusinessDay, toBusinessDay } from "./days.ts";
import { federalHoliday } from "./federal-holidays.ts";

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();
const two = (value: number) => String(value).padStart(2, "0");

/** Any day that a deal may have. */
const anyDay = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyYear = fc.integer({ min: 2021, max: 2099 });

/** The n-th Monday (1) … of a month; -1 is the last. */
function nth(year: number, month: number, weekday: number, n: number): string {
  const days = Array.from({ length: 31 }, (_, index) => `${year}-${two(month)}-${two(index + 1)}`)
    .filter((day) => new Date(`${day}T12:00:00Z`).getUTCMonth() === month - 1)
    .filter((day) => weekdayOf(day) === weekday);
  return days.at(n < 0 ? n : n - 1) ?? "";
}

// The holidays by the text of 5 U.S.C. §6103(a).
const rules: [string, (year: number) => string][] = [
  ["New Year's Day", (year) => `${year}-01-01`],
  ["Birthday of Martin Luther King, Jr.", (year) => nth(year, 1, 1, 3)],
  ["Washington's Birthday", (year) => nth(year, 2, 1, 3)],
  ["Memorial Day", (year) => nth(year, 5, 1, -1)],
  ["Juneteenth National Independence Day", (year) => `${year}-06-19`],
  ["Independence Day", (year) => `${year}-07-04`],
  ["Labor Day", (year) => nth(year, 9, 1, 1)],
  ["Columbus Day", (year) => nth(year, 10, 1, 2)],
  ["Veterans Day", (year) => `${year}-11-11`],
  ["Thanksgiving Day", (year) => nth(year, 11, 4, 4)],
  ["Christmas Day", (year) => `${year}-12-25`],
];

describe("federal holidays", () => {
  test.each(rules)("%s is observed as the law says, every year", (name, legalDay) => {
    fc.assert(
      fc.property(anyYear, (year) => {
        const legal = legalDay(year);
        const shift = { 0: 1, 6: -1 }[weekdayOf(legal)] ?? 0;
        const day = addDays(legal, shift);
        expect([day, federalHoliday(day)]).toEqual([day, name]);
        expect(federalHoliday(legal)).toBe(shift === 0 ? name : undefined);
      }),
      { numRuns: 79 },
    );
  });

  test("there are no others: each year has eleven", () => {
    for (let year = 2021; year < 2099; year += 1) {
      const expected = [...rules, ...rules.slice(0, 1)]
        .map(([, legalDay], index) => legalDay(index === rules.length ? year + 1 : year))
        .map((day) => addDays(day, { 0: 1, 6: -1 }[weekdayOf(day)] ?? 0))
        .filter((day) => day.startsWith(`${year}-`));
      const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
      const found = days.filter((day) => day.startsWith(`${year}-`) && federalHoliday(day));
      expect(found).toEqual(expected.toSorted());
    }
  });

  test("the days match OPM's list for 2026 to 2028", () => {
    // https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/
    const listed = [
      "2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25",
      "2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24",
      "2027-12-31 2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04 2028-10-09 2028-11-10 2028-11-23 2028-12-25",
    ].flatMap((line) => line.split(" "));
    const days = Array.from({ length: 3 * 365 }, (_, index) => addDays("2026-01-01", index));
    expect(days.filter((day) => federalHoliday(day))).toEqual(listed);
  });
});

describe("business days", () => {
  test("a rolled day is the nearest business day in its direction", () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.constantFrom("next" as const, "previous" as const),
        (day, direction) => {
          const rolled = toBusinessDay(day, direction);
          expect(isBusinessDay(rolled)).toBe(true);
          expect(direction === "next" ? rolled >= day : rolled <= day).toBe(true);
          const step = direction === "next" ? 1 : -1;
          for (let at = day; at !== rolled; at = addDays(at, step)) {
            expect(isBusinessDay(at)).toBe(false);
          }
        },
      ),
    );
  });

  test("counting passes exactly as many business days as requested", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -80, max: 80 }), (day, count) => {
        const end = addBusinessDays(day, count);
        let passed = 0;
        const step = count < 0 ? -1 : 1;
        for (let at = day; at !== end;) {
          at = addDays(at, step);
          if (isBusinessDay(at)) passed += 1;
        }
        expect(passed).toBe(Math.abs(count));
      }),
    );
  });

  test("counting forward and back from a business day returns to it", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 60 }), (any, count) => {
        const day = toBusinessDay(any, "next");
        expect(addBusinessDays(addBusinessDays(day, count), -count)).toBe(day);
      }),
    );
  });
});

describe("calendar days", () => {
  test("count leap days and year ends", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2028-02-29", 365)).toBe("2029-02-28");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    expect(addDays("2100-02-28", 1)).toBe("2100-03-01");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  });

  test("treat February 29 as any other day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1990, max: 2099 }), (year) => {
        const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
        expect(addDays(`${year}-02-28`, 1)).toBe(isLeap ? `${year}-02-29` : `${year}-03-01`);
        expect(addDays(`${year}-12-31`, 1)).toBe(`${year + 1}-01-01`);
        expect(addDays(`${year}-01-01`, isLeap ? 366 : 365)).toBe(`${year + 1}-01-01`);
      }),
    );
  });
});
