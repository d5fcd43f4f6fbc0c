/** Named keys; every other key is a letter. */
export type Key = "Enter" | "Escape" | "Backspace";

/**
 * A window of a fresh browser, without cookies or stored data. Limited to what both engines
 * support.
 */
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
  /** Chooses files in a file input. */
  chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  /** Takes a picture of the viewport, as PNG. */
  picture: () => Promise<Buffer>;
  /** The folder of its downloads. */
  downloads: string;
  close: () => Promise<void>;
};
