import type { Page } from "@playwright/test";

import { axeViolations } from "../../../scripts/axe.ts";

const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Violations that axe finds: WCAG 2.2 AA and its own best practices. */
export async function violations(page: Page, { except = [] as string[] } = {}) {
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  const found = await axeViolations(page, { runOnly: { type: "tag", values }, rules });
  return found.map(
    ({ help, id, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join("\n")}`,
  );
}
