import { expect, test, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";

import { applicationReady } from "./open-page.ts";
import { publicPages } from "./public-pages.ts";

const { site: budgets } = JSON.parse(
  await readFile(new URL("../../../budgets.json", import.meta.url), "utf8"),
);
const kibibyte = 1024;

// The phone of Lighthouse, whose figures the budgets are.
// With the slideshow at rest: its next picture is no part of loading the page.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  contextOptions: { reducedMotion: "reduce" },
});

type Transfer = { path: string; type: string; mimeType: string; encoding: string; bytes: number };

/** Opens a page with an empty cache and writes down all that the wire carries until nothing moves for half a second. */
async function loadUntilIdle(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  let lastEvent = Date.now();
  let open = 0;
  session.on("Network.requestWillBeSent", () => {
    open += 1;
    lastEvent = Date.now();
  });
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    transfers.set(requestId, {
      path: new URL(response.url).pathname,
      type,
      mimeType: response.mimeType,
      encoding: new Headers(response.headers).get("Content-Encoding") ?? "",
      bytes: 0,
    });
  });
  session.on("Network.loadingFinished", ({ encodedDataLength, requestId }) => {
    open -= 1;
    lastEvent = Date.now();
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send("Network.enable");
  await page.goto(path);
  await applicationReady(page);
  await expect.poll(() => open === 0 && Date.now() - lastEvent > 500).toBe(true);
  return [...transfers.values()];
}

function sum(transfers: Transfer[]) {
  return transfers.reduce((bytes, transfer) => bytes + transfer.bytes, 0) / kibibyte;
}

for (const { path } of publicPages) {
  test(`${path} keeps to its budget of bytes`, { tag: "@phone" }, async ({ page }) => {
    const { kib } =
      path === budgets.home.path
        ? budgets.home
        : path === budgets.contact.path
          ? budgets.contact
          : budgets.other;
    const transfers = await loadUntilIdle(page, path);
    const of = (type: string) => transfers.filter((transfer) => transfer.type === type);

    for (const { encoding, type } of transfers.filter(({ bytes }) => bytes > 4 * kibibyte)) {
      if (["Document", "Script", "Stylesheet"].includes(type)) expect(encoding).toBe("br");
    }
    expect(of("Script").length).toBeGreaterThan(1);
    expect(sum(of("Script"))).toBeLessThanOrEqual(kib.scripts);
    expect(sum(transfers)).toBeLessThanOrEqual(kib.total);

    const preloaded = await page
      .locator("head > link[rel=preload][as=font][crossorigin]")
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname),
      );
    expect(preloaded).toHaveLength(2);
    expect(new Set(of("Font").map((font) => font.path))).toEqual(new Set(preloaded));
    expect(of("Font")).toHaveLength(2);
    expect(sum(of("Font"))).toBeLessThanOrEqual(kib.fonts);

    const inlined = await page
      .locator("style")
      .evaluateAll((styles) =>
        styles.reduce((bytes, style) => bytes + new Blob([style.textContent]).size, 0),
      );
    expect(inlined).toBeGreaterThan(0);
    expect(inlined / kibibyte).toBeLessThanOrEqual(kib.criticalCss);
  });
}

test(
  "a phone's first picture is one small AVIF, and the other slides' wait",
  {
    tag: "@phone",
  },
  async ({ page }) => {
    const transfers = await loadUntilIdle(page, "/");
    const pictures = transfers.filter(({ path }) => path.includes("/photographs/"));
    expect(pictures).toHaveLength(1);
    expect(pictures[0]?.path).toContain("hero-1");
    expect(pictures[0]?.mimeType).toBe("image/avif");
    expect((pictures[0]?.bytes ?? Infinity) / kibibyte).toBeLessThanOrEqual(
      budgets.home.kib.firstPhoneHero,
    );
  },
);
