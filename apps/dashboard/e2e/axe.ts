import { expect, type Page } from "@playwright/test";
import { axeViolations, type RunOptions } from "../../../scripts/axe.ts";

/** Axe's color rules: the only ones whose result the dark theme can change. */
const colorRules = { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] };

/** Expects axe to find no violations on the page as it is, in the light theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, "light");
}

/**
 * Expects axe to find no color violations in the dark theme. Once per screen is enough: components
 * have stories in the dark theme, and checking both themes everywhere would take twice the time.
 */
export async function expectAccessibleInDark(page: Page): Promise<void> {
  await expectNoViolations(page, "dark", { runOnly: colorRules });
}

async function expectNoViolations(page: Page, theme: string, options?: RunOptions): Promise<void> {
  // No new fades from here on: axe reads colors.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset.theme = chosen;
    // A fade in progress continues; on a busy machine, axe would read its colors halfway.
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  }, theme);
  const found = await axeViolations(page, options, {
    // The page behind a dialog or menu is checked while nothing is open.
    include: await openOver(page),
    // A native select's closed options: 400 time zones would take as long as the rest of the page.
    exclude: ["option"],
  });
  expect(
    found.flatMap(({ id, nodes }) =>
      nodes
        // A menu is rendered outside the landmarks; its button says where it belongs.
        .filter(({ html }) => id !== "region" || !html.includes("data-radix-popper-co"))
        .map((node) => `${theme}: ${id}: ${node.html}`),
    ),
  ).toEqual([]);
}

/** A selector of the open part that makes the rest inert, or else of the whole page. */
async function openOver(page: Page): Promise<string> {
  return page.evaluate(() => {
    if (!document.querySelector("main")?.closest("[aria-hidden=true], [inert]")) return ":root";
    const open = [...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=menu]")];
    const last = open.findLast((element) => element.checkVisibility());
    if (!last) return ":root";
    last.id ||= "open-over-all";
    return `#${CSS.escape(last.id)}`;
  });
}
