import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { chromium, type ConsoleMessage, type Page } from "@playwright/test";
import { expect, onTestFailed, test } from "vitest";
import { freePort } from "../apps/server/test/free-port.ts";
import { findHeadlessShell, testArgs } from "./chromium.ts";

const root = join(import.meta.dirname, "..");
// It takes 60 to 90 s on two idle cores, and several times that while all other tests run.
const timeoutMs = 600_000;

/** Folders that other runs leave or write, and that development doesn't need. */
const leftovers = new Set([
  ".cache",
  ".data",
  ".git",
  ".turbo",
  ".vite",
  ".vite-temp",
  "bundle",
  "test-results",
]);

/** Copies the repository, so that a test may edit it. */
async function copyRepository() {
  const copy = await mkdtemp(join(tmpdir(), "frontage-dev-"));
  const modules = join(root, "node_modules");
  await cp(root, copy, {
    recursive: true,
    // Keeps the workspaces' own `node_modules`, relative links into the shared one below.
    verbatimSymlinks: true,
    filter: (path) => path !== modules && !leftovers.has(basename(path)),
  });
  await symlink(modules, join(copy, "node_modules"));
  // Keeps pnpm from installing into the copy before it runs a script.
  await appendFile(join(copy, "pnpm-workspace.yaml"), "verifyDepsBeforeRun: false\n");
  // Takes earlier builds from the cache.
  const cache = join(root, ".turbo");
  await mkdir(cache, { recursive: true });
  await symlink(cache, join(copy, ".turbo"));
  return {
    folder: copy,
    async edit(file: string, before: string, after: string) {
      const text = await readFile(join(copy, file), "utf8");
      expect(text).toContain(before);
      await writeFile(join(copy, file), text.replace(before, after));
    },
    write: (file: string, text: string) => writeFile(join(copy, file), text),
    [Symbol.asyncDispose]: () => rm(copy, { recursive: true }),
  };
}

/** Runs the command of `npm run dev` without installing anything, on free ports. */
async function startDevelopment(folder: string) {
  const { scripts } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const command = /^node scripts\/run\.mjs --without-tests "(.*)"$/.exec(scripts.dev)?.[1] ?? "";
  const [PORT, DASHBOARD_PORT, API_PORT] = [await freePort(), await freePort(), await freePort()];
  const child = spawn("sh", ["-c", command], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      PATH: `${join(folder, "node_modules/.bin")}${delimiter}${process.env["PATH"]}`,
      PORT: `${PORT}`,
      DASHBOARD_PORT: `${DASHBOARD_PORT}`,
      API_PORT: `${API_PORT}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  onTestFailed(() => console.error(output));
  const closed = once(child, "close");
  return {
    origin: `http://localhost:${PORT}`,
    async [Symbol.asyncDispose]() {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
      // Resolves when the last of its processes has ended.
      await closed;
    },
  };
}

/** Opens a page, and waits until it listens for changes and its application is ready. */
async function arrive(page: Page, go: () => Promise<unknown>) {
  const isConnected = {
    predicate: (message: ConsoleMessage) => message.text().includes("[vite] connected"),
  };
  await Promise.all([page.waitForEvent("console", isConnected), go()]);
  await page.waitForFunction(() => !("boot" in window));
}

test(
  "npm run dev serves the site, its documents, the login page and the dashboard, says what is still the sample's, and shows a changed text",
  { timeout: timeoutMs },
  async () => {
    await using copy = await copyRepository();
    await copy.write("apps/site/documents/tx-consumer-protection-notice.pdf", "%PDF-1.7");
    await using development = await startDevelopment(copy.folder);
    const { origin } = development;
    const executablePath = await findHeadlessShell();
    await using browser = await chromium.launch({ executablePath, args: testArgs });
    const page = await browser.newPage();
    page.setDefaultTimeout(timeoutMs / 2);

    for (const path of ["/", "/login", "/api/health"]) {
      const status = () =>
        fetch(origin + path, { headers: { Accept: "text/html" } }).then(
          (response) => response.status,
          () => "not listening",
        );
      await expect.poll(status, { timeout: timeoutMs / 2 }).toBe(200);
    }

    const document = await fetch(`${origin}/documents/tx-consumer-protection-notice.pdf`);
    expect(document.headers.get("Content-Type")).toBe("application/pdf");
    expect(await document.text()).toBe("%PDF-1.7");
    expect((await fetch(`${origin}/documents/another.pdf`)).status).toBe(404);

    await arrive(page, () => page.goto(`${origin}/login`));
    await arrive(page, () => page.getByRole("button", { name: "See a sample dashboard" }).click());
    await page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("heading", { name: "Recent Activity" }).waitFor();
    await copy.edit(
      "apps/dashboard/src/features/overview/overview-screen.tsx",
      "Recent Activity",
      "What Is New",
    );
    await page.getByRole("heading", { name: "What Is New" }).waitFor();

    await arrive(page, () => page.goto(`${origin}/about`));
    await page.getByText("on this page are still the sample’s").waitFor();

    await arrive(page, () => page.goto(origin));
    const copyright = page.getByText(/^© \d{4}/);
    await copyright.waitFor();
    // The edit waits for hydration: before, a module that doesn't listen yet would miss it.
    await expect
      .poll(() => copyright.evaluate((element) => Object.keys(element).join()), {
        timeout: timeoutMs / 2,
      })
      .toContain("__reactFiber");
    await copy.edit("apps/site/src/sections/footer-content.tsx", "© ", "Copyright ");
    await page.getByText(/^Copyright \d{4}/).waitFor();
  },
);
