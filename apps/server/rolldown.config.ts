import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RolldownOptions } from "rolldown";

const extractor = join(import.meta.dirname, "src/assistant/passages/extractor-process.ts");
const renderings = ["lobby.jpg", "shops.jpg", "warehouse.jpg"];

// The passkey plugin imports it at the top, and calls it rarely; read at the start, it takes 15 MB.
const verifier = "@simplewebauthn/server";
const verifierFunctions = [
  "generateAuthenticationOptions",
  "generateRegistrationOptions",
  "verifyAuthenticationResponse",
  "verifyRegistrationResponse",
];
let verifierPath: string | undefined;

// Why the server is bundled: docs/decisions/0023-server-process.md.
export default {
  cwd: import.meta.dirname,
  input: {
    serve: "src/serve.ts",
    broker: "src/commands/broker.ts",
    backup: "src/commands/backup.ts",
    restore: "src/commands/restore.ts",
    upgrade: "src/commands/upgrade.ts",
  },
  platform: "node",
  tsconfig: false,
  // Which `pg` looks for and does without.
  external: ["pg-native", "cloudflare:sockets"],
  plugins: [
    {
      name: "extractor",
      buildStart() {
        // Started as a process, from beside the code.
        this.emitFile({ type: "chunk", id: extractor, fileName: "extractor-process.js" });
      },
    },
    {
      name: "passkey-verifier",
      async resolveId(id, importer) {
        if (id !== verifier || importer === `lazy:${verifier}`) return null;
        verifierPath = (await this.resolve(id, importer, { skipSelf: true }))?.id;
        return `lazy:${verifier}`;
      },
      load: (id) =>
        id === `lazy:${verifier}`
          ? verifierFunctions
              .map(
                (name) =>
                  `export const ${name} = async (...given) => (await import(${JSON.stringify(verifierPath)})).${name}(...given);`,
              )
              .join("\n")
          : null,
    },
    {
      name: "renderings",
      async generateBundle() {
        for (const name of renderings)
          this.emitFile({
            type: "asset",
            fileName: `renderings/${name}`,
            source: await readFile(join(import.meta.dirname, "src/deals/renderings", name)),
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
