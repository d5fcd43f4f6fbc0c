/**
 * What an owner reads from `npm run check`: what is malformed, still the sample's, or required by
 * law and missing, in sentences. A file that can't be read at all is named with its line.
 *
 * Usage: npm run check
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { mistakesIn } from "./content-mistakes.ts";

const root = join(import.meta.dirname, "..");
const run = (file: string, ...args: string[]) =>
  spawnSync(file, args, { cwd: root, encoding: "utf8" });

const built = run("turbo", "run", "build", "--filter=@frontage/content");
if (built.status !== 0) {
  const mistakes = mistakesIn(`${built.stdout}\n${built.stderr}`);
  for (const mistake of mistakes) console.error(`✗ ${mistake}`);
  if (mistakes.length === 0) console.error(built.stdout, built.stderr);
  else console.error("Correct this first, then check again.");
  process.exit(1);
}
const checked = run(process.execPath, "apps/site/scripts/check.ts");
process.stderr.write(checked.stderr);
process.stdout.write(checked.stdout);
process.exit(checked.status ?? 1);
