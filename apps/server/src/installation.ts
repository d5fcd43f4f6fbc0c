import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder that the product runs from, and its version. */
type Installation = { folder: string; version: string };

/**
 * The repository or an unpacked release: the folder above this code that has the product's own
 * `package.json`. A bundle anywhere else, as in tests, uses the working directory and has no
 * version.
 */
export const installation: Installation = findInstallation(import.meta.dirname) ?? {
  folder: process.cwd(),
  version: "0.0.0",
};

function findInstallation(folder: string): Installation | undefined {
  const { name, version } = readManifest(folder);
  if (name === "frontage") return { folder, version: version ?? "0.0.0" };
  const parent = dirname(folder);
  return parent === folder ? undefined : findInstallation(parent);
}

function readManifest(folder: string): { name?: string; version?: string } {
  try {
    return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  } catch {
    return {};
  }
}
