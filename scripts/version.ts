/**
 * Turns the changesets into a version: updates `CHANGELOG.md` and the version of the product and
 * all its workspaces, and makes a commit and a tag. Push both afterwards.
 *
 * Usage: node scripts/run.mjs node scripts/version.ts
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { type Changeset, changelogSection, withSection } from "./release/changelog.ts";

const root = join(import.meta.dirname, "..");

type Status = { changesets: Changeset[]; releases: { newVersion: string }[] };

const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });

try {
  if (run("git", "status", "--porcelain").trim()) {
    throw new Error("There are changes that aren’t committed: a version is one commit of its own.");
  }
  const { changesets, releases } = await readStatus();
  const [version] = new Set(releases.map(({ newVersion }) => newVersion));
  if (!version) throw new Error("Nothing to release: there are no changesets.");
  const tag = `v${version}`;
  if (run("git", "tag", "--list", tag).trim()) throw new Error(`The tag ${tag} exists already.`);

  try {
    const changelog = join(root, "CHANGELOG.md");
    const before = await readFile(changelog, "utf8").catch(() => "");
    const today = new Date().toISOString().slice(0, 10);
    await writeFile(changelog, withSection(before, changelogSection(version, today, changesets)));
    run("changeset", "version");
    await setVersion(version);
    run("git", "add", "--all");
    run("git", "commit", "--quiet", "--message", `release: ${version}`);
  } catch (error) {
    // A hard reset loses nothing, because everything was committed.
    run("git", "reset", "--hard", "--quiet");
    run("git", "clean", "-d", "--force", "--quiet");
    throw error;
  }
  run("git", "tag", "--annotate", tag, "--message", `Frontage ${version}`);
  console.log(`Frontage ${version}: committed, and tagged v${version}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Reads the changesets, and the version that all workspaces get. */
async function readStatus(): Promise<Status> {
  const folder = await mkdtemp(join(tmpdir(), "frontage-version-"));
  const file = join(folder, "status.json");
  try {
    run("changeset", "status", `--output=${relative(root, file)}`);
    return JSON.parse(await readFile(file, "utf8"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Sets the product's own version; its `package.json` isn't a workspace's. */
async function setVersion(version: string): Promise<void> {
  const file = join(root, "package.json");
  const manifest = await readFile(file, "utf8");
  await writeFile(file, manifest.replace(/^ {2}"version": "[^"]*"/m, `  "version": "${version}"`));
}
