import { writeFile, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { test as base, expect, inject } from "vitest";

import type { Account } from "../../apps/dashboard/e2e/live/start-server.ts";
import { startFirefox } from "./firefox.ts";
import type { Found } from "./in-page.ts";
import { Page, poll, type Locator } from "./page.ts";
import { startProduct } from "./product.ts";
import { startWebkit } from "./webkit.ts";

declare module "vitest" {
  interface ProvidedContext {
    engine: "firefox" | "webkit";
  }
  // Vitest's own declaration, to extend it.
  // oxlint-disable-next-line no-unused-vars
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** Waits until the locator finds something visible. */
    toBeVisible: () => Promise<void>;
    /** Waits until the locator finds nothing visible. */
    toBeHidden: () => Promise<void>;
    toBeFocused: () => Promise<void>;
    toHaveText: (expected: string | RegExp) => Promise<void>;
    toHaveValue: (expected: string) => Promise<void>;
    toHaveCount: (expected: number) => Promise<void>;
    toHaveAttribute: (name: string, expected: string) => Promise<void>;
    /** Waits until the page's URL has this path, including its query. */
    toHavePath: (expected: string | RegExp) => Promise<void>;
  }
}

const pictures = join(import.meta.dirname, "../test-results/engines");

export const desktop = [1440, 900] as const;
export const phone = [390, 844] as const;

/** A journey through the product, in a new window of the engine under test. */
export const test = base
  // Vitest reads from the pattern what a fixture needs.
  // oxlint-disable-next-line no-empty-pattern
  .extend("product", { scope: "worker" }, async ({}, { onCleanup }) => {
    const product = await startProduct();
    onCleanup(() => product.stop());
    return product;
  })
  // oxlint-disable-next-line no-empty-pattern
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }) => {
    const browser = await (inject("engine") === "firefox" ? startFirefox() : startWebkit());
    onCleanup(() => browser.stop());
    return browser;
  })
  .extend("page", async ({ browser, product, task }, { onCleanup }) => {
    const engine = await browser.newWindow(product.emptyPage);
    const page = new Page(engine, product.origin);
    await engine.resize(...desktop);
    onCleanup(async () => {
      const faults = await page.faults();
      if (task.result?.state === "fail") {
        await mkdir(pictures, { recursive: true });
        const name = `${task.name.replaceAll(/\W+/g, "-")}-${inject("engine")}.png`;
        await writeFile(join(pictures, name), await engine.picture());
      }
      await engine.close();
      expect(faults, "what the browser complained about").toEqual([]);
    });
    return page;
  });

/** Logs in, and opens a path. */
export async function openAs(page: Page, account: Account, path: string): Promise<void> {
  await logIn(page, account);
  await page.open(path);
}

/** Opens the login page, and logs in from there with a request. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await page.open("/login");
  const status = await page.run(
    `return fetch("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(arguments[0]),
    }).then(async (answer) => {
      const { user } = await answer.json();
      localStorage.setItem("user", JSON.stringify(user));
      return answer.status;
    })`,
    account,
  );
  expect(status).toBe(200);
}

/** The number of dark pixels of a PDF's page in the element that the selector finds. */
export async function inkIn(page: Page, selector: string): Promise<unknown> {
  return page.run(
    `const canvas = document.querySelector(arguments[0])?.querySelector("canvas");
    const pen = canvas?.getContext("2d");
    if (!pen || canvas.width === 0) return 0;
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return data.filter((value, index) => index % 4 === 0 && value < 100).length;`,
    selector,
  );
}

/** Logs someone else in, to make requests without a page. */
export async function signIn({ origin }: { origin: string }, account: Account) {
  const headers = { "Content-Type": "application/json", Origin: origin };
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers,
    body: JSON.stringify(account),
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  return async (method: "GET" | "PUT" | "POST", path: string, body?: object): Promise<unknown> => {
    const response = await fetch(origin + path, {
      method,
      headers: { ...headers, Cookie: cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.ok, `${path}: ${response.status}`).toBe(true);
    return response.json();
  };
}

/** A matcher's result, once there is no problem or time is up. */
async function once(problem: () => Promise<string | undefined>) {
  try {
    await poll(problem);
    return { pass: true, message: () => "It is so." };
  } catch (error) {
    return { pass: false, message: () => String(error) };
  }
}

async function matches(locator: Locator, expected: string, isMet: (found: Found) => boolean) {
  return once(async () => {
    const found = await locator.find();
    return isMet(found)
      ? undefined
      : `${locator.selector} is not ${expected}: ${JSON.stringify(found)}`;
  });
}

const includes = (text: string, expected: string | RegExp) =>
  typeof expected === "string" ? text.includes(expected) : expected.test(text);

expect.extend({
  toBeVisible: (locator: Locator) => matches(locator, "visible", ({ isVisible }) => isVisible),
  toBeHidden: (locator: Locator) => matches(locator, "hidden", ({ isVisible }) => !isVisible),
  toBeFocused: (locator: Locator) => matches(locator, "focused", ({ isFocused }) => isFocused),
  toHaveText: (locator: Locator, expected: string | RegExp) =>
    matches(locator, `“${String(expected)}”`, ({ texts: [text = ""] }) => includes(text, expected)),
  toHaveValue: (locator: Locator, expected: string) =>
    matches(locator, `“${expected}”`, ({ value }) => value === expected),
  toHaveCount: (locator: Locator, expected: number) =>
    matches(locator, `${expected} elements`, ({ count }) => count === expected),
  toHaveAttribute: (locator: Locator, name: string, expected: string) =>
    matches(
      locator,
      `${name}="${expected}"`,
      ({ attributes: { [name]: value } }) => value === expected,
    ),
  toHavePath: (page: Page, expected: string | RegExp) =>
    once(async () => {
      const path = await page.path();
      const isThere = typeof expected === "string" ? path === expected : expected.test(path);
      return isThere ? undefined : `The page is at ${path}, not at ${String(expected)}.`;
    }),
});

export { expect };
