import type { Page } from "@playwright/test";
import type { AxeResults, Result, RunOptions } from "axe-core";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const source = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** The part of axe's global that is used here; its own type has an overload for callbacks. */
type Axe = { run: (context: { exclude: string[] }, options: RunOptions) => Promise<AxeResults> };

/**
 * Violations that axe finds on the current page.
 *
 * @param options as axe takes them, in addition to those that save time
 * @param exclude selectors of what is not checked
 */
export async function axeViolations(
  page: Page,
  options: RunOptions = {},
  exclude: string[] = [],
): Promise<Result[]> {
  // Once per page: loading it costs as much as a check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // The only frame is the map's.
  const settings: RunOptions = { resultTypes: ["violations"], iframes: false, ...options };
  return page.evaluate(
    async ([excluded, chosen]) => {
      const { axe } = window as unknown as { axe: Axe };
      return (await axe.run({ exclude: excluded }, chosen)).violations;
    },
    [exclude, settings] as const,
  );
}
