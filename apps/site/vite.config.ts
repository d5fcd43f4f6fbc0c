import { broker } from "@frontage/content/broker";
import { inlineScripts } from "@frontage/prerender/inline-script";
import { servePages } from "@frontage/prerender/serve-pages";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

import { contentIcons } from "./scripts/content-icons.ts";
import { sampleBar } from "./scripts/sample-bar.ts";
import { resolutionFor } from "./scripts/transport.ts";

const port = Number(process.env.PORT ?? 3000);
const api = `http://127.0.0.1:${process.env.API_PORT ?? 5175}`;
const dashboard = { target: `http://127.0.0.1:${process.env.DASHBOARD_PORT ?? 5174}`, ws: true };

/** Paths that aren't for the dashboard's or the API's server. */
const pagePaths = /^\/(?!(api|dashboard|login)(\/|$))[^.@]*$/;

export default defineConfig(({ command }) => ({
  appType: "custom",
  plugins: [
    tailwindcss(),
    react(),
    contentIcons(),
    inlineScripts(),
    sampleBar(),
    servePages(pagePaths, {
      entry: "/src/entry-client.tsx",
      fonts: [],
      stylesheet: `/src/inquiries/${broker.inquiries.transport}/styles.css`,
    }),
  ],
  // The build chooses on its own; see scripts/build.ts.
  ...(command === "serve" && resolutionFor(broker.inquiries.transport)),
  server: {
    port,
    strictPort: true,
    proxy: { "/api": api, "/listings/photos": api, "/dashboard": dashboard, "/login": dashboard },
  },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: "src/entry-client.tsx",
      // One file for what every page needs, and another for what most pages need: fewer requests,
      // and better compression.
      output: {
        codeSplitting: {
          groups: [
            { name: "app", tags: ["$initial"] },
            {
              name: "shared",
              test: /src\/(lib\/(photograph|use-in-view)|sections\/(claim-details|page-heading|service-grid))\.|lucide-react\/.*\/(mail|map-pin)\./,
            },
          ],
        },
      },
    },
    // Fonts stay separate files, because they are preloaded and cached on their own.
    assetsInlineLimit: 0,
  },
}));
