import * as z from "zod/mini";
import type { KeyDateStatus } from "./key-date-kinds.ts";
import { enteredDaySchema, type phoneSchema, versionSchema } from "./record.ts";
import { cleaned } from "./cleaned.ts";

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
export const soldFormSchema = z.object({ name: nameSchema, value: valueSchema });

/** A change of the property that was sold; version 0 if none was saved before. */
export const soldChangeSchema = z.extend(soldFormSchema, { version: versionSchema });

/** The form of a replacement property. */
export const replacementFormSchema = z.object({
  name: nameSchema,
  /** How far its purchase is: "Letter of intent". */
  note: z.string().check(cleaned(), z.maxLength(120, "Please keep this under 120 characters.")),
  /** Its fair market value. */
  value: valueSchema,
  /**
   * When the intermediary received the signed notice, as they confirmed to the broker. Without it,
   * the property is a candidate.
   */
  identifiedOn: z.optional(enteredDaySchema),
});

/** A change of a replacement property. */
export const replacementChangeSchema = z.extend(replacementFormSchema, { version: versionSchema });

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

export type SoldForm = z.infer<typeof soldFormSchema>;
export type SoldChange = z.infer<typeof soldChangeSchema>;
export type ReplacementForm = z.infer<typeof replacementFormSchema>;
export type ReplacementChange = z.infer<typeof replacementChangeSchema>;
export type PostponementForm = z.infer<typeof postponementFormSchema>;
export type PostponementChange = z.infer<typeof postponementChangeSchema>;

export type Replacement = ReplacementChange & { id: string };

/** One of the two days that only the IRS can move. */
export type StrictDate = {
  id: string;
  /** The day that applies; absent until the first transfer is known. */
  day?: string | undefined;
  /** The day by law, without a postponement. */
  statutoryDay?: string | undefined;
  status: KeyDateStatus;
  settledOn?: string | undefined;
  /** The IRS notice in force, with who entered it and when, if known. */
  postponement?:
    | {
        notice: string;
        link?: string | undefined;
        by?: string | undefined;
        on?: string | undefined;
      }
    | undefined;
};

/** A deal's 1031 exchange. */
export type Exchange = {
  /** The deal's property: "48 Example Road". */
  dealName: string;
  /** The client, for a broker. */
  clientName: string;
  sold?: SoldChange | undefined;
  /** The first transfer (day 0); absent if the deal has no such date. */
  transfer?: { id: string; day?: string | undefined } | undefined;
  identify?: StrictDate | undefined;
  receive?:
    | (StrictDate & {
        day180?: string | undefined;
        /** "2026 tax return, no extension", and its due date. */
        taxReturn?: { name: string; due: string } | undefined;
        /** The earlier of the two ends of the exchange, which applies. */
        applies?: "day-180" | "tax-return" | undefined;
      })
    | undefined;
  /** The initial values of its form: empty texts if none is in force. Absent without strict days. */
  postponement?: PostponementChange | undefined;
  closing?: { day: string; isDone: boolean } | undefined;
  intermediary?:
    | { id: string; name: string; company: string; phone?: z.infer<typeof phoneSchema> | undefined }
    | undefined;
  /** In the order in which they were added. */
  replacements: Replacement[];
};
