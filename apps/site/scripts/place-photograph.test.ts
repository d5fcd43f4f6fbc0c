import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";

import { chooseFocus } from "./choose-focus.ts";
import { describePhotograph, portraitOf, readyPhotograph } from "./place-photograph.ts";

async function inFolder(name: string, content: Uint8Array | string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "frontage-photograph-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, name), content);
  return join(folder, name);
}
const gray = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } });

test("a picture from a camera is turned upright, and loses what the camera wrote into it", async () => {
  const sideways = await gray(60, 40)
    .jpeg()
    .withExif({ IFD0: { Artist: "Ana" } })
    .toBuffer();
  const turned = await sharp(sideways).withMetadata({ orientation: 6 }).toBuffer();
  const ready = await sharp(await readyPhotograph(await inFolder("a.jpg", turned))).metadata();
  expect(ready).toMatchObject({ format: "jpeg", width: 40, height: 60 });
  expect(ready.exif).toBeUndefined();
});

test("a file that isn't a picture is refused in a sentence", async () => {
  await expect(readyPhotograph(await inFolder("a.jpg", "a letter"))).rejects.toThrow(
    "can’t be read as a picture. Export it as a JPEG.",
  );
});

test("the part that phones show is cut around the focal point, where a picture has one", async () => {
  const picture = await gray(2400, 1600).jpeg().toBuffer();
  const portrait = await portraitOf("hero-1-downtown-blue-hour", picture, { x: 100, y: 50 });
  expect(portrait?.name).toBe("hero-1-downtown-blue-hour-portrait");
  expect(await sharp(portrait?.content).metadata()).toMatchObject({ width: 800, height: 1600 });
  expect(await portraitOf("contact-office-dusk", picture, { x: 50, y: 50 })).toBeUndefined();
});

test("photographs.ts gets the description, and the picture is no illustration any longer", async () => {
  const entries = new URL("../../../packages/content/src/photographs.ts", import.meta.url);
  const code = describePhotograph(await readFile(entries, "utf8"), "contact-office-dusk", {
    alt: "The office on Congress Avenue",
    focus: { x: 10, y: 20 },
  });
  const [, entry = ""] = /"contact-office-dusk": (\{[^]*?\n {2}\})/.exec(code) ?? [];
  expect(entry).toContain("The office on Congress Avenue");
  expect(entry).not.toContain("isIllustration");
  expect(code).toContain('"about-banner-skyline-morning"');
});

test("the point that was chosen in the browser is returned", async () => {
  const { promise: address, resolve: onReady } = Promise.withResolvers<string>();
  const chosen = chooseFocus(Buffer.from("picture"), { start: { x: 50, y: 50 }, onReady });
  await fetch(`${await address}?x=30.4&y=120`, { method: "POST" });
  expect(await chosen).toEqual({ x: 30, y: 100 });
});
