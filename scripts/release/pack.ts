import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, posix } from "node:path";
import { create } from "tar";

const root = join(import.meta.dirname, "../..");

export type ArchivedFile = {
  /** The path in the archive, with slashes. */
  path: string;
  content: Uint8Array;
};

export type ReleaseSource = {
  version: string;
  /** The server's bundle, with its commands. */
  bundle: string;
  /** Binaries for other machines than this one. */
  binaries?: readonly ArchivedFile[];
  /** The output of `compose.ts`. */
  pages: string;
  /** The last migration that the bundle knows. */
  migration: string;
  /** A hash of the auth library's tables that the bundle creates. */
  accountTables: string;
  /** The modification time of all files, in seconds since 1970. */
  time: number;
  /** The text of `THIRD-PARTY-LICENSES.txt`. */
  licenses: string;
  /** The libraries in it, as CycloneDX in JSON. */
  sbom: string;
};

/** Files that are copied unchanged, if they exist. */
const copied = [
  ".env.example",
  "CHANGELOG.md",
  "LICENSE",
  "deploy/*.service",
  "deploy/*.timer",
  "deploy/nginx.conf",
  "docs/*.md",
];

/**
 * Packs what was built into an archive that needs only Node, a file with its SHA-256, for
 * `sha256sum -c`, and its bill of materials, for scanners.
 *
 * @param output the folder for all three
 * @returns the archive's path
 * @throws if nothing was built
 */
export async function packRelease(source: ReleaseSource, output: string): Promise<string> {
  const name = `frontage-${source.version}`;
  const files: ArchivedFile[] = [
    ...(await filesIn(source.bundle, "bundle")),
    ...(source.binaries ?? []),
    ...(await filesIn(source.pages, "dist")),
    ...(await copies()),
    { path: "README.md", content: await readFile(join(import.meta.dirname, "README.md")) },
    { path: "THIRD-PARTY-LICENSES.txt", content: Buffer.from(source.licenses) },
    { path: "sbom.cdx.json", content: Buffer.from(source.sbom) },
    { path: "package.json", content: await manifest(source) },
    { path: "serve.js", content: await readFile(join(root, "scripts/serve.mjs")) },
  ];
  for (const path of ["bundle/serve.js", "dist/headers.json"]) {
    if (!files.some((file) => file.path === path)) {
      throw new Error(`Nothing to pack: ${path} is missing. Run npm run build first.`);
    }
  }
  await mkdir(output, { recursive: true });
  const archive = join(output, `${name}.tar.gz`);
  await writeArchive(archive, name, withoutDeadLinks(files), source.time);
  const sum = createHash("sha256")
    .update(await readFile(archive))
    .digest("hex");
  await writeFile(`${archive}.sha256`, `${sum}  ${basename(archive)}\n`);
  await writeFile(join(output, `${name}.cdx.json`), source.sbom);
  return archive;
}

/** Writes an archive that depends only on its files: sorted, without owner, and with one time. */
async function writeArchive(
  archive: string,
  name: string,
  files: readonly ArchivedFile[],
  time: number,
) {
  const folder = await mkdtemp(join(tmpdir(), "frontage-pack-"));
  try {
    for (const { content, path } of files) {
      await mkdir(join(folder, name, dirname(path)), { recursive: true });
      await writeFile(join(folder, name, path), content, { mode: 0o644 });
    }
    await create(
      {
        cwd: folder,
        file: archive,
        gzip: { level: 9 },
        mtime: new Date(time * 1000),
        portable: true,
      },
      files.map(({ path }) => posix.join(name, path)).toSorted(),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

const filesIn = (folder: string, to: string) =>
  Promise.all(
    globSync("**/*", { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const from = join(entry.parentPath, entry.name);
        const path = from.slice(join(folder, "/").length).replaceAll("\\", "/");
        return { path: `${to}/${path}`, content: await readFile(from) };
      }),
  );

const copies = () =>
  Promise.all(
    globSync(copied, { cwd: root }).map(async (path) => ({
      path,
      content: await readFile(join(root, path)),
    })),
  );

/** The release's `package.json`, without dependencies, which the bundle contains. */
async function manifest({ accountTables, migration, version }: ReleaseSource): Promise<Buffer> {
  const { description, license, name } = JSON.parse(
    await readFile(join(root, "package.json"), "utf8"),
  );
  const command = (file: string) => `node bundle/${file}.js`;
  const release = {
    name,
    version,
    private: true,
    description,
    license,
    type: "module",
    engines: { node: ">=24" },
    scripts: {
      start: "exec node serve.js",
      serve: "exec node serve.js",
      broker: command("broker"),
      backup: command("backup"),
      restore: command("restore"),
    },
    // For upgrades: releases with the same values can open the same store.
    frontage: { migration, accountTables },
  };
  return Buffer.from(`${JSON.stringify(release, null, 2)}\n`);
}

/** Turns links from `docs/` to files outside the release into plain text. */
function withoutDeadLinks(files: readonly ArchivedFile[]): ArchivedFile[] {
  const isPacked = (target: string) =>
    files.some(({ path }) => `${path}/`.startsWith(`${target}/`));
  return files.map((file) => {
    if (!file.path.startsWith("docs/")) return file;
    const text = Buffer.from(file.content).toString();
    const linked = text.replaceAll(
      /!?\[([^\]]*)\]\((?!https?:|#)([^)#]+)(#[^)]*)?\)/g,
      (link, words: string, target: string) =>
        isPacked(posix.join(dirname(file.path), target).replace(/\/$/, "")) ? link : words,
    );
    return { ...file, content: Buffer.from(linked) };
  });
}
