/** A piece of text on a page, in points, with text running to the right and down. */
export type TextPiece = {
  text: string;
  /** The start of its baseline. */
  x: number;
  y: number;
  width: number;
  /** Its font size. */
  size: number;
  /**
   * Whether it is the value of a form field: the text after it continues, however wide the field
   * is.
   */
  isField?: boolean;
};

/** Pieces on one baseline. */
type Line<Piece extends TextPiece = TextPiece> = {
  /** In reading order. */
  pieces: Piece[];
  text: string;
  x: number;
  y: number;
  right: number;
  size: number;
  /** Where its last column starts, if wide gaps separate columns, and its last line. */
  lastColumn: number;
  lastY: number;
  hasColumns: boolean;
};

// The width of a gap that counts as a space, in multiples of the font size. A space is a quarter; a
// justified line may double it.
const spaceWidth = 0.12;
const columnGap = 1.5;
const leading = 1.9;

/** Numbers and bullets of lists: "1.", "2.3", "(a)", "iv)", "•" */
const marker =
  /^(?:\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivx]{1,5})[.)]|\d{1,3}(?:\.\d{1,3})+|[•●◦▪‣–—-])(?=\s|$)/iu;
/** The first words of an agreement's parts, which start a new paragraph. */
const opening = /^(?:article|section|schedule|exhibit|annex)\s+[\divxlc]/iu;
/** Dots between a table of contents' entry and its page number. */
const leader = /(?:\. ?){5,}/u;
const isEnd = /(?:[.;:!?]["”’)]?|;\s+(?:and|or))$/u;

/**
 * The text of a page: a line for each paragraph, heading and table row, and the pieces in reading
 * order. A paragraph continues if its next word didn't fit on the line.
 */
export function readLines<Piece extends TextPiece>(
  pieces: readonly Piece[],
): { lines: string[]; pieces: Piece[] } {
  const drawn = linesOf(forward(pieces.filter(({ isField }) => !isField)));
  const fields = pieces.filter(({ isField }) => isField).map((piece) => newLine(piece));
  const placed = placeLate([...drawn, ...fields.toSorted((one, other) => other.y - one.y)]);
  const lines: string[] = [];
  for (const [index, line] of placed.entries()) {
    const before = placed[index - 1];
    if (before && continues(before, line, edgeOf(placed, index - 1))) {
      lines.push(join(lines.pop() ?? "", line.text));
    } else lines.push(line.text);
  }
  return { lines, pieces: placed.flatMap((line) => line.pieces) };
}

/** If at least this share of steps goes left or up, the drawing order isn't the reading order. */
const minBackwardShare = 0.45;

/** Pieces from top to bottom and left to right, if they aren't drawn in that order. */
function forward<Piece extends TextPiece>(pieces: readonly Piece[]): readonly Piece[] {
  const backward = pieces.filter((piece, at) => {
    const before = pieces[at - 1];
    return before && (isLevel(before, piece) ? piece.x < before.x : piece.y > before.y);
  });
  if (backward.length < minBackwardShare * (pieces.length - 1)) return pieces;
  const rows: Piece[][] = [];
  for (const piece of pieces.toSorted((one, other) => other.y - one.y)) {
    const [first] = rows.at(-1) ?? [];
    if (first && isLevel(first, piece)) rows.at(-1)?.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap((row) => row.toSorted((one, other) => one.x - other.x));
}

function linesOf<Piece extends TextPiece>(pieces: readonly Piece[]): Line<Piece>[] {
  const lines: Line<Piece>[] = [];
  let last: TextPiece | undefined;
  for (const piece of pieces) {
    if (piece.text.trim() === "") continue;
    // Skips text that was drawn twice to look bold.
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
  return lines.map(tidied);
}

const tidied = <Piece extends TextPiece>(line: Line<Piece>): Line<Piece> => ({
  ...line,
  text: line.text.replaceAll(/\s+/gu, " ").trim(),
});

const isNear = (one: number, other: number) => Math.abs(one - other) < 1;

const isOnLine = (line: Line, piece: TextPiece): boolean =>
  isLevel(line, piece) && piece.x > line.right - Math.max(line.size, piece.size);

/** Whether two pieces are on one baseline. */
const isLevel = (one: { size: number; y: number }, other: { size: number; y: number }) =>
  Math.abs(one.y - other.y) < Math.max(one.size, other.size) / 2;

// How far apart the lines of a cell may be, and how far a cell's line may be from the first line of
// its row, in multiples of the font size.
const cellLeading = 1.6;
const rowHeight = 3;
/** Max lines of other cells drawn between two cells of a row. */
const maxCellLines = 8;
/** Max labels drawn before the value of the first one. */
const maxLabels = 60;

/**
 * Whether a piece belongs to the last cell of a row, or to the next: a cell may have several lines.
 */
function isCellOf({ hasColumns, lastColumn, lastY, right, size, y }: Line, piece: TextPiece) {
  if (!hasColumns) return false;
  return piece.x > right
    ? Math.abs(y - piece.y) < rowHeight * size
    : isNear(piece.x, lastColumn) && Math.abs(lastY - piece.y) < cellLeading * size;
}

/**
 * Adds a piece to its row, even if cells with several lines were drawn since, or all labels of a
 * list before their values.
 *
 * @returns whether there is such a row
 */
function appendToRow<Piece extends TextPiece>(lines: Line<Piece>[], piece: Piece): boolean {
  const recent = lines.slice(-maxLabels);
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
  if (between.length > maxCellLines || !between.every(isBetween)) return false;
  if (between.length > 0 && isProse(lines[first - 1], row)) return false;
  // Below a cell's first line there are only its other lines, and those of the cells after it.
  const hasMore = between.some(({ x }) => isNear(x, row.x));
  if (hasMore && between.some(({ y }) => y > row.y + 1)) return false;
  lines.splice(first, between.length + 1);
  for (const line of between) for (const cell of line.pieces) appendCell(row, cell);
  appendCell(row, piece);
  lines.push(row);
  return true;
}

/** Whether a line continues running text. */
const isProse = (before: Line | undefined, line: Line) =>
  before !== undefined &&
  !before.hasColumns &&
  isNear(before.x, line.x) &&
  Math.abs(before.y - line.y) < cellLeading * line.size;

/** A line that is only a label: "Expiration:" */
const isLabel = ({ hasColumns, text }: Line) => !hasColumns && /^[^:]{2,40}:\s*$/u.test(text);

/**
 * The index of the label to the left of its value, if only labels, finished rows or a title were
 * drawn since. A line of prose that ends with a colon isn't a label. -1 without one.
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

function appendCell<Piece extends TextPiece>(row: Line<Piece>, piece: Piece): void {
  row.text += " ";
  append(row, piece);
  row.hasColumns = true;
  row.lastColumn = piece.x;
  row.lastY = piece.y;
}

function newLine<Piece extends TextPiece>(piece: Piece): Line<Piece> {
  const { size, text, width, x, y } = piece;
  const right = x + width;
  return { pieces: [piece], text, x, y, size, right, lastColumn: x, lastY: y, hasColumns: false };
}

function append<Piece extends TextPiece>(line: Line<Piece>, piece: Piece): void {
  const gap = piece.x - line.right;
  const isAtField = piece.isField || line.pieces.at(-1)?.isField;
  // A number left of its paragraph doesn't make a column.
  const isColumn =
    gap > columnGap * line.size && !marker.test(line.text.trim().split(/\s/u).at(-1) ?? "");
  if (isColumn && !isAtField) {
    line.hasColumns = true;
    line.lastColumn = piece.x;
    line.lastY = piece.y;
  }
  const isApart =
    (isAtField || gap > spaceWidth * line.size) &&
    !/\s$/u.test(line.text) &&
    !/^\s/u.test(piece.text);
  line.pieces.push(piece);
  line.text += (isApart ? " " : "") + piece.text;
  line.right = Math.max(line.right, piece.x + piece.width);
  if (!piece.isField) line.size = Math.max(line.size, piece.size);
}

/**
 * How far text reaches to the right around a line: in its block if that is prose, otherwise on the
 * page.
 */
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

/** Whether a line belongs to the same block as the line above. */
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

/** Whether a sentence continues in the next line, because the next word didn't fit. */
function continues(line: Line, next: Line, edge: number): boolean {
  if (leader.test(line.text) || (isOfFigures(line.text) && isOfFigures(next.text))) return false;
  if (label.test(line.text) && label.test(next.text)) return false;
  const isCell = line.hasColumns && Math.abs(next.x - line.lastColumn) < line.size / 2;
  if (!isBelow(isCell ? { ...line, x: next.x, hasColumns: false } : line, next)) return false;
  // The text after a field's value continues, even if the value is shorter than the field.
  if (line.pieces.at(-1)?.isField && /^\p{Ll}/u.test(next.text)) return true;
  const space = edge - line.right - firstWordWidth(next);
  if (!isEnd.test(line.text.slice(-lastWordsLength))) return space < 1.5 * line.size;
  if ([marker, opening, label].some((begin) => begin.test(next.text))) return false;
  // The first line of a paragraph may be indented.
  if (next.x > line.x + line.size && !isCell) return false;
  return space < 0.3 * line.size;
}

/** A line that starts with a label: "Termination right: after month 36" */
const label = /^\p{Lu}[\p{L} /&’'()-]{1,40}: \S/u;

/** Whether a line is mostly figures, like the rows of narrow tables without gaps. */
function isOfFigures(text: string): boolean {
  const words = text.split(" ");
  const figures = words.filter((word) => /\d/u.test(word));
  return figures.length > 2 && figures.length > 0.6 * words.length;
}

/** A prefix after which a hyphen stays: "non-refundable". */
const prefix =
  /(?:^|[\s("“])(?:\p{L}+-)*(?:all|co|cross|cure|ex|half|long|mid|multi|net|non|off|on|out|over|post|pre|pro|pro-rata|quasi|re|self|semi|short|sub|third|two|three|triple|un|well)-$/iu;

/** How many characters at the end of a text surely contain its last words. */
const lastWordsLength = 60;

/** Joins a paragraph's lines; a word hyphenated at the end of a line becomes whole. */
function join(text: string, next: string): string {
  if (text.endsWith("\u00AD")) return text.slice(0, -1) + next;
  if (!/\p{L}[-\u2010]$/u.test(text)) return `${text} ${next}`;
  // The hyphen of "north-east" or "48-hour" also stays.
  if (
    prefix.test(text.slice(-lastWordsLength)) ||
    !/^\p{Ll}/u.test(next) ||
    /\p{Lu}[-\u2010]$/u.test(text)
  ) {
    return text + next;
  }
  const [before = ""] = /\p{L}+$/u.exec(text.slice(-lastWordsLength, -1)) ?? [];
  const [after = ""] = /^\p{L}+/u.exec(next) ?? [];
  const whole = `${before}-${after}`.toLowerCase();
  if (text.toLowerCase().includes(whole)) return text + next;
  return text.slice(0, -1) + next;
}

/**
 * Drawn text is independent if at least this share of its lines continue a sentence or have a
 * label.
 */
const minContinuedShare = 0.25;

/** Above this many lines, skip reordering. */
const maxReorderedLines = 5000;

/**
 * Moves text that was drawn late to its place on the page: form values to their labels, however
 * much text was drawn in between, and table cells into their rows. Independent columns of text stay
 * in their order.
 */
function placeLate<Piece extends TextPiece>(lines: readonly Line<Piece>[]): Line<Piece>[] {
  if (lines.length > maxReorderedLines) return [...lines];
  // Groups of lines drawn down the page; a new one starts where drawing goes up again.
  const flows: Line<Piece>[][] = [];
  for (const line of lines) {
    const before = flows.at(-1)?.at(-1);
    if (before && line.y < before.y + before.size / 2) flows.at(-1)?.push(line);
    else flows.push([line]);
  }
  const [placed = [], ...late] = flows;
  const columns = placed.length > 0 && standsAlone(placed) ? [new Set(placed)] : [];
  for (const flow of late) {
    const isColumn = standsAlone(flow);
    const isInColumn = (line: Line<Piece>) => columns.some((column) => column.has(line));
    const allowed = isColumn ? placed.filter((line) => !isInColumn(line)) : placed;
    for (const line of flow) {
      const rest = line.pieces.filter((piece) => {
        const found = lineFor(allowed, piece, isInColumn);
        if (!found) return true;
        Object.assign(found.line, found.changed);
        return false;
      });
      if (rest.length === 0) continue;
      const left = rest.length === line.pieces.length ? line : lineOf(rest);
      const at = isColumn ? placed.length : indexFor(placed, left, columns.length > 1);
      placed.splice(at, 0, left);
    }
    if (isColumn) columns.push(new Set(flow));
  }
  return placed;
}

/** Whether a group of lines is independent text: sentences over several lines, or a list. */
function standsAlone(flow: readonly Line[]): boolean {
  if (flow.length < 2) return false;
  const isOwn = ({ text }: Line, at: number) =>
    (at > 0 && /^\p{Ll}/u.test(text)) || marker.test(text) || /^[^:]{2,40}:/u.test(text);
  return flow.filter(isOwn).length >= minContinuedShare * (flow.length - 1);
}

/** How much a piece may overlap another that it isn't written on, in multiples of its font size. */
const maxOverlap = 0.3;

/** A blank in a form: underscores, dots, wide space or a printed box. */
const blank = /_{2,}|\.{4,}|…{2,}|\s{3,}|\[\s*\]|[☐□❏❑]/gu;

/** The line that a piece fits into, and the line's text with the piece. */
function lineFor<Piece extends TextPiece>(
  lines: readonly Line<Piece>[],
  piece: Piece,
  isText: (line: Line<Piece>) => boolean,
): { line: Line<Piece>; changed: Line<Piece> } | undefined {
  const right = piece.x + piece.width;
  for (const line of lines) {
    if (!isLevel(line, piece)) continue;
    const under = line.pieces.find(
      (one) =>
        isLevel(one, piece) &&
        Math.min(right, one.x + one.width) - Math.max(piece.x, one.x) > maxOverlap * piece.size,
    );
    const halves = under && splitAt(under, piece);
    if (under && !halves) continue;
    const others = line.pieces.flatMap((one) => (one === under ? (halves ?? []) : [one]));
    const at = others.findLastIndex(({ x }) => x <= piece.x) + 1;
    const changed = lineOf(
      others.toSpliced(at, 0, isText(line) ? { ...piece, isField: true } : piece),
    );
    return { line, changed };
  }
  return undefined;
}

/** Splits a form line at its blank; undefined if it has none. */
function splitAt<Piece extends TextPiece>(under: Piece, piece: TextPiece): Piece[] | undefined {
  const perCharacter = under.width / under.text.length;
  const center = (piece.x + piece.width / 2 - under.x) / perCharacter;
  const [nearest] = [...under.text.matchAll(blank)]
    .map(({ 0: text, index }) => ({
      start: index,
      end: index + text.length,
      away: Math.abs(index + text.length / 2 - center),
    }))
    .toSorted((one, other) => one.away - other.away);
  if (!nearest) return undefined;
  const partOf = (start: number, end: number): Piece => ({
    ...under,
    text: under.text.slice(start, end),
    x: under.x + start * perCharacter,
    width: (end - start) * perCharacter,
  });
  return [partOf(0, nearest.start), partOf(nearest.end, under.text.length)].filter(
    ({ text }) => text.trim() !== "",
  );
}

function lineOf<Piece extends TextPiece>(pieces: readonly Piece[]): Line<Piece> {
  const [first, ...rest] = pieces as [Piece, ...Piece[]];
  const line = newLine(first);
  for (const piece of rest) {
    if (isLevel(line, piece)) append(line, piece);
    else appendCell(line, piece);
  }
  return tidied(line);
}

/**
 * Where to insert a line: after the nearest one above, in the same column if there are several; or
 * at the start.
 */
function indexFor(lines: readonly Line[], line: Line, hasColumns: boolean): number {
  let nearest = -1;
  for (const [index, { right, x, y }] of lines.entries()) {
    const isOver = !hasColumns || (x < line.right && right > line.x);
    if (isOver && y > line.y && y <= (lines[nearest]?.y ?? Infinity)) nearest = index;
  }
  return nearest + 1;
}
