import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { build } from "vite";
import { addressLine } from "../../packages/content/src/address.ts";
import { broker } from "../../packages/content/src/broker.ts";
import { faqs } from "../../packages/content/src/faqs.ts";
import { pages } from "../../packages/content/src/pages.ts";
import { services } from "../../packages/content/src/services.ts";
import { App, type FloorContent } from "./floors/app.ts";

const published = join(import.meta.dirname, "../../apps/server/dist/public");
const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** The least that the product could cost, with what a page has to say. */
export const floors = ["plain HTML", "bare React"] as const;
export type Floor = (typeof floors)[number];

/**
 * Serves the home and contact pages as plain HTML, and prerendered and hydrated by React, on an
 * origin each, compressed and cached as the product's are.
 */
export async function openFloors() {
  const content = await readContent();
  const built = await build({
    root: join(import.meta.dirname, "floors"),
    configFile: false,
    logLevel: "error",
    define: { CONTENT: JSON.stringify(content) },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, "floors/entry.ts") },
    },
  });
  if (!("output" in built)) throw new Error("The floors’ build has another form than expected.");
  const [{ code }] = built.output;
  const css = await readFile(join(import.meta.dirname, "floors/style.css"), "utf8");
  const assets = [
    { path: "/entry.js", text: code },
    { path: "/style.css", text: css },
  ];
  const scripts = {
    "plain HTML": "",
    "bare React": `<script type="module" src="/entry.js"></script>`,
  };
  const servers = await Promise.all(
    floors.map(async (floor) => {
      const html = ["/", "/contact"].map((path) => {
        const app = renderToString(
          createElement(StaticRouter, { location: path }, createElement(App, { content })),
        );
        return {
          path,
          text: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${broker.name}</title><link rel="stylesheet" href="/style.css">${scripts[floor]}</head><body><div id="root">${app}</div></body></html>`,
        };
      });
      return [floor, await serve([...html, ...assets])] as const;
    }),
  );
  return {
    originOf: (floor: Floor) =>
      new Map(servers.map(([name, { origin }]) => [name, origin])).get(floor) ?? "",
    close: () => servers.forEach(([, { close }]) => close()),
  };
}

async function readContent(): Promise<FloorContent> {
  const home = await readFile(join(published, "index.html"), "utf8");
  return {
    name: broker.name,
    phone: broker.phone.display,
    email: broker.email,
    address: addressLine,
    picture: /<picture.*?<\/picture>/s.exec(home)?.[0] ?? "",
    home: {
      heading: pages.home.heroHeading,
      tagline: pages.home.tagline,
      services: pages.home.servicesHeading,
      intro: pages.home.servicesIntro,
    },
    contact: pages.contact,
    services: services.map(({ summary, title }) => ({ summary, title })),
    faqs: faqs.map(({ answer, question }) => ({ answer, question })),
  };
}

/** Serves these files, and the product's photographs. */
async function serve(files: readonly { path: string; text: string }[]) {
  const bodies = new Map(files.map(({ path, text }) => [path, brotliCompressSync(text)]));
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const body = bodies.get(path);
    const isPage = extname(path) === "";
    response.setHeader("Cache-Control", isPage ? "no-cache" : "max-age=31536000, immutable");
    if (body) {
      response.setHeader("Content-Type", types[extname(path) || ".html"] ?? "");
      response.setHeader("Content-Encoding", "br");
      response.end(body);
    } else if (path.startsWith("/assets/photographs/")) {
      response.setHeader("Content-Type", `image/${extname(path).slice(1)}`);
      response.end(await readFile(join(published, path)).catch(() => ""));
    } else response.writeHead(404).end();
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close().closeAllConnections() };
}
