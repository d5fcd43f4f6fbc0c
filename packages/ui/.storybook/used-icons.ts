import { globSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const module = "virtual:used-icons";
const root = `${import.meta.dirname}/../../..`;

/** Where icons are used, as the Icons page says it. */
const places = {
  Site: "apps/site/src",
  Dashboard: "apps/dashboard/src",
  Kit: "packages/ui/src",
  Content: "packages/content/src",
};

/**
 * Provides `virtual:used-icons`: the Lucide icons that the product uses, each with its places. Code
 * imports them; content names them as lucide.dev does.
 */
export function usedIcons(): Plugin {
  return {
    name: "used-icons",
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    load(id) {
      if (id !== `\0${module}`) return undefined;
      const used = findIcons();
      const names = [...used.keys()].toSorted();
      const entries = names.map((name) => [name, [...(used.get(name) ?? [])]]);
      return [
        `import { ${names.join(", ")} } from "lucide-react";`,
        `export const icons = { ${names.join(", ")} };`,
        `export const places = ${JSON.stringify(Object.fromEntries(entries))};`,
      ].join("\n");
    },
  };
}

function findIcons(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const [place, folder] of Object.entries(places)) {
    const files = globSync("**/*.{ts,tsx}", { cwd: `${root}/${folder}` }).filter(
      (file) => !/\.(stories|test)\./.test(file),
    );
    for (const file of files) {
      for (const name of namesIn(readFileSync(`${root}/${folder}/${file}`, "utf8"))) {
        used.set(name, (used.get(name) ?? new Set()).add(place));
      }
    }
  }
  return used;
}

function namesIn(code: string): string[] {
  const imported = [...code.matchAll(/import \{([^}]*)\} from "lucide-react"/g)]
    .flatMap(([, list = ""]) => list.split(","))
    .map((name) => name.trim().replace(/ as .*/, ""))
    .filter((name) => name !== "" && name !== "LucideIcon" && !name.startsWith("type "));
  const named = [...code.matchAll(/\bicon: "([a-z0-9-]+)"/g)].map(([, name = ""]) =>
    name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  );
  return [...imported, ...named];
}
