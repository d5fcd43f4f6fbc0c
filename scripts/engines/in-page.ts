import { Ivya } from "ivya";
import { isElementVisible } from "ivya/utils";

import { hitTest } from "../../apps/dashboard/e2e/hit-test.ts";

/**
 * Code that runs in every page before the page's own scripts: finds elements like Playwright, and
 * records the browser's complaints.
 */

/** The state of the elements that a locator finds. */
export type Found = {
  count: number;
  texts: string[];
  isVisible: boolean;
  isFocused: boolean;
  isDisabled: boolean;
  value: string | undefined;
  attributes: Record<string, string>;
};

/** Where to click, or why that isn't possible yet. */
export type Target = { x: number; y: number } | { obstacle: string };

export type InPage = {
  find: (selector: string) => Found;
  target: (selector: string) => Promise<Target>;
  /** Whether the click after `target` would have hit something else, and was therefore blocked. */
  hasMissed: () => boolean;
  /** Sets a field's value like the browser's own picker. */
  set: (selector: string, value: string) => string | undefined;
  /** Selects a field's content, so that typing replaces it. */
  selectAll: (selector: string) => void;
  /** Marks the only element that matches. @returns the mark's CSS selector */
  mark: (selector: string) => string;
  hitTest: typeof hitTest;
  faults: () => string[];
};

declare global {
  interface Window {
    journey: InPage;
  }
}

// Complaints are stored in the tab's name, which survives page loads, separated by this.
const separator = "\u{1}";
// Ignores complaints while the page is being left: Firefox reports loads that this cancels.
let isLeft = false;
addEventListener("beforeunload", () => (isLeft = true));
const keep = (fault: string) => {
  if (isLeft) return;
  window.name += `${fault.replaceAll(separator, "")} (${location.pathname})${separator}`;
};
const logged = console.error;
console.error = (...values: unknown[]) => {
  keep(`console.error: ${values.map(String).join(" ")}`);
  logged(...values);
};
addEventListener(
  "error",
  ({ message, target }) => {
    // Of whichever page: Firefox reports what leaving one canceled to the next one's window.
    if (target && "matches" in target) {
      // Preloads may be canceled on the way to another page.
      const element = target as Element;
      if (element.matches("link[rel*=load], link[rel=prefetch]")) return;
      keep(`Failed to load: ${element.getAttribute("src") ?? element.getAttribute("href")}`);
    } else keep(`Uncaught: ${message}`);
  },
  true,
);
addEventListener("unhandledrejection", ({ reason }) => keep(`Unhandled: ${reason}`));
addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
  keep(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`),
);

const ivya = Ivya.create({
  browser: navigator.userAgent.includes("Firefox") ? "firefox" : "webkit",
});
const all = (selector: string) => ivya.queryLocatorSelectorAll(selector);
function one(selector: string): Element {
  const elements = all(selector);
  if (elements.length === 1 && elements[0]) return elements[0];
  throw new Error(`${elements.length} elements for ${selector}`);
}
const frame = () => new Promise(requestAnimationFrame);

/** Whether a click on `hit` counts as one on the element. */
function isMeant(element: Element, hit: EventTarget | null): boolean {
  if (!(hit instanceof Element)) return false;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return element.contains(hit) || labels.some((label) => label.contains(hit));
}

// Blocks the click if the target has moved since aiming, so that nothing else is clicked.
let aim: { element: Element; isMissed: boolean } | undefined;
for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"]) {
  addEventListener(
    type,
    (event) => {
      if (!aim) return;
      if (type === "pointerdown") aim.isMissed = !isMeant(aim.element, event.target);
      if (!aim.isMissed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

window.journey = {
  find(selector) {
    const elements = all(selector);
    const [first] = elements;
    return {
      count: elements.length,
      texts: elements.map((element) => (element.textContent ?? "").replaceAll(/\s+/g, " ").trim()),
      isVisible: elements.some(isElementVisible),
      isFocused: first === document.activeElement && first !== undefined,
      isDisabled: first?.matches(":disabled, [aria-disabled=true]") ?? false,
      value: first && "value" in first ? String(first.value) : undefined,
      attributes: Object.fromEntries(
        [...(first?.attributes ?? [])].map(({ name, value }) => [name, value]),
      ),
    };
  },

  async target(selector) {
    const elements = all(selector);
    const visible = elements.filter(isElementVisible);
    const [element] = visible;
    if (!element || visible.length > 1) {
      return { obstacle: `${elements.length} elements, ${visible.length} of them visible` };
    }
    if (element.matches(":disabled")) return { obstacle: "it is disabled" };
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const before = element.getBoundingClientRect();
    await frame();
    await frame();
    const { height, left, top, width } = element.getBoundingClientRect();
    if (before.left !== left || before.top !== top) return { obstacle: "it moves" };
    const x = left + width / 2;
    const y = top + height / 2;
    const hit = document.elementFromPoint(x, y);
    if (isMeant(element, hit)) {
      aim = { element, isMissed: false };
      return { x, y };
    }
    // Centered, because a bar at an edge of the window may cover it.
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const covering = hit ? ivya.previewNode(hit) : "nothing";
    return { obstacle: `${covering} is where it is` };
  },

  hasMissed() {
    const isMissed = aim?.isMissed ?? false;
    aim = undefined;
    return isMissed;
  },

  set(selector, value) {
    const field = one(selector);
    if (field instanceof HTMLSelectElement) {
      const option = [...field.options].find(
        (each) => each.value === value || each.label === value,
      );
      if (!option) return `no option ${value}`;
      field.value = option.value;
    } else if (field instanceof HTMLInputElement) {
      // Bypasses the setter that React puts on the element.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    } else return "no field";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
    return undefined;
  },

  selectAll(selector) {
    const field = one(selector);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
  },

  mark(selector) {
    for (const marked of document.querySelectorAll("[data-journey]")) {
      marked.removeAttribute("data-journey");
    }
    one(selector).setAttribute("data-journey", "");
    return "[data-journey]";
  },

  hitTest,
  faults: () => window.name.split(separator).filter(Boolean),
};

document.currentScript?.remove();
