import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

import { approachTiles } from "@frontage/content/approach";
import { services } from "@frontage/content/services";
import type { Plugin } from "vite";

const module = "virtual:content-icons";
const library = dirname(fileURLToPath(import.meta.resolve("lucide-react")));

/** `key-round` is exported as `KeyRound`. */
const exportOf = (name: string) =>
  name.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * Provides `virtual:content-icons`: a record of exactly the Lucide icons that the content names, so
 * that any icon can be named and each is loaded only where it is used.
 */
export function contentIcons(): Plugin {
  return {
    name: "content-icons",
    resolveId: (id) => (id === module ? `\0${module}` : undefined),
    load(id) {
      if (id !== `\0${module}`) return undefined;
      const names = [...new Set([...services, ...approachTiles].map(({ icon }) => icon))];
      for (const name of names) {
        if (!existsSync(`${library}/../esm/icons/${name}.mjs`)) {
          throw new Error(
            `The services or the approach name the icon "${name}", which Lucide doesn't have. Its icons are listed at lucide.dev/icons.`,
          );
        }
      }
      return [
        `import { ${names.map(exportOf).join(", ")} } from "lucide-react";`,
        `export const icons = { ${names.map((name) => `"${name}": ${exportOf(name)}`).join(", ")} };`,
      ].join("\n");
    },
  };
}
