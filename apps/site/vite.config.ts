import type { IncomingMessage, ServerResponse } from "node:http";

import { broker } from "@frontage/content/broker";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

import { resolutionFor } from "./scripts/transport.ts";

const port = Number(process.env.PORT ?? 3000);
const server = "http://127.0.0.1:5175";
const dashboard = { target: "http://localhost:5174", ws: true };

/** Serves every page in development as the build would render it, with hot reload. */
function renderPages(): Plugin {
  return {
    name: "render-pages",
    apply: "serve",
    configureServer(server) {
      async function respond(request: IncomingMessage, response: ServerResponse) {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        const { files, render } = await server.ssrLoadModule("/src/entry-server.tsx");
        const html = await render(path, {
          entry: "/src/entry-client.tsx",
          fonts: [],
          styles: [`/src/inquiries/${broker.inquiries.transport}/styles.css`],
          isDevelopment: true,
        });
        response.statusCode = [...files.values()].includes(path) ? 200 : 404;
        response.setHeader("Content-Type", "text/html");
        response.end(await server.transformIndexHtml(path, html));
      }
      return () => {
        server.middlewares.use((request, response, next) => {
          // oxlint-disable-next-line promise/no-callback-in-promise -- Connect hears of errors no other way
          respond(request, response).catch(next);
        });
      };
    },
  };
}

export default defineConfig(({ command }) => ({
  appType: "custom",
  plugins: [tailwindcss(), react(), renderPages()],
  // The build chooses for itself; see scripts/build.ts.
  ...(command === "serve" && resolutionFor(broker.inquiries.transport)),
  server: {
    port,
    strictPort: true,
    proxy: { "/api": server, "/dashboard": dashboard, "/login": dashboard },
  },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: "src/entry-client.tsx",
      // What every page needs, and what most do, travels as one file: fewer requests, and it compresses better.
      output: {
        codeSplitting: {
          groups: [
            { name: "app", tags: ["$initial"] },
            {
              name: "shared",
              test: /src\/(lib\/(photograph|use-in-view)|sections\/(page-heading|service-grid))\.|lucide-react\/.*\/(mail|map-pin)\./,
            },
          ],
        },
      },
    },
    // Fonts stay files: they are preloaded and cached on their own.
    assetsInlineLimit: 0,
  },
}));
