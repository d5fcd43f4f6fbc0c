import { rmSync } from "node:fs";
import { join } from "node:path";
import { bundleServer } from "../../apps/server/test/bundle.ts";

const folders: string[] = [];
process.on("exit", () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

let usual: Promise<string> | undefined;
let withShortPauses: Promise<string> | undefined;

/**
 * Bundles the server from its current source, once for this process.
 *
 * @param options.hasShortPauses so that deliveries are attempted again within this run
 * @returns the file to start
 */
export function serverFile({ hasShortPauses = false } = {}): Promise<string> {
  if (!hasShortPauses) return (usual ??= bundle());
  return (withShortPauses ??= bundle(join(import.meta.dirname, "serve-with-short-pauses.ts")));
}

async function bundle(entry?: string): Promise<string> {
  const { file, folder } = await bundleServer(entry);
  folders.push(folder);
  return file;
}
