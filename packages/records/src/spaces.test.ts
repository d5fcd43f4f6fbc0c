import { expect, test } from "vitest";
import { enteredListingShape } from "./schemas/listing.ts";
import type { RentUnit, Space } from "./schemas/space.ts";
import {
  describeSpaces,
  fitsSize,
  leaseStatusOf,
  nameTaken,
  occupancyProblem,
  rentIn,
  rentPerYear,
  sidesOf,
  spaceNameIn,
  spaceProblems,
  spacesShown,
} from "./spaces.ts";

const rented = (amount: number, unit: RentUnit = "sf-year") => ({ amount, unit });

/** A space with a name that it is recognized by. */
function space(name: string, changes: Partial<Space> = {}): Space {
  return {
    id: name.toLowerCase().replaceAll(" ", "-"),
    name,
    squareFeet: 4180,
    isRentOnRequest: false,
    status: "available",
    ...changes,
  };
}

const building = [
  space("Suite 5", { squareFeet: 18_400, divisibleFrom: 6100, rent: rented(18) }),
  space("Suite 1", { squareFeet: 1200, rent: rented(28) }),
  space("Suite 3", { divisibleFrom: 1900, rent: rented(24.5) }),
  space("Suite 2", { squareFeet: 600, rent: rented(12), status: "pending" }),
  space("Suite 4", { squareFeet: 90_000, rent: rented(5), status: "leased" }),
];

test("rents of each unit are the same rent a year", () => {
  expect(rentPerYear({ squareFeet: 4180, rent: rented(24.5) })).toBe(24.5);
  expect(rentPerYear({ squareFeet: 4180, rent: rented(2, "sf-month") })).toBe(24);
  expect(rentPerYear({ squareFeet: 4000, rent: rented(8000, "month") })).toBe(24);
  expect(rentPerYear({ squareFeet: 4000 })).toBeUndefined();
});

test("a rent stays as it was given in its unit, and is computed in others", () => {
  const suite = { squareFeet: 4000, rent: rented(24) };
  expect(rentIn("sf-year", suite)).toBe(24);
  expect(rentIn("sf-month", suite)).toBe(2);
  expect(rentIn("month", suite)).toBe(8000);
  expect(rentIn("sf-month", { squareFeet: 3, rent: rented(24.1, "sf-month") })).toBe(24.1);
});

test("the index says what is available, and neither what is pending nor what is leased", () => {
  expect(describeSpaces(building).sentence).toBe("1,200–18,400 SF, from $18.00/SF/yr, 3 spaces");
});

test("one space has its rent and type in place of a range", () => {
  const only = space("Bay 2", { squareFeet: 9500, rent: rented(11.25), leaseType: "nnn" });
  expect(describeSpaces([only]).sentence).toBe("9,500 SF, $11.25/SF/yr, NNN, 1 space");
});

test("rents on request are left out of the lowest, and said if there is no other", () => {
  const onRequest = [space("Suite 1"), space("Suite 2", { squareFeet: 900 })];
  expect(describeSpaces(onRequest)).toMatchObject({
    rent: "Rent on request",
    sentence: "900–4,180 SF, rent on request, 2 spaces",
  });
  expect(describeSpaces([...onRequest, space("Suite 3", { rent: rented(30) })]).rent).toBe(
    "From $30.00/SF/yr",
  );
  expect(describeSpaces([space("Suite 1")]).sentence).toBe("4,180 SF, rent on request, 1 space");
});

test("a monthly rent is converted before the lowest is chosen", () => {
  const monthly = space("Suite 1", { squareFeet: 1000, rent: rented(1000, "month") });
  expect(describeSpaces([monthly, ...building]).rent).toBe("From $12.00/SF/yr");
});

test("a price doesn't vanish as the last space is pending or leased", () => {
  const pending = building.filter(({ status }) => status !== "available");
  expect(describeSpaces(pending).sentence).toBe("600 SF, $12.00/SF/yr, 1 space");
  const leased = pending.filter(({ status }) => status === "leased");
  expect(describeSpaces(leased).sentence).toBe("90,000 SF, $5.00/SF/yr, 1 space");
});

test("suites of the same size are no range", () => {
  expect(describeSpaces([space("Suite 1"), space("Suite 2")]).size).toBe("4,180 SF");
  const yards = [87_120, 187_308].map((squareFeet) => space(`Yard ${squareFeet}`, { squareFeet }));
  expect(describeSpaces(yards, "land").size).toBe("2–4.3 acres");
});

test("a page lists what is available by name, then what is pending, and nothing leased", () => {
  const tenth = space("Suite 10");
  expect(spacesShown([tenth, ...building]).map(({ name }) => name)).toEqual([
    "Suite 1",
    "Suite 3",
    "Suite 5",
    "Suite 10",
    "Suite 2",
  ]);
});

test("a size fits a space or a part that is leased by itself", () => {
  const divided = { squareFeet: 18_400, divisibleFrom: 6100 };
  expect(fitsSize(divided, { from: 6000, to: 7000 })).toBe(true);
  expect(fitsSize(divided, { from: 1000, to: 6099 })).toBe(false);
  expect(fitsSize(divided, { from: 18_401 })).toBe(false);
  expect(fitsSize({ squareFeet: 1200 }, { from: 1200, to: 1200 })).toBe(true);
  expect(fitsSize({ squareFeet: 1200 }, { to: 1199 })).toBe(false);
  expect(fitsSize({ squareFeet: 1200 }, {})).toBe(true);
});

test("the last space that is leased closes the lease side, and only that", () => {
  const one = (status: Space["status"]) => space("Suite 1", { status });
  expect(leaseStatusOf([one("leased"), one("available"), one("pending")])).toBe("available");
  expect(leaseStatusOf([one("leased"), one("pending")])).toBe("lease-pending");
  expect(leaseStatusOf([one("leased")])).toBe("leased");
  const both = (status: Space["status"]) =>
    sidesOf({ kind: "sale", details: { spaces: [one(status)] } });
  expect(both("pending")).toEqual({ isForSale: true, isForLease: true });
  expect(both("leased")).toEqual({ isForSale: true, isForLease: false });
  expect(sidesOf({ kind: "lease", details: {} })).toEqual({ isForSale: false, isForLease: true });
});

test("a rent that is unlikely a year asks for its unit until it is confirmed", () => {
  const problem = (amount: number, unit: RentUnit, squareFeet = 4180) =>
    spaceProblems(space("Suite 3", { rent: rented(amount, unit), squareFeet })).rent;
  expect(problem(24.5, "month")).toBe(
    "$24.50 a month for 4,180 SF is $0.07/SF/yr. Check the unit, or choose $/SF/yr.",
  );
  expect(problem(50, "sf-month")).toBe(
    "$50.00/SF a month is $600.00/SF/yr. Check the unit, or choose $/month.",
  );
  expect(problem(0.05, "sf-month")).toBe(
    "$0.05/SF a month is $0.60/SF/yr. Check the unit, or choose $/SF/yr.",
  );
  expect(problem(8534, "sf-year")).toBe(
    "$8,534.00/SF/yr is unusual. Check the unit, or choose $/month.",
  );
  expect(problem(0.99, "sf-year")).toBe(
    "$0.99/SF/yr is unusual. Check the unit, or choose $/SF/month.",
  );
  expect([problem(1, "sf-year"), problem(500, "sf-year"), problem(8534, "month")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const meant = space("Kiosk", { rent: rented(24.5, "month"), isRentConfirmed: true });
  expect(spaceProblems(meant)).toEqual({});
});

test("a space is divided into parts that aren't larger than it", () => {
  expect(spaceProblems(space("Suite 3", { divisibleFrom: 4181 }))).toEqual({
    divisibleFrom: "Divisible from can’t exceed the size.",
  });
  expect(spaceProblems(space("Suite 3", { divisibleFrom: 4180 }))).toEqual({});
});

test("two spaces don't have the same name, however it is written", () => {
  const third = space("Suite 3");
  expect(nameTaken({ id: "new", name: "suite 3" }, [third])).toBe(
    "Another space is called Suite 3.",
  );
  expect(nameTaken(third, [third, space("Suite 33")])).toBeUndefined();
});

test("a stated occupancy can't be more than the spaces that are available today leave", () => {
  const [third, fifth] = [space("Suite 3"), space("Suite 5", { squareFeet: 18_400 })];
  const problem = (occupancy: number | undefined, ...spaces: Space[]) =>
    occupancyProblem({ occupancy, spaces, squareFeet: 38_000 }, "2026-07-14");
  expect(problem(96, third)).toBe(
    "4,180 SF of 38,000 SF is available now, so at most 89% is leased",
  );
  expect(problem(89, third, { ...fifth, availableFrom: "2027-01-01" })).toBeUndefined();
  expect(problem(89, third, { ...fifth, availableFrom: "2026-07-14" })).toContain("at most 41%");
  expect(problem(96, { ...third, status: "pending" })).toBeUndefined();
  expect([problem(undefined, third), problem(100)]).toEqual([undefined, undefined]);
});

test("the only space of an address with a suite is called like it", () => {
  expect(spaceNameIn("200 Sample Avenue, Suite 3")).toBe("Suite 3");
  expect(spaceNameIn("301 Specimen Yard, Bay 2")).toBe("Bay 2");
  expect(spaceNameIn("200 Sample Avenue, suite #3-A")).toBe("suite #3-A");
  expect(spaceNameIn("200 Sample Avenue, Unit B")).toBe("Unit B");
  expect(spaceNameIn("9 Baywood Street")).toBe("Space 1");
});

test("a street that is called like a kind of space doesn't name a space", () => {
  for (const address of ["400 Bay Street", "400 BAY STREET", "12 Shop Lane", "7 Bay a la Mode"]) {
    expect(spaceNameIn(address)).toBe("Space 1");
  }
});

test("two spaces of a listing can't have the same id", () => {
  const [one, other] = [space("Suite 1"), space("Suite 2")];
  const { spaces } = enteredListingShape;
  expect(spaces.safeParse([one, other]).success).toBe(true);
  expect(spaces.safeParse([one, { ...other, id: one.id }]).error?.issues).toMatchObject([
    { message: "Each space needs an id of its own." },
  ]);
});
