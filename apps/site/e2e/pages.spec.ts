import { broker } from "@frontage/content/broker";
import { expect, test } from "@playwright/test";

import { openPage } from "./open-page.ts";
import { allPaths, publicPages } from "./public-pages.ts";

test(
  "every page says what it is, to browsers and to search engines",
  { tag: "@desktop" },
  async ({ page }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string | null>();
    for (const { path, title, types } of publicPages) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page, path).toHaveTitle(title);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();

      const description = await page.locator("meta[name=description]").getAttribute("content");
      expect(description, path).toMatch(/^.{50,170}$/);
      titles.add(await page.title());
      descriptions.add(description);

      const canonical = page.locator("link[rel=canonical]");
      await expect(canonical, path).toHaveAttribute("href", broker.website.url + path);
      await expect(page.locator("meta[name=robots]"), path).toHaveCount(0);

      const openGraph = (name: string) =>
        page.locator(`meta[property="og:${name}"]`).getAttribute("content");
      expect(await openGraph("title"), path).toBe(await page.title());
      expect(await openGraph("description"), path).toBe(description);
      expect(await openGraph("url"), path).toBe(broker.website.url + path);
      expect(await openGraph("image"), path).toBe(`${broker.website.url}/og-image.jpg`);

      const data = JSON.parse(
        (await page.locator("script[type='application/ld+json']").textContent()) ?? "",
      );
      expect(data["@context"], path).toBe("https://schema.org");
      expect(
        data["@graph"].map((entry: { "@type": string }) => entry["@type"]),
        path,
      ).toEqual(types);
    }
    expect(titles.size).toBe(publicPages.length);
    expect(descriptions.size).toBe(publicPages.length);
  },
);

test("no page asks anybody else for anything, or has anything to complain of @desktop", async ({
  baseURL,
  page,
}) => {
  test.slow();
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
  });
  // The one thing that may come from elsewhere.
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Map</title>" }),
  );

  for (const path of allPaths) {
    await openPage(page, path);
    const windows = await page.evaluate(() => document.body.scrollHeight / window.innerHeight);
    for (let screen = 0; screen < windows; screen++) {
      await page.evaluate(
        (y) =>
          new Promise<void>((resolve) => {
            window.scrollTo({ top: y * window.innerHeight, behavior: "instant" });
            requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
          }),
        screen,
      );
    }
    if (path === "/contact") await expect(page.locator("iframe")).toBeAttached();
    await page.waitForLoadState("networkidle");
    // A page that is not there says so itself, and the browser says it once more.
    const isMissing = path.includes("no-such");
    expect(
      complaints.filter((text) => !isMissing || !text.includes("404")),
      path,
    ).toEqual([]);
    complaints.length = 0;
  }
  expect(elsewhere).toEqual([expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\//)]);
});

test(
  "the home page gives search engines its five questions and answers",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    const { "@graph": graph } = JSON.parse(
      (await page.locator("script[type='application/ld+json']").textContent()) ?? "",
    );
    const { mainEntity } = graph.find((entry: { "@type": string }) => entry["@type"] === "FAQPage");
    expect(mainEntity).toHaveLength(5);
    for (const { acceptedAnswer, name } of mainEntity) {
      await expect(page.getByText(name, { exact: true })).toHaveCount(1);
      await expect(page.getByText(acceptedAnswer.text, { exact: true })).toHaveCount(1);
    }
  },
);

test(
  "the sitemap lists the public pages and no others",
  { tag: "@desktop" },
  async ({ request }) => {
    const response = await request.get("/sitemap.xml");
    expect(response.headers()["content-type"]).toContain("xml");
    const listed = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url]) => url,
    );
    expect(new Set(listed)).toEqual(
      new Set(publicPages.map(({ path }) => broker.website.url + path)),
    );
    expect(listed).toHaveLength(publicPages.length);
  },
);

test(
  "robots may read everything and are told of the sitemap",
  { tag: "@desktop" },
  async ({ request }) => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${broker.website.url}/sitemap.xml`);
    expect(robots).toMatch(/^User-agent: \*$/m);
    // The dashboard's pages name /login as the one to list; a robot has to read them to know.
    expect(robots).not.toMatch(/^Disallow/m);
  },
);

test(
  "the manifest, its icons, the favicons and the shared picture are there, in the size they claim",
  { tag: "@desktop" },
  async ({ page, request }) => {
    await page.goto("/");
    const manifestUrl = await page.locator("link[rel=manifest]").getAttribute("href");
    const response = await request.get(manifestUrl ?? "");
    expect(response.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await response.json();
    expect(manifest.name).toBe(broker.businessName);
    expect(manifest.start_url).toBe("/");
    expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(
      expect.arrayContaining(["192x192", "512x512"]),
    );

    const sizeOf = (src: string) =>
      page.evaluate(async (url) => {
        const picture = new Image();
        picture.src = url;
        await picture.decode();
        return `${picture.naturalWidth}x${picture.naturalHeight}`;
      }, src);
    for (const { sizes, src, type } of manifest.icons) {
      expect((await request.get(src)).headers()["content-type"]).toBe(type);
      expect(await sizeOf(src)).toBe(sizes);
    }

    expect(await sizeOf("/apple-touch-icon.png")).toBe("180x180");
    expect(await sizeOf("/og-image.jpg")).toBe("1200x630");
    expect((await request.get("/favicon.ico")).status()).toBe(200);
    const icons = await page
      .locator("link[rel=icon]")
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(icons).toHaveLength(2);
    for (const icon of icons) expect(await sizeOf(icon)).toMatch(/^[1-9]\d+x[1-9]\d+$/);
  },
);

test("every page carries a strict policy for scripts", { tag: "@desktop" }, async ({ request }) => {
  for (const path of allPaths) {
    const policy = (await request.get(path)).headers()["content-security-policy"];
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+;/);
    expect(policy).not.toContain("unsafe");
  }
});
