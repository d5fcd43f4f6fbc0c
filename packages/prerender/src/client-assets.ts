import { readFile, rm } from "node:fs/promises";

import type { Manifest } from "vite";

/** URLs of the files that Vite bundled for the browser. */
type ClientAssets = {
  styles: string[];
  /** The two fonts that every page preloads. */
  fonts: string[];
  /** The URL of an entry's module. */
  urlOf: (entry: string) => string;
  /** The URLs of an entry's or lazy import's file, and of all files that it imports. */
  importsOf: (module: string) => string[];
};

/**
 * Reads Vite's manifest, and deletes it: nothing else needs it.
 *
 * @param dist the bundle's folder, with a slash at its end
 */
export async function takeClientAssets(dist: string): Promise<ClientAssets> {
  const manifest: Manifest = JSON.parse(await readFile(`${dist}.vite/manifest.json`, "utf8"));
  await rm(`${dist}.vite`, { recursive: true });
  const chunks = Object.values(manifest);
  const files = [
    ...new Set(chunks.flatMap(({ assets = [], css = [], file }) => [file, ...css, ...assets])),
  ].map((file) => `/${file}`);
  const chunkOf = (module: string) => {
    const chunk = manifest[module];
    if (!chunk)
      throw new Error(`The bundle has no ${module}, so no page could load the application.`);
    return chunk;
  };
  function importsOf(module: string, found = new Set<string>()): string[] {
    const { file, imports = [] } = chunkOf(module);
    if (!found.has(`/${file}`)) {
      found.add(`/${file}`);
      for (const each of imports) importsOf(each, found);
    }
    return [...found];
  }
  return {
    styles: files.filter((file) => file.endsWith(".css")),
    // Fonts with accented letters load only on pages that contain such letters.
    fonts: files.filter((file) => file.endsWith(".woff2") && !file.includes("-accents")),
    urlOf: (entry) => `/${chunkOf(entry).file}`,
    importsOf: (module) => importsOf(module),
  };
}
