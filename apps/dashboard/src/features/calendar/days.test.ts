import { afterEach, describe, expect, test, vi } from "vitest";

import { monthOf, shiftMonth, weeksAhead, weeksOf } from "./days.ts";

afterEach(() => vi.unstubAllEnvs());

// The browser's own time zone must not matter: west and east of UTC, and one where midnight is
// skipped.
describe.for(["Pacific/Honolulu", "UTC", "Pacific/Kiritimati", "Asia/Beirut"])("in %s", (zone) => {
  test("a month has whole weeks, Sunday first", () => {
    vi.stubEnv("TZ", zone);
    const weeks = weeksOf("2026-07");
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe("2026-06-28");
    expect(weeks[4]?.at(-1)).toBe("2026-08-01");
  });

  test("a month has whole weeks, Monday first where weeks begin so", () => {
    vi.stubEnv("TZ", zone);
    const weeks = weeksOf("2026-07", 1);
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([
      "2026-06-29",
      "2026-06-30",
      "2026-07-01",
      "2026-07-02",
      "2026-07-03",
      "2026-07-04",
      "2026-07-05",
    ]);
    expect(weeks[4]?.at(-1)).toBe("2026-08-02");
    expect(weeksOf("2026-08", 1)).toHaveLength(6);
    // February 2027 starts on a Monday and ends on a Sunday: exactly four weeks.
    expect(weeksOf("2027-02", 1)).toHaveLength(4);
  });

  test("no day is skipped or repeated when daylight saving time starts or ends", () => {
    vi.stubEnv("TZ", zone);
    for (const month of ["2026-03", "2026-10", "2026-11"]) {
      const days = weeksOf(month).flat();
      expect(new Set(days).size).toBe(days.length);
      expect(days).toEqual(days.toSorted());
    }
  });

  test("the current month starts with the first week that has something, or with this one", () => {
    vi.stubEnv("TZ", zone);
    const firstDay = (isEmpty: (day: string) => boolean) =>
      weeksAhead("2026-07", "2026-07-14", isEmpty)[0]?.[0];
    expect(firstDay(() => true)).toBe("2026-07-12");
    expect(firstDay((day) => day !== "2026-07-07")).toBe("2026-07-05");
    expect(weeksAhead("2026-08", "2026-07-28", () => true)).toEqual(weeksOf("2026-08"));
  });

  test("the current month ends two weeks after this one at the earliest", () => {
    vi.stubEnv("TZ", zone);
    const isEmpty = () => false;
    expect(weeksAhead("2026-07", "2026-07-14", isEmpty)).toEqual(weeksOf("2026-07"));
    expect(weeksAhead("2026-11", "2026-10-31", isEmpty)).toEqual(weeksOf("2026-11"));
    const weeks = weeksAhead("2026-11", "2026-11-29", isEmpty);
    expect(weeks.slice(0, 5)).toEqual(weeksOf("2026-11"));
    expect(weeks.slice(5).map((week) => week[0])).toEqual(["2026-12-06", "2026-12-13"]);
  });

  test("months move across years", () => {
    vi.stubEnv("TZ", zone);
    expect(shiftMonth("2026-12", 1)).toBe("2027-01");
    expect(shiftMonth("2026-01", -1)).toBe("2025-12");
    expect(monthOf("2026-07-14")).toBe("2026-07");
  });
});
