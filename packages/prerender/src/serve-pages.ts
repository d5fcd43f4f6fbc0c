import type { IncomingMessage, ServerResponse } from "node:http";

import type { Plugin } from "vite";

/** The exports of an application's `src/entry-server.tsx`. */
type ServerEntry<Assets> = {
  /** Name of a file → the path that it is rendered from. */
  files: ReadonlyMap<string, string>;
  render: (path: string, assets: Assets) => Promise<string>;
  /** Whether a path without its own file is served from another file. */
  hasPage?: (path: string) => boolean;
};

/**
 * Serves every page in development as the build would render it, with hot reload.
 *
 * @param paths the paths of pages
 * @param assets what the pages load, instead of the bundler's output
 */
export function servePages<Assets>(paths: RegExp, assets: Assets): Plugin {
  return {
    name: "serve-pages",
    apply: "serve",
    configureServer(server) {
      async function respond(path: string, response: ServerResponse) {
        const { files, hasPage, render } = (await server.ssrLoadModule(
          "/src/entry-server.tsx",
        )) as ServerEntry<Assets>;
        const html = await render(path, assets);
        // Vite would add the base to URLs that already have it, so it gets an empty page.
        const [, client = ""] =
          /<head>(.*)<\/head>/s.exec(await server.transformIndexHtml(path, "<head></head>")) ?? [];
        response.statusCode = [...files.values()].includes(path) || hasPage?.(path) ? 200 : 404;
        response.setHeader("Content-Type", "text/html");
        response.end(html.replace("<head>", () => `<head>${client}`));
      }
      server.middlewares.use((request: IncomingMessage, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        if (!paths.test(path) || !request.headers.accept?.includes("text/html")) {
          next();
          return;
        }
        // oxlint-disable-next-line promise/no-callback-in-promise -- Connect takes errors no other way
        respond(path, response).catch(next);
      });
    },
  };
}
