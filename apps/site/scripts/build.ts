/**
 * Builds the site into `dist/`: photographs, the browser's bundle, then every page rendered to HTML
 * and the files that search engines and devices request. `--output=…`
 * names another folder, `--inquiries=webhook` or `server` another transport for inquiries than
 * `broker.ts`, and `--documents=…` another folder for the documents that states require.
 */
import { copyFile, cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { brandColors } from "@frontage/content/brand-colors";
import { broker } from "@frontage/content/broker";
import { documentsOf, documentsPath, halfSizeFirm } from "@frontage/content/licenses";
import { paths } from "@frontage/content/navigation";
import { originalsPath, photographNotes, photographs } from "@frontage/content/photographs";
import { brokerSchema } from "@frontage/content/schemas/broker";
import { shareImage } from "@frontage/content/share-image";
import { takeClientAssets } from "@frontage/prerender/client-assets";
import { build } from "vite";

import { findings, report } from "./checks.ts";
import { writeIcons } from "./icons.ts";
import { drawShareImage } from "./share-image.ts";
import { resolutionFor } from "./transport.ts";

process.env.NODE_ENV = "production";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values: options } = parseArgs({
  options: {
    inquiries: { type: "string", default: broker.inquiries.transport },
    documents: { type: "string", default: `${root}documents` },
    output: { type: "string", default: `${root}dist` },
  },
});
const transport = brokerSchema.shape.inquiries.shape.transport.parse(options.inquiries);
const dist = join(resolve(options.output), "/");
const serverDir = `${root}.cache/server-${transport}/`;

/** What isn't for static hosts: it goes beside the public files. */
const listingsFolder = "listings";

const documents = resolve(options.documents);
if (report(await findings({ documents })) > 0) process.exit(1);

await import("./build-photographs.ts");

await rm(dist, { recursive: true, force: true });
await build({
  root,
  logLevel: "warn",
  ...resolutionFor(transport),
  build: { outDir: dist, emptyOutDir: true },
});
await build({
  root,
  logLevel: "warn",
  publicDir: false,
  resolve: resolutionFor(transport).resolve,
  // The server runs it without any packages.
  ssr: { ...resolutionFor(transport).ssr, noExternal: true },
  build: {
    ssr: "src/entry-server.tsx",
    outDir: serverDir,
    emptyOutDir: true,
    manifest: false,
    rolldownOptions: {
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
    },
  },
});

const { fonts, importsOf, styles, urlOf } = await takeClientAssets(dist);
const [stylesheet] = styles;
if (!stylesheet || styles.length > 1)
  throw new Error(`The bundle has ${styles.length} stylesheets, and pages have room for one.`);
const menuPages = ["contact", "services", "service", "about", "home"];
const assets = {
  entry: urlOf("src/entry-client.tsx"),
  ahead: [...new Set(menuPages.flatMap((page) => importsOf(`src/routes/${page}.tsx`)))],
  fonts,
  stylesheet,
};

const { answers, files, publicPaths, render } = (await import(
  `${serverDir}entry-server.mjs`
)) as typeof import("../src/entry-server.tsx");

async function write(file: string, text: string) {
  await mkdir(dirname(dist + file), { recursive: true });
  await writeFile(dist + file, text);
}

// Each page also as it is while the site shows listings. Only the server knows which applies.
for (const hasListings of [false, true]) {
  const folder = hasListings ? `${listingsFolder}/` : "";
  for (const [file, path] of files) {
    const name = hasListings ? `${folder}pages/${file}` : file;
    await write(name, await render(path, assets, { hasListings }));
  }
  for (const answer of answers) {
    const page = await render(paths.contact, assets, { answer, hasListings });
    await write(`${folder}answers/${answer.file}`, page);
  }
}
// For the pages that the server renders.
await cp(serverDir, `${dist}${listingsFolder}/bundle`, { recursive: true });
await write(`${listingsFolder}/assets.json`, JSON.stringify(assets));

await write(
  "sitemap.xml",
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPaths.map((path) => `  <url><loc>${broker.website.url}${path}</loc></url>`).join("\n")}
</urlset>
`,
);
await write(
  "robots.txt",
  `User-agent: *
Allow: /

Sitemap: ${broker.website.url}/sitemap.xml
`,
);
await write(
  "manifest.webmanifest",
  JSON.stringify({
    name: broker.businessName,
    short_name: broker.name,
    start_url: "/",
    display: "browser",
    background_color: "#ffffff",
    theme_color: "#ffffff",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  }),
);
await writeFile(
  `${dist}${shareImage.name}.jpg`,
  await drawShareImage({
    ...shareImage,
    name: broker.name,
    lines: [
      { text: broker.descriptor },
      { text: broker.firm.name, isHalfTheName: halfSizeFirm !== "" },
    ],
    note: shareImage.note,
    photograph: await readFile(`${root}photographs/${shareImage.photograph}.jpg`),
    focus: photographs[shareImage.photograph].focus,
    pin: brandColors(broker.color).lit,
  }),
);
// Only files that pages link: the folder may contain more than the owner wants to publish.
for (const { file } of broker.licenses.flatMap(documentsOf)) {
  await mkdir(dist + documentsPath, { recursive: true });
  await copyFile(join(documents, file), join(dist, documentsPath, file));
}
for (const [name, { unaltered }] of Object.entries(photographNotes)) {
  if (!unaltered) continue;
  await mkdir(dist + originalsPath, { recursive: true });
  await copyFile(`${root}photographs/originals/${name}.jpg`, join(dist, unaltered.path));
}
await writeIcons(dist);
