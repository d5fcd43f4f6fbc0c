import sharp from "sharp";
import { expect, test } from "vitest";
import { pictureBomb, pictureOf } from "../../test/photos.ts";
import { encodePhoto } from "./encode-photo.ts";

const tester = { by: "tester" };

async function encoded(picture: Buffer) {
  const photo = await encodePhoto(picture, tester);
  if ("problem" in photo) throw new Error(`Refused: ${photo.problem}`);
  return photo;
}

test("a picture is encoded in every width it has the pixels for, as AVIF and JPEG", async () => {
  const { files, ...size } = await encoded(await pictureOf(3000, 2000).jpeg().toBuffer());
  expect(size).toEqual({ width: 2160, height: 1440 });
  expect(files.map(({ format, width }) => `${width}.${format}`)).toEqual(
    [320, 640, 960, 1440, 2160].flatMap((width) => [`${width}.avif`, `${width}.jpg`]),
  );
  for (const { bytes, format, width } of files) {
    const kept = await sharp(bytes).metadata();
    expect(kept).toMatchObject({
      format: format === "avif" ? "heif" : "jpeg",
      width,
      height: Math.round((width * 2) / 3),
    });
  }
});

test("a picture that is narrower keeps its own width, and is never enlarged", async () => {
  const { files } = await encoded(await pictureOf(1200, 800).webp().toBuffer());
  const widths = files.filter(({ format }) => format === "jpg").map(({ width }) => width);
  expect(widths).toEqual([320, 640, 960, 1200]);
});

test("a picture held sideways is turned upright", async () => {
  // As a phone stores it: turned by a quarter, with a note which way is up.
  const picture = await pictureOf(900, 1200)
    .jpeg()
    .withExif({})
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { files, ...size } = await encoded(picture);
  expect(size).toEqual({ width: 1200, height: 900 });
  const largest = files.findLast(({ format }) => format === "jpg");
  const { data, info } = await sharp(largest?.bytes).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  // Its left side is on top.
  expect(redAt(600, 100)).toBeGreaterThan(200);
  expect(redAt(600, 800)).toBeLessThan(50);
});

test("no file says where, when or with which camera it was taken", async () => {
  const picture = await pictureOf(900, 600)
    .jpeg()
    .withExif({
      IFD0: { Make: "Camera Maker", Copyright: "Somebody" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
    })
    .toBuffer();
  expect((await sharp(picture).metadata()).exif).toBeDefined();
  const { files } = await encoded(picture);
  for (const { bytes } of files) {
    expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
    expect(Buffer.from(bytes).includes("Camera Maker")).toBe(false);
  }
});

test("a transparent picture gets a white ground", async () => {
  const picture = await sharp({
    create: { width: 700, height: 700, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { files } = await encoded(picture);
  const [jpeg] = files.filter(({ format }) => format === "jpg");
  const { dominant } = await sharp(jpeg?.bytes).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test("a JPEG of 12,000 pixels is encoded", async () => {
  const picture = await pictureOf(12_000, 9000).jpeg({ quality: 60 }).toBuffer();
  expect(await encoded(picture)).toMatchObject({ width: 2160, height: 1620 });
});

test("a picture bomb is refused before its pixels are read, and the next picture is encoded", async () => {
  expect(await encodePhoto(await pictureBomb(50_000), tester)).toEqual({
    problem: "too-many-pixels",
  });
  // Small enough for its header, but without pixels.
  expect(await encodePhoto(await pictureBomb(9000), tester)).toEqual({ problem: "damaged" });
  await encoded(await pictureOf(700, 700).png().toBuffer());
});

test("a picture that takes too much time or memory is refused, and the next one is encoded", async () => {
  const picture = await pictureOf(4000, 4000).png().toBuffer();
  expect(await encodePhoto(picture, tester, { cpuMs: 1, memoryMiB: 900 })).toEqual({
    problem: "too-large",
  });
  expect(await encodePhoto(picture, tester, { cpuMs: 90_000, memoryMiB: 10 })).toEqual({
    problem: "too-large",
  });
  await encoded(picture);
});

test("half a picture, nonsense and a small one are refused", async () => {
  const picture = await pictureOf(900, 600).jpeg().toBuffer();
  expect(await encodePhoto(picture.subarray(0, picture.length / 2), tester)).toEqual({
    problem: "damaged",
  });
  expect(await encodePhoto(Buffer.from("Nothing of a picture."), tester)).toEqual({
    problem: "damaged",
  });
  expect(await encodePhoto(await pictureOf(639, 700).png().toBuffer(), tester)).toEqual({
    problem: "too-small",
  });
});

test("vector pictures, which may read files and addresses, aren't decoded", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>`;
  expect(await encodePhoto(Buffer.from(svg), tester)).toEqual({ problem: "damaged" });
});
