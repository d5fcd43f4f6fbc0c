import { faqs } from "@frontage/content/faqs";
import { expect, test, type Page } from "@playwright/test";

import { applicationReady } from "../../../scripts/application-ready.ts";
import { openPage } from "./open-page.ts";
import { allPaths, firstService, lastService, thirdService } from "./public-pages.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Blocks the application's code until the returned function is called. */
async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Blocks the page's photographs, so that it never finishes loading, until the returned function is
 * called.
 */
async function holdPhotographs(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/photographs/**", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test("every page is complete while it loads: nothing appears later @phone @more", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("load", () => {
      const isShown = (element: Element) => {
        const { height, width } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && width * height > 0;
      };
      const missing = [...document.body.querySelectorAll("*")].filter((each) => !isShown(each));
      Object.assign(window, { shownSince: () => missing.filter(isShown) });
    });
  });
  for (const path of allPaths) {
    await openPage(page, path);
    const late = await page.evaluate(() => {
      const { shownSince } = window as unknown as { shownSince: () => Element[] };
      return shownSince().map((element) => element.outerHTML.slice(0, 160));
    });
    expect(late, path).toEqual([]);
  }
});

test("a section scrolled to during loading is there @phone @more", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("load", () => {
      const part = document.getElementById("start");
      part?.scrollIntoView({ behavior: "instant" });
      const { bottom = 0, height = 0, top = -1 } = part?.getBoundingClientRect() ?? {};
      Object.assign(window, { isThere: height > 0 && top >= 0 && bottom <= innerHeight });
    });
  });
  for (const path of ["/", "/services"]) {
    await page.goto(path);
    const isThere = await page.evaluate(() => (window as unknown as { isThere: boolean }).isThere);
    expect(isThere, path).toBe(true);
  }
});

test("the first press loads the application even while the page loads, and takes effect @phone", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  const release = await holdPhotographs(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);

  await page.getByRole("button", { name: "Slide 3" }).click();
  await applicationReady(page);
  await expect(page.getByRole("button", { name: "Slide 3" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  release();
});

test(
  "a key loads the application though the page is still loading",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    const release = await holdPhotographs(page);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await page.keyboard.press("Tab");
    await applicationReady(page);
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
    release();
  },
);

test("an answer and a menu opened before the application is there stay open, and a chevron tapped opens its panel @phone", async ({
  page,
}) => {
  const [{ answer, question } = { answer: "", question: "" }] = faqs;
  const menu = page.getByRole("button", { name: /menu/i });
  let release = await holdScripts(page);
  await page.goto("/");
  await page.getByText(question).click();
  await menu.tap();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  release();
  await applicationReady(page);
  await expect(page.getByText(answer)).toBeAttached();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(page.locator("main")).toHaveJSProperty("inert", true);
  await menu.tap();
  await expect(page.getByText(answer)).toBeVisible();

  await page.unroute("**/*.js");
  release = await holdScripts(page);
  await page.setViewportSize({ width: 834, height: 1112 });
  await page.goto("/about");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const chevron = navigation.getByRole("button", { name: /services/i });
  await chevron.tap();
  release();
  await applicationReady(page);
  await expect(chevron).toHaveAttribute("aria-expanded", "true");
  await expect(navigation.locator(`a[href="${firstService.path}"]`)).toBeVisible();
});

test(
  "a pause or a dot pressed before the application is there takes effect, and a link leads on",
  { tag: ["@desktop", "@more"] },
  async ({ page }) => {
    for (const [pressed, expected] of [
      ["Pause slideshow", page.getByRole("button", { name: "Play slideshow" })],
      [
        "Slide 2",
        page.locator("button[aria-current]").and(page.getByRole("button", { name: "Slide 2" })),
      ],
    ] as const) {
      const release = await holdScripts(page);
      await page.goto("/");
      await page.getByRole("button", { name: pressed }).click();
      release();
      await expect(expected).toBeVisible();
      await page.unroute("**/*.js");
    }
    await holdScripts(page);
    await page.goto("/");
    await page.getByRole("main").getByRole("link", { name: "Contact Us" }).first().click();
    await expect(page).toHaveURL("/contact");
  },
);

test(
  "Back to Services pressed before the application is there goes one step back",
  { tag: ["@phone", "@more"] },
  async ({ page }) => {
    await page.goto("/about");
    const release = await holdScripts(page);
    await page.goto(thirdService.path);
    await page.getByRole("button", { name: "Back to Services" }).click();
    release();
    await expect(page).toHaveURL("/about");
  },
);

test(
  "Back to Services leads to the services when the page's own code never comes",
  { tag: ["@phone", "@more"] },
  async ({ page }) => {
    await page.route(/\/assets\/service-[^/]*\.js/, (route) => route.abort());
    await page.goto(thirdService.path);
    await page.getByRole("button", { name: "Back to Services" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/services");
  },
);

test(
  "text typed and Send pressed before the application is there are what it sends",
  { tag: ["@phone", "@webhook"] },
  async ({ page }) => {
    await using webhook = await startWebhookReceiver();
    const release = await holdScripts(page);
    await page.goto("/contact");
    await page.getByLabel("Webhook URL").fill(webhook.url);
    await page.getByLabel("Full name").fill("Alex Morgan");
    await page.getByLabel("Email").fill("alex@example.com");
    await page.getByLabel("Phone").fill("(555) 555-0100");
    await page.getByRole("combobox", { name: "Service" }).selectOption(thirdService.title);
    await page.getByLabel("Message").fill("Two floors from spring, near the station.");
    await page.getByRole("button", { name: /^Send Message to/ }).click();
    release();

    await expect(page.getByRole("status").filter({ hasText: "Request sent" })).toBeVisible();
    expect(webhook.received).toHaveLength(1);
    expect(JSON.parse(webhook.received[0]?.body ?? "")).toMatchObject({
      name: "Alex Morgan",
      email: "alex@example.com",
      phone: "(555) 555-0100",
      service: thirdService.slug,
      message: "Two floors from spring, near the station.",
    });
  },
);

test(
  "text typed before the application is there is still there afterwards, and is kept",
  { tag: ["@desktop", "@webhook", "@more"] },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/contact");
    await page.getByLabel("Webhook URL").fill("https://hooks.example.com/early");
    await page.getByLabel("Full name").fill("Alex Morgan");
    await page.getByRole("combobox", { name: "Service" }).selectOption(lastService.title);
    await page.getByLabel("Message").fill("Typed early.");
    release();
    await applicationReady(page);
    await expect(page.getByLabel("Webhook URL")).toHaveValue("https://hooks.example.com/early");
    await expect(page.getByLabel("Full name")).toHaveValue("Alex Morgan");
    await expect(page.getByRole("combobox", { name: "Service" })).toHaveValue(lastService.slug);
    await expect(page.getByLabel("Message")).toHaveValue("Typed early.");

    await openPage(page, "/contact");
    await expect(page.getByLabel("Webhook URL")).toHaveValue("https://hooks.example.com/early");
  },
);
