import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

import { findProgram, type Program } from "../find-program.ts";
import type { Engine, Key } from "./engine.ts";

const driver: Program = {
  name: "WebKit's driver",
  variable: "WEBKIT_DRIVER_PATH",
  usualPlaces: ["/usr/bin/WebKitWebDriver"],
  package: "webkit2gtk-driver",
};

/** The small browser that WebKit uses for its own tests. */
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

/** WebDriver's codes for them. */
const keys: Record<Key, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Backspace: "\uE003",
  ArrowDown: "\uE015",
  ArrowUp: "\uE013",
};

/** The toolbar would keep the window wider than a phone. */
const noToolbar =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; font-size: 1px; -gtk-icon-transform: scale(0); }";

/** Starts a screen and WebKit's driver on it, with one window that is cleared for each journey. */
export async function startWebkit() {
  const home = await mkdtemp(join(tmpdir(), "frontage-webkit-"));
  const config = join(home, "config");
  const downloads = join(home, "downloads");
  await mkdir(join(config, "gtk-3.0"), { recursive: true });
  await mkdir(downloads);
  await writeFile(join(config, "gtk-3.0/gtk.css"), noToolbar);
  // Frames cost the most without a graphics card, so pages get reduced motion.
  await writeFile(join(config, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  await writeFile(join(config, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);

  const binary = await findProgram(miniBrowser);
  const screen = spawn(
    await findProgram(xvfb),
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  const port = await freePort();
  const server = spawn(await findProgram(driver), [`--port=${port}`], {
    stdio: ["ignore", "ignore", "ignore"],
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: config,
      XDG_DATA_HOME: join(home, "data"),
      XDG_CACHE_HOME: join(home, "cache"),
      DISPLAY: `:${String(display).trim()}`,
      // Neither root nor a container can start its sandbox, and it opens only our own pages.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });

  /** Sends a WebDriver command. */
  async function send(method: "POST" | "DELETE" | "GET", path: string, body: object = {}) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebKit: ${path}: ${error}: ${message}`);
  }

  await until(async () => {
    await send("GET", "/status");
  });

  const capabilities = {
    alwaysMatch: {
      "webkitgtk:browserOptions": { binary, args: ["--automation"] },
      timeouts: { script: 120_000, pageLoad: 120_000 },
    },
  };
  const { sessionId } = (await send("POST", "/session", { capabilities })) as { sessionId: string };

  async function newWindow(emptyPage: string): Promise<Engine> {
    const post = (path: string, body?: object) =>
      send("POST", `/session/${sessionId}${path}`, body);
    const pointer = (actions: object[]) =>
      post("/actions", {
        actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
      });
    const move = (x: number, y: number) => ({
      type: "pointerMove",
      duration: 0,
      x: Math.round(x),
      y: Math.round(y),
    });
    const type = (text: string) =>
      post("/actions", {
        actions: [
          {
            type: "key",
            id: "keyboard",
            actions: Array.from(text, (value) => [
              { type: "keyDown", value },
              { type: "keyUp", value },
            ]).flat(),
          },
        ],
      });
    const run = (script: string, ...args: unknown[]) => post("/execute/sync", { script, args });

    // Starting a browser takes several seconds.
    await post("/url", { url: emptyPage });
    await run("localStorage.clear(); sessionStorage.clear(); window.name = '';");
    await send("DELETE", `/session/${sessionId}/cookie`);

    return {
      open: async (url) => {
        await post("/url", { url });
      },
      run,
      resize: async (width, height) => {
        await post("/window/rect", { width, height });
        const read = async () =>
          (await run("return [innerWidth, innerHeight]")) as [number, number];
        let inner = await read();
        // The page may not have its new size yet.
        for (let tries = 0; tries < 100 && Math.abs(width - inner[0]) > 200; tries++)
          inner = await read();
        // The size of the browser's own controls.
        await post("/window/rect", {
          width: width + width - inner[0],
          height: height + height - inner[1],
        });
      },
      clickAt: async (x, y) => {
        await pointer([
          move(x, y),
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ]);
      },
      moveTo: async (x, y) => {
        await pointer([move(x, y)]);
      },
      type: async (text) => {
        await type(text);
      },
      press: async (key) => {
        await type(keys[key]);
      },
      chooseFiles: async (selector, paths) => {
        const element = (await post("/element", {
          using: "css selector",
          value: selector,
        })) as Record<string, string>;
        const [id] = Object.values(element);
        await post(`/element/${id}/value`, { text: paths.join("\n") });
      },
      picture: async () =>
        Buffer.from((await send("GET", `/session/${sessionId}/screenshot`)) as string, "base64"),
      downloads,
      close: () => Promise.resolve(),
    };
  }

  async function stop() {
    await send("DELETE", `/session/${sessionId}`);
    await end(server);
    await end(screen);
    await rm(home, { recursive: true });
  }
  return { newWindow, stop };
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

async function until(attempt: () => Promise<void>, timeoutMs = 60_000) {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await delay(100);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
