import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe objects to: WCAG 2.2 AA and its own best practice. */
export async function violations(page: Page, { except = [] as string[] } = {}) {
  const results = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .disableRules(except)
    // In the page itself: the one frame is the map's own, and a page more costs as much again.
    .setLegacyMode()
    .analyze();
  return results.violations.map(
    ({ help, id, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join("\n")}`,
  );
}
