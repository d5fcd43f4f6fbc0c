import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const namesIn = (page: string, pattern: RegExp) =>
  [...read(page).matchAll(pattern)].map(([, name = ""]) => name);
const pages = globSync(["*.md", "docs/**/*.md", "{apps,packages,scripts}/{*,*/*}/*.md"], {
  cwd: root,
  exclude: ["**/node_modules"],
});

test("each command that a page names exists", () => {
  const commands = Object.keys(JSON.parse(read("package.json")).scripts);
  const missingIn = (page: string) => [
    ...namesIn(page, /\bnpm run ([a-z][\w:-]*)/g).filter((name) => !commands.includes(name)),
    ...namesIn(page, /\bnode ((?:scripts|apps)\/\S+?\.m?[jt]s)/g).filter(
      (path) => !existsSync(join(root, path)),
    ),
  ];
  const missing = pages.flatMap((page) => missingIn(page).map((name) => `${page}: ${name}`));
  expect(pages).toContain("README.md");
  expect(missing).toEqual([]);
});
