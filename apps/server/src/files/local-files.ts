import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FileStore } from "./file-store.ts";

/**
 * Keeps files in a folder. A file is on the disk, whole, before `write` resolves:
 * a power cut leaves it there or leaves nothing.
 */
export function localFiles(folder: string): FileStore {
  return {
    async write(key, source) {
      const target = pathOf(folder, key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const partial = `${target}.part`;
      const file = await open(partial, "w", 0o600);
      try {
        await pipeline(source, file.createWriteStream({ autoClose: false }));
        await file.sync();
        await file.close();
        await rename(partial, target);
        await syncFolder(dirname(target));
      } catch (error) {
        await file.close().catch(() => undefined);
        await rm(partial, { force: true });
        throw error;
      }
    },
    async read(key) {
      const file = await open(pathOf(folder, key));
      return createReadStream("", { fd: file });
    },
    remove: (key) => rm(pathOf(folder, key), { force: true }),
  };
}

function pathOf(folder: string, key: string): string {
  // Keys are made by the server; this is the last line of defence.
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/i.test(key)) throw new Error(`"${key}" is no key of a file.`);
  return join(folder, key);
}

/** A new name is only safe once its folder is on the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
