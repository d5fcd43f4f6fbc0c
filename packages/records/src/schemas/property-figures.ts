import * as z from "zod/mini";
import { isUsState } from "../us-states.ts";
import { cleaned } from "./cleaned.ts";

// Figures of a property that people enter, in a client's deal or in a listing.

const amount = (sentence: string) => z.number(sentence).check(z.positive(sentence));
const whole = (sentence: string) => z.int(sentence).check(z.positive(sentence));
const earliestYear = 1700;
/** How many years ahead a building may be finished. */
const maxYearsAhead = 5;
const latestYear = () => new Date().getFullYear() + maxYearsAhead;
/** Larger than any building, and about 45,000 acres of land. */
const maxSquareFeet = { building: 50_000_000, land: 2_000_000_000 };
const maxPrice = 10_000_000_000;
const maxRent = 10_000;
const number = new Intl.NumberFormat("en-US");
const priceTooHigh = `Please enter at most $${number.format(maxPrice)}.`;

export const yearMessage = "Please enter the year as four digits.";
export const sizeMessage = "Please check the size: it is larger than any property.";

/** A state or territory: "TX". */
export const regionSchema = z
  .string()
  .check(
    cleaned(),
    z.toUpperCase(),
    z.refine(isUsState, "Please enter a US state as two letters, such as TX."),
  );

export const squareFeetSchema = whole("Please enter the area in square feet.");

/** Whether a property can be this large. */
export const isPlausibleSize = ({
  squareFeet,
  type,
}: {
  squareFeet?: unknown;
  type?: unknown;
}): boolean =>
  typeof squareFeet !== "number" ||
  squareFeet <= maxSquareFeet[type === "land" ? "land" : "building"];

export const yearBuiltSchema = z.int(yearMessage).check(
  z.gte(earliestYear, yearMessage),
  z.refine((year) => year <= latestYear(), {
    error: () => `Please enter a year up to ${latestYear()}.`,
  }),
);

/** Percent of the area leased. */
export const occupancySchema = z
  .number("Please enter a percentage.")
  .check(z.gte(0, "Please enter 0 to 100."), z.lte(100, "Please enter 0 to 100."));

/** Whole US dollars. */
export const priceSchema = whole("Please enter whole dollars.").check(
  z.lte(maxPrice, priceTooHigh),
);

/** Whole US dollars a year; negative for a loss. */
export const noiSchema = z
  .int("Please enter whole dollars.")
  .check(z.gte(-maxPrice, "Please check the amount."), z.lte(maxPrice, priceTooHigh));

/** Percent. */
export const capRateSchema = amount("Please enter a percentage.").check(
  z.lte(100, "Please enter at most 100%."),
);

/** US dollars per square foot per year. */
export const rentSchema = amount("Please enter dollars a square foot and year.").check(
  z.lte(maxRent, `Please enter at most $${number.format(maxRent)}.`),
);
