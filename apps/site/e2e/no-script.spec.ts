import { aboutClaims, homeClaims, stats } from "@frontage/content/sourced-claims";
import { broker } from "@frontage/content/broker";
import { faqs } from "@frontage/content/faqs";
import { pages } from "@frontage/content/pages";
import { heroSlides, photographNotes } from "@frontage/content/photographs";
import { expect, test } from "@playwright/test";

import {
  allPaths,
  firstService,
  lastService,
  secondService,
  servicePages,
  thirdService,
} from "./public-pages.ts";

test.use({ javaScriptEnabled: false });

const none = { answer: "", question: "" };

/** The texts of claims, as React splits them. */
const claimTexts = (claims: typeof homeClaims) =>
  claims.flatMap(({ asOf, counted, label, source }) => [
    label,
    counted,
    ",",
    source,
    "As of",
    asOf,
  ]);

test("without script, every page shows all of its content @phone @owner", async ({ page }) => {
  const expected: Record<string, string[]> = {
    // Closed questions, which are opened below, what figures count (see claims.spec.ts), and the
    // notes of the slides that only a script shows.
    "/": [
      ...faqs.map(({ answer }) => answer),
      ...claimTexts(homeClaims),
      ...heroSlides.slice(1).flatMap(({ photograph }) => photographNotes[photograph]?.text ?? []),
    ],
    "/about": claimTexts(aboutClaims),
    // What only a script could do: nothing, if the form is a plain post.
    "/contact":
      broker.inquiries.transport === "server"
        ? []
        : [`Send Message to ${broker.name}`, "I only use your details to reply."],
  };
  for (const path of allPaths) {
    await page.goto(path);
    const unseen = await page.locator("body").evaluate((body) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim();
        const element = walker.currentNode.parentElement;
        if (!text || !element) continue;
        // Menus open on demand, options belong to their field, and decoration has no text.
        if (element.closest("header, option, script, style, noscript, [aria-hidden=true]")) {
          continue;
        }
        const isVisible = element.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        });
        if (!isVisible) texts.push(text);
      }
      return texts;
    });
    expect(new Set(unseen), path).toEqual(new Set(expected[path]));
    await expect(page.getByRole("contentinfo"), path).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(
      path === "/services/no-such-service" ? 0 : 1,
    );
  }
});

test(
  "without script, several answers and a figure's note can be open at once, and close",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    for (const { answer } of faqs) await expect(page.getByText(answer)).toBeHidden();
    for (const { answer, question } of faqs) {
      await page.getByText(question, { exact: true }).click();
      await expect(page.getByText(answer)).toBeVisible();
    }
    const [first = none, second = none] = faqs;
    await expect(page.getByText(first.answer)).toBeVisible();
    await page.getByText(first.question, { exact: true }).click();
    await expect(page.getByText(first.answer)).toBeHidden();
    await expect(page.getByText(second.answer)).toBeVisible();

    const [claim] = homeClaims;
    if (!claim) return;
    const notes = page.locator("details", { hasText: "How these figures are counted" });
    await notes.locator("summary").click();
    await expect(notes.getByText(claim.counted)).toBeVisible();
  },
);

test(
  "without script, the figures stand at their final values, and no button of the slideshow is offered",
  { tag: ["@desktop", "@owner"] },
  async ({ page }) => {
    await page.goto("/");
    const figures = page.getByRole("region", { name: "Track record" }).getByRole("listitem");
    await figures.first().scrollIntoViewIfNeeded();
    await expect(figures).toContainText(
      stats.map(({ number, suffix }) => `${number}${suffix}`),
      {
        useInnerText: true,
      },
    );
    await expect(page.getByRole("button", { name: /slide/i })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
  },
);

test(
  "without script, the bar's links work, and the services open under a pointer or the keyboard's focus and lead on",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    const navigation = page.getByRole("navigation", { name: "Main" });
    for (const [name, path] of [
      ["Services", "/services"],
      ["Contact", "/contact"],
      ["Home", "/"],
      ["About", "/about"],
    ] as const) {
      await navigation.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
    }

    const links = navigation.locator('a[href^="/services/"]');
    await expect(links).toHaveCount(servicePages.length);
    for (const link of await links.all()) await expect(link).toBeHidden();
    await navigation.getByRole("link", { name: "Services", exact: true }).hover();
    for (const [index, { path }] of servicePages.entries()) {
      await expect(links.nth(index)).toBeVisible();
      await expect(links.nth(index)).toHaveAttribute("href", path);
    }
    await links.last().click();
    await expect(page).toHaveURL(lastService.path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(lastService.title);

    await navigation.getByRole("link", { name: "Services", exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(navigation.getByRole("button", { name: /services/i })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
    await expect(links.first()).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(secondService.path);
  },
);

test(
  "without script, the menu opens by its button and leads on",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("navigation", { name: "Menu" });
    const paths = ["/about", "/services", "/contact", firstService.path];
    for (const path of paths) await expect(menu.locator(`a[href="${path}"]`)).toBeHidden();
    await page.getByRole("button", { name: /menu/i }).tap();
    for (const path of paths) await expect(menu.locator(`a[href="${path}"]`)).toBeVisible();
    await menu.locator(`a[href="${firstService.path}"]`).tap();
    await expect(page).toHaveURL(firstService.path);
  },
);

test(
  "without script, the top bar is solid once the page is scrolled",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/about");
    const header = page.getByRole("banner");
    await expect(header).toHaveCSS("background-color", /(, |\/ )0\)$|transparent/);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
  },
);

test(
  "without script, Back to Services goes to the services",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto(thirdService.path);
    await page.getByRole("button", { name: "Back to Services" }).click();
    await expect(page).toHaveURL((url) => url.pathname === "/services");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.services.heading);
  },
);

test(
  "without script, the contact page offers no button that cannot send, and says what to do",
  { tag: ["@webhook", "@owner"] },
  async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByRole("button", { name: /send/i })).toHaveCount(0);
    const advice = page.getByText("The form needs JavaScript to send.");
    await expect(advice).toBeVisible();
    await expect(advice).toContainText(broker.email);
    await expect(advice).toContainText(broker.phone.display);
    await expect(page.getByRole("heading", { name: "Find Me" })).toBeVisible();

    await page.getByLabel("Full name").fill("Alex Morgan");
    await page.getByLabel("Full name").press("Enter");
    await expect(page.getByLabel("Full name")).toHaveValue("Alex Morgan");
    await expect(page).toHaveURL("/contact");
  },
);
