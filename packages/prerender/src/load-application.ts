import { type Boot, repeatPress } from "./early-press.ts";

/** The URLs on the first script's element; see `FirstScript` in `document.tsx`. */
export function readAssets(): { entry: string; imports: string[]; styles: string[] } {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const { entry, imports, styles } = dataset as Record<string, string> & { entry: string };
  return { entry, imports: imports?.split(" ") ?? [], styles: styles?.split(" ") ?? [] };
}

type LoadOptions = {
  /** Imports the application. */
  load: () => Promise<unknown>;
  /** Calls `start` when the page is painted, loaded and idle. */
  schedule: (start: () => void) => void;
};

/**
 * For a page's first script: loads the application once the page has been painted and loaded, or at
 * the first interaction. An earlier click is kept for the application to repeat; if the application
 * never loads, the browser handles it. Links, `<details>` and popovers work without the
 * application.
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
    // Starts in tabs that are never painted, too.
    setTimeout(start, 4000);
  });
}
