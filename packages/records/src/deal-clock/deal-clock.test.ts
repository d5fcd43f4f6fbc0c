import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type AnchorKind, anchorKinds, keyDateStatuses } from "../schemas/key-date-kinds.ts";
import {
  type KeyDateForm,
  keyDateFormSchema,
  keyDateTemplateNames,
  ownTemplateSchema,
  type KeyDateRule,
  type TaxReturn,
} from "../schemas/key-date.ts";
import {
  applyRule,
  type Clocked,
  computeDays,
  dueInstant,
  isCircular,
  movesBetween,
  withDays,
} from "./deal-clock.ts";
import { addDays, isBusinessDay } from "./days.ts";
import { formatMissing, formatRule } from "./labels.ts";
import { formatRolled } from "./rolled.ts";
import { datesOfTemplate, keyDateTemplates, templateOf, withAnchorsOf } from "./templates.ts";

type Dated = Clocked & { id: string };

const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const rule = fc.record({
  anchor: fc.constantFrom(...anchorKinds),
  count: fc.integer({ min: -400, max: 400 }),
  unit: fc.constantFrom("calendar" as const, "business" as const),
  roll: fc.constantFrom("stay" as const, "next" as const, "previous" as const),
});
const days = (anchor: AnchorKind, count: number, more: Partial<KeyDateRule> = {}): KeyDateRule => ({
  anchor,
  count,
  unit: "calendar",
  roll: "next",
  ...more,
});

/** Dates counted from the day a contract is signed, in any state. */
const datesFrom = (anchor: AnchorKind) =>
  fc
    .array(
      fc.record({
        rule: rule.map((one) => ({ ...one, anchor })),
        status: fc.constantFrom(...keyDateStatuses),
        override: fc.option(fc.record({ day, reason: fc.constant("Amendment 1") }), {
          nil: undefined,
        }),
      }),
      { maxLength: 12 },
    )
    .map((dates) =>
      dates.map(({ override, ...date }, index): Dated => ({
        id: `date-${index}`,
        kind: "deadline",
        ...date,
        ...(override ? { override } : {}),
      })),
    );
const effective = (on: string): Dated => ({
  id: "contract",
  kind: "effective-date",
  status: "open",
  override: { day: on, reason: "" },
});

describe("a rule", () => {
  test("with more days is never earlier, from the same anchor", () => {
    fc.assert(
      fc.property(day, rule, fc.nat({ max: 200 }), (from, one, more) => {
        const later = { ...one, count: one.count + more };
        expect(applyRule(later, from) >= applyRule(one, from)).toBe(true);
      }),
    );
  });

  test("with a later anchor is never earlier", () => {
    fc.assert(
      fc.property(day, rule, fc.nat({ max: 200 }), (from, one, more) => {
        expect(applyRule(one, addDays(from, more)) >= applyRule(one, from)).toBe(true);
      }),
    );
  });

  test("that skips weekends and holidays ends on a business day, near the counted day", () => {
    fc.assert(
      fc.property(day, rule, (from, one) => {
        const calendar = { ...one, unit: "calendar" as const };
        const counted = addDays(from, one.count);
        expect(applyRule({ ...calendar, roll: "stay" }, from)).toBe(counted);
        const next = applyRule({ ...calendar, roll: "next" }, from);
        const previous = applyRule({ ...calendar, roll: "previous" }, from);
        expect([isBusinessDay(next), isBusinessDay(previous)]).toEqual([true, true]);
        expect(previous <= counted && counted <= next).toBe(true);
        // A long weekend around New Year's is at most four days.
        expect(addDays(counted, 4) >= next && addDays(previous, 4) >= counted).toBe(true);
      }),
    );
  });

  test("moves as a contract says: Saturday, July 4 and the end of the year", () => {
    // The deal in the design, signed on Wednesday, June 17, 2026.
    const from = "2026-06-17";
    expect(applyRule(days("effective-date", 30), from)).toBe("2026-07-17");
    expect(applyRule(days("effective-date", 45), from)).toBe("2026-08-03");
    // July 3, 2026 is the holiday, because July 4 is a Saturday.
    expect(applyRule(days("effective-date", 16), from)).toBe("2026-07-06");
    expect(applyRule(days("effective-date", 16, { roll: "previous" }), from)).toBe("2026-07-02");
    expect(applyRule(days("effective-date", 3, { unit: "business" }), "2026-12-30")).toBe(
      "2027-01-05",
    );
    // New Year's Day of 2028 is observed on Friday, December 31, 2027.
    expect(applyRule(days("effective-date", 1), "2027-12-30")).toBe("2028-01-03");
    expect(applyRule(days("effective-date", 1), "2028-02-28")).toBe("2028-02-29");
  });

  test("is written in plain words", () => {
    expect(formatRule(days("effective-date", 30), "Contract")).toBe("30 days after contract");
    expect(formatRule(days("closing", -5, { unit: "business" }))).toBe(
      "5 business days before closing",
    );
    expect(formatRule(days("closing", 1))).toBe("1 day after closing");
    expect(formatRule(days("closing", 0))).toBe("Closing");
    expect(
      formatRule(
        days("first-transfer", 180, { taxReturn: { taxpayer: "individual", isExtended: true } }),
      ),
    ).toBe(
      "180 days after first transfer, or the tax return if earlier (Individual, with extension)",
    );
  });
});

test("a date moved off a weekend says from which day", () => {
  const rolled = (rule: KeyDateRule, due: string) =>
    formatRolled(rule, { anchor: "2026-11-20", due });
  const next = days("effective-date", 30);
  expect(rolled(next, "2026-12-21")).toBe(", next business day (from Sun, Dec 20)");
  expect(rolled({ ...next, roll: "previous" }, "2026-12-18")).toBe(
    ", previous business day (from Sun, Dec 20)",
  );
  expect(rolled({ ...next, roll: "stay" }, "2026-12-20")).toBe("");
  expect(rolled(days("effective-date", 31), "2026-12-21")).toBe("");
  // The day doesn't follow from the rule.
  expect(rolled(next, "2026-12-22")).toBe("");
});

describe("a missing anchor", () => {
  test("is reported on everything that depends on it, even indirectly", () => {
    const dates: Clocked[] = [
      { kind: "deadline", status: "open", rule: days("effective-date", 30) },
      { kind: "closing", status: "open", rule: days("effective-date", 60) },
      { kind: "deadline", status: "open", rule: days("closing", -5) },
      { kind: "deadline", status: "open", rule: days("expiration", -180) },
      { kind: "milestone", status: "open", override: { day: "2026-07-14", reason: "" } },
    ];
    const missing = { missing: "effective-date" };
    expect(computeDays(dates)).toEqual([
      missing,
      missing,
      missing,
      { missing: "expiration" },
      { day: "2026-07-14" },
    ]);
    expect(formatMissing("effective-date")).toBe("Needs the effective date");
    expect(computeDays([...dates, effective("2026-06-17")]).slice(0, 3)).toEqual([
      { day: "2026-07-17" },
      { day: "2026-08-17" },
      // August 12.
      { day: "2026-08-12" },
    ]);
  });

  test("is an anchor without its own day, until it gets one", () => {
    const waiting: Clocked = { kind: "closing", status: "open" };
    expect(computeDays([waiting])).toEqual([{ missing: "closing" }]);
    expect(formatMissing("closing", "closing")).toBe("Not set");
  });

  test("doesn’t hide that two dates count from each other", () => {
    const dates: Clocked[] = [
      { kind: "effective-date", status: "open", rule: days("closing", -60) },
      { kind: "closing", status: "open", rule: days("effective-date", 60) },
      { kind: "deadline", status: "open", rule: days("closing", -5) },
    ];
    expect(computeDays(dates).every(({ day: due }) => due === undefined)).toBe(true);
    expect(isCircular(dates, "closing")).toBe(true);
    expect(isCircular(dates, "deadline")).toBe(false);
    expect(isCircular([effective("2026-06-17"), ...dates.slice(1)], "closing")).toBe(false);
  });
});

/** The dates with an anchor set to a day, as its form saves it. */
function moveAnchor<Date extends Clocked>(
  dates: readonly Date[],
  { anchor, ...override }: { anchor: AnchorKind; day: string; reason: string },
): Date[] {
  const { day } = override;
  return withDays(dates.map((date) => (date.kind === anchor ? { ...date, day, override } : date)));
}

describe("moving an anchor", () => {
  test("and moving it back changes nothing", () => {
    fc.assert(
      fc.property(day, day, datesFrom("effective-date"), (on, other, counted) => {
        const dates = withDays([effective(on), ...counted]);
        const move = (to: string) => ({ anchor: "effective-date" as const, day: to, reason: "" });
        const there = moveAnchor(dates, move(other));
        expect(moveAnchor(there, move(on))).toEqual(dates.map((date) => ({ ...date })));
      }),
    );
  });

  test("moves neither done or waived dates nor those set by hand", () => {
    fc.assert(
      fc.property(day, day, datesFrom("effective-date"), (on, other, counted) => {
        const before = withDays([effective(on), ...counted]);
        const move = { anchor: "effective-date", day: other, reason: "Amendment 1" } as const;
        const after = moveAnchor(before, move);
        const moves = movesBetween(before, after);
        for (const { date, from, to } of moves) {
          expect(["done", "waived"]).not.toContain(date.status);
          expect(date.id === "contract" || date.override === undefined).toBe(true);
          expect(from).not.toBe(to);
        }
        expect(moves.some(({ date }) => date.id === "contract")).toBe(on !== other);
      }),
    );
  });

  test("shows the old and new day of each date that moves", () => {
    const before: Dated[] = withDays([
      { ...effective("2026-06-17"), status: "done", day: "2026-06-17" },
      {
        id: "title",
        kind: "deadline",
        status: "done",
        day: "2026-07-07",
        rule: days("effective-date", 20),
      },
      { id: "diligence", kind: "deadline", status: "open", rule: days("effective-date", 30) },
      {
        id: "closing",
        kind: "closing",
        status: "extended",
        rule: days("effective-date", 60),
        override: { day: "2026-08-14", reason: "Amendment 1" },
      },
      {
        id: "estoppels",
        kind: "deadline",
        status: "open",
        rule: days("closing", -5, { roll: "previous" }),
      },
    ]);
    const after = moveAnchor(before, { anchor: "effective-date", day: "2026-06-22", reason: "" });
    expect(movesBetween(before, after).map(({ date, from, to }) => [date.id, from, to])).toEqual([
      ["contract", "2026-06-17", "2026-06-22"],
      ["diligence", "2026-07-17", "2026-07-22"],
    ]);
    const closing = moveAnchor(before, {
      anchor: "closing",
      day: "2026-08-21",
      reason: "Amendment 2",
    });
    expect(movesBetween(before, closing).map(({ date, from, to }) => [date.id, from, to])).toEqual([
      ["closing", "2026-08-14", "2026-08-21"],
      // A Sunday becomes the Friday before.
      ["estoppels", "2026-08-07", "2026-08-14"],
    ]);
  });
});

describe("the time a date is due", () => {
  const chicago = "America/Chicago";

  test("is the end of its day at the property, even when the clocks change", () => {
    expect(dueInstant({ day: "2026-07-17" }, chicago)).toBe("2026-07-18T05:00:00.000Z");
    expect(dueInstant({ day: "2026-03-08" }, chicago)).toBe("2026-03-09T05:00:00.000Z");
    expect(dueInstant({ day: "2026-11-01" }, chicago)).toBe("2026-11-02T06:00:00.000Z");
    // Midnight is skipped in Beirut, and a whole day in Apia.
    expect(dueInstant({ day: "2026-03-28" }, "Asia/Beirut")).toBe("2026-03-28T22:00:00.000Z");
    expect(dueInstant({ day: "2011-12-29" }, "Pacific/Apia")).toBe("2011-12-30T10:00:00.000Z");
  });

  test("is its time in the property’s zone, an hour later if that is skipped, the first of two if repeated", () => {
    expect(dueInstant({ day: "2026-07-17", time: "17:00" }, chicago)).toBe(
      "2026-07-17T22:00:00.000Z",
    );
    expect(dueInstant({ day: "2026-03-08", time: "02:30" }, chicago)).toBe(
      "2026-03-08T08:30:00.000Z",
    );
    expect(dueInstant({ day: "2026-11-01", time: "01:30" }, chicago)).toBe(
      "2026-11-01T06:30:00.000Z",
    );
  });

  test("is within its day of 23, 24 or 25 hours", () => {
    const zone = fc.constantFrom(
      "America/New_York",
      chicago,
      "America/Denver",
      "America/Phoenix",
      "America/Los_Angeles",
      "Pacific/Honolulu",
    );
    fc.assert(
      fc.property(day, zone, fc.integer({ min: 0, max: 23 }), (on, timeZone, hour) => {
        const start = Date.parse(dueInstant({ day: addDays(on, -1) }, timeZone));
        const end = Date.parse(dueInstant({ day: on }, timeZone));
        expect([23, 24, 25]).toContain((end - start) / 3_600_000);
        const time = `${String(hour).padStart(2, "0")}:00`;
        const due = Date.parse(dueInstant({ day: on, time }, timeZone));
        expect(due >= start && due < end).toBe(true);
      }),
    );
  });
});

describe("templates", () => {
  test.each(keyDateTemplateNames)("%s: each date is a valid form with a unique name", (name) => {
    const { dates } = keyDateTemplates[name];
    for (const date of dates) expect(keyDateFormSchema.parse(date)).toEqual(date);
    const labels = dates.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    // Nothing in a template is counted from a date outside the template.
    const kinds = dates.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(dates.flatMap((date) => (date.rule ? [date.rule.anchor] : []))),
    );
  });

  test("an exchange ends by the tax return of the taxpayer, or the earliest of all", () => {
    const rules = (taxReturn?: TaxReturn) =>
      datesOfTemplate([], { template: "exchange", days: {}, taxReturn }).flatMap(({ rule }) =>
        rule?.taxReturn ? [rule.taxReturn] : [],
      );
    expect(rules()).toEqual([{ taxpayer: "partnership-or-s-corporation", isExtended: false }]);
    const chosen = { taxpayer: "c-corporation", isExtended: true } as const;
    expect(rules(chosen)).toEqual([chosen]);
  });

  test("a date named like a template's anchor becomes that anchor, once, on its day", () => {
    const entered = [
      { id: "1", kind: "milestone", label: "closing" },
      { id: "2", kind: "milestone", label: "Closing" },
      { id: "3", kind: "milestone", label: "due diligence ends" },
    ] as const;
    const dates = withAnchorsOf(entered, "purchase");
    expect(dates.map(({ kind }) => kind)).toEqual(["closing", "milestone", "milestone"]);
    const added = datesOfTemplate(dates, { template: "purchase", days: {} });
    expect(added.map(({ label }) => label)).toEqual([
      "Effective date",
      "Earnest money due",
      "Title objection",
      "Financing contingency",
      "Estoppels due",
    ]);
  });

  test("a purchase is in order from its effective date", () => {
    const dates = keyDateTemplates.purchase.dates.map((date) =>
      date.kind === "effective-date"
        ? { ...date, override: { day: "2026-06-17", reason: "" } }
        : date,
    );
    const due = computeDays(dates).map((one) => one.day);
    expect(due).toEqual([
      "2026-06-17",
      // Juneteenth is a holiday.
      "2026-06-23",
      "2026-07-07",
      "2026-07-17",
      "2026-08-03",
      "2026-08-10",
      "2026-08-17",
    ]);
  });

  test("add only what a deal doesn’t have, on the known days", () => {
    const form = { template: "purchase", days: { closing: "2026-08-14" } } as const;
    const added = datesOfTemplate([{ kind: "effective-date", label: "Contract" }], form);
    expect(added).toHaveLength(keyDateTemplates.purchase.dates.length - 1);
    expect(added.at(-1)).toEqual({
      label: "Closing",
      kind: "closing",
      override: { day: "2026-08-14", reason: "" },
      basis: "",
      responsible: { role: "title-officer" },
      status: "open",
    });
    expect(datesOfTemplate([...added, { kind: "effective-date", label: "" }], form)).toEqual([]);
  });

  test("are made from a deal’s dates: rules and roles, without days, contacts and the exchange", () => {
    const purchaseClosing: KeyDateForm = {
      label: "Closing",
      kind: "closing",
      basis: "",
      rule: { anchor: "effective-date", count: 60, unit: "calendar", roll: "next" },
      responsible: { role: "title-officer" },
      status: "open",
    };
    const [closing, custom] = [
      { ...purchaseClosing, override: { day: "2026-08-14", reason: "" } },
      {
        label: "Survey objection",
        kind: "deadline",
        basis: "PSA §5",
        rule: { anchor: "closing", count: -20, unit: "calendar", roll: "previous" },
        responsible: { contactId: "lee" },
        status: "done",
      },
    ] as const satisfies KeyDateForm[];
    const byHand = { ...custom, label: "Walk-through", rule: undefined };
    const saved = templateOf([closing, custom, byHand, ...keyDateTemplates.exchange.dates]);
    const { override: _, ...counted } = closing;
    const { responsible: __, ...survey } = { ...custom, status: "open" };
    expect(saved).toEqual([counted, survey]);
    expect(ownTemplateSchema.parse({ dates: saved })).toEqual({ dates: saved });
    expect(datesOfTemplate([], { template: "purchase", days: {} }, { purchase: saved })).toEqual(
      saved,
    );
    expect(ownTemplateSchema.safeParse({ dates: [closing] }).success).toBe(false);
  });

  test("an exchange ends with the earlier of day 180 and the tax return", () => {
    const ends = (transfer: string) =>
      computeDays(
        keyDateTemplates.exchange.dates.map((date) =>
          date.kind === "first-transfer"
            ? { ...date, override: { day: transfer, reason: "" } }
            : date,
        ),
      ).map((one) => one.day);
    expect(ends("2026-06-11")).toEqual(["2026-06-11", "2026-07-26", "2026-12-08"]);
    expect(ends("2026-12-01")).toEqual(["2026-12-01", "2027-01-15", "2027-03-15"]);
  });
});
