/**
 * Builds the dashboard into `dist/`: the login page's photograph, the browser's
 * bundle, then every page rendered to HTML with the shell's rules inlined.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { build, type Manifest, type ManifestChunk } from "vite";

process.env.NODE_ENV = "production";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = `${root}dist/`;
const serverDir = `${root}.cache/server/`;

await import("./build-photographs.ts");

await rm(dist, { recursive: true, force: true });
await build({ root, logLevel: "warn" });
await build({
  root,
  logLevel: "warn",
  build: {
    ssr: true,
    outDir: serverDir,
    emptyOutDir: true,
    manifest: false,
    cssMinify: true,
    rolldownOptions: { input: "src/entry-server.tsx" },
  },
});

const manifest: Manifest = JSON.parse(await readFile(`${dist}.vite/manifest.json`, "utf8"));
await rm(`${dist}.vite`, { recursive: true });

const { files, render, shellCss } = (await import(
  `${serverDir}entry-server.js`
)) as typeof import("../src/entry-server.tsx");

function chunk(name: string): ManifestChunk {
  const found = manifest[name];
  if (!found)
    throw new Error(`The bundle has no ${name}, so a page could not load its application.`);
  return found;
}
const everything = Object.values(manifest);
const assets = {
  entries: {
    login: `/${chunk("src/entry-login.tsx").file}`,
    dashboard: `/${chunk("src/entry-dashboard.tsx").file}`,
  },
  styles: everything
    .map(({ file }) => file)
    .filter((file) => file.endsWith(".css"))
    .map((file) => `/${file}`),
  // The accents' own files come when a page has such a letter.
  fonts: [...new Set(everything.flatMap((entry) => entry.assets ?? []))]
    .filter((file) => file.endsWith(".woff2") && !file.includes("-accents"))
    .map((file) => `/${file}`),
  shellCss,
};

for (const [file, path] of files) {
  await mkdir(dirname(dist + file), { recursive: true });
  await writeFile(dist + file, await render(path, assets));
}
