import { existsSync, readFileSync, realpathSync } from "node:fs";
import { cp } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import type { RolldownOptions } from "rolldown";

const extractor = join(import.meta.dirname, "src/assistant/passages/extractor-process.ts");
const photoProcess = join(import.meta.dirname, "src/listings/photo-process.ts");
const pdfWorker = join(import.meta.dirname, "src/pdfs/pdf-worker.ts");
/** Pictures and fonts that are read beside the code. */
const assets = ["src/seed/sample-photos", "src/seed/sample-renderings", "src/pdfs/fonts"];

// The passkey plugin imports it at the top, and calls it rarely; read at the start, it takes 15 MB.
const verifier = "@simplewebauthn/server";
const verifierFunctions = [
  "generateAuthenticationOptions",
  "generateRegistrationOptions",
  "verifyAuthenticationResponse",
  "verifyRegistrationResponse",
];
let verifierPath: string | undefined;

/** Sharp and the packages that it needs on this machine, by name. */
function sharpPackages(): { name: string; folder: string }[] {
  const found = new Map<string, string>();
  const add = (name: string, from: string) => {
    const folder = findPackage(name, from);
    if (found.has(name) || !folder) return;
    found.set(name, folder);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
      add(needed, folder);
  };
  add("sharp", import.meta.dirname);
  return [...found].map(([name, folder]) => ({ name, folder }));
}

/** A package as Node finds it from a folder; nothing for another machine's binaries. */
function findPackage(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const path = join(folder, "node_modules", name);
    if (existsSync(path)) return realpathSync(path);
  }
  return undefined;
}

/** Sharp's parts that are only for building it, or for reading. */
const unused = /^(node_modules|src|install|bin|lib\/glib-2\.0|lib\/index\.d\.ts)$|\.d\.[cm]ts$/;

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
  // What `pg` looks for and does without; and what can't be bundled, but is copied.
  external: ["pg-native", "cloudflare:sockets", "sharp"],
  plugins: [
    {
      name: "processes",
      buildStart() {
        // Started as processes, from beside the code.
        this.emitFile({ type: "chunk", id: extractor, fileName: "extractor-process.js" });
        this.emitFile({ type: "chunk", id: photoProcess, fileName: "photo-process.js" });
      },
    },
    {
      name: "pdf-worker",
      buildStart() {
        this.emitFile({ type: "chunk", id: pdfWorker, fileName: "pdf-worker.js" });
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
      name: "sharp",
      async writeBundle({ dir }) {
        for (const { folder, name } of sharpPackages()) {
          await cp(folder, join(String(dir), "node_modules", name), {
            recursive: true,
            filter: (path) => !unused.test(relative(folder, path)),
          });
        }
      },
    },
    {
      name: "assets",
      async writeBundle({ dir }) {
        for (const folder of assets)
          await cp(join(import.meta.dirname, folder), join(String(dir), basename(folder)), {
            recursive: true,
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
