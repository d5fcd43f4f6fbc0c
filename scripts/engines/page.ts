import { setTimeout as delay } from "node:timers/promises";

import { getByLabelSelector, getByRoleSelector, getByTextSelector } from "ivya";

import type { HitTest } from "../../apps/dashboard/e2e/hit-test.ts";
import type { Engine, Key } from "./engine.ts";
import type { Found, Target } from "./in-page.ts";

// Long, because a busy machine draws one frame a second.
const timeoutMs = 120_000;

type Named = { name?: string | RegExp; exact?: boolean; level?: number };

/** Finds elements of a page, again at every use, like Playwright's locators. */
export class Locator {
  readonly selector: string;
  readonly #engine: Engine;
  constructor(engine: Engine, selector: string) {
    this.#engine = engine;
    this.selector = selector;
  }

  locator(selector: string): Locator {
    const within = this.selector === ":root" ? "" : `${this.selector} >> `;
    return new Locator(this.#engine, `${within}${selector}`);
  }
  getByRole(role: string, options: Named = {}): Locator {
    return this.locator(getByRoleSelector(role, options));
  }
  getByLabel(text: string, options: { exact?: boolean } = {}): Locator {
    return this.locator(getByLabelSelector(text, options));
  }
  getByText(text: string | RegExp, options: { exact?: boolean } = {}): Locator {
    return this.locator(getByTextSelector(text, options));
  }
  filter({ hasText }: { hasText: string }): Locator {
    return this.locator(`internal:has-text=${JSON.stringify(hasText)}i`);
  }
  nth(index: number): Locator {
    return this.locator(`nth=${index}`);
  }

  async find(): Promise<Found> {
    return (await this.#engine.run(
      "return window.journey.find(arguments[0])",
      this.selector,
    )) as Found;
  }

  /** Waits until the element can be clicked, and clicks it with the mouse. */
  async click(): Promise<void> {
    await poll(async () => {
      await this.hover();
      // Moves there first, because a row may show its actions elsewhere under the pointer.
      const { x, y } = await this.#target();
      await this.#engine.clickAt(x, y);
      const hasMissed = await this.#engine.run("return window.journey?.hasMissed() ?? false");
      return hasMissed ? `${this.selector} moves` : undefined;
    });
  }

  async hover(): Promise<void> {
    const { x, y } = await this.#target();
    await this.#engine.moveTo(x, y);
  }

  /** Types into a field, replacing its content. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.#engine.run("window.journey.selectAll(arguments[0])", this.selector);
    await this.#engine.press("Backspace");
    await this.#engine.type(text);
  }

  /** Chooses an option, a date or a time, like the browser's picker. */
  async choose(value: string): Promise<void> {
    await this.#target();
    const problem = await this.#engine.run(
      "return window.journey.set(arguments[0], arguments[1])",
      this.selector,
      value,
    );
    if (problem) throw new Error(`${this.selector}: ${JSON.stringify(problem)}`);
  }

  async chooseFiles(...paths: string[]): Promise<void> {
    await poll(async () => ((await this.find()).count === 1 ? undefined : `no ${this.selector}`));
    const marked = await this.#engine.run(
      "return window.journey.mark(arguments[0])",
      this.selector,
    );
    await this.#engine.chooseFiles(String(marked), paths);
  }

  /** Waits until the element can be clicked. @returns where */
  async #target(): Promise<{ x: number; y: number }> {
    let point = { x: 0, y: 0 };
    await poll(async () => {
      const target = (await this.#engine.run(
        "return window.journey.target(arguments[0])",
        this.selector,
      )) as Target;
      if ("obstacle" in target) return `${this.selector}: ${target.obstacle}`;
      point = target;
      return undefined;
    });
    return point;
  }
}

/** A window that shows the product. */
export class Page extends Locator {
  readonly engine: Engine;
  readonly origin: string;
  constructor(engine: Engine, origin: string) {
    super(engine, ":root");
    this.engine = engine;
    this.origin = origin;
  }

  /** Opens a path, and waits until the application is ready. */
  async open(path: string): Promise<void> {
    await this.engine.open(new URL(path, this.origin).href);
    await this.ready();
  }

  /** Waits until the application is ready, and the styles have loaded. */
  async ready(): Promise<void> {
    await poll(async () => {
      const isReady = await this.engine.run(
        `const styles = [...document.querySelectorAll("link[rel=stylesheet]")];
        return "journey" in window && !("boot" in window) && document.readyState === "complete" &&
          styles.every(({ sheet }) => sheet);`,
      );
      return isReady ? undefined : "The application has not taken the page over.";
    });
  }

  async path(): Promise<string> {
    return String(await this.engine.run("return location.pathname + location.search"));
  }
  async run(body: string, ...values: unknown[]): Promise<unknown> {
    return this.engine.run(body, ...values);
  }
  async type(text: string): Promise<void> {
    await this.engine.type(text);
  }
  async press(key: Key): Promise<void> {
    await this.engine.press(key);
  }
  /**
   * Waits until nothing is loading, and checks that a click would reach each visible control.
   *
   * @param within checks only controls in these elements
   */
  async hitTest(within = ":root"): Promise<HitTest> {
    await poll(async () => {
      const isBusy = await this.engine.run(
        "return document.querySelector('[data-slot=skeleton], [aria-busy=true]') !== null",
      );
      return isBusy ? "The page still loads." : undefined;
    });
    return (await this.engine.run(
      "return window.journey.hitTest(arguments[0])",
      within,
    )) as HitTest;
  }
  /** The browser's complaints since the window was opened. */
  async faults(): Promise<string[]> {
    return (await this.engine.run("return window.journey?.faults() ?? []")) as string[];
  }
}

/** Retries until there is no problem; throws the last one when time is up. */
export async function poll(problem: () => Promise<string | undefined>): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    let found: string | undefined;
    try {
      found = await problem();
    } catch (error) {
      // A page that is being left can fail in many ways, so every error is retried.
      found = String(error);
    }
    if (found === undefined) return;
    if (Date.now() > end) throw new Error(found);
    await delay(50);
  }
}
