import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkKey, type FileStore } from "./file-store.ts";

/**
 * Stores files in a folder. A file is complete and synced to disk before `write` resolves: after a
 * power cut, it is either there or doesn't exist.
 */
export function localFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    async write(key, source) {
      const target = pathOf(key);
      const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const partial = partialOf(target);
      try {
        // Overwrites what a killed process left.
        const file = await open(partial, "w", 0o600);
        try {
          await file.writeFile(source);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, target);
      } catch (error) {
        source.destroy();
        await rm(partial, { force: true });
        throw error;
      }
      await syncFolder(dirname(target));
      // A new folder is durable once its parent is synced.
      if (made) await syncFolders(dirname(target), dirname(made));
    },
    async read(key) {
      const file = await open(pathOf(key));
      return createReadStream("", { fd: file });
    },
    async remove(key) {
      await rm(partialOf(pathOf(key)), { force: true });
      await rm(pathOf(key), { force: true });
    },
    close: () => undefined,
  };
}

/** Keys have no dots, so an incomplete file can't be requested. */
const partialOf = (target: string) => `${target}.part`;

/** Syncs a folder and its parents, up to another one. */
async function syncFolders(from: string, to: string): Promise<void> {
  await syncFolder(from);
  if (from !== to && from !== dirname(from)) await syncFolders(dirname(from), to);
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
