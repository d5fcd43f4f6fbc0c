import { readFile } from "node:fs/promises";

import sharp from "sharp";
import { expect, test } from "vitest";

import { drawShareImage } from "./share-image.ts";

const gray = { r: 128, g: 128, b: 128 };
const frame = { width: 1200, height: 630, focus: { x: 50, y: 50 }, pin: "#00ff00" };
const blank = async () =>
  sharp({ create: { width: 2400, height: 1350, channels: 3, background: gray } })
    .png()
    .toBuffer();

/** The bounds of pixels that match, in px from the top left. */
async function bounds(image: Buffer, matches: (r: number, g: number, b: number) => boolean) {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * 3;
      if (!matches(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) continue;
      found.left = Math.min(found.left, x);
      found.top = Math.min(found.top, y);
      found.right = Math.max(found.right, x);
      found.bottom = Math.max(found.bottom, y);
    }
  }
  return found;
}
const isWhite = (r: number, g: number, b: number) => Math.min(r, g, b) > 215;
const isGreen = (r: number, g: number, b: number) => g > 200 && r < 90 && b < 90;

test("draws the name after a pin in the brand’s color, in the announced size", async () => {
  const image = await drawShareImage({
    ...frame,
    name: "Avery",
    lines: [{ text: "Commercial Real Estate" }],
    photograph: await blank(),
  });
  expect(await sharp(image).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  const [pin, text] = [await bounds(image, isGreen), await bounds(image, isWhite)];
  expect(pin.right - pin.left).toBeGreaterThan(18);
  expect(text.left).toBeGreaterThan(pin.right);
  expect(text.top).toBeGreaterThan(300);
});

test("fits a long name and firm", async () => {
  const image = await drawShareImage({
    ...frame,
    name: "Maximiliane Featherstonehaugh de la Fuente y Ñandú",
    lines: [
      { text: "Commercial Real Estate and Investment Advisory" },
      {
        text: "Featherstonehaugh, Café & Partners Brokerage of Northern California and Nevada, Incorporated",
        isHalfTheName: true,
      },
    ],
    photograph: await blank(),
  });
  const text = await bounds(image, isWhite);
  expect(text.top).toBeGreaterThan(60);
  expect(text.right).toBeLessThan(1200 - 40);
  expect(text.bottom).toBeLessThan(630 - 40);
});

test("is always the same", async () => {
  const options = { ...frame, name: "Jordan Avery", lines: [{ text: "Commercial Real Estate" }] };
  const photograph = await readFile(
    new URL("../photographs/hero-1-downtown-blue-hour.jpg", import.meta.url),
  );
  const [one, other] = [
    await drawShareImage({ ...options, photograph }),
    await drawShareImage({ ...options, photograph }),
  ];
  expect(one.equals(other)).toBe(true);
});

test("sets the firm at half the size of the name where a state requires it", async () => {
  /** The letter height of the last line, below the name. */
  const letterHeight = async (isHalfTheName: boolean) => {
    const image = await drawShareImage({
      ...frame,
      name: "Hill",
      lines: [{ text: "H", isHalfTheName }],
      photograph: await blank(),
    });
    const below = { left: 0, top: 512, width: 1200, height: 118 };
    const { bottom, top } = await bounds(await sharp(image).extract(below).toBuffer(), isWhite);
    return bottom - top;
  };
  // 46 px, half of a short name's 92, instead of 32.
  expect((await letterHeight(true)) / (await letterHeight(false))).toBeCloseTo(46 / 32, 1);
});

test("has the photograph's note at the top", async () => {
  const options = { ...frame, name: "Avery", lines: [{ text: "Commercial Real Estate" }] };
  const top = { left: 0, top: 0, width: 1200, height: 260 };
  const topOf = async (note?: string) =>
    sharp(await drawShareImage({ ...options, note, photograph: await blank() }))
      .extract(top)
      .toBuffer();
  expect((await bounds(await topOf(), isWhite)).right).toBe(0);
  const said = await bounds(
    await topOf(
      "Digitally altered: furniture added, sky replaced and two neighboring buildings removed. Unaltered: delmar.test/photographs/unaltered/hero-1-downtown-blue-hour.jpg",
    ),
    isWhite,
  );
  expect(said.left).toBeGreaterThan(60);
  expect(said.right).toBeLessThan(1200 - 60);
  expect(said.bottom).toBeGreaterThan(said.top + 30);
});
