/** Named keys that a journey presses; everything else is a letter. */
export type Key = "Enter" | "Escape" | "Backspace";

/** A window of a fresh browser: no cookies, nothing stored. Limited to what both engines can do. */
export type Engine = {
  /** Opens a URL, and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /**
   * Runs a script in the page: the body of a function with `arguments`, which returns JSON or a
   * promise of it.
   */
  run: (body: string, ...values: unknown[]) => Promise<unknown>;
  /** Resizes the page, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** Clicks at a point of the viewport. */
  clickAt: (x: number, y: number) => Promise<void>;
  /** Moves the mouse to a point of the viewport. */
  moveTo: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Chooses files in the input that the selector finds. */
  chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  /** A picture of the viewport, as PNG. */
  picture: () => Promise<Buffer>;
  /** Where its downloads arrive. */
  downloads: string;
  close: () => Promise<void>;
};
