import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

import sharp from "sharp";

import { neededSizes } from "./photograph-recipes.ts";

type Sizes = Record<string, { width: number; height: number }>;

const apps = fileURLToPath(new URL("../../", import.meta.url));
const pathOf = (name: string) => `apps/site/photographs/${name}.jpg`;
/** The sizes of the photographs, and their minimums, by path from the repository's root. */
export async function photographSizes(): Promise<{ sizes: Sizes; needed: Sizes }> {
  const needed: Sizes = Object.fromEntries(
    Object.entries(neededSizes()).map(([name, size]) => [pathOf(name), size]),
  );
  const sizes: Sizes = {};
  for (const file of Object.keys(needed)) {
    const path = `${apps}${file.slice("apps/".length)}`;
    if (!existsSync(path)) continue;
    const { height, width } = await sharp(path).metadata();
    sizes[file] = { width, height };
  }
  return { sizes, needed };
}
