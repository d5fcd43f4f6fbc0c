/**
 * Builds the dashboard into `dist/`: the photographs, the browser's bundle, then every page
 * rendered to HTML with the shell's CSS inlined.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { takeClientAssets } from "@frontage/prerender/client-assets";
import { build } from "vite";

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

const { files, render, shellCss } = (await import(
  `${serverDir}entry-server.js`
)) as typeof import("../src/entry-server.tsx");

const { fonts, importsOf, styles, urlOf } = await takeClientAssets(dist);
const assets = {
  entries: {
    login: urlOf("src/entry-login.tsx"),
    dashboard: urlOf("src/entry-dashboard.tsx"),
    room: urlOf("src/entry-room.tsx"),
  },
  importsOf,
  fonts,
  styles,
  shellCss,
};

for (const [file, path] of files) {
  await mkdir(dirname(dist + file), { recursive: true });
  await writeFile(dist + file, await render(path, assets));
}
