/**
 * Takes the README's picture from what was built, with the sample records of a first start.
 *
 * Usage, after `npm run build`: node scripts/run.mjs node scripts/pictures.ts
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium, type Page } from "@playwright/test";
import { dashboardPaths, dealPath } from "../packages/content/src/dashboard.ts";
import { chromiumArgs, findChromium } from "./chromium.ts";

const folder = join(import.meta.dirname, "../docs/pictures");
const maxBytes = 75_000;

type Account = { email: string; password: string };

const data = await mkdtemp(join(tmpdir(), "frontage-pictures-"));
const server = spawn(process.execPath, ["apps/server/bundle/serve.js"], {
  cwd: join(import.meta.dirname, ".."),
  env: { ...process.env, NODE_ENV: "development", PORT: "0", DATA_DIR: data, LOG_LEVEL: "error" },
  stdio: ["ignore", "pipe", "inherit"],
});
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArgs,
});
try {
  const { account, origin } = await firstStart();
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
    timezoneId: "America/Chicago",
  });
  const client = await context.newPage();
  await logIn(client, account);
  await client.goto(dealPath("48-example-road"));
  const keyDates = client.getByRole("heading", { name: /^Dates/ });
  await keyDates.evaluate((heading) => {
    scrollTo(0, heading.getBoundingClientRect().top + scrollY - 180);
  });
  await take(client, "deal");
} finally {
  await browser.close();
  server.kill();
  await once(server, "exit");
  await rm(data, { recursive: true });
}

/** Reads what a first start prints: its address, and the login of the client. */
async function firstStart() {
  let origin: string | undefined;
  let account: Account | undefined;
  for await (const line of createInterface({ input: server.stdout })) {
    origin ??= /http:\/\/localhost:\d+/.exec(line)?.[0];
    const [, email, password] = /^ {2}client +(\S+) {2}(\S+)$/.exec(line) ?? [];
    if (email && password) account = { email, password };
    if (origin && account) return { account, origin };
  }
  throw new Error("The server ended before it had its samples. Was it built?");
}

async function logIn(page: Page, { email, password }: Account) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(`**${dashboardPaths.overview}`);
}

/** Saves the window as WebP, which Playwright can't write. */
async function take(page: Page, name: string) {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  for (let quality = 85; quality >= 40; quality -= 5) {
    const { data: picture } = await session.send("Page.captureScreenshot", {
      format: "webp",
      quality,
    });
    const bytes = Buffer.from(picture, "base64");
    if (bytes.length > maxBytes) continue;
    await writeFile(join(folder, `${name}.webp`), bytes);
    console.log(`${name}.webp: ${Math.round(bytes.length / 1000)} kB, quality ${quality}`);
    return;
  }
  throw new Error(`${name} is larger than ${maxBytes} bytes at any quality.`);
}
