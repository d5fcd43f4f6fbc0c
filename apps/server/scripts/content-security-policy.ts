import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";

export type PageKind = "site" | "dashboard" | "storybook";

/** What one HTML file asks of its policy. */
export type InlineCode = {
  /** `'sha256-…'` sources of the inline scripts, each once. */
  scripts: string[];
  /** `'sha256-…'` sources of the inline styles, each once. */
  styles: string[];
  /** What no hash can allow: style attributes and event handlers, quoted. */
  forbidden: string[];
};

/** Data, not code: browsers never run it and ask for no hash. */
const dataTypes = ["application/ld+json", "application/json"];

/** Reads the inline code of a page, the way a browser would parse it. */
export function findInlineCode(html: string): InlineCode {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const forbidden: string[] = [];

  for (const element of elements(parse(html, { scriptingEnabled: false }))) {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    if (element.tagName === "style") styles.add(hashSource(element));
    if (
      element.tagName === "script" &&
      !attributes.has("src") &&
      !dataTypes.includes(attributes.get("type") ?? "")
    ) {
      scripts.add(hashSource(element));
    }
    for (const [name, value] of attributes) {
      if (name === "style" || name.startsWith("on")) {
        forbidden.push(`<${element.tagName} ${name}="${value}">`);
      }
    }
  }
  return { scripts: [...scripts], styles: [...styles], forbidden };
}

/**
 * The `Content-Security-Policy` of a page with this inline code.
 *
 * @param options.sendsElsewhere whether the site's contact form posts to whatever webhook its visitor enters
 */
export function contentSecurityPolicy(
  kind: PageKind,
  inline: Pick<InlineCode, "scripts" | "styles">,
  { sendsElsewhere = true }: { sendsElsewhere?: boolean } = {},
): string {
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...inline.scripts],
    "style-src": ["'self'", ...inline.styles],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": ["'none'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
  };
  if (kind === "site") {
    // A soft navigation keeps the first page's policy, so every page needs what one needs.
    if (sendsElsewhere) policy["connect-src"].push("https:", "http:");
    // The page asks whether the map can be reached before it frames it.
    else policy["connect-src"].push("https://www.openstreetmap.org");
    policy["frame-src"] = ["https://www.openstreetmap.org"];
  }
  if (kind === "dashboard") {
    // Dialogs and menus hold the page still with a style element of their own; styles
    // load nothing from elsewhere. Previews and uploads are blobs of this very page.
    policy["style-src"] = ["'self'", "'unsafe-inline'"];
    policy["img-src"].push("blob:");
    policy["connect-src"].push("blob:");
  }
  if (kind === "storybook") {
    // Storybook writes inline scripts and styles while it runs, and shows its stories in a frame.
    policy["script-src"] = ["'self'", "'unsafe-inline'", "'unsafe-eval'"];
    policy["style-src"] = ["'self'", "'unsafe-inline'"];
    policy["font-src"].push("data:");
    policy["frame-src"] = ["'self'"];
    policy["frame-ancestors"] = ["'self'"];
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** Every element below the node, those inside templates and `noscript` included. */
function* elements(
  node: DefaultTreeAdapterTypes.ParentNode,
): Generator<DefaultTreeAdapterTypes.Element> {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elements("content" in child ? child.content : child);
  }
}

function hashSource(element: DefaultTreeAdapterTypes.Element): string {
  const text = element.childNodes
    .filter((node) => defaultTreeAdapter.isTextNode(node))
    .map((node) => node.value)
    .join("");
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
