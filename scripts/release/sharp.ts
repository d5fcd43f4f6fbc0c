import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { extract } from "tar";
import type { ArchivedFile } from "./pack.ts";

const run = promisify(execFile);

/** A library in a release that isn't installed on this machine. */
export type Library = { name: string; version: string; license: string; text: string };

/** The platforms that a release runs on. */
const platforms = ["linux-x64", "linux-arm64"];

/**
 * Sharp's binaries for the platforms of a release other than this machine's, in the lockfile's
 * versions: pnpm installs only this machine's.
 *
 * @param root the repository
 * @param bundle the server's, with this machine's binaries
 * @throws if one can't be downloaded, or doesn't match the lockfile
 */
export async function otherBinaries(root: string, bundle: string): Promise<ArchivedFile[]> {
  const lockfile = await readFile(join(root, "pnpm-lock.yaml"), "utf8");
  const names = platforms.flatMap((one) => [`@img/sharp-${one}`, `@img/sharp-libvips-${one}`]);
  const missing = names.filter((name) => !existsSync(join(bundle, "node_modules", name)));
  const folder = await mkdtemp(join(tmpdir(), "frontage-sharp-"));
  try {
    const files: ArchivedFile[] = [];
    for (const name of missing) files.push(...(await download(name, lockfile, folder)));
    return files;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function download(name: string, lockfile: string, folder: string): Promise<ArchivedFile[]> {
  const [, version = "", integrity = ""] =
    new RegExp(`'${name}@([\\d.]+)':\\n    resolution: \\{integrity: (sha512-[^}]+)\\}`).exec(
      lockfile,
    ) ?? [];
  if (!version) throw new Error(`pnpm-lock.yaml doesn’t have ${name}.`);
  const { stdout } = await run("npm", ["pack", `${name}@${version}`, "--json"], { cwd: folder });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  const archive = join(folder, filename);
  const sum = createHash("sha512")
    .update(await readFile(archive))
    .digest("base64");
  if (`sha512-${sum}` !== integrity) {
    throw new Error(`${name} ${version} isn’t what pnpm-lock.yaml says.`);
  }
  await extract({ file: archive, cwd: folder });
  const unpacked = join(folder, "package");
  const files = await Promise.all(
    globSync("**/*", { cwd: unpacked, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const from = join(entry.parentPath, entry.name);
        const path = from.slice(unpacked.length + 1).replaceAll("\\", "/");
        return {
          path: `bundle/node_modules/${name}/${path}`,
          content: await readFile(from),
        };
      }),
  );
  await rm(unpacked, { recursive: true });
  // Leaves out headers, which are only needed for compiling.
  return files.filter(({ path }) => !path.includes("/lib/glib-2.0/"));
}

/** The libraries that these files belong to. */
export function librariesOf(binaries: readonly ArchivedFile[]): Library[] {
  const textAt = (wanted: string) =>
    Buffer.from(binaries.find(({ path }) => path === wanted)?.content ?? "").toString();
  return binaries
    .filter(({ path }) => /\/@img\/[^/]+\/package\.json$/.test(path))
    .map(({ path }) => {
      const { license, name, version } = JSON.parse(textAt(path)) as Library;
      return { name, version, license, text: textAt(join(dirname(path), "LICENSE")) };
    });
}
