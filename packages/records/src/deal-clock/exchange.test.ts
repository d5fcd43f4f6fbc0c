import { describe, expect, test } from "vitest";
import { taxpayerTypes } from "../schemas/key-date.ts";
import { exchangeDates } from "./exchange.ts";

// The expected days are counted in a different way than in the module: in a list of all days, built
// from the lengths of the months.

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthsOf = (year: number) => [
  31,
  isLeap(year) ? 29 : 28,
  31,
  30,
  31,
  30,
  31,
  31,
  30,
  31,
  30,
  31,
];
const two = (value: number) => String(value).padStart(2, "0");
const daysOf = (year: number) =>
  lengthsOf(year).flatMap((length, month) =>
    Array.from({ length }, (_, index) => `${year}-${two(month + 1)}-${two(index + 1)}`),
  );

/** From IRC §6072 and Treas. Reg. §§1.6081-2 to 1.6081-4. */
const dueDays = {
  individual: { plain: "04-15", extended: "10-15" },
  "partnership-or-s-corporation": { plain: "03-15", extended: "09-15" },
  "c-corporation": { plain: "04-15", extended: "10-15" },
};

describe.each([
  ["a common year", 2026],
  ["a leap year", 2028],
  ["the year before a leap year", 2027],
])("a transfer in %s", (_, year) => {
  const calendar = [...daysOf(year), ...daysOf(year + 1)];
  const transfers = daysOf(year);

  test.each(taxpayerTypes)("has the right dates on each day, for a taxpayer: %s", (taxpayer) => {
    expect(transfers).toHaveLength(isLeap(year) ? 366 : 365);
    for (const [index, transfer] of transfers.entries()) {
      for (const isExtended of [false, true]) {
        const day180 = calendar[index + 180] ?? "";
        const due = `${year + 1}-${dueDays[taxpayer][isExtended ? "extended" : "plain"]}`;
        // Whichever comes first in the list of days.
        const isReturnFirst = calendar.indexOf(due) < index + 180;
        expect([transfer, exchangeDates(transfer, { taxpayer, isExtended })]).toEqual([
          transfer,
          {
            identifyBy: calendar[index + 45],
            day180,
            returnDue: due,
            receiveBy: isReturnFirst ? due : day180,
            applies: isReturnFirst ? "tax-return" : "day-180",
          },
        ]);
      }
    }
  });

  test("is never limited by an extended tax return", () => {
    for (const transfer of transfers) {
      for (const taxpayer of taxpayerTypes) {
        expect(exchangeDates(transfer, { taxpayer, isExtended: true }).applies).toBe("day-180");
      }
    }
  });
});

test("an individual’s tax return shortens exchanges begun from October 18", () => {
  const individual = { taxpayer: "individual", isExtended: false } as const;
  const cut = (transfer: string) => exchangeDates(transfer, individual).applies;
  expect([cut("2026-10-17"), cut("2026-10-18")]).toEqual(["day-180", "tax-return"]);
  // February 29 brings day 180 a day closer.
  expect([cut("2027-10-18"), cut("2027-10-19")]).toEqual(["day-180", "tax-return"]);
});

test("a partnership’s tax return shortens exchanges begun from September 17", () => {
  const partnership = { taxpayer: "partnership-or-s-corporation", isExtended: false } as const;
  const cut = (transfer: string) => exchangeDates(transfer, partnership).applies;
  expect([cut("2026-09-16"), cut("2026-09-17")]).toEqual(["day-180", "tax-return"]);
});

test("neither deadline moves for a weekend or holiday", () => {
  const individual = { taxpayer: "individual", isExtended: false } as const;
  // A Sunday, and Christmas Day.
  expect(exchangeDates("2026-06-11", individual).identifyBy).toBe("2026-07-26");
  expect(exchangeDates("2026-06-28", individual).receiveBy).toBe("2026-12-25");
  // April 15, 2028 is a Saturday.
  expect(exchangeDates("2027-12-31", individual).receiveBy).toBe("2028-04-15");
});
