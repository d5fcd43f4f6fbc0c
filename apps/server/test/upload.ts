import type { Database } from "../src/database/open-database.ts";
import type { Person } from "../src/database/scope.ts";
import type { TestStore } from "./store.ts";

/** Uploads a small table to a deal. */
export async function uploadTo(
  store: TestStore,
  { by, dealId }: { by: Person; dealId: string },
): Promise<void> {
  const path = `/api/documents?name=Notes&mediaType=text%2Fcsv&dealId=${dealId}&type=other`;
  const answer = await store.as(by)(path, { method: "POST", body: "name,value\na,1\n" });
  if (!answer.ok) throw new Error(`The upload was refused: ${await answer.text()}`);
}

/** The files of a client's documents. */
export async function fileKeysOf(db: Database, clientId: string): Promise<string[]> {
  const rows = db.selectFrom("documentVersion").select("fileKey").where("clientId", "=", clientId);
  return (await rows.execute()).map(({ fileKey }) => fileKey);
}
