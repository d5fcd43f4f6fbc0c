import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RolldownOptions } from "rolldown";

const photograph = join(import.meta.dirname, "src/seed/photograph.jpg");

// Why the server is bundled: docs/decisions/0023-the-server-as-a-bundle.md.
export default {
  cwd: import.meta.dirname,
  input: "src/serve.ts",
  platform: "node",
  tsconfig: false,
  // Which `pg` looks for and does without.
  external: ["pg-native", "cloudflare:sockets"],
  plugins: [
    {
      name: "photograph",
      async generateBundle() {
        // Read at the first start, from beside the code.
        this.emitFile({
          type: "asset",
          fileName: "photograph.jpg",
          source: await readFile(photograph),
        });
      },
    },
  ],
  output: {
    dir: "bundle",
    cleanDir: true,
    // All of it stays in memory, at two bytes a character where one of them is beyond Latin-1:
    // so it is ASCII, without comments. Lines and names stay, for whoever reads a stack.
    comments: false,
    minify: {
      compress: true,
      mangle: false,
      codegen: { removeWhitespace: false, asciiOnly: true },
    },
  },
} satisfies RolldownOptions;
