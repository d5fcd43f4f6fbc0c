import { expect, test } from "vitest";

import { zonesByRegion } from "./zones.ts";

test("zones stand under their region, in order of their places", () => {
  expect(
    zonesByRegion(["Europe/Paris", "America/New_York", "America/Argentina/Buenos_Aires"]),
  ).toEqual([
    {
      region: "America",
      zones: [
        { name: "America/Argentina/Buenos_Aires", label: "Buenos Aires, Argentina" },
        { name: "America/New_York", label: "New York" },
      ],
    },
    { region: "Europe", zones: [{ name: "Europe/Paris", label: "Paris" }] },
  ]);
});

test("a zone without a region is kept apart", () => {
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

test("every zone of this runtime has its place", () => {
  const names = Intl.supportedValuesOf("timeZone");
  const placed = zonesByRegion(names).flatMap(({ zones }) => zones.map(({ name }) => name));
  expect(placed.toSorted()).toEqual(names.toSorted());
});
