import type { Locator, Page } from "@playwright/test";

/** The text spacing of WCAG 1.4.12, with which no text may be cut off. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Sets the text spacing of a page, or resets it. */
export async function spaceText(page: Page, isSpaced = true): Promise<void> {
  await page.evaluate(
    async (css) => {
      const sheet = new CSSStyleSheet();
      await sheet.replace(css);
      document.adoptedStyleSheets = [sheet];
    },
    isSpaced ? spacing : "",
  );
}

/**
 * The elements' texts that are cut off, except previews, which link to the whole text, and a
 * record’s name and place in the bar, which are on one line.
 */
export async function cutTexts(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((roots) =>
    roots
      .flatMap((root) => [root, ...root.querySelectorAll("*")])
      .filter((element) => {
        // Text for screen readers is 1 px wide.
        if (
          element.matches("[data-slot=preview], header :is(h1, h1 + p)") ||
          element.clientWidth <= 1
        )
          return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map(({ textContent }) => textContent ?? ""),
  );
}
