import type { ProspectForm, ProspectImportResult } from "@frontage/records/schemas/prospect";
import { randomUUID } from "node:crypto";
import type { Change } from "../changes/make-change.ts";
import { Failure } from "../http/failure.ts";
import { auditProspect } from "./broker-queries.ts";

/**
 * Adds someone whom the broker knows to be interested in a listing.
 *
 * @returns their id
 * @throws 409 if their email address is in the list already
 */
export async function addProspect(
  change: Change,
  listingId: string,
  form: ProspectForm,
): Promise<string> {
  const id = await insertProspect(change, listingId, { form, source: "broker" });
  if (id === undefined) {
    const sentence = "This address is in the list already.";
    throw new Failure(409, sentence, { email: sentence });
  }
  return id;
}

/** Adds a file's prospects to a listing. Those whose email address is known stay as they are. */
export async function importProspects(
  change: Change,
  listingId: string,
  forms: readonly ProspectForm[],
): Promise<ProspectImportResult> {
  let added = 0;
  for (const form of forms) {
    if ((await insertProspect(change, listingId, { form, source: "import" })) !== undefined) {
      added += 1;
    }
  }
  return { added, known: forms.length - added };
}

/** @returns nothing if the address is known */
async function insertProspect(
  change: Change,
  listingId: string,
  { form, source }: { form: ProspectForm; source: "broker" | "import" },
): Promise<string | undefined> {
  const { buyerName, company, email, name, phone, role } = form;
  const row = await change.db
    .insertInto("prospect")
    .values({
      id: randomUUID(),
      listingId,
      name,
      email,
      emailKey: email.toLowerCase(),
      company,
      phone,
      role,
      buyerName: role === "broker" && buyerName ? buyerName : null,
      source,
      createdAt: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["listingId", "emailKey"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (row) await auditProspect(change, { id: row.id, name }, "create");
  return row?.id;
}
