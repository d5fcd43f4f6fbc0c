/**
 * Finds what a page loses in forced colors: marks drawn only by their background, and elements that
 * differ from their siblings only by background. Self-contained, so that it can run inside the
 * page.
 *
 * @returns the tag and classes of each lost element
 */
export function lostInForcedColors(): string[] {
  const state =
    "[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-checked=true], [aria-pressed=true], [data-highlighted], [data-state=active], [data-state=current]";
  /** Larger elements are panels or skeletons. */
  const markMax = 48;
  const canvas = systemColor("Canvas");
  const highlight = systemColor("Highlight");

  function systemColor(name: string): string {
    const probe = document.createElement("div");
    probe.style.backgroundColor = name;
    document.body.append(probe);
    const color = rgbOf(getComputedStyle(probe).backgroundColor);
    probe.remove();
    return color;
  }
  function rgbOf(color: string): string {
    const [red, green, blue, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return alpha === 0 ? "none" : `${red} ${green} ${blue}`;
  }
  function groundOf(element: Element): string {
    const own = rgbOf(getComputedStyle(element).backgroundColor);
    if (own !== "none") return own;
    return element.parentElement ? groundOf(element.parentElement) : canvas;
  }
  const hasFill = ({ backgroundColor }: CSSStyleDeclaration, ground = canvas) =>
    !["none", ground].includes(rgbOf(backgroundColor));
  const hasLine = ({ borderStyle, borderWidth, outlineStyle }: CSSStyleDeclaration) =>
    outlineStyle !== "none" || (borderStyle !== "none" && /[1-9]/.test(borderWidth));
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("[data-slot=skeleton], .sr-only");

  function isLostMark(element: Element, pseudo?: "::before" | "::after"): boolean {
    const style = getComputedStyle(element, pseudo);
    if (pseudo ? style.content !== '""' : element.childNodes.length > 0) return false;
    if (pseudo && (style.display === "none" || style.opacity === "0")) return false;
    const { height, width } = pseudo ? style : element.getBoundingClientRect();
    const sides = [width, height].map((side) => Number.parseFloat(String(side)));
    if (!sides.every((side) => side > 0 && side <= markMax)) return false;
    const isPainted = rgbOf(style.backgroundColor) !== "none" && style.backgroundImage === "none";
    const behind = pseudo ? element : element.parentElement;
    return isPainted && !hasFill(style, behind ? groundOf(behind) : canvas) && !hasLine(style);
  }

  /** An element's look, apart from its text. */
  function lookOf(element: Element): string {
    const shown = [element, ...element.querySelectorAll("*")].filter(isShown);
    // Skips icons, because their own color may be hard to see on the reader's background.
    const parts = shown.filter((part) => !(part instanceof SVGElement));
    const styles = parts.flatMap((part) => [
      getComputedStyle(part),
      ...(["::before", "::after"] as const)
        .map((pseudo) => getComputedStyle(part, pseudo))
        .filter(({ content, opacity }) => content !== "none" && opacity !== "0"),
    ]);
    const seen = styles.map((style) =>
      [
        hasFill(style) && style.backgroundColor,
        hasLine(style) && `${style.borderWidth} ${style.outlineStyle}`,
        style.textDecorationLine,
        style.fontWeight,
        style.color,
        style.translate,
      ].join(),
    );
    const icons = shown.filter(({ tagName }) => tagName === "svg").length;
    return JSON.stringify([[...new Set(seen)].toSorted(), icons]);
  }

  /** Elements of the same kind nearby that aren't in this state. */
  function siblingsOf(element: Element): Element[] {
    const kind = element.getAttribute("data-slot");
    let around = element.parentElement;
    for (let level = 0; around && level < 3; level++) {
      const others = [...around.querySelectorAll(element.tagName)].filter(
        (other) =>
          !other.matches(`${state}, [aria-checked=mixed]`) &&
          other.getAttribute("data-slot") === kind &&
          isShown(other),
      );
      if (others.length > 0) return others;
      around = around.parentElement;
    }
    return [];
  }

  /** Whether it is an icon on a photograph, whose color contrasts with no background. */
  function isLostIcon(element: Element): boolean {
    const backdrop = element.closest(".on-dark");
    if (element.tagName !== "svg" || !backdrop) return false;
    for (let behind: Element | null = element; behind; behind = behind.parentElement) {
      // `rgb(…)` is opaque; a color with alpha is `rgba(…)`.
      if (getComputedStyle(behind).backgroundColor.startsWith("rgb(")) return false;
      if (behind === backdrop) return true;
    }
    return false;
  }

  const all = [...document.body.querySelectorAll("*")].filter(isShown);
  const marks = all.filter(
    (element) =>
      isLostIcon(element) ||
      isLostMark(element) ||
      isLostMark(element, "::before") ||
      isLostMark(element, "::after"),
  );
  const states = all.filter((element) => {
    if (!element.matches(state)) return false;
    // An element drawn like a selection, whose text is readable only on the highlight color.
    if (getComputedStyle(element).forcedColorAdjust === "none") {
      return groundOf(element) !== highlight;
    }
    const look = lookOf(element);
    return siblingsOf(element).some((sibling) => lookOf(sibling) === look);
  });
  return [...marks, ...states].map(
    (element) => `${element.tagName.toLowerCase()} ${element.getAttribute("class") ?? ""}`,
  );
}
