import { lstat, readFile, readlink, rename, symlink } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import * as z from "zod";

/** An unpacked release. */
export type Release = {
  folder: string;
  version: string;
  /** The last migration that it knows. */
  migration: string;
  /** A hash of the auth library's tables; absent in releases packed before it existed. */
  accountTables?: string | undefined;
};

const manifestSchema = z.object({
  name: z.literal("frontage"),
  version: z.string(),
  frontage: z.object({ migration: z.string(), accountTables: z.string().optional() }),
});

/**
 * The folder that holds the releases, and `current`, the link to the one that runs:
 *
 *     /opt/frontage/releases/frontage-1.0.0
 *     /opt/frontage/releases/frontage-1.1.0
 *     /opt/frontage/current → releases/frontage-1.1.0
 *
 * @throws an Error for the owner if the release is anywhere else
 */
export function homeOf(release: Release): string {
  const releases = dirname(release.folder);
  if (basename(releases) !== "releases") {
    throw new Error(
      `${release.folder} is not in a folder named "releases". Unpack releases beside each other, such as in /opt/frontage/releases.`,
    );
  }
  return dirname(releases);
}

/** @throws an Error for the owner if there is none */
export async function readRelease(folder: string): Promise<Release> {
  try {
    const manifest = manifestSchema.parse(
      JSON.parse(await readFile(join(folder, "package.json"), "utf8")),
    );
    return { folder, version: manifest.version, ...manifest.frontage };
  } catch (error) {
    throw new Error(`${folder} is not an unpacked release.`, { cause: error });
  }
}

/** Whether each release can open the other's store. */
export function hasSameTables(one: Release, other: Release): boolean {
  return one.migration === other.migration && one.accountTables === other.accountTables;
}

/** @returns nothing before the first installation */
export async function readCurrent(home: string): Promise<Release | undefined> {
  const link = join(home, "current");
  const stats = await lstat(link).catch(() => undefined);
  if (!stats) return undefined;
  if (!stats.isSymbolicLink()) {
    throw new Error(`${link} is not a link, and has to be one to a release.`);
  }
  return readRelease(resolve(home, await readlink(link)));
}

/** In one step, so that there is always a current release. */
export async function switchTo(release: Release): Promise<void> {
  const home = homeOf(release);
  const next = join(home, `.current.${process.pid}`);
  await symlink(join("releases", basename(release.folder)), next);
  await rename(next, join(home, "current"));
}
