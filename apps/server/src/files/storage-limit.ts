import { broker } from "@frontage/content/broker";
import { lockRow } from "../database/lock-row.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { Failure } from "../http/failure.ts";

/** The client who will own an upload, who uploads it, and the client's limit. */
export type Storage = { clientId: string; person: Pick<Person, "role">; limitBytes: number };

/**
 * Records an upload before it is read, and reserves room for it, so that concurrent uploads can't
 * exceed the limit together. The limit is for clients, and counts every stored file, including
 * removed ones.
 *
 * @param bytes its length
 * @throws a Failure 413 if there is no room
 */
export async function reserveRoom(
  db: Database,
  key: string,
  storage: Storage | undefined,
  bytes: number,
): Promise<void> {
  const startedAt = new Date().toISOString();
  if (!storage || storage.person.role === "broker" || storage.limitBytes === Infinity) {
    await db.insertInto("upload").values({ key, startedAt }).execute();
    return;
  }
  const { clientId, limitBytes } = storage;
  await db.transaction().execute(async (transaction) => {
    await lockRow(transaction, "user", clientId);
    const left = limitBytes - (await storageUsed(transaction, clientId));
    if (bytes > left) throw storageFull();
    await transaction.insertInto("upload").values({ key, startedAt, clientId, bytes }).execute();
  });
}

/**
 * The bytes of a client's files and of those being uploaded: in one query, because uploads become
 * files.
 */
async function storageUsed(db: Database, clientId: string): Promise<number> {
  const bytesOf = (table: "documentVersion" | "attachment" | "upload") =>
    db.selectFrom(table).select("bytes").where("clientId", "=", clientId);
  const { used } = await db
    .selectFrom(
      bytesOf("documentVersion")
        .unionAll(bytesOf("attachment").where("fileKey", "is not", null))
        .unionAll(bytesOf("upload"))
        .as("file"),
    )
    .select((eb) => eb.fn.sum<number | string | null>("bytes").as("used"))
    .executeTakeFirstOrThrow();
  return Number(used ?? 0);
}

/** Refuses a file that a client has no room for. */
const storageFull = () =>
  new Failure(
    413,
    `There’s no room left for this file in your storage. Ask ${broker.name} to make room.`,
  );
