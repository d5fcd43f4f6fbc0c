import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { createServer } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";

import { inlineScripts } from "./inline-script.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "inline-script-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The inlined code made from these files. */
async function bundled(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [inlineScripts()],
    server: { middlewareMode: true, watch: null, ws: false },
  });
  try {
    const module = await server.ssrLoadModule("/first.ts?inline-script");
    return String(module.default);
  } finally {
    await server.close();
  }
}

test("a module and its imports become one self-contained script", async () => {
  const code = await bundled({
    "first.ts": `import { themeKey } from "./theme.ts";
      document.title = localStorage.getItem(themeKey) as string;`,
    "theme.ts": `export const themeKey: string = "theme";`,
  });
  expect(code).not.toMatch(/import|export|\n/);
  const page = { title: "" };
  runInNewContext(code, {
    document: page,
    localStorage: { getItem: (key: string) => `its ${key}` },
  });
  expect(page.title).toBe("its theme");
});

test("only the used part of a larger module is included", async () => {
  const code = await bundled({
    "first.ts": `import { themeKey } from "./theme.ts"; document.title = themeKey;`,
    "theme.ts": `import { heavy } from "./heavy.ts";
      export const themeKey = "theme";
      export const useTheme = () => heavy();`,
    "heavy.ts": `console.warn("loaded"); export const heavy = () => "heavy";`,
  });
  expect(code).toContain("theme");
  expect(code).not.toMatch(/heavy|loaded/);
});
