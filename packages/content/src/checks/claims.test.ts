import { expect, test } from "vitest";
import { claims } from "../claims.ts";
import { whileSample } from "../is-sample.ts";
import { claimFindings } from "./claims.ts";

const claim = {
  label: "Owned Personally",
  counted: "Properties bought and sold",
  source: "from recorded deeds",
  asOf: "2025-12-31",
};

whileSample(() => {
  test("the sample's figures are less than a year old on the day they were written", () => {
    expect(claimFindings(claims, "2026-11-23")).toEqual([]);
  });
});

test.for([
  ["2026-12-31", 0],
  ["2027-01-01", 1],
] as const)("a figure of December 31, 2025 has %2$i warnings on %1$s", ([today, count]) => {
  expect(claimFindings([claim], today)).toHaveLength(count);
});

test("a figure older than a year is named with its day, as a warning only", () => {
  expect(claimFindings([claim], "2027-02-01")).toMatchObject([
    {
      severity: "warning",
      sentence:
        "“Owned Personally” was last counted on 2025-12-31, more than a year ago: count it again and update packages/content/src/claims.ts.",
    },
  ]);
});

test("a figure without a source is named as left out", () => {
  expect(claimFindings([{ ...claim, source: "" }], "2026-11-23")).toMatchObject([
    expect.objectContaining({
      sentence: expect.stringContaining("The site leaves out “Owned Personally”"),
    }),
  ]);
});

test("a figure as of a future date is a mistake", () => {
  expect(claimFindings([{ ...claim, asOf: "2027-06-30" }], "2026-11-23")).toMatchObject([
    expect.objectContaining({ sentence: expect.stringContaining("a date in the future") }),
  ]);
});
