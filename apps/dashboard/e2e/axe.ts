import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

import { axeViolations } from "../../../scripts/axe.ts";

/** The rules whose result depends on colors: all that the second theme can change. */
const colorRules = { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] };

/** Expects axe to find nothing on the page as it is, in the light theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, "light");
}

/**
 * Expects axe to find nothing wrong with the dark theme's colors. For each screen once: the parts
 * have their dark stories, and checking both themes everywhere would take twice the time.
 */
export async function expectAccessibleInDark(page: Page): Promise<void> {
  await expectNoViolations(page, "dark", { runOnly: colorRules });
}

async function expectNoViolations(page: Page, theme: string, options?: RunOptions): Promise<void> {
  // axe reads colors, so no fade may start from here on.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset.theme = chosen;
    // A fade that had started goes on; on a busy machine axe would read it halfway.
    const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  }, theme);
  const found = await axeViolations(page, options, {
    // What a dialog or menu covers is checked where nothing is open.
    include: await openOver(page),
    // The browser's own closed list: 400 time zones would cost as much as the page.
    exclude: ["option"],
  });
  expect(
    found.flatMap(({ id, nodes }) =>
      nodes
        // A menu floats outside the landmarks; the button that opened it says where it belongs.
        .filter(({ html }) => id !== "region" || !html.includes("data-radix-popper-co"))
        .map((node) => `${theme}: ${id}: ${node.html}`),
    ),
  ).toEqual([]);
}

/** A selector of what is open and makes all else inert, or of the page. */
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
