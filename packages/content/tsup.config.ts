import { defineConfig } from "tsup";

// Types come from tsc: tsup's own emitter does not run on TypeScript 7.
export default defineConfig({
  entry: ["src/**/*.ts", "!src/**/*.test.ts"],
  format: "esm",
  target: "es2023",
  clean: !process.argv.includes("--watch"),
  dts: false,
  loader: { ".md": "text" },
  onSuccess: "node scripts/write-brand-css.ts",
});
