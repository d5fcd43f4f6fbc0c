import * as fontkit from "@cantoo/fontkit";
import {
  type Color,
  degreesToRadians,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  beginText,
  endText,
  popGraphicsState,
  pushGraphicsState,
  rotateAndSkewTextRadiansAndTranslate,
  setFillingColor,
  setTextRise,
} from "@cantoo/pdf-lib";
import bidiFactory from "bidi-js";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/**
 * The fonts, in order of preference: a word is drawn in the first that has all of it. Where they
 * come from: `fonts/README.md`.
 */
const fontNames = [
  "dejavu-sans",
  "noto-sans-thai",
  "noto-sans-devanagari",
  "noto-sans-bengali",
  "noto-sans-tamil",
  "noto-sans-kannada",
  "noto-sans-malayalam",
  "noto-sans-khmer",
  "noto-sans-myanmar",
  // Has nearly all characters there are, as pixels.
  "unifontex",
] as const;

/** A font, as the PDF library and the shaper need it. */
type Fallback = { file: Uint8Array; shaper: fontkit.Font };
/** A font embedded in a PDF. Fallbacks have a shaper. */
type Embedded = { font: PDFFont; shaper?: fontkit.Font; has: (character: string) => boolean };

const opened = new Map<string, Fallback>();

function openFont(name: string): Fallback {
  const known = opened.get(name);
  if (known) return known;
  const path = join(import.meta.dirname, "fonts", `${name}.ttf.br`);
  const file = brotliDecompressSync(readFileSync(path));
  const fallback = { file, shaper: fontkit.create(file) as fontkit.Font };
  opened.set(name, fallback);
  return fallback;
}

/** Used for single characters only: the rest of the word looks better in its own font. */
const pixelFont = "UnifontEx";

/** Replaces a character that no font has. */
const replacementCharacter = "□";

/** Text with the same direction in one font. Parts are in the order in which they are drawn. */
type Part = { text: string; in: Embedded };

/** A line of text, ready to be drawn. */
type SetLine = {
  widthAt: (size: number) => number;
  draw: (page: PDFPage, at: Placed) => void;
};
type Placed = { x: number; y: number; size: number; color: Color; angle?: number };

const bidi = bidiFactory();

/** Text without invisible characters, and with plain spaces only. */
const normalized = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ");

/**
 * Sets lines of text in a PDF, in reading direction: in the given font of the PDF, and in a
 * fallback font where it lacks a character.
 */
export function createTypesetter(pdf: PDFDocument) {
  // Our parsed fonts can't be reused: they remember, across documents, which letter a glyph first
  // stood for.
  pdf.registerFontkit(fontkit);
  const embedded = new Map<string, Embedded>();
  const own = new Map<PDFFont, Embedded>();

  function ownFont(font: PDFFont): Embedded {
    const known = own.get(font);
    if (known) return known;
    const characters = new Set(font.getCharacterSet());
    const has = (character: string) => characters.has(character.codePointAt(0) ?? 0);
    const added = { font, has };
    own.set(font, added);
    return added;
  }

  async function embed(name: string): Promise<void> {
    if (embedded.has(name)) return;
    const { file, shaper } = openFont(name);
    const font = await pdf.embedFont(file, { subset: true });
    const has = (character: string) => shaper.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    embedded.set(name, { font, shaper, has });
  }

  /** Embeds the fallback fonts that a text needs; call it before `set`. */
  async function prepare(font: PDFFont, text: string): Promise<void> {
    const { has } = ownFont(font);
    let open = Array.from(normalized(text) + replacementCharacter).filter(
      (character) => !has(character),
    );
    if (open.length === 1) return;
    for (const name of fontNames) {
      const { shaper } = openFont(name);
      const isIn = (character: string) =>
        shaper.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
      if (open.some(isIn)) await embed(name);
      open = open.filter((character) => !isIn(character));
      if (open.length === 0) return;
    }
  }

  function set(font: PDFFont, text: string): SetLine {
    const parts = partsOf(normalized(text), [ownFont(font), ...embedded.values()]);
    return {
      widthAt: (size) => parts.reduce((sum, part) => sum + widthOf(part, size), 0),
      draw(page, { angle = 0, x, y, ...style }) {
        const turned = degreesToRadians(angle);
        let along = 0;
        for (const part of parts) {
          const at = {
            x: x + along * Math.cos(turned),
            y: y + along * Math.sin(turned),
            turned,
            ...style,
          };
          drawPart(page, part, at);
          along += widthOf(part, style.size);
        }
      },
    };
  }

  return { prepare, set };
}

/** Splits a line where the font or the direction changes, in the order in which it is displayed. */
function partsOf(text: string, fonts: readonly Embedded[]): Part[] {
  const { levels } = bidi.getEmbeddingLevels(text, "ltr");
  const parts: (Part & { level: number })[] = [];
  let at = 0;
  for (const piece of fontPieces(text, fonts)) {
    for (const unit of piece.text) {
      const level = levels[at] ?? 0;
      const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(unit) ?? unit) : unit;
      const last = parts.at(-1);
      if (last && last.in === piece.in && last.level === level) last.text += mirrored;
      else parts.push({ text: mirrored, in: piece.in, level });
      at += unit.length;
    }
  }
  return inVisualOrder(parts).map((part) =>
    // Fonts reverse the letters of right-to-left scripts, but not the characters between them.
    part.level % 2 === 1 && !/[\p{L}\p{M}]/u.test(part.text)
      ? { ...part, text: Array.from(part.text).toReversed().join("") }
      : part,
  );
}

/** Rule L2 of the Unicode Bidirectional Algorithm. */
function inVisualOrder<Leveled extends { level: number }>(parts: readonly Leveled[]): Leveled[] {
  let ordered = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level--) {
    const next: Leveled[] = [];
    let turned: Leveled[] = [];
    for (const part of ordered) {
      if (part.level >= level) turned.unshift(part);
      else {
        next.push(...turned, part);
        turned = [];
      }
    }
    ordered = [...next, ...turned];
  }
  return ordered;
}

const graphemes = new Intl.Segmenter("en");

/**
 * Splits text by font. A word stays in one font if one has all of it, so that its letters match.
 */
function* fontPieces(text: string, fonts: readonly Embedded[]): Generator<Part> {
  const findIn = (some: readonly Embedded[], part: string) =>
    some.find(({ has }) => Array.from(part).every((character) => has(character)));
  const smooth = fonts.filter(({ font }) => !font.name.startsWith(pixelFont));
  let before: Embedded | undefined;
  for (const word of text.match(/ +|[^ ]+/g) ?? []) {
    const isSpace = word.startsWith(" ");
    const whole = isSpace && before?.has(" ") ? before : findIn(smooth, word);
    if (whole) {
      yield { text: word, in: whole };
      before = whole;
      continue;
    }
    for (const { segment } of graphemes.segment(word)) {
      const ofSign = findIn(fonts, segment);
      for (const part of ofSign ? [segment] : segment) {
        const found = ofSign ?? findIn(fonts, part);
        const last = found ?? findIn(fonts, replacementCharacter);
        // Padded to the same length, so that the levels of later characters still match.
        if (last)
          yield { text: found ? part : replacementCharacter.padEnd(part.length, " "), in: last };
        before = last;
      }
    }
  }
}

function widthOf({ in: { font, shaper }, text }: Part, size: number): number {
  // Measured character by character, as it is drawn: the font itself would include kerning.
  if (!shaper) {
    const widths = Array.from(text, (sign) => font.widthOfTextAtSize(sign, size));
    return widths.reduce((sum, width) => sum + width, 0);
  }
  return (shaper.layout(text).advanceWidth / shaper.unitsPerEm) * size;
}

/** The names of fonts in a page's resources. */
const pageFonts = new WeakMap<PDFPage, Map<PDFFont, PDFName>>();

function fontOn(page: PDFPage, font: PDFFont): PDFName {
  const known = pageFonts.get(page) ?? new Map<PDFFont, PDFName>();
  pageFonts.set(page, known);
  const key = known.get(font) ?? page.node.newFontDictionary(font.name, font.ref);
  known.set(font, key);
  return key;
}

type TurnedAt = Omit<Placed, "angle"> & { turned: number };

function drawPart(page: PDFPage, part: Part, { color, size, turned, x, y }: TurnedAt): void {
  const { font, shaper } = part.in;
  const shown = shaper ? shapedGlyphs(font, shaper, part.text, size) : [plainText(font, part.text)];
  page.pushOperators(
    pushGraphicsState(),
    beginText(),
    setFillingColor(color),
    PDFOperator.of(PDFOperatorNames.SetFontAndSize, [fontOn(page, font), PDFNumber.of(size)]),
    rotateAndSkewTextRadiansAndTranslate(turned, 0, 0, x, y),
    ...shown,
    endText(),
    popGraphicsState(),
  );
}

const plainText = (font: PDFFont, text: string) =>
  PDFOperator.of(PDFOperatorNames.ShowText, [font.encodeText(text)]);

/** Places each glyph where its font says; the library would put marks next to their letters. */
function shapedGlyphs(
  font: PDFFont,
  shaper: fontkit.Font,
  text: string,
  size: number,
): PDFOperator[] {
  const { glyphs, positions } = shaper.layout(text);
  const codes = font.encodeText(text).asString().match(/.{4}/g) ?? [];
  const scale = 1000 / shaper.unitsPerEm;
  const { context } = font.doc;
  return glyphs.flatMap((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions?.[index] ?? {};
    const after = glyph.advanceWidth + xOffset - xAdvance;
    const array = context.obj([]);
    if (xOffset !== 0) array.push(PDFNumber.of(-xOffset * scale));
    array.push(PDFHexString.of(codes[index] ?? "0000"));
    if (after !== 0) array.push(PDFNumber.of(after * scale));
    const rise = (yOffset / shaper.unitsPerEm) * size;
    const show = PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [array]);
    return rise === 0 ? [show] : [setTextRise(rise), show, setTextRise(0)];
  });
}
