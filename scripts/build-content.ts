/**
 * Builds the files that an owner edits, for `check`, `personalize` and `photograph`. Prints only
 * mistakes: a sentence for each, with file and line.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { mistakesIn } from "./content-mistakes.ts";

const built = spawnSync("turbo", ["run", "build", "--filter=@frontage/content"], {
  cwd: join(import.meta.dirname, ".."),
  encoding: "utf8",
});
if (built.status !== 0) {
  const mistakes = mistakesIn(`${built.stdout}\n${built.stderr}`);
  for (const mistake of mistakes) console.error(`✗ ${mistake}`);
  if (mistakes.length === 0) console.error(built.stdout, built.stderr);
  else console.error("Correct this first, then try again.");
  process.exit(1);
}
