import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects axe to find nothing on the page as it stands, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  // axe reads colours, so it must not meet a fade halfway.
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const theme of ["light", "dark"]) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
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
