import * as z from "zod/mini";

import { sampleRecords } from "./sample-store.ts";

const keptFileMaxBytes = 200 * 1000;
const keptMaxBytes = 1_000_000;

/**
 * Files that were added during this visit. They last until a reload; small ones are stored in
 * session storage until the tab closes.
 *
 * @param name the files' name, which must be unique among the samples
 */
export function sampleFiles(name: string) {
  const inMemory = new Map<string, Blob>();
  const kept = sampleRecords(
    name,
    z.record(z.string(), z.object({ mediaType: z.string(), base64: z.string() })),
    (): Record<string, { mediaType: string; base64: string }> => ({}),
  );

  return {
    async keep(key: string, file: Blob): Promise<void> {
      inMemory.set(key, file);
      const others = Object.values(kept.read()).reduce((sum, { base64 }) => sum + base64.length, 0);
      // Base64 has four characters for three bytes.
      if (file.size > keptFileMaxBytes || (others * 3) / 4 + file.size > keptMaxBytes) return;
      const base64 = await base64Of(file);
      try {
        kept.write({ ...kept.read(), [key]: { mediaType: file.type, base64 } });
      } catch {
        // Without room in the storage, the file lasts until a reload.
      }
    },
    /** Reads a file; undefined if it was lost in a reload. */
    read(key: string): Blob | undefined {
      const file = inMemory.get(key);
      if (file) return file;
      const entry = kept.read()[key];
      if (!entry) return undefined;
      const bytes = Uint8Array.from(atob(entry.base64), (letter) => letter.charCodeAt(0));
      return new Blob([bytes], { type: entry.mediaType });
    },
  };
}

async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
