import { readdir, readFile, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { manifestSchema } from "./backup-format.ts";

/**
 * Removes the oldest backups in a folder until `keep` are left. Folders that aren't complete
 * backups stay.
 *
 * @param newest the backup that was just made, in that folder
 * @returns the removed folders
 */
export async function removeOldBackups(newest: string, keep: number): Promise<string[]> {
  const parent = dirname(resolve(newest));
  const entries = await readdir(parent, { withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(parent, entry.name))
    .filter((folder) => folder !== resolve(newest));
  const backups = await Promise.all(
    folders.map(async (folder) => ({ folder, startedAt: await startOf(folder) })),
  );
  const old = backups
    .flatMap(({ folder, startedAt }) => (startedAt ? [{ folder, startedAt }] : []))
    .toSorted((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
    .slice(keep - 1)
    .map(({ folder }) => folder);
  for (const folder of old) await rm(folder, { recursive: true });
  return old;
}

/** When the backup in a folder began; undefined if it isn't a complete one. */
async function startOf(folder: string): Promise<string | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"));
    return manifestSchema.parse(manifest).startedAt;
  } catch {
    return undefined;
  }
}
