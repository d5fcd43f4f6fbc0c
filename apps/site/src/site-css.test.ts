import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const kit = join(import.meta.dirname, "../../../packages/ui/src");

/** The kit's components that the site imports, directly or through one another. */
function importedParts(): Set<string> {
  const sources = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname })
    .filter((file) => !/\.(stories|test)\./.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));
  const wanted = sources.flatMap((source) =>
    [...source.matchAll(/"@frontage\/ui\/([^".]+)"/g)].map(([, name]) => `${name}.tsx`),
  );
  const found = new Set<string>();
  for (const file of wanted) {
    if (found.has(file) || !existsSync(join(kit, file))) continue;
    found.add(file);
    const source = readFileSync(join(kit, file), "utf8");
    wanted.push(...[...source.matchAll(/"\.\/([^"]+\.tsx)"/g)].map(([, name = ""]) => name));
  }
  return found;
}

test("the stylesheet lists exactly the kit's parts that the site imports", () => {
  const css = readFileSync(join(import.meta.dirname, "site.css"), "utf8");
  const [, list = ""] = /@source "[^"]*packages\/ui\/src\/\{([^}]+)\}\.tsx"/.exec(css) ?? [];
  const named = list.split(",").map((name) => `${name}.tsx`);
  expect(new Set(named)).toEqual(importedParts());
});
