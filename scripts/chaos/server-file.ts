import { rmSync } from "node:fs";
import { join } from "node:path";
import { bundleServer } from "../../apps/server/test/bundle.ts";
import config from "../../apps/server/rolldown.config.ts";

let bundle: Promise<string> | undefined;

/**
 * Bundles the server from its current source, once per process.
 *
 * @param options.hasShortPauses retries deliveries within this run
 * @returns the file to start
 */
export async function serverFile({ hasShortPauses = false } = {}): Promise<string> {
  const folder = await (bundle ??= bundleBoth());
  return join(folder, hasShortPauses ? "serve-with-short-pauses.js" : "serve.js");
}

async function bundleBoth(): Promise<string> {
  const folder = await bundleServer({
    serve: config.input.serve,
    "serve-with-short-pauses": join(import.meta.dirname, "serve-with-short-pauses.ts"),
  });
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
