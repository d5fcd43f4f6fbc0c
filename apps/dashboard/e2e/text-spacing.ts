import type { Locator, Page } from "@playwright/test";

/** The spacing of WCAG 1.4.12, which nobody's text may be lost under. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Sets a page's text as wide as a reader may, or as it was. */
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

/** The texts of elements, or of what is in them, that are cut off; not those that only begin what a link opens. */
export async function cutTexts(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((roots) =>
    roots
      .flatMap((root) => [root, ...root.querySelectorAll("*")])
      .filter((element) => {
        // What only a screen reader reads has one pixel.
        if (element.matches("[data-slot=preview]") || element.clientWidth <= 1) return false;
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
