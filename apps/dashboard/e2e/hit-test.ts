/** How many controls were tested, and those that a click at their center would miss. */
export type HitTest = { tried: number; missed: string[] };

/**
 * Checks that a click on the center of each visible control reaches that control, something in it,
 * or its label. Runs in the page, in any browser, so it uses nothing from outside:
 * `page.evaluate(hitTest, ":root")`, or over WebDriver `return (${hitTest})(":root")`.
 *
 * @param within a CSS selector of the elements to test, such as an open menu; ":root" for all
 */
export function hitTest(within: string): HitTest {
  const controls = `
    a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true],
    [role=button], [role=checkbox], [role=combobox], [role=link], [role=menuitem],
    [role=menuitemcheckbox], [role=menuitemradio], [role=option], [role=radio], [role=slider],
    [role=switch], [role=tab], [role=textbox]`;

  function nameOf(element: Element | null): string {
    if (!element) return "nothing";
    const words = element.getAttribute("aria-label") ?? element.textContent.trim();
    return `${element.localName} "${words.replaceAll(/\s+/g, " ").slice(0, 40)}"`;
  }

  /** The element that a pointer aims at: the control, or the label of a hidden input. */
  function targetOf(control: Element): Element {
    const { height, width } = control.getBoundingClientRect();
    if (height > 1 && width > 1) return control;
    return (control instanceof HTMLInputElement && control.labels?.[0]) || control;
  }

  /** The center of the element's first line, or undefined if it is out of sight. */
  function centerOf(element: Element): [x: number, y: number] | undefined {
    const line = [...element.getClientRects()].find(({ height, width }) => height > 1 && width > 1);
    if (!line) return undefined;
    const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
    const isInWindow = x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight;
    return isInWindow ? [x, y] : undefined;
  }

  function belongsTo(control: Element, hit: Element | null): boolean {
    if (!hit) return false;
    if (control.contains(hit)) return true;
    const labels = "labels" in control ? (control.labels as NodeListOf<Element> | null) : null;
    return [...(labels ?? [])].some((label) => label.contains(hit));
  }

  const scrolled: [Element, number, number][] = [...document.querySelectorAll("*")]
    .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
    .map((element) => [element, element.scrollLeft, element.scrollTop]);
  const result: HitTest = { tried: 0, missed: [] };
  for (const control of document.querySelectorAll(controls)) {
    if (!control.closest(within)) continue;
    // Skips controls that can't be used now: behind a dialog, for the mouse alone, or disabled.
    if (control.closest("[inert], [aria-hidden=true], :disabled, [aria-disabled=true]")) continue;
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    const target = targetOf(control);
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const center = centerOf(target);
    if (!center) continue;
    result.tried += 1;
    const hit = document.elementFromPoint(...center);
    if (!belongsTo(control, hit)) result.missed.push(`${nameOf(control)} is under ${nameOf(hit)}`);
  }
  window.scrollTo({ left: 0, top: 0, behavior: "instant" });
  for (const [element, left, top] of scrolled) element.scrollTo({ left, top, behavior: "instant" });
  return result;
}
