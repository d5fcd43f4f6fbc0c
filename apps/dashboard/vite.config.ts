import type { IncomingMessage, ServerResponse } from "node:http";

import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

// In development a base keeps the app's modules apart from the site's, whose
// server passes /dashboard and /login on to this one.
const developmentBase = "/dashboard/";

/** Serves every page in development as the build would render it, with hot reload. */
function renderPages(): Plugin {
  return {
    name: "render-pages",
    apply: "serve",
    configureServer(server) {
      async function respond(
        request: IncomingMessage & { originalUrl?: string },
        response: ServerResponse,
      ) {
        const path = new URL(request.originalUrl ?? "/", "http://localhost").pathname;
        const { files, render } = await server.ssrLoadModule("/src/entry-server.tsx");
        const html = await render(path, {
          entries: {
            login: `${developmentBase}src/entry-login.tsx`,
            dashboard: `${developmentBase}src/entry-dashboard.tsx`,
          },
          fonts: [],
          // Vite puts the base before a link's address, and leaves the script's alone.
          styles: ["/src/dashboard.css"],
        });
        response.statusCode = [...files.values()].includes(path) ? 200 : 404;
        response.setHeader("Content-Type", "text/html");
        response.end(await server.transformIndexHtml(path, html));
      }
      const pages = /^\/(login|dashboard(\/[^.@]*)?)(\?|$)/;
      server.middlewares.use((request, response, next) => {
        if (
          !pages.test(request.url ?? "") ||
          request.headers.accept?.includes("text/html") !== true
        ) {
          next();
          return;
        }
        // oxlint-disable-next-line promise/no-callback-in-promise -- Connect hears of errors no other way
        respond(request, response).catch(next);
      });
    },
  };
}

/**
 * Recharts brings Babel's object helpers along in each of its files: they copy an
 * object key by key, in every render, and each copy is compiled anew. Browsers do
 * the same at once.
 */
function nativeObjectHelpers(): Plugin {
  return {
    name: "native-object-helpers",
    apply: "build",
    transform: {
      filter: { id: /\/recharts\/es6\// },
      handler: (code) =>
        code
          .replaceAll(/^function (_objectSpread|_extends)\(.*$/gm, "")
          .replaceAll(/\b(_objectSpread|_extends)\(/g, "Object.assign("),
    },
  };
}

export default defineConfig(({ command }) => ({
  appType: "custom",
  // The app owns /login as well as /dashboard, so its addresses have no common base.
  base: command === "serve" ? developmentBase : "/",
  plugins: [tailwindcss(), react(), renderPages(), nativeObjectHelpers()],
  server: { host: "127.0.0.1", port: 5174, strictPort: true },
  build: {
    manifest: true,
    assetsDir: "dashboard/assets",
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      input: ["src/entry-dashboard.tsx", "src/entry-login.tsx"],
      output: {
        codeSplitting: {
          // Else React would travel with the first of them.
          includeDependenciesRecursively: false,
          groups: [
            // Each file costs about 300 bytes of headers: what travels together is one.
            {
              name: "query",
              test: /@tanstack\/(query-core|react-query)\/(?!.*([Ii]nfiniteQueryObserver|useInfinite|[Mm]utationObserver|useMutation))/,
            },
            { name: "table", test: /@tanstack\/(react-table|table-core|react-store|store)\// },
            { name: "files", test: /dashboard\/src\/lib\/(save-file|file-size)\./ },
            {
              name: "list",
              test: /packages\/ui\/(dist|src)\/(empty-state|pagination|search-input|select)\.|\/src\/lib\/(column-head|rows-skeleton)\./,
            },
          ],
        },
      },
    },
    // Fonts stay files: they are preloaded and cached on their own.
    assetsInlineLimit: 0,
  },
}));
