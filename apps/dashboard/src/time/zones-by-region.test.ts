import { expect, test } from "vitest";

import { zonesByRegion } from "./zones-by-region.ts";

test("zones are grouped by region, sorted by place", () => {
  expect(
    zonesByRegion(["Europe/Paris", "America/Toronto", "America/Argentina/Buenos_Aires"]),
  ).toEqual([
    {
      region: "America",
      zones: [
        { name: "America/Argentina/Buenos_Aires", label: "Buenos Aires, Argentina" },
        { name: "America/Toronto", label: "Toronto" },
      ],
    },
    { region: "Europe", zones: [{ name: "Europe/Paris", label: "Paris" }] },
  ]);
});

test("the United States come first, from east to west, then by place", () => {
  const names = [
    "America/Toronto",
    "Africa/Cairo",
    "America/Sitka",
    "America/Los_Angeles",
    "America/Indiana/Knox",
    "Pacific/Honolulu",
    "America/New_York",
  ];
  const [first, ...others] = zonesByRegion(names);
  expect(first?.region).toBe("United States");
  expect(first?.zones.map(({ label }) => label)).toEqual([
    "New York (Eastern)",
    "Los Angeles (Pacific)",
    "Honolulu (Hawaii)",
    "Knox, Indiana",
    "Sitka",
  ]);
  expect(others.map(({ region }) => region)).toEqual(["Africa", "America"]);
});

test("a zone without a region is listed separately", () => {
  expect(zonesByRegion(["UTC"])).toEqual([
    { region: "Other", zones: [{ name: "UTC", label: "UTC" }] },
  ]);
});

test("the chosen zone is listed once, whether or not the browser lists it", () => {
  const listed = (names: string[]) =>
    zonesByRegion(names, "Asia/Kolkata").flatMap(({ zones }) => zones.map(({ name }) => name));
  expect(listed(["Asia/Calcutta"])).toEqual(["Asia/Calcutta", "Asia/Kolkata"]);
  expect(listed(["Asia/Kolkata"])).toEqual(["Asia/Kolkata"]);
});

test("every zone of this runtime has a place", () => {
  const names = Intl.supportedValuesOf("timeZone");
  const placed = zonesByRegion(names).flatMap(({ zones }) => zones.map(({ name }) => name));
  expect(placed.toSorted()).toEqual(names.toSorted());
});
