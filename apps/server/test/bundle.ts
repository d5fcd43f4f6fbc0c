import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "rolldown";
import type { TestProject } from "vitest/node";
import config from "../rolldown.config.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server as it is shipped, of the source as it stands, for whoever starts a process of it. */
    serverFile: string;
  }
}

/** What is done to the source on the way. */
export type SourceChange = Plugin;

/** Bundles the server once for all test files; a watching run keeps the first bundle. */
export async function setup(project: TestProject) {
  const { file, folder } = await bundleServer();
  project.provide("serverFile", file);
  return () => rm(folder, { recursive: true });
}

/**
 * Bundles the server as a build does, away from what a build has made.
 *
 * @returns the file to start, and the folder to remove in the end
 */
export async function bundleServer(
  change?: SourceChange,
): Promise<{ file: string; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), "frontage-bundle-"));
  await build({
    ...config,
    plugins: [...config.plugins, change],
    output: { ...config.output, dir: folder },
  });
  return { file: join(folder, "serve.js"), folder };
}
