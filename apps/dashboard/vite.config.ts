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
        // The shell lists every file, and a hash doesn't compress: 42 bits tell versions apart.
        chunkFileNames: "dashboard/assets/[name]-[hash:7].js",
        codeSplitting: {
          // Else React would travel with the first of them.
          includeDependenciesRecursively: false,
          groups: [
            // What every screen and the login page share.
            {
              name: "react",
              test: /rolldown\/runtime|\/node_modules\/(react|react-dom|scheduler)\//,
            },
            // Each file costs about 300 bytes of headers: what travels together is one.
            {
              // And an icon that the shell shares with some screens.
              name: "query",
              test: /@tanstack\/(query-core|react-query)\/(?!.*([Ii]nfiniteQueryObserver|useInfinite|[Mm]utationObserver|useMutation))|\/icons\/sparkles\./,
            },
            // What every layer of the kit is made of, but for what buttons have as well.
            {
              name: "layers",
              test: /@radix-ui\/(primitive|react-(context|dismissable-layer|portal|presence|primitive|use-callback-ref|use-controllable-state|use-effect-event|use-escape-keydown|use-layout-effect))\//,
            },
            { name: "table", test: /@tanstack\/(react-table|table-core|react-store|store)\// },
            {
              name: "files",
              test: /dashboard\/src\/files\/(save-file|file-size|file-name)\.|@tanstack\/(query-core|react-query)\/.*([Mm]utationObserver|useMutation)/,
            },
            {
              name: "time",
              test: /@date-fns\/tz\/|dashboard\/src\/(portal\/use-time-zone|time\/(date-phrases|use-now))\./,
            },
            // Also of the login page, which loads no part of the shell.
            { name: "dates", test: /dashboard\/src\/time\/dates\./ },
            { name: "check", test: /\/icons\/check\./ },
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
            // Of the charts alone.
            { name: "with-selector", test: /\/use-sync-external-store\/|\/react-is\// },
            // Of every list with something to do in its rows.
            {
              name: "action-list",
              test: /packages\/ui\/(dist|src)\/(action-list|use-leaving)\.|\/src\/components\/row-menu\./,
            },
            // What the search, the messages and a document ask the assistant.
            { name: "assistant-queries", test: /\/src\/portal\/assistant-(preview|queries)\./ },
            { name: "message-time", test: /\/src\/time\/(message-time|office-hours)\./ },
            // Of the lists with something to add, edit or remove.
            { name: "icons", test: /\/icons\/(calendar-plus|pencil|plus|trash)\./ },
            // A broker's first screen, and the day beside its title.
            {
              name: "today",
              test: /\/src\/(features\/today\/|routes\/today\.|portal\/today-query\.|features\/shell\/today-date\.)/,
            },
            // Of the list of documents and the documents of a deal.
            {
              name: "document-rows",
              test: /\/src\/features\/documents\/(document-(icon|labels|menu|options|queries|search)|request-(labels|note)|row-link|row-menu-button|use-document-(actions|requests))\.|\/src\/routes\/document-at-address\.|\/icons\/(file|image|upload)\.|\/document-sorts\./,
            },
            // Of the samples of every screen but the overview.
            { name: "sample-files", test: /\/src\/portal\/sample\/sample-(clock|files)\./ },
            // Of the screens with a list beside a record, with icons that deals have as well.
            {
              name: "panes",
              test: /\/src\/components\/(panes|use-follow-focus)\.|\/icons\/(arrow-left|phone|send-horizontal|triangle-exclamation-point)\./,
            },
            // Of the conversations, a deal's last messages, and whatever sends what is left.
            { name: "outbox", test: /\/src\/portal\/(use-)?outbox\./ },
            {
              name: "list",
              test: /packages\/ui\/(dist|src)\/(chip|empty-state|pagination|search-input|select|use-media-query)\.|\/src\/navigation\/form-at-address\.|\/src\/components\/(column-head|empty|file-extension|filter-select|options|rows-skeleton)\.|\/src\/portal\/(every-page|format-notified|portal-error|use-chosen-client|use-client-name)\.|\/icons\/(chevron-left|chevron-right|download|ellipsis|file-spreadsheet|search-x|sliders-horizontal)\./,
            },
          ],
        },
      },
    },
    // Fonts stay files: they are preloaded and cached on their own.
    assetsInlineLimit: 0,
  },
}));
