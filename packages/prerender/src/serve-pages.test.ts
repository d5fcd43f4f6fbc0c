import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { expect, test } from "vitest";

import { servePages } from "./serve-pages.ts";

test("in development a page keeps its address below the base and gets Vite's client", async () => {
  const root = await mkdtemp(join(tmpdir(), "serve-pages-"));
  await mkdir(join(root, "src"));
  await writeFile(join(root, "src/photograph.avif"), "");
  await writeFile(
    join(root, "src/entry-server.tsx"),
    `import photograph from "./photograph.avif";
    export const files = new Map([["login.html", "/login"]]);
    export const render = async (path, { entry }) =>
      \`<!doctype html><html><head><script data-entry="\${entry}"></script></head><body><img src="\${photograph}"></body></html>\`;`,
  );
  const vite = await createServer({
    root,
    base: "/dashboard/",
    appType: "custom",
    configFile: false,
    logLevel: "silent",
    plugins: [servePages(/^\/(login|nowhere)$/, { entry: "/dashboard/src/entry.tsx" })],
    server: { middlewareMode: true, watch: null, ws: false },
  });
  const server = createHttpServer(vite.middlewares).listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const open = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { Accept: "text/html" } });

    const response = await open("/login");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('data-entry="/dashboard/src/entry.tsx"');
    expect(html).toContain('<img src="/dashboard/src/photograph.avif">');
    expect(html).toContain('src="/dashboard/@vite/client"');
    expect((await open("/nowhere")).status).toBe(404);
  } finally {
    server.close();
    await vite.close();
    await rm(root, { recursive: true });
  }
});
