import * as z from "zod/mini";
import { nameMax } from "../limits.ts";
import { importKinds, importRowsMax } from "../import-columns.ts";
import { clientContactSchema, dealFormSchema, invitationSchema } from "./client.ts";
import { emailSchema } from "./email.ts";
import { typedPhoneSchema } from "./phone.ts";
import { cleaned } from "./clean-text.ts";

// What a broker imports from a CSV file: records as their forms take them, each with its client.

/** A client; never invited by the import itself. */
export const importedClientSchema = z.extend(invitationSchema, {
  company: z
    .string()
    .check(cleaned(), z.maxLength(nameMax, `Please keep this under ${nameMax} characters.`)),
  phone: typedPhoneSchema,
});

const ofClient = {
  /** The email that the client logs in with. */
  clientEmail: emailSchema,
  /** Who they are, if they are new. */
  client: z.optional(z.omit(importedClientSchema, { email: true })),
};

export const importedDealSchema = z.safeExtend(dealFormSchema, ofClient);

export const importedContactSchema = z.extend(z.omit(clientContactSchema, { dealIds: true }), {
  ...ofClient,
  /** The addresses of the client's deals that the contact takes part in. */
  deals: z.array(z.string()).check(z.maxLength(100, "Please list at most 100 deals.")),
});

/** A file's rows, to preview or to import. */
export const importRequestSchema = z.object({
  kind: z.enum(importKinds),
  /** What each cell of a row is: names of `importColumns`, each at most once. */
  columns: z.array(z.string()).check(z.minLength(1), z.maxLength(50)),
  rows: z
    .array(
      z.object({
        /** As a spreadsheet counts, from 1 with the head. */
        row: z.int().check(z.positive()),
        cells: z.array(z.string()),
      }),
    )
    .check(
      z.minLength(1, "This file has no rows."),
      z.maxLength(importRowsMax, `Please import at most ${importRowsMax} rows at a time.`),
    ),
});

export const importFormSchema = z.extend(importRequestSchema, {
  /** Whether to import the other rows if some are wrong; otherwise nothing is. */
  leaveOutWrong: z.boolean(),
});

/** What would become of a file's rows. */
export const importPreviewSchema = z.object({
  /** How many clients the rows of their deals or contacts bring along. */
  clients: z.optional(z.int()),
  rows: z.array(
    z.object({
      row: z.int(),
      /** "known" rows are there already, and stay as they are. */
      state: z.enum(["new", "known", "wrong"]),
      /** What is wrong, by column. */
      problems: z.optional(z.array(z.object({ column: z.string(), message: z.string() }))),
    }),
  ),
});

export const importResultSchema = z.object({
  added: z.int(),
  /** Clients who came along with their deals or contacts. */
  clients: z.optional(z.int()),
  known: z.int(),
  leftOut: z.int(),
});

export type ImportedClient = z.infer<typeof importedClientSchema>;
export type ImportedDeal = z.infer<typeof importedDealSchema>;
export type ImportedContact = z.infer<typeof importedContactSchema>;
export type ImportRequest = z.infer<typeof importRequestSchema>;
export type ImportForm = z.infer<typeof importFormSchema>;
export type ImportPreview = z.infer<typeof importPreviewSchema>;
export type ImportResult = z.infer<typeof importResultSchema>;
