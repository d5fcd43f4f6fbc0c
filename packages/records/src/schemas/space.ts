import * as z from "zod/mini";
import { cleaned } from "./cleaned.ts";
import { squareFeetSchema } from "./property-figures.ts";
import { daySchema, enteredDaySchema, idSchema, instantSchema } from "./record.ts";

/** The most spaces that a listing has. */
export const spacesMax = 50;

/** Units of an asking rent: per square foot and year, per square foot and month, or per month. */
export const rentUnits = ["sf-year", "sf-month", "month"] as const;

export const leaseTypes = ["nnn", "nn", "n", "modified-gross", "full-service"] as const;

export const spaceStatuses = ["available", "pending", "leased"] as const;

const text = (maximum: number) =>
  z
    .string()
    .check(cleaned(), z.maxLength(maximum, `Please keep this under ${maximum} characters.`));

/** A suite, a floor or a shop that is for lease, as stored. Its rules are in `../spaces.ts`. */
export const spaceSchema = z.object({
  id: idSchema,
  /** "Suite 3" */
  name: text(40).check(z.minLength(1, "Please name the space.")),
  /** Where it is: "Second floor". */
  floor: z.optional(text(60)),
  squareFeet: z.int().check(z.positive()),
  /** The smallest part of it that is leased by itself; absent if it isn't divided. */
  divisibleFrom: z.optional(z.int().check(z.positive())),
  /** The asking rent, US dollars in its unit. The broker may store it while it is on request. */
  rent: z.optional(z.object({ amount: z.number().check(z.positive()), unit: z.enum(rentUnits) })),
  isRentOnRequest: z.boolean(),
  /** Whether the broker has confirmed a rent that looks like one in another unit. */
  isRentConfirmed: z.optional(z.boolean()),
  leaseType: z.optional(z.enum(leaseTypes)),
  /** What the tenant pays on top of the rent, US dollars per square foot and year. */
  expenses: z.optional(z.number().check(z.nonnegative())),
  /** The day from which it is available; absent for now. */
  availableFrom: z.optional(daySchema),
  status: z.enum(spaceStatuses),
  /** Since when it has its status; the server sets it. */
  statusAt: z.optional(instantSchema),
  /** The listing's document with its floor plan. */
  planId: z.optional(idSchema),
  note: z.optional(text(200)),
});

const amountMessage = "Please enter an amount in dollars.";
const amount = z.number(amountMessage).check(z.lte(10_000_000, "Please check this amount."));

/** A space, as someone enters it. */
export const enteredSpaceSchema = z.extend(spaceSchema, {
  squareFeet: squareFeetSchema,
  divisibleFrom: z.optional(squareFeetSchema),
  rent: z.optional(
    z.object({ amount: amount.check(z.positive(amountMessage)), unit: z.enum(rentUnits) }),
  ),
  expenses: z.optional(amount.check(z.nonnegative(amountMessage))),
  availableFrom: z.optional(enteredDaySchema),
});

export type RentUnit = (typeof rentUnits)[number];
export type LeaseType = (typeof leaseTypes)[number];
export type SpaceStatus = (typeof spaceStatuses)[number];
export type Space = z.infer<typeof spaceSchema>;
