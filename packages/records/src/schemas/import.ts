import * as z from "zod/mini";
import { nameMax, nameMin } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { importParts, importRowsMax } from "../import-columns.ts";
import { partyFormSchema, dealFormSchema, invitationSchema } from "./client.ts";
import { typedPhoneSchema } from "./phone.ts";
import { cleaned } from "./clean-text.ts";
import { versionSchema } from "./record.ts";

// What a broker imports from a CSV file, in the shapes of the records' forms.

/** A client; the import itself never invites anyone. */
export const importedClientSchema = z.extend(invitationSchema, {
  /** Empty for an existing client, whose name stays. */
  name: z.string().check(
    cleaned(),
    z.refine((text) => text === "" || text.length >= nameMin, fieldMessages.name),
    z.maxLength(nameMax, fieldMessages.nameTooLong),
  ),
  company: z
    .string()
    .check(cleaned(), z.maxLength(nameMax, `Please keep this under ${nameMax} characters.`)),
  phone: typedPhoneSchema,
});

export const importedDealSchema = dealFormSchema;

export const importedContactSchema = z.extend(z.omit(partyFormSchema, { dealIds: true }), {
  /** The addresses of the client's deals that the contact takes part in, besides the row's own. */
  deals: z.array(z.string()).check(z.maxLength(100, "Please list at most 100 deals.")),
});

/** A file's rows, to preview or to import. */
export const importRequestSchema = z.object({
  /** The meaning of each cell in a row: names of `importColumns`, each at most once. */
  columns: z.array(z.string()).check(z.minLength(1), z.maxLength(50)),
  rows: z
    .array(
      z.object({
        /** As in a spreadsheet, counted from 1. */
        row: z.int().check(z.positive()),
        cells: z.array(z.string()),
        /**
         * The version of the client whose changes the preview showed; without it, the client stays
         * unchanged.
         */
        version: z.optional(versionSchema),
      }),
    )
    .check(
      z.minLength(1, "This file has no rows."),
      z.maxLength(importRowsMax, `Please import at most ${importRowsMax} rows at a time.`),
    ),
});

export const importFormSchema = z.extend(importRequestSchema, {
  /** Whether to import the other rows if some are wrong; otherwise nothing is imported. */
  leaveOutWrong: z.boolean(),
});

/** What importing a file's rows would do. */
export const importPreviewSchema = z.object({
  rows: z.array(
    z.object({
      row: z.int(),
      /** "known" rows exist already, and stay unchanged. */
      state: z.enum(["new", "update", "known", "wrong"]),
      /** What it adds. A client with several rows is added by the first one. */
      adds: z.optional(z.array(z.enum(importParts))),
      /** How it changes an existing client, by column. */
      changes: z.optional(
        z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
      ),
      /** The version of the client that it changes. */
      version: z.optional(versionSchema),
      /** What is stored, by column, if the file writes it differently. */
      values: z.optional(z.record(z.string(), z.string())),
      /** What is wrong, by column. */
      problems: z.optional(z.array(z.object({ column: z.string(), message: z.string() }))),
      /** The first of the rows that are the same as this one; one of them can be kept. */
      sameAs: z.optional(z.int()),
    }),
  ),
});

export const importResultSchema = z.object({
  clients: z.int(),
  deals: z.int(),
  contacts: z.int(),
  /** Existing clients that were changed. */
  updated: z.int(),
  /** Rows that existed already. */
  known: z.int(),
  /** Rows that were wrong. */
  leftOut: z.int(),
});

export type ImportedClient = z.infer<typeof importedClientSchema>;
export type ImportedDeal = z.infer<typeof importedDealSchema>;
export type ImportedContact = z.infer<typeof importedContactSchema>;
export type ImportRequest = z.infer<typeof importRequestSchema>;
export type ImportForm = z.infer<typeof importFormSchema>;
export type ImportPreview = z.infer<typeof importPreviewSchema>;
export type ImportResult = z.infer<typeof importResultSchema>;
