import { expect, test } from "vitest";
import { keyDateFormSchema } from "./key-date.ts";

const form = {
  label: "Due diligence ends",
  kind: "deadline",
  rule: { anchor: "effective-date", count: 30, unit: "calendar", roll: "next" },
  basis: "PSA §4.2",
  responsible: { role: "client" },
  status: "open",
};
const day = "2026-07-14";

/** What is wrong with the form, by field. */
function errorsOf(changes: object): [string, string][] {
  const { error } = keyDateFormSchema.safeParse({ ...form, ...changes });
  return (error?.issues ?? []).map(({ message, path }) => [path.join("."), message]);
}

test("a date follows its rule, is set by hand, or is open if others count from it", () => {
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ rule: undefined, override: { day, reason: "" } })).toEqual([]);
  expect(errorsOf({ rule: undefined })).toEqual([["override.day", "Please choose a day."]]);
  expect(errorsOf({ rule: undefined, kind: "closing" })).toEqual([]);
});

test("a day set by hand against a rule needs a reason", () => {
  const error = ["override.reason", "Enter a reason, e.g. Amendment 1."];
  expect(errorsOf({ override: { day, reason: "  " } })).toEqual([error]);
  expect(errorsOf({ override: { day, reason: "Amendment 1" } })).toEqual([]);
});

test("an exchange’s deadline is postponed only by a notice with its link, and never moves off a weekend", () => {
  const kind = "exchange-identification";
  const rule = { anchor: "first-transfer", count: 45, unit: "calendar", roll: "stay" };
  const postponed = { day, reason: "IRS Notice 2026-00" };
  expect(errorsOf({ kind, rule, override: postponed })).toEqual([
    ["override.link", "Please enter the link to the IRS notice."],
  ]);
  const link = "https://www.irs.gov/newsroom/notice";
  expect(errorsOf({ kind, rule, override: { ...postponed, link } })).toEqual([]);
  expect(errorsOf({ kind, rule: { ...rule, roll: "next" } })).toEqual([
    ["rule.roll", "This deadline doesn’t move for weekends or holidays."],
  ]);
  expect(errorsOf({ kind, rule, override: { ...postponed, link: "javascript:alert(1)" } })).toEqual(
    [["override.link", "Please enter a link that begins with https://."]],
  );
});

test("an exchange’s deadlines follow the law, the last one with a tax return", () => {
  const kind = "exchange-receipt";
  const taxReturn = { taxpayer: "individual", isExtended: false };
  const rule = { anchor: "first-transfer", count: 180, unit: "calendar", roll: "stay", taxReturn };
  expect(errorsOf({ kind, rule })).toEqual([]);
  const counted = ["rule.count", "This deadline is 45 or 180 days after the first transfer."];
  expect(errorsOf({ kind, rule: { ...rule, count: 30 } })).toEqual([counted]);
  expect(errorsOf({ kind, rule: { ...rule, anchor: "effective-date" } })).toEqual([counted]);
  expect(errorsOf({ kind, rule: { ...rule, taxReturn: undefined } })).toEqual([
    ["rule.taxReturn", "Please select the tax return."],
  ]);
});

test.each(["9999-12-31", "0026-07-14"])("the day %s is a typo", (slip) => {
  expect(errorsOf({ override: { day: slip, reason: "Amendment 1" } })).toEqual([
    ["override.day", "Please check the year."],
  ]);
});

test("a date can't count from itself, and an extended one has its new day", () => {
  expect(errorsOf({ kind: "effective-date" })).toEqual([
    ["rule.anchor", "A date can’t be counted from itself."],
  ]);
  expect(errorsOf({ status: "extended" })).toEqual([
    ["status", "Please set the date it is extended to."],
  ]);
});
