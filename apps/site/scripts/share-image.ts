import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { create, type Font } from "fontkit";
import sharp from "sharp";

export type ShareImageText = {
  /** In display type, after a pin in the brand's color. */
  name: string;
  /** The broker's profession and firm, on a line each. */
  lines: readonly ShareImageLine[];
  /** The note about the photograph, at the top. */
  note?: string;
};

export type ShareImageLine = {
  text: string;
  /** At least half the size of the name, as a state may require for the firm. */
  isHalfTheName?: boolean;
};

export type ShareImageOptions = ShareImageText & {
  width: number;
  height: number;
  photograph: Buffer;
  /** What must stay in the frame, in percent of the photograph. */
  focus: { x: number; y: number };
  /** The pin's color, as hex. */
  pin: string;
};

const margin = 64;
const lineHeights = { name: 1.04, line: 1.4 };
/** The space between the name and what follows it. */
const space = 26;
/** The kit's letter spacing for display type, in em. */
const displayTracking = -0.02;
/** Sizes in px; a long name takes the first that fits. */
const nameSizes = [92, 80, 68, 58];
const lineSize = 32;
const noteSize = 22;
const notePadding = 14;

const fonts = fileURLToPath(new URL("fonts/", import.meta.resolve("@frontage/ui/styles.css")));
/** In the file's default weight: fontkit can't vary a WOFF2. */
const family = (name: string) =>
  Promise.all(
    [name, `${name}-accents`].map(
      async (file) => create(await readFile(`${fonts}${file}.woff2`)) as Font,
    ),
  );

/**
 * Draws the picture for shared links: the text on a photograph. Letters are paths from the kit's
 * fonts, so that it is the same on every machine.
 *
 * @returns a JPEG
 */
export async function drawShareImage(options: ShareImageOptions): Promise<Buffer> {
  const { focus, height, lines, name, note, photograph, pin, width } = options;
  const display = await family("newsreader-display");
  const sans = await family("hanken-grotesk");

  const room = width - 2 * margin;
  const pinOf = (size: number) => ({ side: size * 0.26, gap: size * 0.22 });
  const fits = (size: number) =>
    wrap(name, room - pinOf(size).side - pinOf(size).gap, (text) => widthOf(display, text, size));
  const size = nameSizes.find((px) => fits(px).length === 1) ?? nameSizes.at(-1) ?? 0;
  const names = fits(size);
  const { gap, side } = pinOf(size);
  const small = lines.flatMap(({ isHalfTheName, text: line }) => {
    const px = isHalfTheName ? Math.max(lineSize, size / 2) : lineSize;
    return wrap(line, room - side - gap, (text) => widthOf(sans, text, px)).map((text) => ({
      px,
      text,
    }));
  });

  const left = margin + side + gap;
  const parts: string[] = [];
  let baseline = height - margin;
  for (const { px, text } of small.toReversed()) {
    parts.push(path(sans, text, px, left, baseline, { opacity: 0.88 }));
    baseline -= px * lineHeights.line;
  }
  baseline -= space - lineSize * (lineHeights.line - 1);
  for (const line of names.toReversed()) {
    parts.push(path(display, line, size, left, baseline, { tracking: displayTracking }));
    baseline -= size * lineHeights.name;
  }
  // Next to the first line, centered at half the height of the capitals.
  const first = baseline + size * lineHeights.name;
  parts.push(
    `<path fill="${pin}" d="M${margin} ${first - size * 0.31 - side / 2}h${side}v${side}h${-side}z"/>`,
  );
  parts.push(...notePaths(sans, note, room));

  // Dark enough for white text on any photograph, like the hero's scrim.
  const shade = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="#0f0e0c" stop-opacity="${opacity}"/>`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="scrim" x2="0" y2="1">${shade(0.3, 0)}${shade(0.46, 0.16)}${shade(0.62, 0.46)}${shade(0.78, 0.62)}${shade(1, 0.74)}</linearGradient><path fill="url(#scrim)" d="M0 0h${width}v${height}H0z"/>${parts.join("")}</svg>`;

  const frame = await cover(photograph, { width, height }, focus);
  return sharp(frame)
    .composite([{ input: Buffer.from(text) }])
    .jpeg({ quality: 84, chromaSubsampling: "4:4:4", progressive: true })
    .toBuffer();
}

/** A note on ink, from the top left. */
function notePaths(sans: readonly Font[], note: string | undefined, room: number): string[] {
  if (!note) return [];
  const lines = wrap(note, room - 2 * notePadding, (text) => widthOf(sans, text, noteSize));
  const longest = Math.max(...lines.map((line) => widthOf(sans, line, noteSize)));
  const height = lines.length * noteSize * lineHeights.line + 2 * notePadding;
  const box = `<path fill="#0f0e0c" d="M${margin} ${margin / 2}h${longest + 2 * notePadding}v${height}H${margin}z"/>`;
  const first = margin / 2 + notePadding + noteSize * 1.05;
  return [
    box,
    ...lines.map((line, index) =>
      path(sans, line, noteSize, margin + notePadding, first + index * noteSize * lineHeights.line),
    ),
  ];
}

/**
 * The part of a photograph that fills a frame, with its center as close to the focal point as
 * possible.
 */
async function cover(
  photograph: Buffer,
  frame: { width: number; height: number },
  focus: { x: number; y: number },
): Promise<Buffer> {
  const { height, width } = await sharp(photograph).metadata();
  const scale = Math.max(frame.width / width, frame.height / height);
  const [scaledWidth, scaledHeight] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const start = (size: number, room: number, percent: number) =>
    Math.min(Math.max(Math.round((size * percent) / 100 - room / 2), 0), size - room);
  return sharp(photograph)
    .resize(scaledWidth, scaledHeight, { fit: "fill" })
    .extract({
      left: start(scaledWidth, frame.width, focus.x),
      top: start(scaledHeight, frame.height, focus.y),
      ...frame,
    })
    .toBuffer();
}

/** Wraps words into as many lines as needed. */
function wrap(text: string, room: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Splits the text into runs, each in the first font that has its letters. */
function runsOf(family: readonly Font[], text: string) {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text) {
    const font =
      family.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? family[0];
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs.map(({ font, text: run }) => ({ font, layout: font.layout(run) }));
}

function widthOf(family: readonly Font[], text: string, size: number): number {
  return runsOf(family, text).reduce(
    (sum, { font, layout }) => sum + (layout.advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

/** The text as one white path, starting at the left on its baseline. */
function path(
  family: readonly Font[],
  text: string,
  size: number,
  left: number,
  baseline: number,
  { opacity = 1, tracking = 0 } = {},
): string {
  let x = left;
  const commands: string[] = [];
  for (const { font, layout } of runsOf(family, text)) {
    const scale = size / font.unitsPerEm;
    for (const [index, glyph] of layout.glyphs.entries()) {
      const position = layout.positions[index];
      commands.push(
        glyph.path
          .scale(scale, -scale)
          .translate(x + (position?.xOffset ?? 0) * scale, baseline)
          .toSVG(),
      );
      x += (position?.xAdvance ?? glyph.advanceWidth) * scale + tracking * size;
    }
  }
  return `<path fill="#fff" fill-opacity="${opacity}" d="${commands.join("")}"/>`;
}
