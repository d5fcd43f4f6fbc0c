import { expect, test } from "vitest";
import { eventFormSchema } from "./event-form.ts";
import { documentRequestChangeSchema, documentRequestFormSchema } from "./document-request.ts";
import { timeRequestSchema } from "./event.ts";
import { enteredListingSchema } from "./listing.ts";
import { enteredSpaceSchema } from "./space.ts";
import { profileSchema } from "./profile.ts";
import { enteredInstantSchema } from "./record.ts";
import { tourFormSchema } from "./room.ts";

test.each([
  ["an event", eventFormSchema.shape.day],
  ["a requested time", timeRequestSchema.shape.day],
  ["a document request", documentRequestFormSchema.shape.dueDay],
  ["a change of one", documentRequestChangeSchema.shape.dueDay],
  ["a tour", tourFormSchema.shape.day],
  ["a space's beginning", enteredSpaceSchema.shape.availableFrom],
  ["a listing's marketing", enteredListingSchema.shape.marketingFrom],
  ["an exchange in the profile", profileSchema.shape.criteria.shape.exchangeSaleDay],
])("the day of %s is in a year that every calendar app reads", (_, schema) => {
  const days = ["1950-01-01", "2150-12-31", "2151-01-01", "9999-12-31", "0026-07-14", "2027-02-30"];
  const accepted = days.filter((day) => schema.safeParse(day).success);
  expect(accepted).toEqual(["1950-01-01", "2150-12-31"]);
});

test("a moment is entered with a real day and a plausible year", () => {
  const accepted = [
    "2026-12-20T22:00:00.000Z",
    "0026-12-20T22:00:00.000Z",
    "9999-12-31T23:30:00.000Z",
    "+010000-01-01T05:30:00.000Z",
    "2027-02-30T22:00:00.000Z",
  ].filter((moment) => enteredInstantSchema.safeParse(moment).success);
  expect(accepted).toEqual(["2026-12-20T22:00:00.000Z"]);
});

/** The sentences about a listing in Austin with these changes, by field. */
function problemsOf(changes: object) {
  const { error } = enteredListingSchema.safeParse({
    address: "100 Placeholder Avenue",
    city: "Austin",
    region: "TX",
    timeZone: "America/Chicago",
    isAddressShown: true,
    highlights: [],
    type: "office",
    squareFeet: 24_000,
    isPriceOnRequest: false,
    ...changes,
  });
  return error?.issues.map(({ message, path }) => `${path.join(".")}: ${message}`) ?? [];
}

test("a listing's position is refused outside of its state, and otherwise with what to type", () => {
  expect(problemsOf({ position: { latitude: 30.2649, longitude: -97.7446 } })).toEqual([]);
  expect(problemsOf({ position: { latitude: 30.2649, longitude: 97.7446 } })).toEqual([
    "position.latitude: 30.2649, 97.7446 isn’t in Texas. Please enter 30.2649, -97.7446 if that is what you mean.",
  ]);
  expect(problemsOf({ position: { latitude: "north" } })).toEqual([
    "position.latitude: Please enter the latitude in degrees, such as 30.2649.",
    "position.longitude: Please enter the longitude in degrees, such as -97.7446.",
  ]);
});

test("a listing's figures have the bounds of a deal's", () => {
  expect(problemsOf({ region: "ZZ", yearBuilt: 98, price: 7_200_000.5, occupancy: 101 })).toEqual([
    "region: Please enter a US state as two letters, such as TX.",
    "yearBuilt: Please enter the year as four digits.",
    "occupancy: Please enter 0 to 100.",
    "price: Please enter whole dollars.",
  ]);
  expect(problemsOf({ squareFeet: 60_000_000 })).toEqual([
    "squareFeet: Please check the size: it is larger than any property.",
  ]);
});

test("a listing's spaces are divided within their size, have likely rents and names of their own", () => {
  const suite = {
    id: "suite-3",
    name: "Suite 3",
    squareFeet: 4180,
    isRentOnRequest: false,
    status: "available",
  };
  expect(problemsOf({ spaces: [suite, { ...suite, id: "suite-4", name: "Suite 4" }] })).toEqual([]);
  const odd = { ...suite, divisibleFrom: 4200, rent: { amount: 24.5, unit: "month" } };
  expect(problemsOf({ spaces: [odd, { ...suite, id: "other", name: "suite  3" }] })).toEqual([
    "spaces.0.divisibleFrom: Divisible from can’t exceed the size.",
    "spaces.0.rent.amount: $24.50 a month for 4,180 SF is $0.07/SF/yr. Check the unit, or choose $/SF/yr.",
    "spaces.1.name: Another space is called Suite 3.",
  ]);
  expect(problemsOf({ spaces: [{ ...odd, divisibleFrom: 4180, isRentConfirmed: true }] })).toEqual(
    [],
  );
  const many = Array.from({ length: 51 }, (_, at) => ({ ...suite, id: `s${at}`, name: `${at}` }));
  expect(problemsOf({ spaces: many })).toEqual(["spaces: A listing has at most 50 spaces."]);
});
