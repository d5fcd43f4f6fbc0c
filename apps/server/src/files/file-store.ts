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
  /** Resolves as well where there is none. */
  remove: (key: string) => Promise<void>;
};
