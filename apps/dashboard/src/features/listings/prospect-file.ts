import {
  prospectFormSchema,
  prospectImportMax,
  type ProspectForm,
} from "@frontage/records/schemas/prospect";
import { prospectRoles } from "@frontage/records/schemas/listing";

import { cellOf, matchFile, type ImportFile } from "../../files/import-file.ts";

/** A file's rows, as prospects, or why they can't be. */
export type ProspectFile = {
  prospects: readonly ProspectForm[];
  problems: readonly { row: number; message: string }[];
};

/** How files call roles. */
const roleWords: readonly [RegExp, ProspectForm["role"]][] = [
  [/broker|agent/i, "broker"],
  [/lender|bank/i, "lender"],
  [/principal|buyer|tenant|investor|owner/i, "principal"],
];

/** Reads the people of a file; the columns are recognized like those of clients. */
export function readProspects(file: ImportFile): ProspectFile {
  const matches = matchFile(file);
  const roleAt = file.heads.findIndex((head) => /^(role|type)$/i.test(head.trim()));
  const prospects: ProspectForm[] = [];
  const problems: ProspectFile["problems"][number][] = [];
  for (const row of file.rows) {
    const cell = (field: string) => cellOf(row, `client.${field}`, { matches, edits: {} });
    const name = cell("name") || [cell("firstName"), cell("lastName")].filter(Boolean).join(" ");
    const read = prospectFormSchema.safeParse({
      name,
      email: cell("email"),
      company: cell("company"),
      phone: cell("phone"),
      role: roleOf(row.cells[roleAt] ?? ""),
      buyerName: "",
    });
    if (!read.success) {
      problems.push({ row: row.row, message: read.error.issues[0]?.message ?? "" });
    } else if (prospects.length === prospectImportMax) {
      problems.push({ row: row.row, message: `One file adds up to ${prospectImportMax}.` });
    } else prospects.push(read.data);
  }
  return { prospects, problems };
}

/** A role that the file leaves open is "Other", like that of someone who asks through the site. */
const roleOf = (text: string) =>
  prospectRoles.find((role) => role === text.trim().toLowerCase()) ??
  roleWords.find(([words]) => words.test(text))?.[1] ??
  "other";
