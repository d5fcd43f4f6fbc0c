import { rmSync } from "node:fs";
import { bundleServer, type SourceChange } from "../../apps/server/test/bundle.ts";
import { shorterWaits } from "./shorter-waits.ts";

const folders: string[] = [];
process.on("exit", () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

let asItStands: Promise<string> | undefined;
let withShorterWaits: Promise<string> | undefined;

/**
 * Bundles the server as its source stands, once for this process.
 *
 * @param options.hasShorterWaits so that deliveries are tried again within this run
 * @returns the file to start
 */
export function serverFile({ hasShorterWaits = false } = {}): Promise<string> {
  if (hasShorterWaits) return (withShorterWaits ??= bundle(shorterWaits()));
  return (asItStands ??= bundle());
}

async function bundle(change?: SourceChange): Promise<string> {
  const { file, folder } = await bundleServer(change);
  folders.push(folder);
  return file;
}
