import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { defineConfig, type Options } from "tsup";

const mark = "// @evaluated-by-the-build\n";

/**
 * A module that starts with the mark is data made from other data: it becomes what its
 * exports are, so that a page with the services' names does not ship their texts.
 */
const evaluated: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "evaluated",
  setup(build) {
    build.onLoad({ filter: /\/src\/[^/]+\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      if (!source.startsWith(mark)) return undefined;
      const { metafile, outputFiles } = await build.esbuild.build({
        entryPoints: [path],
        bundle: true,
        format: "esm",
        metafile: true,
        write: false,
      });
      const code = Buffer.from(outputFiles[0]?.contents ?? []).toString("base64");
      const exports: object = await import(`data:text/javascript;base64,${code}`);
      return {
        contents: Object.entries(exports)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join("\n"),
        watchFiles: Object.keys(metafile.inputs).map((file) => resolve(file)),
      };
    });
  },
};

// Types come from tsc: tsup's own emitter does not run on TypeScript 7.
export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.test.ts"],
  format: "esm",
  target: "es2023",
  clean: !process.argv.includes("--watch"),
  dts: false,
  esbuildPlugins: [evaluated],
  onSuccess: "node scripts/write-brand-css.ts",
});
