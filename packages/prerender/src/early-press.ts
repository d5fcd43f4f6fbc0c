/** Boot state, left by a page's first script and removed after hydration. */
export type Boot = {
  /** The button clicked before the application was ready, if any. */
  pressed: HTMLElement | null;
};

declare global {
  interface Window {
    boot?: Boot;
  }
}

/** Repeats a click that came before the application was ready. */
export function repeatPress(): void {
  const pressed = window.boot?.pressed;
  delete window.boot;
  pressed?.click();
}
