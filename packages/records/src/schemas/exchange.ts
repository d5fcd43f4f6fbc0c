import * as z from "zod/mini";
import { keyDateStatuses } from "./key-date-kinds.ts";
import { daySchema, enteredDaySchema, idSchema, phoneSchema, versionSchema } from "./record.ts";
import { cleaned } from "./clean-text.ts";

const valueMax = 10_000_000_000;

/** Whole US dollars. */
const valueSchema = z.optional(
  z
    .int("Please enter whole dollars.")
    .check(
      z.gte(1, "Please enter an amount above zero."),
      z.lte(valueMax, "Please enter at most $10,000,000,000."),
    ),
);

const nameSchema = z
  .string()
  .check(
    cleaned(),
    z.minLength(1, "Please name the property."),
    z.maxLength(120, "Please keep this under 120 characters."),
  );

/** The form of the property that was sold. */
export const soldPropertySchema = z.object({ name: nameSchema, value: valueSchema });

/** A change of the property that was sold; version 0 if none was saved before. */
export const soldChangeSchema = z.extend(soldPropertySchema, { version: versionSchema });

/** The form of a replacement property. */
export const replacementFormSchema = z.object({
  name: nameSchema,
  /** Its status: "Letter of intent". */
  note: z.string().check(cleaned(), z.maxLength(120, "Please keep this under 120 characters.")),
  /** Its fair market value. */
  value: valueSchema,
});

/** A change of a replacement property. */
export const replacementChangeSchema = z.extend(replacementFormSchema, { version: versionSchema });

/** The form that marks a replacement property as identified. */
export const identificationFormSchema = z.object({
  /** When the intermediary received the signed notice. */
  receivedOn: enteredDaySchema,
});

/** The form of a postponement, which is always entered by hand. */
export const postponementFormSchema = z
  .object({
    /** "Notice 2026-12" */
    notice: z
      .string()
      .check(
        cleaned(),
        z.minLength(1, "Please enter the IRS notice."),
        z.maxLength(200, "Please keep this under 200 characters."),
      ),
    link: z
      .string()
      .check(
        cleaned(),
        z.maxLength(500),
        z.regex(/^https:\/\/\S+$/, "Please enter a link that begins with https://."),
      ),
    identifyBy: enteredDaySchema,
    receiveBy: enteredDaySchema,
  })
  .check(
    z.refine(({ identifyBy, receiveBy }) => identifyBy < receiveBy, {
      path: ["receiveBy"],
      error: "Choose a day after the day to identify.",
    }),
  );

/** A change of a postponement. */
export const postponementChangeSchema = z.safeExtend(postponementFormSchema, {
  version: versionSchema,
});

/** The initial values of the postponement form: empty if none is in force. */
const postponementFieldsSchema = z.object({
  notice: z.string(),
  link: z.string(),
  identifyBy: z.union([z.literal(""), daySchema]),
  receiveBy: z.union([z.literal(""), daySchema]),
  /** Counts changes of the two days. */
  version: versionSchema,
});

/** Marks a replacement property as identified, or as not identified. */
export const identificationChangeSchema = z.object({
  isIdentified: z.boolean(),
  /** When the intermediary received the signed notice; by default today. */
  receivedOn: z.optional(enteredDaySchema),
  version: versionSchema,
});

/** A postponement in force, with who entered it, if known. */
const postponementSchema = z.object({
  notice: z.string(),
  link: z.optional(z.string()),
  by: z.optional(z.string()),
  on: z.optional(daySchema),
});

const strictDateSchema = z.object({
  id: idSchema,
  /** The day that applies; absent until the first transfer is known. */
  day: z.optional(daySchema),
  /** The day by law, without a postponement. */
  statutoryDay: z.optional(daySchema),
  status: z.enum(keyDateStatuses),
  settledOn: z.optional(daySchema),
  postponement: z.optional(postponementSchema),
});

const replacementSchema = z.extend(replacementFormSchema, {
  id: idSchema,
  /** When the intermediary received the signed notice, as they confirmed to the broker. */
  identifiedOn: z.optional(daySchema),
  version: versionSchema,
});

/** A deal's 1031 exchange. */
export const exchangeSchema = z.object({
  /** The deal's property: "48 Example Road". */
  dealName: z.string(),
  /** The client, for a broker. */
  clientName: z.string(),
  sold: z.optional(soldChangeSchema),
  /** The first transfer (day 0); absent if the deal has no such date. */
  transfer: z.optional(z.object({ id: idSchema, day: z.optional(daySchema) })),
  identify: z.optional(strictDateSchema),
  receive: z.optional(
    z.extend(strictDateSchema, {
      day180: z.optional(daySchema),
      /** "2026 tax return, no extension", and its due date. */
      taxReturn: z.optional(z.object({ name: z.string(), due: daySchema })),
      /** The earlier of the two ends of the exchange, which applies. */
      applies: z.optional(z.enum(["day-180", "tax-return"])),
    }),
  ),
  /** Absent if the deal has no strict dates. */
  postponement: z.optional(postponementFieldsSchema),
  closing: z.optional(z.object({ day: daySchema, isDone: z.boolean() })),
  intermediary: z.optional(
    z.object({
      id: idSchema,
      name: z.string(),
      company: z.string(),
      phone: z.optional(phoneSchema),
    }),
  ),
  replacements: z.array(replacementSchema),
});

export type Exchange = z.infer<typeof exchangeSchema>;
export type StrictDate = z.infer<typeof strictDateSchema>;
export type Replacement = z.infer<typeof replacementSchema>;
export type ReplacementForm = z.infer<typeof replacementFormSchema>;
export type SoldChange = z.infer<typeof soldChangeSchema>;
export type ReplacementChange = z.infer<typeof replacementChangeSchema>;
export type SoldProperty = z.infer<typeof soldPropertySchema>;
export type IdentificationForm = z.infer<typeof identificationFormSchema>;
export type IdentificationChange = z.infer<typeof identificationChangeSchema>;
export type PostponementForm = z.infer<typeof postponementFormSchema>;
export type PostponementChange = z.infer<typeof postponementChangeSchema>;
export type PostponementFields = z.infer<typeof postponementFieldsSchema>;
