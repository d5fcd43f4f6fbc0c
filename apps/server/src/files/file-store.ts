import type { Readable } from "node:stream";

/** Keeps files by key; a key is written once and never changed. */
export type FileStore = {
  /**
   * Takes a file in, and resolves once it is safely kept.
   *
   * @param key letters, digits, dashes and slashes
   * @throws what the source throws; nothing of the file is kept then
   */
  write: (key: string, source: Readable) => Promise<void>;
  /** @throws when there is no such file */
  read: (key: string) => Promise<Readable>;
  /**
   * Also what was written of a file by a process that ended, on this machine's disk; a bucket's
   * own rule removes the parts of an upload that was never completed. Resolves as well where
   * there is none.
   */
  remove: (key: string) => Promise<void>;
  /** Lets go of connections. */
  close: () => void;
};

/**
 * Keys are made by the server; this is the last line of defence.
 *
 * @returns the key
 * @throws when it could lead out of the store
 */
export function checkKey(key: string): string {
  if (key.length > 200 || !/^[a-z0-9-]+(\/[a-z0-9-]+)*$/i.test(key)) {
    throw new Error(`"${key}" is no key of a file.`);
  }
  return key;
}
