import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { cleanUp } from "../../apps/server/src/cleanup/cleanup.ts";
import type { Counts } from "./ledger.ts";
import type { Store } from "./store.ts";

const dayMs = 86_400_000;

/**
 * Cleans up as the server will a day from now, and compares the files on disk with the rows that
 * name them. The store must not be in use.
 *
 * @throws an Error if a file remains that no row names, or half a file
 */
export async function checkFiles(store: Store): Promise<Counts> {
  const services = await store.open();
  try {
    await cleanUp(services, Date.now() + 2 * dayMs);
    const rows = await services.db
      .selectFrom("documentVersion")
      .select("fileKey")
      .unionAll(services.db.selectFrom("listingPhotoFile").select("fileKey"))
      .unionAll(services.db.selectFrom("listingDocument").select("fileKey"))
      .unionAll(services.db.selectFrom("offerFile").select("fileKey"))
      .unionAll(
        services.db
          .selectFrom("agreement")
          .select((eb) => eb.ref("fileKey").$notNull().as("fileKey"))
          .where("fileKey", "is not", null),
      )
      .execute();
    const named = new Set(rows.map(({ fileKey }) => fileKey));
    const there = await filesIn(join(store.variables.DATA_DIR ?? "", "files"));
    const strays = there.filter((file) => !named.has(file));
    if (strays.length > 0) {
      throw new Error(`${strays.length} files belong to nothing: ${strays.slice(0, 3).join(", ")}`);
    }
    return {
      acknowledged: named.size,
      found: there.length,
      lost: named.size - there.length,
      doubled: 0,
    };
  } finally {
    await services.close();
  }
}

/** As keys: with slashes, relative to the folder. */
async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
