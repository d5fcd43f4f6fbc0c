import { readFile } from "node:fs/promises";
import { join } from "node:path";

import Beasties from "beasties";
import { parse } from "node-html-parser";
import postcss, { type AtRule } from "postcss";

/** States that no page is in when it first shows; the stylesheet brings them. */
const laterStates =
  /:(hover|active|focus-visible|focus-within|popover-open|disabled|checked)\b|\[data-scrolled\]|\[data-reveal|::selection|-error|aria-busy|aria-invalid/;

/** Parts of the first screen that open on demand. */
const closedParts = "[data-slot=mobile-menu], [data-slot=navigation-dropdown-panel] > *";

/**
 * Drops from a stylesheet what a first paint does without: states, transitions,
 * refinements behind `@supports`, and custom properties that nothing left uses.
 */
function leaveFirstPaint(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules(/^(supports|starting-style|media)$/, (rule) => {
    if (rule.name !== "media" || /hover|print|reduced-motion|(16|22|24)rem/.test(rule.params))
      rule.remove();
  });
  root.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && (rule.parent as AtRule).name.endsWith("keyframes"))
      return;
    const kept = rule.selectors.filter(
      (selector) => !laterStates.test(selector.replace(/:not\(.*?\)\)?/g, "")),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkDecls(
    /^(transition|cursor|--tw-(ease|duration)$|--default-|font-(feature|variation)-|tab-size|-webkit-t|-moz-)/,
    (decl) => void decl.remove(),
  );
  // Tailwind's own choice of font; the kit's follows.
  root.walkDecls("font-family", (decl) => {
    if (decl.value.includes("--default-font-family")) decl.remove();
  });
  for (let removed = true; removed;) {
    removed = false;
    const rest = root.toString();
    const isUsed = (name: string) => rest.includes(`var(${name})`) || rest.includes(`var(${name},`);
    root.walkDecls(/^--/, (decl) => {
      if (isUsed(decl.prop)) return;
      decl.remove();
      removed = true;
    });
    root.walkAtRules("property", (rule) => {
      if (isUsed(rule.params)) return;
      rule.remove();
      removed = true;
    });
  }
  root.walk((node) => {
    if ("nodes" in node && node.nodes?.length === 0) node.remove();
  });
  return root.toString();
}

/** What is not part of the first screen waits, unseen, until the first script has loaded the stylesheet. */
const holdTheRest =
  "@media (scripting:enabled){html:not([data-styled]) [data-later='']{display:none}}";

/**
 * Puts into a page the rules that its first screen needs: those of its
 * `data-beasties-container`s.
 *
 * @param html a whole document that links one stylesheet, in a `<noscript>` in its head
 * @param dist the folder that the stylesheet's URL starts from
 */
export async function inlineCriticalCss(html: string, dist: string): Promise<string> {
  const beasties = new Beasties({
    path: dist,
    publicPath: "/",
    pruneSource: false,
    reduceInlineStyles: false,
    fonts: false,
    keyframes: "critical",
    logLevel: "warn",
  });
  const firstScreen = parse(html.replace(/<\/?noscript>/g, ""));
  for (const part of firstScreen.querySelectorAll(closedParts)) part.remove();
  const style = parse(await beasties.process(firstScreen.toString())).querySelector("style");
  if (!style) throw new Error("No critical CSS was found, so the page would first show unstyled.");
  // Beasties cannot see which fonts are used where their names are in custom properties.
  const [, sheet] = /href="\/([^"]+\.css)"/.exec(html) ?? [];
  if (!sheet) throw new Error("The page links no stylesheet, so it would stay unstyled.");
  const faces = (await readFile(join(dist, sheet), "utf8")).match(/@font-face\s*\{[^}]*\}/g) ?? [];
  // The rare letters' faces come with the stylesheet.
  const fonts = faces.filter((face) => !face.includes("-accents"));

  // Before the <noscript>, so that without script the whole stylesheet has the last word.
  return html.replace(
    "<noscript>",
    () => `<style>${fonts.join("")}${leaveFirstPaint(style.text)}${holdTheRest}</style><noscript>`,
  );
}
