import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Library } from "./sharp.ts";

const run = promisify(execFile);

type Installed = { name: string; versions: string[]; paths: string[]; license: string };

/**
 * The licenses of the libraries in the pages and the server: most require that each copy includes
 * their text.
 *
 * @param root the repository, installed
 * @param others libraries for other machines, which aren't installed
 */
export async function thirdPartyLicenses(
  root: string,
  others: readonly Library[],
): Promise<string> {
  const { stdout } = await run("pnpm", ["-r", "licenses", "list", "--prod", "--json"], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const libraries = Object.values(JSON.parse(stdout) as Record<string, Installed[]>)
    .flat()
    .filter(({ name }) => !name.startsWith("@frontage/") && !name.startsWith("node-linux-"));
  const installed = await Promise.all(
    libraries.map(async ({ license, name, paths, versions }) => {
      const text = await licenseIn(paths[0] ?? "");
      return { name, version: versions.join(", "), license, text };
    }),
  );
  const texts = [...installed, ...others]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ license, name, text, version }) =>
      `${name} ${version}\nLicense: ${license}\n\n${text}`.trimEnd(),
    );
  const line = `\n\n${"-".repeat(80)}\n\n`;
  return `Libraries that this release contains, in whole or in part.${line}${texts.join(line)}\n`;
}

/** A library's license from its own files; "" if it has none. */
async function licenseIn(folder: string): Promise<string> {
  const names = (await readdir(folder))
    .filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
    .toSorted();
  const texts = await Promise.all(
    names.map((name) => readFile(join(folder, name), "utf8").catch(() => "")),
  );
  return texts.map((text) => text.trim()).join("\n\n");
}
