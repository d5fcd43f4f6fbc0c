import fc from "fast-check";
import { expect, test } from "vitest";
import { isStopStem, stem, stemsOf } from "./stem.ts";

test("forms of a word share a stem", () => {
  for (const family of [
    ["lease", "leases", "leased", "leasing"],
    ["terminate", "terminates", "termination", "terminated"],
    ["pay", "pays", "paid", "paying"],
    ["sell", "sold", "sale", "selling"],
    ["assign", "assignment", "assigned"],
    ["renew", "renewal", "renewed"],
    ["maintain", "maintenance", "maintained"],
    ["indemnify", "indemnification", "indemnity"],
    ["occupy", "occupancy", "occupant"],
    ["notify", "notice", "notification"],
    ["liable", "liability"],
    ["vacant", "vacancy", "vacate"],
    ["insolvent", "insolvency"],
  ])
    expect(new Set(family.map(stem))).toEqual(new Set([stem(family[0] ?? "")]));
});

test("words of different things keep different stems", () => {
  for (const [one, other] of [
    ["tenant", "tender"],
    ["lease", "least"],
    ["deposit", "depose"],
    ["notice", "note"],
    ["landlord", "land"],
    ["remedy", "remediation"],
    ["use", "us"],
    ["allowance", "allow"],
  ] as const)
    expect(stem(one)).not.toBe(stem(other));
});

test("an amount is one stem however it is written", () => {
  expect(stemsOf("$4.2 million")).toEqual(["4200000"]);
  expect(stemsOf("$4,200,000.00")).toEqual(["4200000"]);
  expect(stemsOf("4.2M and $250k")).toEqual(["4200000", "and", "250000"]);
  expect(stemsOf("6.250%, $31.50/SF")).toEqual(["6p25", "31p50", "sf"]);
});

test("a comma of a list or a spreadsheet joins nothing", () => {
  expect(stemsOf("3,Zephyrworks,12,450")).toEqual(["3", stem("zephyrworks"), "12450"]);
  expect(stemsOf("on 1,2 and 3,")).toEqual(["on", "1", "2", "and", "3"]);
});

test("sections and codes stay whole", () => {
  expect(stemsOf("§ 9.2(a), Section 3(b) and 12(c)(iii)")).toEqual([
    "section",
    "9p2a",
    "section",
    "3b",
    "and",
    "12ciii",
  ]);
  expect(stemsOf("T-12, Unit B-2, Suite 210A")).toEqual(["t12", "unit", "b2", "suit", "210a"]);
});

test("quotes, accents and case make no difference", () => {
  expect(stemsOf("The LANDLORD’S Café")).toEqual(stemsOf("the landlord's cafe"));
});

test("a stem is made of what both databases leave whole", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      for (const found of stemsOf(text)) expect(found).toMatch(/^[a-z0-9]+$/);
    }),
  );
});

test("words of grammar are told from words of the trade", () => {
  expect(["the", "when", "does", "my"].every((word) => isStopStem(stem(word)))).toBe(true);
  expect(
    ["rent", "notice", "term", "no", "tenant", "use"].some((word) => isStopStem(stem(word))),
  ).toBe(false);
});
