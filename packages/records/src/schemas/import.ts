import * as z from "zod/mini";
import { type PeopleColumn, importRowsMax, peopleColumns } from "../import-columns.ts";
import { nameMax, nameMin } from "../limits.ts";
import { fieldMessages } from "../messages.ts";
import { cleaned } from "./cleaned.ts";
import { invitationSchema } from "./client.ts";
import { partyFormSchema } from "./contact-forms.ts";
import { typedPhoneSchema } from "./phone.ts";

// What a broker imports from a CSV file, validated like the forms of the same records.

/** A client; the import itself never invites anyone. */
export const importedClientSchema = z.extend(invitationSchema, {
  /** May be empty for an existing client, whose name stays. */
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

export const importedContactSchema = z.omit(partyFormSchema, { dealIds: true });

const columnSchema = z.enum(Object.keys(peopleColumns) as [PeopleColumn, ...PeopleColumn[]]);

/** A file's rows, to preview or to import. */
export const importFormSchema = z.object({
  rows: z
    .array(
      z.object({
        /** The row's number in the spreadsheet, from 1. */
        row: z.int().check(z.positive()),
        cells: z.partialRecord(columnSchema, z.string()),
      }),
    )
    .check(
      z.minLength(1, "This file has no rows."),
      z.maxLength(importRowsMax, `Please import at most ${importRowsMax} rows at a time.`),
    ),
});

/** A preview of what an import of these rows would do. */
export const importPreviewSchema = z.object({
  rows: z.array(
    z.object({
      row: z.int(),
      /** The records that the row adds; none if they exist already, or something is wrong. */
      adds: z.array(z.enum(["client", "contact"])),
      /** What is wrong with the row, by column. */
      problems: z.array(z.object({ column: columnSchema, message: z.string() })),
    }),
  ),
});

export const importResultSchema = z.object({
  clients: z.int(),
  contacts: z.int(),
  /** Rows whose records already existed. */
  known: z.int(),
  /** Rows that were left out because something was wrong. */
  leftOut: z.int(),
});

export type ImportedClient = z.infer<typeof importedClientSchema>;
export type ImportedContact = z.infer<typeof importedContactSchema>;
export type ImportForm = z.infer<typeof importFormSchema>;
export type ImportPreview = z.infer<typeof importPreviewSchema>;
export type ImportResult = z.infer<typeof importResultSchema>;
