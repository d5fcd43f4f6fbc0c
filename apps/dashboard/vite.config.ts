import { inlineScripts } from "@frontage/prerender/inline-script";
import { servePages } from "@frontage/prerender/serve-pages";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The development server's base keeps the app's modules apart from the site's. The site's server
// forwards /dashboard and /login to this one.
const developmentBase = "/dashboard/";

export default defineConfig(({ command }) => ({
  appType: "custom",
  // The build has no base: the app has both /login and /dashboard.
  base: command === "serve" ? developmentBase : "/",
  plugins: [
    tailwindcss(),
    react(),
    inlineScripts(),
    servePages(/^\/(login|dashboard(\/[^.@]*)?|listings\/[^/]+\/room(\/offer)?)$/, {
      entries: {
        login: `${developmentBase}src/entry-login.tsx`,
        dashboard: `${developmentBase}src/entry-dashboard.tsx`,
        room: `${developmentBase}src/entry-room.tsx`,
      },
      fonts: [],
      styles: [`${developmentBase}src/dashboard.css`],
    }),
  ],
  server: { host: "127.0.0.1", port: Number(process.env.DASHBOARD_PORT ?? 5174), strictPort: true },
  build: {
    manifest: true,
    assetsDir: "dashboard/assets",
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    rolldownOptions: {
      input: ["src/entry-dashboard.tsx", "src/entry-login.tsx", "src/entry-room.tsx"],
    },
    // Fonts aren't inlined, because they are preloaded and cached separately.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          preserveEntrySignatures: false,
          output: {
            codeSplitting: {
              // A chunk for React, which every screen and the login page share.
              groups: [{ name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// }],
              // Inlines small shared modules: as separate files, they would make a slow phone wait
              // for files rather than for bytes.
              experimentalInlineCommonChunks: { maxSize: 40_000, exclude: /\.css$/ },
            },
          },
        },
      },
    },
  },
}));
