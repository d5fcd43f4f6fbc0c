import { inlineScripts } from "@frontage/prerender/inline-script";
import { servePages } from "@frontage/prerender/serve-pages";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// In development a base keeps the app's modules apart from the site's, whose
// server passes /dashboard and /login on to this one.
const developmentBase = "/dashboard/";

export default defineConfig(({ command }) => ({
  appType: "custom",
  // The app owns /login as well as /dashboard, so its addresses have no common base.
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
    // Fonts stay files: they are preloaded and cached on their own.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          preserveEntrySignatures: false,
          output: {
            codeSplitting: {
              // What every screen and the login page share.
              groups: [{ name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// }],
              // Screens share many small modules. Each would be a separate file, and a slow
              // phone waits for files rather than for bytes.
              experimentalInlineCommonChunks: { maxSize: 40_000, exclude: /\.css$/ },
            },
          },
        },
      },
    },
  },
}));
