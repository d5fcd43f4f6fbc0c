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
  const folder = await bundleServer();
  project.provide("serverFile", join(folder, "serve.js"));
  return () => rm(folder, { recursive: true });
}

/**
 * Bundles the server from its current source, apart from what a build has made.
 *
 * @param entries scripts that start a server, by the names of their bundled files
 * @returns the folder with those files, to be removed in the end
 */
export async function bundleServer(
  entries: Record<string, string> = { serve: config.input.serve },
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "frontage-bundle-"));
  await build({ ...config, input: entries, output: { ...config.output, dir: folder } });
  return folder;
}
