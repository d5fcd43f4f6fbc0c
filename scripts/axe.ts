import type { Page } from "@playwright/test";
import type { AxeResults, Result, RunOptions } from "axe-core";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export type { RunOptions };

const source = await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * The part of axe's global that is used here, because its own type has an overload for callbacks.
 */
type Axe = { run: (context: Context, options: RunOptions) => Promise<AxeResults> };
/** Selectors of the parts to check, and of parts inside them to skip. */
type Context = { include?: string; exclude?: readonly string[] };

/**
 * Violations that axe finds on the current page.
 *
 * @param options as axe takes them, in addition to those that save time
 * @param context which parts, by default the whole page
 */
export async function axeViolations(
  page: Page,
  options: RunOptions = {},
  context: Context = {},
): Promise<Result[]> {
  // Loads axe once per page, which costs as much as a check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  // Skips frames: the only one is the map's.
  const settings: RunOptions = { resultTypes: ["violations"], iframes: false, ...options };
  return page.evaluate(
    async ([where, chosen]) => {
      const { axe } = window as unknown as { axe: Axe };
      return (await axe.run(where, chosen)).violations;
    },
    [{ include: ":root", ...context }, settings] as const,
  );
}
