import { broker } from "@frontage/content/broker";
import { expect, test, type Page } from "@playwright/test";

import { openPage } from "./open-page.ts";

async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

async function isSameDocument(page: Page) {
  return page.evaluate(() => "isSameDocument" in window);
}

test(
  "following a link, also from the 404 page, keeps the document and changes what it says of itself",
  { tag: "@desktop" },
  async ({ page }) => {
    await openPage(page, "/no-such-page");
    await markDocument(page);
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    const footer = page.getByRole("contentinfo");
    for (const [name, path, title] of [
      ["About", "/about", /^About \|/],
      ["Contact", "/contact", /^Contact - /],
      ["Privacy Policy", "/privacy-policy", /^Privacy Policy/],
      ["Terms", "/terms", /^Terms/],
    ] as const) {
      const description = page.locator("meta[name=description]");
      const before = (await description.getAttribute("content")) ?? "";
      await footer.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
      await expect(description).not.toHaveAttribute("content", before);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        broker.website.url + path,
      );
    }
    expect(await isSameDocument(page)).toBe(true);
  },
);

test("a page starts at its top, with the focus in its main area @desktop", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest("main")))).toBe(true);
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("navigation", { name: "Contents" }).getByRole("link").first(),
  ).toBeFocused();
});

test("back and forward restore the scroll position @phone", async ({ page }) => {
  await openPage(page, "/");
  await markDocument(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  // Not a click, which would first scroll the link into the window.
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Privacy Policy" })
    .dispatchEvent("click");
  await expect(page).toHaveURL("/privacy-policy");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);

  await page.goBack();
  await expect(page).toHaveTitle(RegExp(`^${broker.name}`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveTitle(/^Privacy Policy/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  expect(await isSameDocument(page)).toBe(true);
});

test(
  "a link within the page moves there without leaving it",
  { tag: "@phone" },
  async ({ page }) => {
    await openPage(page, "/privacy-policy");
    await markDocument(page);
    const contents = page.getByRole("navigation", { name: "Contents" });
    await contents.getByRole("link", { name: "Wire fraud" }).click();
    await expect(page).toHaveURL("/privacy-policy#wire-fraud");
    const heading = page.getByRole("heading", { name: "Wire fraud" });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole("banner").boundingBox();
    await expect
      .poll(async () => (await heading.boundingBox())?.y)
      .toBeGreaterThanOrEqual(bar?.height ?? 0);
    expect(await isSameDocument(page)).toBe(true);
  },
);

test("hovering a link loads its page, and a click that asks for a new tab opens one @desktop @more", async ({
  context,
  page,
}) => {
  await openPage(page, "/");
  const fetched = page.waitForRequest(/\/assets\/terms-.*\.js$/);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).hover();
  await fetched;
  await expect(page).toHaveURL("/");

  const opened = context.waitForEvent("page");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "About", exact: true })
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/about");
  await expect(page).toHaveURL("/");
});

test(
  "what the menus lead to is there before anyone asks for it",
  { tag: ["@desktop", "@more"] },
  async ({ context, page }) => {
    const last = page.waitForResponse(/\/assets\/home-.*\.js$/);
    await openPage(page, "/terms");
    await last;
    await context.setOffline(true);
    const navigation = page.getByRole("navigation", { name: "Main" });
    for (const [name, title] of [
      ["Contact", /^Contact - /],
      ["About", /^About \|/],
      ["Services", "Our Services"],
      ["Home", RegExp(`^${broker.name}`)],
    ] as const) {
      await navigation.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveTitle(title);
    }
  },
);

// The next journey gets the same context, which keeps this setting.
test.afterEach(({ context }) => context.setOffline(false));

test(
  "without a connection the page in view stays and says so; code that is gone comes with its page",
  { tag: ["@desktop", "@more"] },
  async ({ context, page }) => {
    await page.route(/\/assets\/terms-.*\.js$/, (route) => route.abort());
    await openPage(page, "/about");
    await markDocument(page);
    await context.setOffline(true);
    const terms = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
    const notice = page.getByRole("alert");
    await terms.click();
    await expect(notice).toContainText("Couldn’t open this page. Check your connection.");
    await notice.getByRole("button", { name: "Dismiss" }).click();
    await expect(notice).toHaveCount(0);
    await expect(terms).toBeFocused();
    await terms.click();
    await expect(notice).toHaveCount(1);
    await expect(page).toHaveURL("/about");
    expect(await isSameDocument(page)).toBe(true);

    await context.setOffline(false);
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL("/terms");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
    expect(await isSameDocument(page)).toBe(false);
  },
);

test(
  "a page that comes late is shown once it is there, and until then the one in view stays",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/assets\/terms-.*\.js$/, async (route) => {
      await promise;
      await route.continue();
    });
    await openPage(page, "/about");
    await markDocument(page);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Terms" }).click();
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("About");
    release();
    await expect(page).toHaveURL("/terms");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
    expect(await isSameDocument(page)).toBe(true);
  },
);
