import { broker } from "@frontage/content/broker";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { Failure } from "../http/failure.ts";

/**
 * How many bytes a person may still add to a client's files: the limit is for clients, and counts
 * every file that is kept, the removed ones too. Concurrent uploads may exceed it a little.
 */
export async function storageLeft(
  db: Database,
  person: Person,
  clientId: string,
  limitBytes: number,
): Promise<number> {
  if (person.role === "broker" || limitBytes === Infinity) return Infinity;
  const sums = await Promise.all(
    (["documentVersion", "attachment"] as const).map((table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.sum<number | string | null>("bytes").as("bytes"))
        .where("clientId", "=", clientId)
        .where("fileKey", "is not", null)
        .executeTakeFirstOrThrow(),
    ),
  );
  const used = sums.reduce((sum, { bytes }) => sum + Number(bytes ?? 0), 0);
  return Math.max(0, limitBytes - used);
}

/** Refuses a file that a client has no room for. */
export const storageFull = () =>
  new Failure(
    413,
    `There’s no room left for this file in your storage. Ask ${broker.name} to make room.`,
  );
