import type { Locator, Page } from "@playwright/test";

/** The size of an element's type, in px. */
export function typeSize(element: Locator): Promise<number> {
  return element.evaluate((found) => Number.parseFloat(getComputedStyle(found).fontSize));
}

/** The smallest type on the page as it is shown, in px. */
export function smallestType(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sizes: number[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (walker.currentNode.textContent?.trim() && element?.checkVisibility()) {
        sizes.push(Number.parseFloat(getComputedStyle(element).fontSize));
      }
    }
    return Math.min(...sizes);
  });
}
