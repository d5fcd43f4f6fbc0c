import { broker } from "@frontage/content/broker";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type Build, dashboardBuild, page, siteBuild, writeBuilds } from "../test/fixture.ts";
import { headersOf, type HeaderRules } from "../src/http/header-rules.ts";
import { compose } from "./compose.ts";

let builds: Awaited<ReturnType<typeof writeBuilds>>;
afterEach(() => builds.remove());

async function composeBuilds(changes: Partial<Record<"site" | "dashboard" | "storybook", Build>>) {
  builds = await writeBuilds({ site: siteBuild, dashboard: dashboardBuild, ...changes });
  const { site, dashboard, output } = builds;
  await compose({
    site,
    dashboard,
    storybook: changes.storybook ? builds.storybook : undefined,
    output,
  });
}

async function read(path: string): Promise<string> {
  return readFile(join(builds.output, path), "utf8");
}

async function policyOf(file: string): Promise<string> {
  const rules: HeaderRules = JSON.parse(await read("headers.json"));
  return headersOf(file, rules)["Content-Security-Policy"] ?? "";
}

/** The block of the `_headers` file that stands for this path. */
async function blockOf(path: string): Promise<string> {
  const blocks = (await read("public/_headers")).split("\n\n");
  return blocks.find((block) => block.split("\n")[0] === path) ?? "";
}

test("brings a page for a proxy to show while the server restarts: one file, with the broker's phone", async () => {
  await composeBuilds({});
  for (const file of ["proxy/unavailable.html", "proxy/too-large.html"]) {
    const html = await read(file);
    expect(html).toContain(`<a href="tel:${broker.phone.e164}">${broker.phone.display}</a>`);
    expect(html).not.toMatch(/<(script|link|img)|\bsrc=/);
  }
  expect(existsSync(join(builds.output, "public/proxy"))).toBe(false);
});

function hashOf(code: string): string {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

describe("answers to form posts", () => {
  const answers = { "answers/receipt.html": page("Your inquiry is with me") };

  test("go beside the public folder, where no address leads", async () => {
    await composeBuilds({ site: { ...siteBuild, ...answers } });
    expect(await read("answers/receipt.html")).toBe(answers["answers/receipt.html"]);
    expect(existsSync(join(builds.output, "public/answers"))).toBe(false);
    expect(await read("headers.json")).not.toContain("answers/");
    expect(await read("public/_headers")).not.toContain("answers/");
  });

  test("let the site's pages connect to their own origin alone", async () => {
    await composeBuilds({ site: { ...siteBuild, ...answers } });
    expect(await policyOf("index.html")).toContain(
      "connect-src 'self' https://www.openstreetmap.org;",
    );
  });
});

describe("merging", () => {
  test("puts every file of both builds where its own build has it", async () => {
    await composeBuilds({});
    for (const [path, content] of Object.entries({ ...siteBuild, ...dashboardBuild })) {
      expect(await read(`public/${path}`)).toBe(content);
    }
  });

  test("refuses a path that two builds bring", async () => {
    const composing = composeBuilds({ dashboard: { ...dashboardBuild, "robots.txt": "mine" } });
    await expect(composing).rejects.toThrow("Both the site and the dashboard bring robots.txt");
  });

  test("names the build that is missing", async () => {
    builds = await writeBuilds({ site: siteBuild });
    await expect(compose(builds)).rejects.toThrow("The dashboard has not been built");
  });

  test.each(["index.html", "404.html"])("refuses a site without its %s", async (file) => {
    const { [file]: _, ...rest } = siteBuild;
    await expect(composeBuilds({ site: rest })).rejects.toThrow(`No build brings ${file}`);
  });

  test.each(["dashboard/index.html", "dashboard/404.html", "login.html"])(
    "refuses a dashboard without its %s",
    async (file) => {
      const { [file]: _, ...rest } = dashboardBuild;
      await expect(composeBuilds({ dashboard: rest })).rejects.toThrow(`No build brings ${file}`);
    },
  );

  test("leaves nothing of an earlier composition behind", async () => {
    await composeBuilds({});
    const first = builds;
    const { "about.html": _, ...rest } = siteBuild;
    builds = await writeBuilds({ site: rest, dashboard: dashboardBuild });
    await compose({ site: builds.site, dashboard: builds.dashboard, output: first.output });
    expect(existsSync(join(first.output, "public/about.html"))).toBe(false);
    await first.remove();
  });

  test("takes Storybook in under /storybook, only when told to", async () => {
    await composeBuilds({});
    expect(existsSync(join(builds.output, "public/storybook"))).toBe(false);
    await builds.remove();
    await composeBuilds({ storybook: { "index.html": page("Storybook") } });
    expect(existsSync(join(builds.output, "public/storybook/index.html"))).toBe(true);
  });
});

describe("Content-Security-Policy", () => {
  test("allows a page's inline script and style by their hashes and nothing else inline", async () => {
    await composeBuilds({});
    const policy = await policyOf("index.html");
    const script = hashOf(`document.documentElement.dataset.ready = "yes";`);
    expect(policy).toContain(`script-src 'self' ${script};`);
    expect(policy).toContain(`style-src 'self' ${hashOf("h1 { color: red; }")};`);
    expect(policy).not.toContain("unsafe-inline");
  });

  test("hashes a style that shows only where scripts are off", async () => {
    const html = page("About", "<noscript><style>.reveal { opacity: 1; }</style></noscript>");
    await composeBuilds({ site: { ...siteBuild, "about.html": html } });
    expect(await policyOf("about.html")).toContain(hashOf(".reveal { opacity: 1; }"));
  });

  test("allows the dashboard's scripts by their hashes and its styles whatever they are", async () => {
    const styled = page("Documents", "<style>h1 { color: red; }</style>");
    await composeBuilds({ dashboard: { ...dashboardBuild, "dashboard/documents.html": styled } });
    const overview = await policyOf("dashboard/index.html");
    expect(overview).toContain(`script-src 'self' ${hashOf(`document.title = "Dashboard";`)};`);
    for (const file of ["dashboard/index.html", "dashboard/documents.html", "login.html"]) {
      // A hash beside it would make browsers ignore 'unsafe-inline'.
      expect(await policyOf(file)).toContain("style-src 'self' 'unsafe-inline';");
    }
  });

  test("lets the dashboard show and read its own blobs, and the site none", async () => {
    await composeBuilds({});
    const dashboard = await policyOf("dashboard/documents.html");
    expect(dashboard).toContain("img-src 'self' data: blob:;");
    expect(dashboard).toContain("connect-src 'self' blob:;");
    expect(await policyOf("about.html")).not.toContain("blob:");
  });

  test("lets the site post to any webhook and frame the map, and the dashboard neither", async () => {
    await composeBuilds({});
    const site = await policyOf("about.html");
    expect(site).toContain("connect-src 'self' https: http:;");
    expect(site).toContain("frame-src https://www.openstreetmap.org;");
    for (const file of ["dashboard/documents.html", "dashboard/404.html", "login.html"]) {
      const dashboard = await policyOf(file);
      expect(dashboard).toContain("connect-src 'self' blob:;");
      expect(dashboard).toContain("frame-src 'none';");
    }
  });

  test("keeps every page out of foreign frames", async () => {
    await composeBuilds({});
    for (const file of Object.keys({ ...siteBuild, ...dashboardBuild })) {
      if (!file.endsWith(".html")) continue;
      expect(await policyOf(file)).toContain("frame-ancestors 'none'");
    }
  });

  test("refuses style attributes and event handlers, naming the file", async () => {
    const html = page("About", `<p style="color: red" onclick="go()">Hello</p>`);
    const composing = composeBuilds({ site: { ...siteBuild, "about.html": html } });
    await expect(composing).rejects.toThrow(
      /about\.html has <p style="color: red">.*\nabout\.html has <p onclick="go\(\)">/,
    );
  });

  test("gives Storybook a separate policy that no other page gets", async () => {
    await composeBuilds({ storybook: { "index.html": page("S", "<script>1</script>") } });
    expect(await policyOf("storybook/index.html")).toContain("'unsafe-inline'");
    expect(await policyOf("index.html")).not.toContain("'unsafe-inline'");
  });
});

describe("_headers", () => {
  test("gives each page its policy and each hashed file its year", async () => {
    await composeBuilds({});
    expect(await blockOf("/")).toContain(await policyOf("index.html"));
    expect(await blockOf("/services/buying")).toContain(await policyOf("services/buying.html"));
    expect(await blockOf("/dashboard/")).toContain(await policyOf("dashboard/index.html"));
    expect(await blockOf("/dashboard/documents")).toContain(
      await policyOf("dashboard/documents.html"),
    );
    expect(await blockOf("/login")).toContain(await policyOf("login.html"));
    expect(await blockOf("/assets/*")).toContain("max-age=31536000, immutable");
    expect(await blockOf("/dashboard/assets/*")).toContain("max-age=31536000, immutable");
    expect(await blockOf("/robots.txt")).toContain("max-age=3600");
  });

  test("sets the common headers once, for every path", async () => {
    await composeBuilds({});
    const common = await blockOf("/*");
    for (const name of [
      "X-Content-Type-Options: nosniff",
      "Referrer-Policy: strict-origin-when-cross-origin",
      "Permissions-Policy: ",
      "X-Frame-Options: DENY",
      "Cross-Origin-Opener-Policy: same-origin",
      "Strict-Transport-Security: ",
    ]) {
      expect(common).toContain(name);
      expect((await read("public/_headers")).split(name)).toHaveLength(2);
    }
  });

  test("never says two things about caching for one path", async () => {
    await composeBuilds({});
    expect(await blockOf("/*")).not.toContain("Cache-Control");
    expect(await blockOf("/dashboard/*")).toBe("");
  });
});

describe("compression", () => {
  test("writes brotli and gzip copies that unpack to the original", async () => {
    await composeBuilds({});
    const folder = join(builds.output, "public");
    const original = await readFile(join(folder, "about.html"));
    const brotli = await readFile(join(folder, "about.html.br"));
    const gzipped = await readFile(join(folder, "about.html.gz"));
    expect(brotliDecompressSync(brotli)).toEqual(original);
    expect(gunzipSync(gzipped)).toEqual(original);
    expect(brotli.byteLength).toBeLessThan(original.byteLength);
  });

  test("leaves small files and pictures as they are", async () => {
    await composeBuilds({});
    expect(existsSync(join(builds.output, "public/robots.txt.br"))).toBe(false);
    expect(existsSync(join(builds.output, "public/assets/hero-Ef56Gh78.avif.br"))).toBe(false);
  });
});
