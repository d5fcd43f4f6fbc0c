import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

/** Rules that oxlint doesn't have. */
export default {
  meta: { name: "frontage" },
  rules: {
    /** Forbids `new Date()` and `Date.now()`, which read the device's clock: it may be wrong. */
    "no-device-clock": {
      create(context) {
        const message =
          "The device's clock may be wrong: use currentTime() of time/server-clock.ts.";
        return {
          NewExpression(node) {
            const isNow = node.callee.name === "Date" && node.arguments.length === 0;
            if (isNow) context.report({ node, message });
          },
          MemberExpression(node) {
            const isNow = node.object.name === "Date" && node.property.name === "now";
            if (isNow) context.report({ node, message });
          },
        };
      },
    },
    /**
     * Forbids circular imports between folders, including imports of types. What two folders need
     * belongs below both.
     */
    "no-folder-cycle": {
      meta: { schema: [{ type: "string" }] },
      create(context) {
        const [root] = context.options;
        const file = resolve(context.filename);
        const from = folderOf(root, file);
        return {
          ImportDeclaration(node) {
            const to = folderOf(root, resolve(dirname(file), node.source.value));
            if (!node.source.value.startsWith(".") || !from || !to || from === to) return;
            const way = wayBetween(importsOf(root), to, from);
            if (!way) return;
            const message = `Folders import each other: ${[from, ...way].join(" → ")}. Move what both need below them.`;
            context.report({ node, message });
          },
        };
      },
    },
  },
};

/**
 * The top folder of a file within the tree; undefined for a file directly in it or outside of it.
 */
function folderOf(root, file) {
  const folder = relative(resolve(root), dirname(file));
  return folder === "" || folder.startsWith("..") ? undefined : folder;
}

const known = new Map();

/** The folders that each folder imports from. Tests may import anything. */
function importsOf(root) {
  const found = known.get(root) ?? new Map();
  if (known.has(root)) return found;
  known.set(root, found);
  for (const path of globSync("**/*.ts", { cwd: root })) {
    const file = join(resolve(root), path);
    const from = folderOf(root, file);
    if (!from || path.endsWith(".test.ts")) continue;
    const text = readFileSync(file, "utf8");
    for (const [, specifier] of text.matchAll(/^(?:import|export|\}).* from "(\.[^"]+)";$/gm)) {
      const to = folderOf(root, resolve(dirname(file), specifier));
      if (to && to !== from) found.set(from, (found.get(from) ?? new Set()).add(to));
    }
  }
  return found;
}

/** The folders on the way from one to another, along imports. */
function wayBetween(imports, from, to, seen = new Set()) {
  if (from === to) return [to];
  seen.add(from);
  for (const next of imports.get(from) ?? []) {
    const way = seen.has(next) ? undefined : wayBetween(imports, next, to, seen);
    if (way) return [from, ...way];
  }
  return undefined;
}
