import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const query = "?inline-script";

/**
 * Makes `import code from "./first-script.ts?inline-script"` give that module, with all its
 * imports, as one minified script for a `<script>` element.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      async handler(id) {
        const bundle = await rolldown({
          input: id.slice(0, -query.length),
          // Includes only the constants that the script uses from modules that also contain hooks.
          treeshake: { moduleSideEffects: false, propertyReadSideEffects: false },
        });
        const { output } = await bundle.generate({ format: "iife", minify: true });
        for (const file of await bundle.watchFiles) this.addWatchFile(file);
        await bundle.close();
        return `export default ${JSON.stringify(output[0].code.trim())}`;
      },
    },
  };
}
