import type { Plugin } from "vite";

import { hashOf } from "./hash-of.ts";

/** A text that is still the sample's, and where an owner changes it. */
type Leftover = { text: string; where: string };

/** What the page's script searches for. */
const listPath = "/@sample";

/**
 * In development, shows a bar that says what on the page is still the sample's, and where to change
 * it.
 */
export function sampleBar(): Plugin {
  return {
    name: "sample-bar",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(listPath, (_request, response, next) => {
        const load = <Module>(name: string) =>
          server.ssrLoadModule(`@frontage/content/${name}`) as Promise<Module>;
        Promise.all([
          load<typeof import("@frontage/content/broker")>("broker"),
          load<typeof import("@frontage/content/sample-values")>("sample-values"),
          load<typeof import("@frontage/content/checks/leftovers")>("checks/leftovers"),
        ])
          .then(([{ broker }, { sampleValuesIn }, { leftoverTexts }]) => {
            const values = sampleValuesIn(broker).map((path) => ({
              text: valueAt(broker, path),
              where: `broker.ts, ${path}`,
            }));
            const found: Leftover[] = [...values, ...leftoverTexts(hashOf)];
            response.setHeader("Content-Type", "application/json");
            return response.end(JSON.stringify(found));
          })
          // oxlint-disable-next-line promise/no-callback-in-promise -- Connect takes errors no other way
          .catch(next);
      });
    },
    transformIndexHtml: () => [{ tag: "script", attrs: { type: "module" }, children: script }],
  };
}

/** The text at "phone.display"; empty if it is no text. */
function valueAt(value: unknown, path: string): string {
  const found = path
    .split(".")
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
  return typeof found === "string" ? found : "";
}

const script = `
const bar = document.createElement("details");
bar.id = "sample-bar";
bar.style.cssText = "position:fixed;inset:auto 0 0;z-index:9999;padding:8px 16px;max-height:50vh;overflow:auto;background:#fff7d6;color:#1b1917;font:14px/1.5 system-ui;border-top:1px solid #1b1917";
async function update() {
  bar.remove();
  const leftovers = await (await fetch(${JSON.stringify(listPath)})).json();
  const shown = document.body.textContent + " " + Array.from(document.images, ({ alt }) => alt).join(" ");
  // A text of a few letters is in every page.
  const here = leftovers.filter(({ text }) => text.length > 4 && shown.includes(text));
  if (here.length === 0) return;
  const summary = document.createElement("summary");
  summary.textContent = (here.length === 1 ? "1 thing on this page is" : here.length + " things on this page are") + " still the sample’s. npm run personalize asks for most of them.";
  const items = here.map(({ text, where }) => {
    const item = document.createElement("li");
    item.textContent = where + ": “" + (text.length > 70 ? text.slice(0, 69) + "…" : text) + "”";
    return item;
  });
  const list = document.createElement("ul");
  list.append(...items);
  bar.replaceChildren(summary, list);
  document.body.append(bar);
}
window.navigation?.addEventListener("navigatesuccess", update);
await update();
`;
