import postcss, { type AtRule, type Declaration } from "postcss";

/** The format of the W3C Design Tokens Community Group, 2025.10: https://www.designtokens.org/tr/2025.10/ */
export type Token = { $type: string; $value: unknown; $description?: string };
export type TokenGroup = { [name: string]: Token | TokenGroup };

/** Custom properties by their group; those without one are left out. */
const groups: { prefix: string; group: string }[] = [
  { prefix: "--color-", group: "color" },
  { prefix: "--font-", group: "font" },
  { prefix: "--text-", group: "text" },
  { prefix: "--radius-", group: "radius" },
  { prefix: "--shadow-", group: "shadow" },
  { prefix: "--breakpoint-", group: "breakpoint" },
  { prefix: "--spacing-", group: "space" },
  { prefix: "--container-", group: "container" },
  { prefix: "--duration-", group: "duration" },
  { prefix: "--ease-", group: "ease" },
];

/**
 * The tokens in the kit's stylesheets.
 *
 * @param stylesCss declares them in `@theme` and `:root`
 * @param darkCss declares some again for the dark theme
 * @returns two documents; the second has only the dark theme's changes
 */
export function tokensOf(
  stylesCss: string,
  darkCss: string,
): { light: TokenGroup; dark: TokenGroup } {
  const light: TokenGroup = {};
  const root = postcss.parse(stylesCss);
  root.walkDecls((declaration) => {
    const { parent } = declaration;
    const isTheme = parent?.type === "atrule" && (parent as AtRule).name === "theme";
    const isRoot = parent?.type === "rule" && "selector" in parent && parent.selector === ":root";
    if (isTheme || isRoot) add(light, declaration);
  });
  const dark: TokenGroup = {};
  postcss.parse(darkCss).walkDecls((declaration) => add(dark, declaration));
  return { light, dark };
}

function add(tokens: TokenGroup, declaration: Declaration) {
  const { prop, value } = declaration;
  const found = groups.find(({ prefix }) => prop.startsWith(prefix));
  if (!found || prop.includes("*")) return;
  // "--text-hero--line-height" belongs to "--text-hero".
  const [name = "", part] = prop.slice(found.prefix.length).split("--");
  const token = tokenOf(found.group, part, value);
  if (!token) return;
  const comment = declaration.next();
  if (
    comment?.type === "comment" &&
    comment.source?.start?.line === declaration.source?.end?.line
  ) {
    token.$description = comment.text;
  }
  const group = (tokens[found.group] ??= {}) as TokenGroup;
  if (found.group !== "text") group[name] = token;
  else ((group[name] ??= {}) as TokenGroup)[part ?? "size"] = token;
}

/** Nothing for keywords without a value of their own: `initial`, `currentColor`. */
function tokenOf(group: string, part: string | undefined, value: string): Token | undefined {
  const alias = /^var\(--([a-z]+)-([\w-]+)\)$/.exec(value);
  if (alias) return { $type: typeOf(group, part), $value: `{${alias[1]}.${alias[2]}}` };
  if (group === "color") {
    const color = colorOf(value);
    return color && { $type: "color", $value: color };
  }
  if (group === "font") {
    return {
      $type: "fontFamily",
      $value: value.split(",").map((name) => name.trim().replaceAll('"', "")),
    };
  }
  if (group === "ease") {
    const curve = /^cubic-bezier\((.+)\)$/.exec(value)?.[1]?.split(",").map(Number);
    return curve && { $type: "cubicBezier", $value: curve };
  }
  if (group === "duration") return { $type: "duration", $value: quantityOf(value) };
  if (group === "shadow") return { $type: "shadow", $value: splitOutside(value).map(shadowOf) };
  if (part === "line-height") return { $type: "number", $value: Number(value) };
  return measureOf(value);
}

/**
 * A value that grows with the window gets its maximum, and units that the format lacks are
 * described in text.
 */
function measureOf(value: string): Token | undefined {
  const largest = /^clamp\(.+,\s*([^,]+)\)$/.exec(value)?.[1];
  const quantity = quantityOf(largest ?? value);
  if (!quantity) return undefined;
  if (/^(px|rem)$/.test(quantity.unit)) {
    return {
      $type: "dimension",
      $value: quantity,
      ...(largest && { $description: value }),
    };
  }
  return { $type: "number", $value: quantity.value, $description: `In ${quantity.unit}.` };
}

function typeOf(group: string, part: string | undefined): string {
  return group === "color" ? "color" : part === "line-height" ? "number" : "dimension";
}

function quantityOf(value: string): { value: number; unit: string } | undefined {
  const [, number, unit] = /^(-?[\d.]+)([a-z]+)$/.exec(value) ?? [];
  return number && unit ? { value: Number(number), unit } : undefined;
}

/** `#b91c1c`, `oklch(0.6 0.006 80)` and `rgb(27 25 23 / 0.22)`. */
function colorOf(value: string) {
  const hex = /^#([\da-f]{6})$/i.exec(value)?.[1];
  if (hex) {
    const components = [0, 2, 4].map(
      (at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1e4) / 1e4,
    );
    return { colorSpace: "srgb", components, hex: value.toLowerCase() };
  }
  const [, space, channels = "", alpha] =
    /^(oklch|rgb)\(([^/]+?)(?:\s*\/\s*(.+))?\)$/.exec(value) ?? [];
  if (!space) return undefined;
  const numbers = channels.trim().split(/\s+/).map(Number);
  return {
    colorSpace: space === "rgb" ? "srgb" : space,
    components: space === "rgb" ? numbers.map((n) => Math.round((n / 255) * 1e4) / 1e4) : numbers,
    ...(alpha && { alpha: Number(alpha) }),
  };
}

/** "0 24px 48px -20px rgb(27 25 23 / 0.22)" */
function shadowOf(value: string) {
  const color = /(?:rgb|oklch)\(.+\)$/.exec(value)?.[0] ?? "";
  const lengths = value
    .slice(0, value.length - color.length)
    .trim()
    .split(/\s+/);
  const [offsetX, offsetY, blur, spread] = [0, 1, 2, 3].map((at) => {
    return quantityOf(lengths[at] ?? "0") ?? { value: 0, unit: "px" };
  });
  return { color: colorOf(color), offsetX, offsetY, blur, spread };
}

/** Splits at commas outside of parentheses. */
const splitOutside = (value: string) => value.split(/,\s*(?![^(]*\))/);
