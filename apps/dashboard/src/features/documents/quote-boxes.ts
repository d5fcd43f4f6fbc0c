import type { PlacedText } from "@frontage/reading/pdf-page";
import type { PageViewport } from "pdfjs-dist";

import type { TextRange } from "./find-quote.ts";

/** A rectangle on a page, in percent of the page’s width and height. */
export type Box = { left: number; top: number; width: number; height: number };

/** The extent of letters below and above their baseline, as a fraction of the font size. */
const reach = { below: 0.24, above: 0.88 };

/**
 * The rectangles that cover parts of a page's text, one per line.
 *
 * @param items the page's text; a range's index is that of an item
 * @param viewport the page's viewport at any scale
 * @param measure the width of a text in any font and unit, to locate a part of an item
 */
export function boxesOf(
  items: readonly PlacedText[],
  ranges: readonly TextRange[],
  viewport: PageViewport,
  measure: (text: string) => number,
): Box[] {
  const boxes: Box[] = [];
  for (const { end, index, start } of ranges) {
    const item = items[index];
    const whole = item && measure(item.str);
    if (!item || !whole || item.str.slice(start, end).trim() === "") continue;
    const from = measure(item.str.slice(0, start)) / whole;
    const to = measure(item.str.slice(0, end)) / whole;
    add(boxes, boxOf(item, from, to, viewport));
  }
  return boxes;
}

/**
 * The rectangle of a part of an item.
 *
 * @param from start of the part, as a fraction of the item's width
 * @param to its end
 */
function boxOf(item: PlacedText, from: number, to: number, viewport: PageViewport): Box {
  const [a, b, c, d, x, y] = item.transform as [number, number, number, number, number, number];
  const length = Math.hypot(a, b) || 1;
  const along = { x: (a / length) * item.width, y: (b / length) * item.width };
  const corners = [from, to].flatMap((share) =>
    [-reach.below, reach.above].map((rise) =>
      viewport.convertToViewportPoint(
        x + along.x * share + c * rise,
        y + along.y * share + d * rise,
      ),
    ),
  ) as [number, number][];
  const xs = corners.map(([horizontal]) => horizontal);
  const ys = corners.map(([, vertical]) => vertical);
  const percent = (value: number, of: number) => (value / of) * 100;
  return {
    left: percent(Math.min(...xs), viewport.width),
    top: percent(Math.min(...ys), viewport.height),
    width: percent(Math.max(...xs) - Math.min(...xs), viewport.width),
    height: percent(Math.max(...ys) - Math.min(...ys), viewport.height),
  };
}

/** Adds a box, or extends the last one if the new one continues its line. */
function add(boxes: Box[], box: Box): void {
  const last = boxes.at(-1);
  const isSameLine =
    last &&
    Math.abs(last.top + last.height / 2 - (box.top + box.height / 2)) < last.height / 2 &&
    box.left >= last.left;
  if (!isSameLine) {
    boxes.push(box);
    return;
  }
  const bottom = Math.max(last.top + last.height, box.top + box.height);
  last.width = Math.max(last.left + last.width, box.left + box.width) - last.left;
  last.top = Math.min(last.top, box.top);
  last.height = bottom - last.top;
}
