import { broker } from "@frontage/content/broker";
import { faqs } from "@frontage/content/faqs";
import { expect, test, type Request } from "@playwright/test";
import type { HTMLElement } from "node-html-parser";

import { desktop } from "../../../scripts/journeys.ts";
import { violations } from "./axe.ts";
import { openPage } from "./open-page.ts";
import { allPaths, kindsOfPages, publicPages } from "./public-pages.ts";
import { servedPage } from "./served-page.ts";

/** A page's data for search engines. */
function linkedData(html: HTMLElement) {
  return JSON.parse(html.querySelector("script[type='application/ld+json']")?.text ?? "");
}

test(
  "every page says what it is, to browsers and to search engines",
  { tag: "@desktop" },
  async ({ request }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string | undefined>();
    for (const { path, title, types } of publicPages) {
      const html = await servedPage(request, path);
      const shownTitle = html.querySelector("title")?.innerText ?? "";
      if (title instanceof RegExp) expect(shownTitle, path).toMatch(title);
      else expect(shownTitle, path).toBe(title);
      expect(html.querySelectorAll("h1"), path).toHaveLength(1);
      // The first script requests the others.
      expect(
        html.querySelectorAll("script[src], link[rel=modulepreload], link[as=script]"),
        path,
      ).toEqual([]);

      const of = (selector: string) => html.querySelector(selector)?.getAttribute("content");
      const description = of("meta[name=description]");
      expect(description, path).toMatch(/^.{50,170}$/);
      titles.add(shownTitle);
      descriptions.add(description);

      const canonical = html.querySelector("link[rel=canonical]")?.getAttribute("href");
      expect(canonical, path).toBe(broker.website.url + path);
      expect(of("meta[name=robots]"), path).toBeUndefined();

      const openGraph = (name: string) => of(`meta[property="og:${name}"]`);
      expect(openGraph("title"), path).toBe(shownTitle);
      expect(openGraph("description"), path).toBe(description);
      expect(openGraph("url"), path).toBe(broker.website.url + path);
      expect(openGraph("image"), path).toBe(`${broker.website.url}/og-image.jpg`);

      const data = linkedData(html);
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

// A phone at 200%, the narrowest window that WCAG requires, a phone, a desktop at 200%, a tablet, a
// desktop, a large screen.
const widths = [195, 320, 390, 720, 834, 1440, 2560];

test("no page contacts other servers, loads JavaScript too early, logs a problem or is wider than the window @desktop", async ({
  baseURL,
  browser,
}) => {
  test.slow();
  // A context of its own: in a reused one, an earlier test's stopped clock may leave an error.
  await using context = await browser.newContext();
  const page = await context.newPage();
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const underWay = new Set<Request>();
  page.on("request", (request) => {
    underWay.add(request);
    if (!request.url().startsWith(`${baseURL}/`)) elsewhere.push(request.url());
  });
  for (const end of ["requestfinished", "requestfailed"] as const) {
    // One type fits both names, but the overloads don't.
    page.on(end as "requestfinished", (request) => underWay.delete(request));
  }
  // The only external request.
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Map</title>" }),
  );

  for (const path of allPaths) {
    await page.setViewportSize(desktop.viewport);
    await openPage(page, path);
    await test.step(`${path} asks for JavaScript only once it has loaded`, async () => {
      const { firstScript, loaded } = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType("navigation");
        const scripts = performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".js"));
        return {
          firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
          loaded: (navigation as PerformanceNavigationTiming).loadEventStart,
        };
      });
      expect(loaded, path).toBeGreaterThan(0);
      expect(firstScript, path).toBeGreaterThanOrEqual(loaded);
      expect(firstScript, path).toBeLessThan(Infinity);
    });
    // Pages of a kind have the same markup.
    if (kindsOfPages.includes(path)) {
      // As specified, an unknown service has an empty main area, and therefore no heading.
      const except = path === "/services/no-such-service" ? ["page-has-heading-one"] : [];
      expect(await violations(page, { except }), path).toEqual([]);
    }
    if (publicPages.some((one) => one.path === path)) {
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    }
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
    await expect.poll(() => underWay.size, path).toBe(0);
    // A missing page is reported by the page and, once more, by the browser.
    const isMissing = path.includes("no-such");
    expect(
      complaints.filter((text) => !isMissing || !text.includes("404")),
      path,
    ).toEqual([]);
    complaints.length = 0;

    await test.step(`${path} fits every window, at 200 % as well`, async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: Math.round(width * 0.625) + 300 });
        const { outside, scrollWidth } = await page.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          // Text that a clipping parent cuts off doesn't make the page scroll.
          outside: [...document.querySelectorAll("h1, h2, h3, p, a, button, label, input, li, dd")]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .filter((element) => !element.closest("[inert]"))
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .map((element) => element.outerHTML.slice(0, 120)),
        }));
        expect(scrollWidth, `${path} at ${width} px`).toBeLessThanOrEqual(width);
        expect(outside, `${path} at ${width} px`).toEqual([]);
      }
    });
  }
  expect(elsewhere.filter((url) => !url.startsWith("https://www.openstreetmap.org/"))).toEqual([]);
});

test(
  "the home page gives search engines its questions and answers",
  { tag: "@desktop" },
  async ({ request }) => {
    const html = await servedPage(request, "/");
    const { "@graph": graph } = linkedData(html);
    const texts = html.querySelectorAll("summary, p").map((one) => one.structuredText);
    const { mainEntity } = graph.find((entry: { "@type": string }) => entry["@type"] === "FAQPage");
    expect(mainEntity).toHaveLength(faqs.length);
    for (const { acceptedAnswer, name } of mainEntity) {
      expect(texts.filter((text) => text === name)).toHaveLength(1);
      expect(texts.filter((text) => text === acceptedAnswer.text)).toHaveLength(1);
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
    // The dashboard's pages name /login as canonical; robots have to read them to know.
    expect(robots).not.toMatch(/^Disallow/m);
  },
);

test(
  "the manifest, its icons, the favicons and the shared picture are there, in the size they claim",
  { tag: ["@desktop", "@more"] },
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

test(
  "every page is whole without a script, and carries a strict policy for them",
  { tag: "@desktop" },
  async ({ request }) => {
    for (const path of allPaths) {
      const response = await request.get(path);
      expect(await response.text(), path).not.toContain("<template");
      const policy = response.headers()["content-security-policy"];
      expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+;/);
      expect(policy).not.toContain("unsafe");
    }
  },
);

test("no page makes a formatter while its code loads, which would cost a slow phone a tenth of a second, or brings a validator before a form is used @phone", async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.add(request.url());
  });
  async function validators() {
    const found = [];
    for (const url of scripts) {
      // A property of every schema, which minifiers keep.
      if ((await (await page.request.get(url)).text()).includes("_zod")) found.push(url);
    }
    return found;
  }
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { madeFormatters: made });
    for (const name of ["DateTimeFormat", "ListFormat", "NumberFormat"] as const) {
      Reflect.set(
        Intl,
        name,
        new Proxy(Intl[name], {
          construct(target, parameters, newTarget) {
            made.push(name);
            return Reflect.construct(target, parameters, newTarget);
          },
        }),
      );
    }
  });
  for (const path of kindsOfPages) {
    await openPage(page, path);
    expect(await page.evaluate(() => Reflect.get(window, "madeFormatters")), path).toEqual([]);
  }
  expect(await validators()).toEqual([]);
  await openPage(page, "/contact");
  await page.getByRole("textbox", { name: "Full name" }).focus();
  await expect.poll(validators).toHaveLength(1);
});
