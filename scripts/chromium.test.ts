import { describe, expect, test } from "vitest";
import { findChromium, findHeadlessShell } from "./chromium.ts";
import type { Machine } from "./find-program.ts";

/** A fake machine with only what the test provides. */
function machine(parts: Partial<Machine> & { files?: string[] }): Machine {
  const { files = [], ...rest } = parts;
  return {
    environment: {},
    exists: (path) => files.includes(path),
    list: () => [],
    canInstall: () => false,
    install: () => {
      throw new Error("unexpected install");
    },
    ...rest,
  };
}

describe("findChromium", () => {
  test("takes CHROMIUM_PATH before any usual place", async () => {
    const found = findChromium(
      machine({
        environment: { CHROMIUM_PATH: "/opt/chromium" },
        files: ["/opt/chromium", "/usr/bin/chromium"],
      }),
    );
    await expect(found).resolves.toBe("/opt/chromium");
  });

  test("reports a CHROMIUM_PATH that doesn't exist, instead of taking another browser", async () => {
    const found = findChromium(
      machine({ environment: { CHROMIUM_PATH: "/opt/gone" }, files: ["/usr/bin/chromium"] }),
    );
    await expect(found).rejects.toThrow("CHROMIUM_PATH is /opt/gone, but there is no such file.");
  });

  test("takes a usual place before Playwright's own install", async () => {
    const found = findChromium(
      machine({ files: ["/usr/bin/google-chrome"], list: () => ["/cache/chrome"] }),
    );
    await expect(found).resolves.toBe("/usr/bin/google-chrome");
  });

  test("takes Playwright's own install before installing", async () => {
    const found = findChromium(machine({ list: () => ["/cache/chrome"], canInstall: () => true }));
    await expect(found).resolves.toBe("/cache/chrome");
  });

  test("looks where PLAYWRIGHT_BROWSERS_PATH points", async () => {
    const found = findChromium(
      machine({
        environment: { PLAYWRIGHT_BROWSERS_PATH: "/browsers" },
        list: (pattern) => (pattern.startsWith("/browsers/chromium-") ? ["/browsers/chrome"] : []),
      }),
    );
    await expect(found).resolves.toBe("/browsers/chrome");
  });

  test("installs Chromium where it is allowed to", async () => {
    const files: string[] = [];
    const found = findChromium(
      machine({
        exists: (path) => files.includes(path),
        canInstall: () => true,
        install: async () => files.push("/usr/bin/chromium") > 0,
      }),
    );
    await expect(found).resolves.toBe("/usr/bin/chromium");
  });

  test("ends in one clear sentence when nothing works", async () => {
    const found = findChromium(machine({ canInstall: () => true, install: async () => false }));
    await expect(found).rejects.toThrow("The browser tests need Chromium and found none");
  });
});

describe("findHeadlessShell", () => {
  const chromium = "/usr/bin/chromium";

  test("takes the shell beside the browser", async () => {
    const shell = `${chromium}-headless-shell`;
    await expect(findHeadlessShell(machine({ files: [chromium, shell] }))).resolves.toBe(shell);
  });

  test("takes the browser where there is no shell", async () => {
    await expect(findHeadlessShell(machine({ files: [chromium] }))).resolves.toBe(chromium);
  });
});
