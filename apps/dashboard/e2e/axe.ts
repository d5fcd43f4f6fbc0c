import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects axe to find nothing on the page as it stands, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // axe reads colours, so it must not meet a fade halfway: none begins from here on.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const theme of ["light", "dark"]) {
    await page.evaluate(async (chosen) => {
      document.documentElement.dataset.theme = chosen;
      // What began before goes on; on a busy machine axe would come in between.
      const fades = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(fades.map(({ finished }) => finished));
    }, theme);
    const { violations } = await new AxeBuilder({ page })
      // The browser's own list, closed: a list of 400 time zones would cost as much as the page.
      .exclude("option")
      .options({ resultTypes: ["violations"] })
      // In the page itself: no screen has a frame of another origin, and a page more costs as much again.
      .setLegacyMode()
      .analyze();
    expect(
      violations.flatMap(({ id, nodes }) =>
        nodes
          // A menu floats outside the landmarks; the button that opened it says where it belongs.
          .filter(({ html }) => id !== "region" || !html.includes("data-radix-popper-co"))
          .map((node) => `${theme}: ${id}: ${node.html}`),
      ),
    ).toEqual([]);
  }
}
