import { broker } from "@frontage/content/broker";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { defineConfig, type Plugin, runnerImport } from "vite";

export default defineConfig(({ command }) => ({
  // The app owns /login as well as /dashboard, so its addresses have no common
  // base. In development a base keeps its modules apart from the site's, whose
  // server passes /dashboard and /login on to this one.
  base: command === "serve" ? "/dashboard/" : "/",
  build: { assetsDir: "dashboard/assets" },
  server: { host: "127.0.0.1", port: 5174, strictPort: true },
  plugins: [react(), tailwindcss(), title(), renderedPage(), pagesBesideBase()],
}));

/** Puts the broker's name into the page's title. */
function title(): Plugin {
  return {
    name: "title",
    transformIndexHtml: (html) => html.replace("</title>", ` | ${broker.businessName}</title>`),
  };
}

/** Writes the page into the built HTML, so that it reads without JavaScript. */
function renderedPage(): Plugin {
  return {
    name: "rendered-page",
    apply: "build",
    async transformIndexHtml(html) {
      const { module } = await runnerImport<typeof import("./src/app.tsx")>("./src/app.tsx");
      const rendered = renderToString(createElement(module.App));
      return html.replace('<div id="root"></div>', `<div id="root">${rendered}</div>`);
    },
  };
}

/** Lets the dev server answer /login and /dashboard, which its base leaves out. */
function pagesBesideBase(): Plugin {
  return {
    name: "pages-beside-base",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(/^\/(login|dashboard)(?=$|\?)/, "/dashboard/");
        next();
      });
    },
  };
}
