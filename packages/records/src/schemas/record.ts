import * as z from "zod/mini";
import { isTimeZone, timeZoneMessage } from "../time-zone.ts";
import { plainError } from "./plain-error.ts";

// This module is loaded before any record or form is validated.
z.config({ customError: plainError });

/** An identifier as used in a URL: letters, digits and dashes. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));

/** An instant, ISO 8601 in UTC: "2026-07-14T14:12:00.000Z". */
export const instantSchema = z.iso.datetime();

/** A calendar day without a time: "2026-07-20". */
export const daySchema = z.iso.date();

/**
 * Counts a record's changes, from 1; 0 if it was never saved. A change contains the version that
 * the person saw.
 */
export const versionSchema = z.int().check(z.nonnegative());

/** The part of a change besides the record's form. */
export const seenSchema = z.object({ version: versionSchema });
/** The same for a request without a body. */
export const seenQuerySchema = z.object({
  version: z.coerce.number().check(z.int(), z.nonnegative()),
});
export type Seen = z.infer<typeof seenSchema>;

/** The last day that can be entered. Calendar apps misread five-digit years. */
export const lastEnteredDay = "2150-12-31";

const yearIsPlausible = z.refine<string>(
  (day) => day >= "1950" && day.slice(0, 10) <= lastEnteredDay,
  "Please check the year.",
);

/** A day that someone enters; a year out of range must be a typo. */
export const enteredDaySchema = z.iso.date("Please choose a day.").check(yearIsPlausible);

/** A moment that someone enters. */
export const enteredInstantSchema = z.iso
  .datetime("Please choose a day and a time.")
  .check(yearIsPlausible);

/** A time of day: "10:00". */
export const clockSchema = z
  .string("Please choose a time.")
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please choose a time."));

/** A calendar month: "2026-06". */
export const monthSchema = z
  .string()
  .check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, "Please choose a month."));

/** A name of the tz database: "America/Chicago". */
export const timeZoneSchema = z.string().check(z.refine(isTimeZone, timeZoneMessage));

export const phoneSchema = z.object({
  /**
   * The number as links dial it (RFC 3966): plus sign, country code, digits; an extension as
   * ";ext=204".
   */
  e164: z.string().check(z.regex(/^\+[1-9]\d{6,14}(;ext=\d{1,20})?$/)),
  display: z.string().check(z.minLength(1)),
});

/** The path of a person's photo on this server, which changes with the photo. */
export const photoPathSchema = z.string().check(z.startsWith("/api/photos/"));

/** The client a record belongs to, with name. */
export const clientRefSchema = z.object({ id: idSchema, name: z.string().check(z.minLength(1)) });
export type ClientRef = z.infer<typeof clientRefSchema>;
