import type { Page } from "@playwright/test";

/** What stands on a page once what people came for is painted. */
export type Proof = {
  /** By default the first heading. */
  selector?: string;
  text?: string;
};

type Watched = Window & {
  proof: Proof;
  /** Milliseconds until the proof was painted. */
  painted?: number | undefined;
};

/**
 * Makes each page measure when the proof is painted: from the start of its load or, after a click,
 * from that click until another heading is there, too, also on the next page.
 */
export async function watchPaint(page: Page, proof: Proof = {}): Promise<void> {
  await page.addInitScript((first) => {
    if (window.location.protocol === "about:" || window !== window.top) return;
    const watched = window as unknown as Watched;
    watched.proof = first;
    const read = (name: string) => sessionStorage.getItem(name);
    const heading = () => document.querySelector("h1")?.textContent ?? "";

    function isThere() {
      const { selector = "h1", text = "" } = watched.proof;
      return [...document.querySelectorAll(selector)].some(
        (element) =>
          element.textContent.includes(text) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
    }
    let looks = 0;
    function look() {
      const mine = ++looks;
      requestAnimationFrame(function again() {
        if (mine !== looks) return;
        if (heading() === read("heading") || !isThere()) {
          requestAnimationFrame(again);
          return;
        }
        // A message arrives after this frame's style, layout and paint.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          const from = Number(read("clicked") ?? performance.timeOrigin);
          watched.painted = performance.timeOrigin + performance.now() - from;
          sessionStorage.removeItem("clicked");
          sessionStorage.removeItem("heading");
        });
        port1.start();
        port2.postMessage(undefined);
      });
    }
    function onClick({ timeStamp }: MouseEvent) {
      watched.painted = undefined;
      sessionStorage.setItem("clicked", String(performance.timeOrigin + timeStamp));
      sessionStorage.setItem("heading", heading());
      look();
    }
    window.addEventListener("click", onClick, { capture: true });
    look();
  }, proof);
}

/** Resolves with the milliseconds that `watchPaint` measured. */
export async function paintTime(page: Page): Promise<number> {
  const painted = () => (window as unknown as Watched).painted;
  const handle = await page.waitForFunction(painted, null, { timeout: 60_000 }).catch((cause) => {
    throw new Error(`Nothing proves that ${page.url()} is painted.`, { cause });
  });
  return (await handle.jsonValue()) ?? 0;
}

/** Follows a link as a person does. @returns milliseconds from the click until the proof is painted */
export async function timeClick(page: Page, selector: string, proof: Proof = {}): Promise<number> {
  await page.evaluate((next) => {
    (window as unknown as Watched).proof = next;
  }, proof);
  // Waits until an opening menu has stopped moving, because its link moves, too.
  await page.locator(selector).first().click();
  return paintTime(page);
}
