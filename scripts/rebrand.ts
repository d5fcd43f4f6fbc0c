/**
 * Makes the site another owner's, as that owner would: copies this tree to a temporary folder,
 * replaces the sample with the content of `packages/content/rebrand/` and its states' documents,
 * builds, and runs journeys. This tree isn't touched.
 *
 * `--tree=<folder>` keeps the copy there, and `--only-copy` doesn't build it, for trying the rest
 * by hand.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { parseArgs } from "node:util";

const root = join(import.meta.dirname, "..");
const { values: options } = parseArgs({
  options: { tree: { type: "string" }, "only-copy": { type: "boolean", default: false } },
});
const tree = options.tree ?? (await mkdtemp(join(tmpdir(), "frontage-rebrand-")));
const results = join(root, "scripts/test-results/rebrand");
/** This tree's cache, which has the parts that don't depend on content, such as the kit. */
const { TURBO_CACHE_DIR = join(root, ".turbo/cache") } = process.env;

/** Folders that a build creates, or that belong only to this tree. */
const leftOut = new Set([
  ".cache",
  ".data",
  ".env",
  ".git",
  ".turbo",
  "dist",
  "node_modules",
  "test-results",
]);

/** Workspaces whose unit tests read the content. The server's tests have their own broker. */
const tested = ["packages/content", "apps/site", "apps/dashboard"];

/**
 * Only the journeys whose result depends on the content. Few workers, because each one starts a
 * browser, and a server for the live ones.
 */
const ofOwners = ["--grep=@owner", "--workers=2"];

/** The file names of documents that the owner's states require. */
const documents = [
  "tx-information-about-brokerage-services.pdf",
  "tx-consumer-protection-notice.pdf",
  "ny-fair-housing-notice.pdf",
  "ny-housing-and-anti-discrimination-disclosure.pdf",
  "ny-commercial-agency-disclosure.pdf",
];

try {
  await copyTree();
  if (!options["only-copy"]) {
    await rm(results, { recursive: true, force: true });
    await mkdir(results, { recursive: true });
    await run(tree, "turbo", ["run", "build", "--output-logs=errors-only"]);
    await withoutTheForm();
    for (const folder of tested) await unitTests(folder);
    await journeys("site");
    await journeys("dashboard");
  }
} finally {
  if (!options.tree) await rm(tree, { recursive: true, force: true });
}

async function copyTree() {
  const isCopied = (path: string) =>
    !leftOut.has(basename(path)) && !path.endsWith("server/bundle");
  await cp(root, tree, { recursive: true, filter: isCopied });
  // Installs separate packages from pnpm's store. With a link to this tree's, pnpm could change,
  // and thereby break, them.
  await run(tree, "pnpm", [
    "install",
    "--frozen-lockfile",
    "--prefer-offline",
    "--reporter=silent",
  ]);
  const content = join(tree, "packages/content");
  for (const file of await readdir(join(content, "rebrand"))) {
    await cp(join(content, "rebrand", file), join(content, "src", file));
  }
  const folder = join(tree, "apps/site/documents");
  await mkdir(folder, { recursive: true });
  for (const file of documents) await writeFile(join(folder, file), pdfOf(file));
}

/** A PDF of one page that contains its name. */
function pdfOf(text: string): string {
  const stream = `BT /F1 12 Tf 72 720 Td (${text}) Tj ET`;
  return `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length ${stream.length} >> stream
${stream}
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
trailer << /Root 1 0 R /Size 6 >>
%%EOF
`;
}

async function unitTests(folder: string) {
  const cwd = join(tree, folder);
  const file = "test-results/vitest.json";
  await run(cwd, "vitest", [
    "run",
    "--project=!live",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]).catch(() => {
    process.exitCode = 1;
  });
  await writeFile(
    join(results, `${basename(folder)}-vitest.json`),
    await readFile(join(cwd, file)),
  );
}

async function journeys(app: string) {
  const folder = join(tree, "apps", app);
  await run(folder, "playwright", ["test", ...ofOwners]).catch(() => {
    process.exitCode = 1;
  });
  const report = await readFile(join(folder, "test-results/playwright.json"));
  await writeFile(join(results, `${app}-playwright.json`), report);
}

/** Checks that the build fails without the completed form that Texas requires, and says why. */
async function withoutTheForm() {
  const empty = join(tree, "no-documents");
  await cp(join(tree, "apps/site/documents"), empty, { recursive: true });
  await rm(join(empty, "tx-information-about-brokerage-services.pdf"));
  const build = spawn(process.execPath, ["scripts/build.ts", `--documents=${empty}`], {
    cwd: join(tree, "apps/site"),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  build.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const [code] = await once(build, "close");
  const isRefused = code !== 0 && /Texas \(22 TAC § 531\.20\).*tx-information-about/.test(said);
  if (!isRefused) {
    console.error(`Without its Texas form the site was built, or didn't say so: ${code}, ${said}`);
  }
  await writeFile(
    join(results, "build-vitest.json"),
    JSON.stringify({
      numTotalTests: 1,
      numPassedTests: isRefused ? 1 : 0,
      testResults: [],
    }),
  );
  if (!isRefused) process.exitCode = 1;
}

/** Runs a command, and passes on its output. */
async function run(cwd: string, command: string, args: string[]) {
  const PATH = `${join(tree, "node_modules/.bin")}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, TURBO_CACHE_DIR };
  const child = spawn(command, args, { cwd, env, stdio: "inherit" });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}.`);
}
