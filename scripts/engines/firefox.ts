import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import puppeteer from "puppeteer-core";

import { findProgram, type Program } from "../find-program.ts";
import type { Engine } from "./engine.ts";

const firefox: Program = {
  name: "Firefox",
  variable: "FIREFOX_PATH",
  usualPlaces: [
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
  ],
  package: "firefox-esr",
};

/** Starts Firefox; each window is a separate container. */
export async function startFirefox() {
  const downloads = await mkdtemp(join(tmpdir(), "frontage-firefox-"));
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: await findProgram(firefox),
    headless: true,
    // Long, because a busy machine starts slowly.
    timeout: 120_000,
    protocolTimeout: 120_000,
    extraPrefsFirefox: {
      // Reduced motion, because without a graphics card frames cost the most.
      "ui.prefersReducedMotion": 1,
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
      "browser.download.alwaysOpenPanel": false,
    },
  });

  async function newWindow(): Promise<Engine> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    return {
      open: async (url) => {
        await page.goto(url, { waitUntil: "load", timeout: 120_000 });
      },
      run: (body, ...values) =>
        page.evaluate(`(function () {${body}}).apply(null, ${JSON.stringify(values)})`),
      resize: (width, height) => page.setViewport({ width, height }),
      clickAt: (x, y) => page.mouse.click(x, y),
      moveTo: (x, y) => page.mouse.move(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      chooseFiles: async (selector, paths) => {
        const input = await page.$(selector as "input");
        if (!input) throw new Error(`No ${selector}.`);
        await input.uploadFile(...paths);
      },
      picture: async () => Buffer.from(await page.screenshot()),
      downloads,
      close: () => context.close(),
    };
  }

  async function stop() {
    await browser.close();
    await rm(downloads, { recursive: true });
  }
  return { newWindow, stop };
}
