import { createHash } from "node:crypto";

/** A short hash of a text or a file, as `sample-hashes.json` has them. */
export const hashOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);
