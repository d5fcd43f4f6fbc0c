import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture, red in the left half and blue in the right. */
export const pictureOf = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "blue" } }).composite([
    {
      input: {
        create: { width: Math.ceil(width / 2), height, channels: 3, background: "red" },
      },
      left: 0,
      top: 0,
    },
  ]);

/** The beginning of a phone's picture in a format that browsers don't show. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from("ftypheic"),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from("mif1heic"),
  Buffer.alloc(200),
]);

/**
 * A PNG of a few bytes whose header says how large it is, without the pixels.
 *
 * @param side its width and height
 */
export async function pictureBomb(side: number): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  // The header's chunk: length, "IHDR", width, height, five bytes, checksum.
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
