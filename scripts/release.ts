/**
 * Packs what was built into `release/frontage-<version>.tar.gz`, which needs only Node 24.
 *
 * Usage: npm run release [-- --output=<folder>]
 */
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { libraryTablesHash } from "../apps/server/src/accounts/library-tables.ts";
import { migrations } from "../apps/server/src/database/migrations.ts";
import { packRelease } from "./release/pack.ts";
import { librariesOf, otherBinaries } from "./release/sharp.ts";
import { billOfMaterials } from "./release/sbom.ts";
import { thirdPartyLicenses } from "./release/third-party.ts";

const root = join(import.meta.dirname, "..");
const bundle = join(root, "apps/server/bundle");
const { values: options } = parseArgs({
  options: { output: { type: "string", default: join(root, "release") } },
});

try {
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const time = commitTime();
  const binaries = await otherBinaries(root, bundle);
  const others = librariesOf(binaries);
  const archive = await packRelease(
    {
      version,
      bundle,
      binaries,
      pages: join(root, "apps/server/dist"),
      migration: Object.keys(migrations("sqlite")).at(-1) ?? "",
      accountTables: await libraryTablesHash(),
      time,
      licenses: await thirdPartyLicenses(root, others),
      sbom: await billOfMaterials(root, time, others),
    },
    options.output,
  );
  console.log(
    `Packed ${relative(process.cwd(), archive)}, with its SHA-256 and its bill of materials beside it.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** In seconds since 1970; without a history, as in a container build, 0. */
function commitTime(): number {
  try {
    const log = execFileSync("git", ["log", "-1", "--format=%ct"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(log);
  } catch {
    return 0;
  }
}
