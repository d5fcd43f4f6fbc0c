import type { Today } from "@frontage/records/schemas/today";
import type { Database } from "../database/open-database.ts";

/** A column that the auth library adds to accounts. */
type CreatedTable = { user: { createdAt: unknown } };

/** The steps of a first day, and whether each is done. */
export async function readSteps(records: Database): Promise<NonNullable<Today["steps"]>> {
  const row = await records
    .$extendTables<CreatedTable>()
    .selectNoFrom((eb) => [
      // Clients who were only imported don't count; the latest is the one just invited.
      eb
        .selectFrom("user")
        .select("user.id")
        .where("user.role", "=", "client")
        .where("user.id", "not in", eb.selectFrom("disabledAccount").select("personId"))
        .orderBy("user.createdAt", "desc")
        .limit(1)
        .as("client"),
      eb.selectFrom("deal").select("id").limit(1).as("deal"),
      eb.selectFrom("document").select("id").where("isOwn", "=", 0).limit(1).as("document"),
    ])
    .executeTakeFirst();
  return {
    ...(row?.client ? { clientId: row.client } : {}),
    hasDeal: Boolean(row?.deal),
    hasDocument: Boolean(row?.document),
  };
}
