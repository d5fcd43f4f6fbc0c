import type { AssistantState } from "@frontage/records/schemas/assistant";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";

type Consent = NonNullable<AssistantState["provider"]>["consent"];

/**
 * Whether someone agreed to this provider reading their questions. Consent for another provider
 * doesn't count.
 *
 * @param provider its `id`
 */
export async function readConsent(
  records: Database,
  { id }: Pick<Person, "id">,
  provider: string,
): Promise<Consent> {
  const row = await records
    .selectFrom("assistantConsent")
    .select(["isAllowed", "provider"])
    .where("personId", "=", id)
    .executeTakeFirst();
  if (row?.provider !== provider) return "unasked";
  return row.isAllowed === 1 ? "allowed" : "refused";
}

export async function storeConsent(
  records: Database,
  { id }: Pick<Person, "id">,
  { isAllowed, provider }: { isAllowed: boolean; provider: string },
): Promise<void> {
  const said = { provider, isAllowed: isAllowed ? 1 : 0, at: new Date().toISOString() } as const;
  await records
    .insertInto("assistantConsent")
    .values({ personId: id, ...said })
    .onConflict((conflict) => conflict.column("personId").doUpdateSet(said))
    .execute();
}
