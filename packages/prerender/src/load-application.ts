import { type Boot, repeatPress } from "./early-press.ts";

/** What the element of a first script names; see `FirstScript` in `document.tsx`. */
export function readAssets(): { entry: string; styles: string[] } {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const { entry, styles } = dataset as { entry: string; styles?: string };
  return { entry, styles: styles?.split(" ") ?? [] };
}

export type LoadOptions = {
  /** Imports the application. */
  load: () => Promise<unknown>;
  /** Runs the start when the page, painted and loaded, has a moment for it. */
  schedule: (start: () => void) => void;
};

/**
 * For a page's first script: loads the application once the page has been painted
 * and has loaded, or at the first interaction. A press that comes too early is kept
 * for the application to repeat; where that never comes, the browser has it.
 * Links, `<details>` and popovers need no application: browsers do them.
 */
export function loadApplication({ load, schedule }: LoadOptions): void {
  const boot: Boot = { pressed: null };
  window.boot = boot;
  let isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    load().catch(repeatPress);
  }

  for (const type of ["pointerdown", "keydown", "wheel", "touchstart"]) {
    addEventListener(type, start, { once: true, passive: true, capture: true });
  }
  addEventListener(
    "click",
    (event) => {
      const button =
        window.boot &&
        event.isTrusted &&
        (event.target as Element).closest<HTMLElement>("button:not([popovertarget])");
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      boot.pressed = button;
      start();
    },
    true,
  );

  let isPaintedOrLoaded = false;
  function ready() {
    if (isPaintedOrLoaded) schedule(start);
    isPaintedOrLoaded = true;
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    ready();
  }).observe({ type: "paint", buffered: true });
  addEventListener("load", () => {
    setTimeout(ready);
    // In a tab that is never painted.
    setTimeout(start, 4000);
  });
}
