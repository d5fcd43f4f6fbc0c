import { existsSync, globSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { readStorybookWanted } from "../src/env.ts";
import { contentSecurityPolicy, findInlineCode, type PageKind } from "./content-security-policy.ts";
import { headerRules, headersFile, type Page } from "./headers.ts";
import { precompress } from "./precompress.ts";
import { writeProxyPages } from "./proxy-pages.ts";

export type Composition = {
  /** Folder of the site's build; becomes `/`. */
  site: string;
  /** Folder of the dashboard's build; becomes `/dashboard` and `/login`. */
  dashboard: string;
  /** Folder of Storybook's build; becomes `/storybook`, and is usually left out. */
  storybook?: string;
  /** Where `public/`, `answers/`, `listings/`, `proxy/` and `headers.json` go; what was there is replaced. */
  output: string;
};

/** A file of one build and the path it takes in the public folder. */
type Placement = { kind: PageKind; from: string; to: string };

/**
 * Merges the builds into one folder that any static host can serve, with
 * compressed copies and the list of headers. What the site's build has in
 * `answers/` and `listings/` goes beside that folder, for the server alone; where
 * it has such answers, its contact form sends to the server.
 *
 * @throws when a build or one of its pages is missing, when two builds bring
 *   the same path, or when a page carries code that no policy could allow.
 */
export async function compose({ site, dashboard, storybook, output }: Composition): Promise<void> {
  const ofSite = place("site", site);
  const answers = ofSite.filter(({ to }) => to.startsWith("answers/"));
  const unlisted = ofSite.filter(({ to }) => /^(answers|listings)\//.test(to));
  const placements = [
    ...ofSite.filter((placement) => !unlisted.includes(placement)),
    ...place("dashboard", dashboard),
    ...(storybook ? place("storybook", storybook, "storybook/") : []),
  ];
  refuseDuplicates(placements);
  for (const page of [
    "index.html",
    "404.html",
    "dashboard/index.html",
    "dashboard/404.html",
    "login.html",
  ]) {
    if (!placements.some(({ to }) => to === page)) {
      throw new Error(`No build brings ${page}, and the server cannot do without it.`);
    }
  }

  const rules = headerRules(
    await readPages(placements, { sendsElsewhere: answers.length === 0 }),
    storybook && contentSecurityPolicy("storybook", { scripts: [], styles: [] }),
  );

  const publicFolder = join(output, "public");
  await rm(output, { recursive: true, force: true });
  const copies = [
    ...placements.map(({ from, to }) => ({ from, target: join(publicFolder, to) })),
    ...unlisted.map(({ from, to }) => ({ from, target: join(output, to) })),
  ];
  for (const { from, target } of copies) {
    await mkdir(dirname(target), { recursive: true });
    await copyFile(from, target);
  }
  await writeProxyPages(output);
  const files = placements.map(({ to }) => to);
  await writeFile(join(output, "headers.json"), `${JSON.stringify(rules, null, 2)}\n`);
  await writeFile(join(publicFolder, "_headers"), headersFile(rules, files));
  await precompress([
    ...files.map((file) => join(publicFolder, file)),
    ...unlisted
      .filter(({ to }) => to.startsWith("listings/pages/"))
      .map(({ to }) => join(output, to)),
  ]);
}

function place(kind: PageKind, folder: string, prefix = ""): Placement[] {
  if (!existsSync(folder)) {
    throw new Error(`The ${kind} has not been built: ${folder} is missing.`);
  }
  // Dot files are notes between tools, and the pattern leaves them out.
  return globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const from = join(entry.parentPath, entry.name);
      const path = from.slice(join(folder, "/").length).replaceAll("\\", "/");
      return { kind, from, to: `${prefix}${path}` };
    })
    .toSorted((a, b) => (a.to < b.to ? -1 : 1));
}

function refuseDuplicates(placements: readonly Placement[]): void {
  // The composition writes this one itself.
  const owners = new Map<string, string>([["_headers", "composition"]]);
  for (const { kind, to } of placements) {
    const owner = owners.get(to);
    if (owner)
      throw new Error(`Both the ${owner} and the ${kind} bring ${to}; one has to give way.`);
    owners.set(to, kind);
  }
}

async function readPages(
  placements: readonly Placement[],
  { sendsElsewhere }: { sendsElsewhere: boolean },
): Promise<Page[]> {
  const problems: string[] = [];
  const pages: Page[] = [];
  for (const { kind, from, to } of placements) {
    if (!to.endsWith(".html") || kind === "storybook") continue;
    const inline = findInlineCode(await readFile(from, "utf8"));
    for (const code of inline.forbidden) {
      problems.push(
        `${to} has ${code}: the Content-Security-Policy blocks it, so use a class or a script.`,
      );
    }
    pages.push({ file: to, policy: contentSecurityPolicy(kind, inline, { sendsElsewhere }) });
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return pages;
}

// Usage: node scripts/compose.ts [--site folder] [--dashboard folder] [--output folder], all for tests.
if (import.meta.main) {
  const root = join(import.meta.dirname, "../../..");
  const { values: folders } = parseArgs({
    options: {
      site: { type: "string", default: join(root, "apps/site/dist") },
      dashboard: { type: "string", default: join(root, "apps/dashboard/dist") },
      output: { type: "string", default: join(root, "apps/server/dist") },
    },
  });
  try {
    await compose({
      ...folders,
      // Built by `node scripts/run.mjs pnpm --filter @frontage/ui storybook:build`.
      storybook: readStorybookWanted() ? join(root, "packages/ui/storybook-static") : undefined,
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
