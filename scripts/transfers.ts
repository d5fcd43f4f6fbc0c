import { expect, type BrowserContext, type Page } from "@playwright/test";

const kibibyte = 1024;

/** A response as transferred over the network. */
export type Transfer = {
  path: string;
  type: string;
  mimeType: string;
  encoding: string;
  bytes: number;
};

/**
 * Opens a page and records all transfers until the network is idle for half a second.
 *
 * @param page with an empty cache
 * @param ready resolves when the page's application is ready
 * @returns the responses, in the order of the requests
 */
export async function loadUntilIdle(
  page: Page,
  path: string,
  ready: (page: Page) => Promise<void>,
): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page);
  const asked = new Set<string>();
  const transfers = new Map<string, Transfer>();
  // By id, because a redirect is asked for again.
  const open = new Map<string, string>();
  let document = "";
  let lastEvent = Date.now();
  session.on("Network.requestWillBeSent", ({ loaderId, request, requestId, type }) => {
    if (type === "Document" && requestId === loaderId) document = loaderId;
    // An earlier page's: nothing tells the end of what that page gives up.
    if (loaderId !== document) return;
    asked.add(requestId);
    open.set(requestId, request.url);
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
    open.delete(requestId);
    lastEvent = Date.now();
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  // As one that a page gave up does.
  session.on("Network.loadingFailed", ({ requestId }) => {
    open.delete(requestId);
    lastEvent = Date.now();
  });
  await session.send("Network.enable");
  await page.goto(path);
  await ready(page);
  await expect
    .poll(() => (Date.now() - lastEvent > 500 ? [...open.values()] : "busy"), { timeout: 30_000 })
    .toEqual([]);
  await session.detach();
  return [...asked].flatMap((requestId) => transfers.get(requestId) ?? []);
}

/** Turns on Save-Data, so that nothing is fetched ahead. */
export async function saveData(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

/** The total bytes of several transfers, in KiB. */
export function kibOf(transfers: readonly Transfer[]): number {
  return transfers.reduce((bytes, transfer) => bytes + transfer.bytes, 0) / kibibyte;
}
