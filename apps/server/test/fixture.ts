import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Files of a build: path → content. */
export type Build = Record<string, string>;

const paragraph = "<p>I list, lease and sell commercial properties.</p>\n";

/** A page long enough to be worth compressing. */
export function page(heading: string, extra = ""): string {
  return `<!doctype html><html lang="en"><head><title>${heading}</title></head><body><main><h1>${heading}</h1>${paragraph.repeat(40)}${extra}</main></body></html>`;
}

/** The smallest site that has every kind of file the real one has. */
export const siteBuild: Build = {
  "index.html": page(
    "Home",
    `<script>document.documentElement.dataset.ready = "yes";</script><style>h1 { color: red; }</style><script type="application/ld+json">{"@type":"RealEstateAgent"}</script>`,
  ),
  "about.html": page("About"),
  "services.html": page("Services"),
  "services/buying.html": page("Property Acquisition"),
  "services/404.html": page("No such service"),
  "404.html": page("404"),
  "robots.txt": "User-agent: *\n",
  "assets/entry-Ab12Cd34.js": `console.log("${"hydrate ".repeat(400)}");`,
  "assets/hero-Ef56Gh78.avif": "picture ".repeat(400),
};

/** The dashboard's: one page a screen, one for screens that do not exist, and the login page. */
export const dashboardBuild: Build = {
  "login.html": page("Log in"),
  "dashboard/index.html": page("Dashboard", `<script>document.title = "Dashboard";</script>`),
  "dashboard/documents.html": page("Documents"),
  "dashboard/deals/deal.html": page("Properties"),
  "dashboard/deals/deal/exchange.html": page("1031 exchange"),
  "dashboard/listings/listing.html": page("Listings"),
  "dashboard/listings/listing/offers.html": page("Offers"),
  "dashboard/404.html": page("No such screen"),
  "dashboard/assets/main-Ij90Kl12.js": `console.log("${"dashboard ".repeat(400)}");`,
};

/** Writes builds into a new temporary folder, each in a subfolder of its name; `remove` deletes it all. */
export async function writeBuilds(builds: Record<string, Build>) {
  const root = await mkdtemp(join(tmpdir(), "frontage-"));
  for (const [name, files] of Object.entries(builds)) {
    for (const [path, content] of Object.entries(files)) {
      const target = join(root, name, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }
  }
  return {
    root,
    site: join(root, "site"),
    dashboard: join(root, "dashboard"),
    storybook: join(root, "storybook"),
    output: join(root, "output"),
    remove: () => rm(root, { recursive: true }),
  };
}
