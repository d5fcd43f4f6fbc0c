/** A piece of text on a page, in points from its lower left corner. */
export type TextPiece = {
  text: string;
  /** Where it begins, on its baseline. */
  x: number;
  y: number;
  width: number;
  /** Of its font. */
  size: number;
};

/** Pieces on one baseline, in a row. */
type Line = {
  text: string;
  x: number;
  y: number;
  right: number;
  size: number;
  /** Where the last of its columns begins, if wide gaps part it, and its last line. */
  lastColumn: number;
  lastY: number;
  hasColumns: boolean;
};

// In multiples of the font's size. A space is a quarter; a justified line may double it.
const spaceWidth = 0.12;
const columnGap = 1.5;
const leading = 1.9;

/** "1.", "2.3", "(a)", "iv)", "•" */
const marker =
  /^(?:\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivx]{1,5})[.)]|\d{1,3}(?:\.\d{1,3})+|[•●◦▪‣–—-])(?=\s|$)/iu;
/** What a paragraph of an agreement begins with, after the end of another. */
const opening = /^(?:article|section|schedule|exhibit|annex)\s+[\divxlc]/iu;
/** Between an entry of a table of contents and its page. */
const leader = /(?:\. ?){5,}/u;
const isEnd = /(?:[.;:!?]["”’)]?|;\s+(?:and|or))$/u;

/**
 * The text of a page: a line for each paragraph, heading and row of a table. Paragraphs are
 * recognized by what does not fit in their lines.
 */
export function textOfPage(pieces: readonly TextPiece[]): string {
  const lines = linesOf(pieces);
  let text = "";
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before && continues(before, line, edgeOf(lines, index - 1))) text = join(text, line.text);
    else text += (text && "\n") + line.text;
  }
  return text;
}

function linesOf(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = [];
  let last: TextPiece | undefined;
  for (const piece of pieces) {
    if (piece.text.trim() === "") continue;
    // Drawn twice, to look bold.
    if (last && last.text === piece.text && isNear(last.x, piece.x) && isNear(last.y, piece.y)) {
      continue;
    }
    last = piece;
    const line = lines.at(-1);
    if (line && isOnLine(line, piece)) append(line, piece);
    else if (!appendToRow(lines, piece)) {
      if (line && isCellOf(line, piece)) appendCell(line, piece);
      else lines.push(newLine(piece));
    }
  }
  return lines.map((line) => ({ ...line, text: line.text.replaceAll(/\s+/gu, " ").trim() }));
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 1;

function isOnLine({ right, size, y }: Line, piece: TextPiece): boolean {
  const height = Math.max(size, piece.size);
  return Math.abs(y - piece.y) < height / 2 && piece.x > right - height;
}

// How far apart the lines of a cell may be, and how far a cell's line may be from the one that its
// row begins with, in multiples of the font's size.
const cellLeading = 1.6;
const rowHeight = 3;
/** So many lines of other cells may be drawn between two cells of a row. */
const cellLinesMax = 8;
/** So many labels may be drawn before what the first of them names. */
const labelsMax = 60;

/** Whether a piece is in the last cell of a row, or in the next: its text may be on several lines. */
function isCellOf({ hasColumns, lastColumn, lastY, right, size, y }: Line, piece: TextPiece) {
  if (!hasColumns) return false;
  return piece.x > right
    ? Math.abs(y - piece.y) < rowHeight * size
    : isNear(piece.x, lastColumn) && Math.abs(lastY - piece.y) < cellLeading * size;
}

/**
 * Adds a piece to the row that it is in: where cells of several lines were drawn since, or all
 * labels of a list before what they name.
 *
 * @returns whether there is such a row
 */
function appendToRow(lines: Line[], piece: TextPiece): boolean {
  const recent = lines.slice(-labelsMax);
  const label = labelOf(recent, piece);
  const nearest = label === -1 ? recent.findLastIndex((line) => isOnLine(line, piece)) : label;
  const row = recent[nearest];
  if (!row) return false;
  const first = lines.length - recent.length + nearest;
  const between = label === -1 ? recent.slice(nearest + 1) : [];
  const isBetween = ({ right, x, y }: Line) =>
    (right < piece.x || isNear(x, piece.x)) &&
    Math.abs(y - row.y) < (isNear(x, row.x) ? cellLeading : rowHeight) * row.size &&
    (x > row.right || isNear(x, row.x));
  if (between.length > cellLinesMax || !between.every(isBetween)) return false;
  if (between.length > 0 && isProse(lines[first - 1], row)) return false;
  // Under the first line of a cell there are only more of it, and of the cells after it.
  const hasMore = between.some(({ x }) => isNear(x, row.x));
  if (hasMore && between.some(({ y }) => y > row.y + 1)) return false;
  lines.splice(first, between.length + 1);
  for (const { right, size, text, x, y } of between)
    appendCell(row, { text, x, y, width: right - x, size });
  appendCell(row, piece);
  lines.push(row);
  return true;
}

/** Whether a line is the next of a column of text. */
const isProse = (before: Line | undefined, line: Line) =>
  before !== undefined &&
  !before.hasColumns &&
  isNear(before.x, line.x) &&
  Math.abs(before.y - line.y) < cellLeading * line.size;

/** "Expiration:" */
const isLabel = ({ hasColumns, text }: Line) => !hasColumns && /^[^:]{2,40}:\s*$/u.test(text);

/**
 * The index of the label further left of what it names, where only labels and finished rows were
 * drawn since, or a title: a line of prose that ends in a colon is none. -1 without one.
 */
function labelOf(lines: readonly Line[], piece: TextPiece): number {
  if (/:\s*$/u.test(piece.text)) return -1;
  const at = lines.findIndex((line) => isLabel(line) && isOnLine(line, piece));
  if (at === -1) return -1;
  const label = lines[at];
  const isAside = (line: Line) =>
    isLabel(line) || line.hasColumns || (label !== undefined && line.y > label.y + label.size);
  return lines.slice(at + 1).every(isAside) ? at : -1;
}

function appendCell(row: Line, piece: TextPiece): void {
  row.text += " ";
  append(row, piece);
  row.hasColumns = true;
  row.lastColumn = piece.x;
  row.lastY = piece.y;
}

function newLine({ size, text, width, x, y }: TextPiece): Line {
  return { text, x, y, size, right: x + width, lastColumn: x, lastY: y, hasColumns: false };
}

function append(line: Line, piece: TextPiece): void {
  const gap = piece.x - line.right;
  // The number of a paragraph may hang before it.
  if (gap > columnGap * line.size && !marker.test(line.text.trim().split(/\s/u).at(-1) ?? "")) {
    line.hasColumns = true;
    line.lastColumn = piece.x;
    line.lastY = piece.y;
  }
  const isApart =
    gap > spaceWidth * line.size && !/\s$/u.test(line.text) && !/^\s/u.test(piece.text);
  line.text += (isApart ? " " : "") + piece.text;
  line.right = Math.max(line.right, piece.x + piece.width);
  line.size = Math.max(line.size, piece.size);
}

/** How far text reaches to the right around a line: in its block if that is prose, or on the page. */
function edgeOf(lines: readonly Line[], index: number): number {
  const line = lines[index];
  if (!line) return 0;
  let first = index;
  let last = index;
  while (isBelow(lines[first - 1], lines[first])) first--;
  while (isBelow(lines[last], lines[last + 1])) last++;
  const block = lines.slice(first, last + 1);
  const blockRight = Math.max(...block.map(({ right }) => right));
  const full = block.filter((one, at) => {
    const next = block[at + 1];
    return next && one.right + firstWordWidth(next) > blockRight - one.size;
  });
  if (block.length > 2 && full.length >= 0.6 * (block.length - 1)) return blockRight;
  const column = lines.filter(({ x }) => Math.abs(x - line.x) < 3 * line.size);
  return Math.max(...column.map(({ right }) => right));
}

/** Whether a line is the next of the same block. */
function isBelow(line: Line | undefined, next: Line | undefined): boolean {
  if (!line || !next || line.hasColumns || next.hasColumns) return false;
  const drop = line.y - next.y;
  return (
    drop > 0 &&
    drop < leading * Math.max(line.size, next.size) &&
    Math.abs(line.size - next.size) < 0.1 * line.size &&
    Math.abs(line.x - next.x) < 3 * line.size
  );
}

function firstWordWidth({ right, text, x }: Line): number {
  const [word = ""] = text.split(" ", 1);
  return ((right - x) * word.length) / (text.length || 1);
}

/** Whether a line goes on in the next, because its first word did not fit. */
function continues(line: Line, next: Line, edge: number): boolean {
  if (leader.test(line.text) || (isOfFigures(line.text) && isOfFigures(next.text))) return false;
  if (label.test(line.text) && label.test(next.text)) return false;
  const isCell = line.hasColumns && Math.abs(next.x - line.lastColumn) < line.size / 2;
  if (!isBelow(isCell ? { ...line, x: next.x, hasColumns: false } : line, next)) return false;
  const space = edge - line.right - firstWordWidth(next);
  if (!isEnd.test(line.text.slice(-wordsMax))) return space < 1.5 * line.size;
  if (marker.test(next.text) || opening.test(next.text)) return false;
  // The first line of a paragraph may be indented.
  if (next.x > line.x + line.size && !isCell) return false;
  return space < 0.3 * line.size;
}

/** "Termination right: after month 36" */
const label = /^\p{Lu}[\p{L} /&’'()-]{1,40}: \S/u;

/** Whether a line is of figures for the most part, as rows of a table are: these have no gaps if it is narrow. */
function isOfFigures(text: string): boolean {
  const words = text.split(" ");
  const figures = words.filter((word) => /\d/u.test(word));
  return figures.length > 2 && figures.length > 0.6 * words.length;
}

/** Prefixes that keep their hyphen: "non-refundable". */
const prefix =
  /(?:^|[\s("“])(?:\p{L}+-)*(?:all|co|cross|cure|ex|half|long|mid|multi|net|non|off|on|out|over|post|pre|pro|pro-rata|quasi|re|self|semi|short|sub|third|two|three|triple|un|well)-$/iu;

/** Enough for the last words of a text. */
const wordsMax = 60;

/** Joins a paragraph's lines; a word that is hyphenated at the end of a line becomes whole. */
function join(text: string, next: string): string {
  if (text.endsWith("\u00AD")) return text.slice(0, -1) + next;
  if (!/\p{L}[-\u2010]$/u.test(text)) return `${text} ${next}`;
  // Of "north-east" or "48-hour" nothing is hyphenated either.
  if (
    prefix.test(text.slice(-wordsMax)) ||
    !/^\p{Ll}/u.test(next) ||
    /\p{Lu}[-\u2010]$/u.test(text)
  ) {
    return text + next;
  }
  const [before = ""] = /\p{L}+$/u.exec(text.slice(-wordsMax, -1)) ?? [];
  const [after = ""] = /^\p{L}+/u.exec(next) ?? [];
  const whole = `${before}-${after}`.toLowerCase();
  if (text.toLowerCase().includes(whole)) return text + next;
  return text.slice(0, -1) + next;
}
