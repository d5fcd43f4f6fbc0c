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
    servePages(/^\/(login|dashboard(\/[^.@]*)?)$/, {
      entries: {
        login: `${developmentBase}src/entry-login.tsx`,
        dashboard: `${developmentBase}src/entry-dashboard.tsx`,
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
      input: ["src/entry-dashboard.tsx", "src/entry-login.tsx"],
      output: {
        codeSplitting: {
          // Else React would travel with the first of them.
          includeDependenciesRecursively: false,
          groups: [
            // Each file costs about 300 bytes of headers: what travels together is one.
            {
              // And an icon that the shell shares with some screens.
              name: "query",
              test: /@tanstack\/(query-core|react-query)\/(?!.*([Ii]nfiniteQueryObserver|useInfinite|[Mm]utationObserver|useMutation))|\/icons\/sparkles\./,
            },
            { name: "table", test: /@tanstack\/(react-table|table-core|react-store|store)\// },
            {
              name: "files",
              test: /dashboard\/src\/files\/(save-file|file-size|file-name)\.|@tanstack\/(query-core|react-query)\/.*([Mm]utationObserver|useMutation)/,
            },
            {
              name: "time",
              test: /@date-fns\/tz\/|dashboard\/src\/(portal\/use-time-zone|time\/dates)\./,
            },
            {
              name: "login-form",
              test: /\/src\/session\/(account-requests|begin-session|submit-button|use-login-form)\.|\/schemas\/login\./,
            },
            {
              name: "password-input",
              test: /\/(password-input|src\/components\/failure-note|icons\/eye(-off)?)\./,
            },
            {
              name: "zones",
              test: /\/src\/(time\/(time-zones|zones-by-region)|components\/zone-options)\./,
            },
            // A broker's first screen, and the day beside its title.
            {
              name: "today",
              test: /\/src\/(features\/today\/(?!open-row-menu)|routes\/today\.|portal\/today-query\.|features\/shell\/today-date\.)/,
            },
            // Of the list of documents and the documents of a deal.
            {
              name: "document-rows",
              test: /\/src\/features\/documents\/(document-(icon|labels|menu|options|queries|search)|open-document|request-labels|row-link|row-menu-button|use-document-(actions|requests))\.|\/icons\/(file|image|upload)\.|\/document-sorts\./,
            },
            // Of the screens with a list beside a record, with icons that deals have as well.
            {
              name: "panes",
              test: /\/src\/components\/(panes|use-follow-focus)\.|\/icons\/(arrow-left|phone)\./,
            },
            // Of the conversations, a deal's last messages, and whatever sends what is left.
            { name: "outbox", test: /\/src\/portal\/(use-)?outbox\./ },
            {
              name: "list",
              test: /packages\/ui\/(dist|src)\/(empty-state|pagination|search-input|select|use-media-query)\.|\/src\/navigation\/form-at-address\.|\/src\/components\/(column-head|empty|file-extension|filter-select|options|rows-skeleton)\.|\/src\/portal\/(every-page|portal-error|use-chosen-client|use-client-name)\.|\/icons\/(check|chevron-left|chevron-right|download|ellipsis|file-spreadsheet|search-x|sliders-horizontal)\./,
            },
          ],
        },
      },
    },
    // Fonts stay files: they are preloaded and cached on their own.
    assetsInlineLimit: 0,
  },
}));
