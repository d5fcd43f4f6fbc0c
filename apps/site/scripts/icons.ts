import { writeFile } from "node:fs/promises";

import { markSvg } from "@frontage/content/mark";
import sharp from "sharp";

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size)
    .png({ palette: true })
    .toBuffer();

/** A PNG in an ICO container: header, one directory entry, the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** Writes the favicon set: SVG, ICO, the Apple touch icon and the manifest's sizes. */
export async function writeIcons(dist: string): Promise<void> {
  const icon = markSvg();
  await writeFile(`${dist}icon.svg`, icon);
  await writeFile(`${dist}favicon.ico`, ico(await png(icon, 32), 32));
  await writeFile(`${dist}apple-touch-icon.png`, await png(icon, 180));
  await writeFile(`${dist}icon-192.png`, await png(icon, 192));
  await writeFile(`${dist}icon-512.png`, await png(icon, 512));
  // Devices crop a maskable icon to its inner 80 %.
  await writeFile(`${dist}icon-maskable-512.png`, await png(markSvg(11), 512));
}
