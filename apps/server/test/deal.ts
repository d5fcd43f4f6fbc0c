import { randomUUID } from "node:crypto";
import type { Database } from "../src/database/open-database.ts";
import type { Person } from "../src/database/scope.ts";
import type { TestStore } from "./store.ts";

/** Gives a client a deal in a new property. @returns the deal's ID */
export async function addDeal(
  db: Database,
  client: Person,
  name = "48 Example Road",
): Promise<string> {
  const propertyId = randomUUID();
  await db
    .insertInto("property")
    .values({
      id: propertyId,
      name,
      city: "Anytown",
      region: "ST",
      type: "industrial",
      squareFeet: 42_000,
      yearBuilt: 1998,
      summary: "A warehouse.",
      occupancy: 100,
      timeZone: "America/Chicago",
    })
    .execute();
  const dealId = randomUUID();
  await db
    .insertInto("deal")
    .values({
      id: dealId,
      clientId: client.id,
      propertyId,
      side: "purchase",
      stage: "contract",
      price: 7_200_000,
      createdAt: new Date().toISOString(),
    })
    .execute();
  return dealId;
}

/** Removes a client's deal, as a broker who sees it as it is. */
export async function removeDeal(
  store: Pick<TestStore, "as" | "broker" | "db">,
  { clientId, dealId }: { clientId: string; dealId: string },
): Promise<Response> {
  const { version } = await store.db
    .selectFrom("deal")
    .select("version")
    .where("id", "=", dealId)
    .executeTakeFirstOrThrow();
  const path = `/api/clients/${clientId}/deals/${dealId}?version=${version}`;
  return store.as(store.broker)(path, { method: "DELETE" });
}
