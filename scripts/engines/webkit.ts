import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Builder, By, Capabilities, Key, Origin } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";

import { findProgram, type Program } from "../find-program.ts";
import type { Engine } from "./engine.ts";

const driver: Program = {
  name: "WebKit's driver",
  variable: "WEBKIT_DRIVER_PATH",
  usualPlaces: ["/usr/bin/WebKitWebDriver"],
  package: "webkit2gtk-driver",
};

/** WebKit's own small browser for tests. */
const miniBrowser: Program = {
  name: "WebKit's MiniBrowser",
  variable: "WEBKIT_BROWSER_PATH",
  usualPlaces: [],
  patterns: () => [
    "/usr/lib/*/webkit2gtk-4.*/MiniBrowser",
    "/usr/libexec/webkit2gtk-4.*/MiniBrowser",
  ],
  package: "webkit2gtk-driver",
};

const xvfb: Program = {
  name: "Xvfb",
  variable: "XVFB_PATH",
  usualPlaces: ["/usr/bin/Xvfb"],
  package: "xvfb",
};

const timeoutMs = 120_000;
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Backspace: Key.BACK_SPACE };

/** Hides the toolbar, which would keep the window wider than a phone. */
const noToolbar =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; font-size: 1px; -gtk-icon-transform: scale(0); }";

/**
 * Starts a virtual screen and WebKit's driver on it, with one window that is cleared for each
 * journey.
 */
export async function startWebkit() {
  const home = await mkdtemp(join(tmpdir(), "frontage-webkit-"));
  const config = join(home, "config");
  const downloads = join(home, "downloads");
  await mkdir(join(config, "gtk-3.0"), { recursive: true });
  await mkdir(downloads);
  await writeFile(join(config, "gtk-3.0/gtk.css"), noToolbar);
  // Gives pages reduced motion, because without a graphics card frames cost the most.
  await writeFile(join(config, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  await writeFile(join(config, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);

  const binary = await findProgram(miniBrowser);
  const screen = spawn(
    await findProgram(xvfb),
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  const service = new DriverService.Builder(await findProgram(driver))
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: config,
      XDG_DATA_HOME: join(home, "data"),
      XDG_CACHE_HOME: join(home, "cache"),
      DISPLAY: `:${String(display).trim()}`,
      // The sandbox can start neither as root nor in a container, and the browser opens only our
      // own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    })
    .build();
  const browser = await new Builder()
    .usingServer(await service.start(timeoutMs))
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary, args: ["--automation"] },
        timeouts: { script: timeoutMs, pageLoad: timeoutMs },
      }),
    )
    .build();

  /** Clears the one window, because starting a browser takes several seconds. */
  async function newWindow(emptyPage: string): Promise<Engine> {
    await browser.get(emptyPage);
    await browser.executeScript("localStorage.clear(); sessionStorage.clear(); window.name = '';");
    await browser.manage().deleteAllCookies();
    const moveTo = (x: number, y: number) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT });
    const type = (text: string) => browser.actions().sendKeys(text).perform();

    return {
      open: (url) => browser.get(url),
      run: (body, ...values) => browser.executeScript(body, ...values),
      async resize(width, height) {
        const window = browser.manage().window();
        const read = () =>
          browser.executeScript<[number, number]>("return [innerWidth, innerHeight]");
        await window.setRect({ width, height });
        let inner = await read();
        // Waits until the page has its new size.
        for (let tries = 0; tries < 100 && Math.abs(width - inner[0]) > 200; tries++)
          inner = await read();
        // The size of the browser's own controls.
        await window.setRect({
          width: width + width - inner[0],
          height: height + height - inner[1],
        });
      },
      clickAt: (x, y) => moveTo(x, y).press().release().perform(),
      moveTo: (x, y) => moveTo(x, y).perform(),
      type,
      press: (key) => type(keys[key]),
      chooseFiles: (selector, paths) =>
        browser.findElement(By.css(selector)).sendKeys(paths.join("\n")),
      picture: async () => Buffer.from(await browser.takeScreenshot(), "base64"),
      downloads,
      close: () => Promise.resolve(),
    };
  }

  async function stop() {
    await browser.quit();
    await service.kill();
    screen.kill();
    await rm(home, { recursive: true });
  }
  return { newWindow, stop };
}
