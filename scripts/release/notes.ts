/**
 * Prints the changelog's section for a version, for its release page.
 *
 * Usage: node scripts/release/notes.ts v1.1.0
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

const version = process.argv[2]?.replace(/^v/, "") ?? "";
const changelog = readFileSync(join(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
const section = changelog.split(/^## /m).find((text) => text.startsWith(`${version} (`));
if (section) {
  console.log(section.slice(section.indexOf("\n") + 1).trim());
} else {
  console.error(`CHANGELOG.md has no section for ${version || "no version"}.`);
  process.exitCode = 1;
}
