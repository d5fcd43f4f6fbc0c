/**
 * Counts files and lines of a commit: source, generated code, and tests and stories, for each
 * folder; also the direct dependencies. Prints tables.
 *
 * Usage: node scripts/count-lines.ts [commit]
 */
import { execFileSync } from "node:child_process";

const commit = process.argv[2] ?? "HEAD";
const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8", maxBuffer: 2 ** 28 })
    .trim()
    .split("\n");

const isGenerated = /\.generated\./;
const isTest = /\.(?:test|stories|spec|journey|chaos)\.tsx?$|\/(?:test|e2e|evaluation)\//;

const columns = [
  "source files",
  "source lines",
  "generated lines",
  "test and story lines",
] as const;
type Counts = Record<(typeof columns)[number], number>;
const none = (): Counts => Object.fromEntries(columns.map((name) => [name, 0])) as Counts;
const table: Record<string, Counts> = {};
const total = none();

// "8f262489:scripts/run.mjs:27"
for (const line of git("grep", "-c", "", commit, "--", "*.ts", "*.tsx", "*.mjs", "*.css")) {
  const [path = "", lines] = line.slice(commit.length + 1).split(":");
  const folder = /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(path)?.[0] ?? path;
  for (const counts of [(table[folder] ??= none()), total]) {
    if (isGenerated.test(path)) counts["generated lines"] += Number(lines);
    else if (isTest.test(path)) counts["test and story lines"] += Number(lines);
    else {
      counts["source files"] += 1;
      counts["source lines"] += Number(lines);
    }
  }
}
console.table({ ...table, "all folders": total });

const manifests = git("ls-tree", "-r", "--name-only", commit).filter((path) =>
  /^(?:(?:apps|packages)\/[^/]+\/|scripts\/)?package\.json$/.test(path),
);
const names = manifests.flatMap((path) => {
  const manifest = JSON.parse(git("show", `${commit}:${path}`).join("\n"));
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
  return Object.keys({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
    ...peerDependencies,
  });
});
const direct = [...new Set(names)].filter((name) => !name.startsWith("@frontage/")).toSorted();
console.log(`${direct.length} direct dependencies: ${direct.join(", ")}`);
