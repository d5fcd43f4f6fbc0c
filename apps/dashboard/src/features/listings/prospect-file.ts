import { comparable } from "@frontage/records/fold";
import { prospectColumns } from "@frontage/records/import-columns";
import { prospectRoleNames } from "@frontage/records/offer-words";
import { prospectRoles, type ProspectRole } from "@frontage/records/schemas/listing";
import {
  prospectFormSchema,
  prospectImportMax,
  type ProspectForm,
} from "@frontage/records/schemas/prospect";

import { readImportFile } from "../../files/import-file.ts";

/** A file's rows, as prospects, or why they can't be. */
export type ProspectFile = {
  prospects: readonly ProspectForm[];
  problems: readonly { row: number; message: string }[];
};

/**
 * Reads the people of a CSV file.
 *
 * @throws an Error written for the broker if it can't be read
 */
export async function readProspects(files: readonly File[]): Promise<ProspectFile> {
  const { rows } = await readImportFile(files, prospectColumns, ["name", "email"]);
  const prospects: ProspectForm[] = [];
  const problems: ProspectFile["problems"][number][] = [];
  for (const { cells, row } of rows) {
    const { company = "", email = "", name = "", phone = "", role = "" } = cells;
    const read = prospectFormSchema.safeParse({
      name,
      email,
      company,
      phone,
      // One that the file leaves open is "Other", like that of someone who asks through the site.
      role: prospectRoles.find((each) => isRole(each, role)) ?? "other",
      buyerName: "",
    });
    if (!read.success) {
      problems.push({ row, message: read.error.issues[0]?.message ?? "" });
    } else if (prospects.length === prospectImportMax) {
      problems.push({ row, message: `One file adds up to ${prospectImportMax}.` });
    } else prospects.push(read.data);
  }
  return { prospects, problems };
}

const isRole = (role: ProspectRole, text: string) =>
  [role, prospectRoleNames[role]].some((name) => comparable(name) === comparable(text));
