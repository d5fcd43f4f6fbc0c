/** Boot state, left by a page's first script and removed after hydration. */
export type Boot = {
  /** The button pressed before the application was there, if any. */
  pressed: HTMLElement | null;
};

declare global {
  interface Window {
    boot?: Boot;
  }
}

/** Repeats the press that came before the application did, now that it listens. */
export function repeatPress(): void {
  const pressed = window.boot?.pressed;
  delete window.boot;
  pressed?.click();
}
