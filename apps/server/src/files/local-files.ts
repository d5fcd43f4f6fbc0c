import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { checkKey, type FileStore } from "./file-store.ts";

/**
 * Keeps files in a folder. A file is on the disk, whole, before `write` resolves:
 * a power cut leaves it there or leaves nothing under its name.
 */
export function localFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkKey(key));
  return {
    async write(key, source) {
      const target = pathOf(key);
      const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const partial = partialOf(target);
      try {
        // Over what is left of a try that ended with its process.
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
      // A new folder is only there for good once the one that holds it knows.
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

/** No key has a dot, so nobody can ask for a file that is not whole. */
const partialOf = (target: string) => `${target}.part`;

/** From a folder up to another one that holds it. */
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
