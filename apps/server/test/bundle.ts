import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "rolldown";
import type { TestProject } from "vitest/node";
import config from "../rolldown.config.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server bundled from its current source, to be started as a process. */
    serverFile: string;
  }
}

/** Bundles the server once for all test files; a watching run keeps the first bundle. */
export async function setup(project: TestProject) {
  const { file, folder } = await bundleServer();
  project.provide("serverFile", file);
  return () => rm(folder, { recursive: true });
}

/**
 * Bundles the server from its current source, apart from what a build has made.
 *
 * @param entry the script that starts the server
 * @returns the file to start, and the folder to remove in the end
 */
export async function bundleServer(
  entry: string = config.input.serve,
): Promise<{ file: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), "frontage-bundle-"));
  await build({ ...config, input: { serve: entry }, output: { ...config.output, dir: folder } });
  return { file: join(folder, "serve.js"), folder };
}
