import { beginsWithAddress } from "./places.ts";

/** A sentence, an item of a list or a row of a table: what is quoted as a whole. */
export type Sentence = {
  /** Where it is in the text: `text.slice(start, end)`. */
  start: number;
  end: number;
  /** Word for word, line breaks included. */
  text: string;
  kind: "sentence" | "row";
  /** "section 9.2", "Schedule B" */
  section?: string;
  /** The headings it stands under, outermost first, joined by a line break. */
  heading?: string;
  /** What it can't be understood without: the beginning of its list, the header of its table. */
  lead?: string;
};

/** What a page's first sentences belong to: the end of the page before. */
export type Place = { section?: string | undefined; headings: readonly Heading[] };
type Heading = { text: string; level: number };

const longestQuote = 700;
const listsAreSplitFrom = 420;

/**
 * The sentences of a page, a message or a note, in their order. Headings, page numbers and lines of
 * dots are none, but a heading on the line of its clause is part of it ("9.2 Assignment. Tenant may
 * not …"). Every sentence is a verbatim part of the text.
 */
export function sentencesOf(text: string, place?: Place): Sentence[] {
  return readPage(text, place).sentences;
}

/** The sentences of a page, and the section it ends in, which the next page begins with. */
export function readPage(text: string, place?: Place): { sentences: Sentence[]; place: Place } {
  const reader = new PageReader(text, place);
  for (const block of blocksOf(text)) reader.read(block);
  return { sentences: reader.sentences, place: reader.place };
}

type Block = { start: number; end: number; kind: "heading" | "row" | "prose" };

class PageReader {
  readonly sentences: Sentence[] = [];
  private readonly text: string;
  private section: string | undefined;
  private headings: Heading[];
  private tableHeader: string | undefined;

  constructor(text: string, place: Place | undefined) {
    this.text = text;
    this.section = place?.section;
    this.headings = [...(place?.headings ?? [])];
  }

  get place(): Place {
    return { section: this.section, headings: this.headings };
  }

  read(block: Block) {
    const text = this.text.slice(block.start, block.end);
    if (block.kind === "heading") {
      this.tableHeader = undefined;
      this.enter(text);
    } else if (block.kind === "row") this.readRow(block, text);
    else {
      this.tableHeader = undefined;
      this.readProse(block, text);
    }
  }

  private enter(text: string) {
    const numbered = partNumber(text);
    const level = numbered?.level ?? 1;
    this.headings = [
      ...this.headings.filter((heading) => heading.level < level),
      { text: clean(text), level },
    ];
    if (numbered) this.section = numbered.label;
    else if (level === 1) this.section = undefined;
  }

  private readRow({ start, end }: Block, text: string) {
    // Years and quarters head columns; other figures are in them.
    const figures = text.replaceAll(/\b(?:(?:19|20)\d\d|Q[1-4]|T-?12)\b/g, "");
    if (this.tableHeader === undefined && !/\d/.test(figures)) this.tableHeader = clean(text);
    this.push(start, end, "row", this.tableHeader === clean(text) ? undefined : this.tableHeader);
  }

  private readProse({ start }: Block, text: string) {
    for (const span of withRunInHeadings(text, splitSentences(text))) {
      const spanText = text.slice(span.start, span.end);
      const numbered = partNumber(spanText);
      if (numbered) {
        this.section = numbered.label;
        const title = runInTitle(spanText);
        this.headings = this.headings.filter((heading) => heading.level < numbered.level);
        if (title) this.headings.push({ text: title, level: numbered.level });
      }
      const items = splitList(spanText);
      const lead = items.length > 1 ? items[0] : undefined;
      for (const [index, item] of items.entries())
        this.push(
          start + span.start + item.start,
          start + span.start + item.end,
          "sentence",
          index > 0 && lead ? clean(spanText.slice(lead.start, lead.end)) : undefined,
        );
    }
  }

  private push(from: number, to: number, kind: Sentence["kind"], lead: string | undefined) {
    const { start, end } = trimmed(this.text, from, to) ?? { start: from, end: from };
    const text = this.text.slice(start, end);
    if (!/[\p{L}\d]/u.test(text) || isFurniture(text)) return;
    const heading = this.headings.map((each) => each.text).join("\n");
    this.sentences.push({
      start,
      end,
      text,
      kind,
      ...(this.section && { section: this.section }),
      ...(heading && { heading }),
      ...(lead && { lead }),
    });
  }
}

const clean = (text: string) => text.replaceAll(/\s+/g, " ").trim();

// "Page 17 of 39", "- 25 -", "[Signature page follows]", a table of contents' line of dots.
const isFurniture = (text: string) =>
  /^\s*(?:page\s+)?-?\s*\d{1,4}\s*-?(?:\s*of\s+\d{1,4})?\s*$/i.test(text) ||
  /^\s*\[?signature page/i.test(text) ||
  /\.{5,}\s*\d*\s*$/.test(text) ||
  // A footer, a line to sign on.
  (text.length < 120 && /\bpage \d{1,4} of \d{1,4}\s*$|_{5,}/i.test(text)) ||
  /^[\s_.\-–—=*|]+$/.test(text);

// ---- Parts: "9.2", "Section 9", "ARTICLE IV", "Schedule B" --------------------------------------

const namedPart =
  /^\s*(?<name>section|sec\.|§|article|schedule|exhibit|appendix|annex|addendum|attachment|rider|part|chapter)\s*(?<number>\d+(?:\.\d+)*|[ivxlc]+\b|[a-z](?:-\d+)?\b)/i;
const numberedPart =
  /^\s*(?<number>\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+(?=["“]?\p{Lu})|^\s*(?<dotted>\d{1,2}(?:\.\d{1,2}){1,3})[.)]?\s/u;

function partNumber(text: string): { label: string; level: number } | undefined {
  const named = namedPart.exec(text)?.groups;
  if (named?.name && named.number) {
    const name = named.name.toLowerCase();
    const { number } = named;
    if (["section", "sec.", "§"].includes(name))
      return { label: `section ${number}`, level: 1 + number.split(".").length };
    return { label: `${name[0]?.toUpperCase()}${name.slice(1)} ${number.toUpperCase()}`, level: 1 };
  }
  const groups = numberedPart.exec(text)?.groups;
  const number = groups?.number ?? groups?.dotted;
  return number && !beginsWithAddress(text)
    ? { label: `section ${number}`, level: 1 + number.split(".").length }
    : undefined;
}

// The title on a clause's own line: "9.2 Assignment. Tenant may …" → "Assignment".
function runInTitle(text: string): string | undefined {
  const bare = text.replace(partPrefix, "");
  if (bare.length === text.length) return undefined;
  const match = /^["“]?(?<title>\p{Lu}[^.:;]{1,80}?)["”]?[.:;–—-]+\s/u.exec(bare);
  const title = match?.groups?.title;
  return title && (isTitle(title) || isShortTitle(title)) ? clean(title) : undefined;
}

const partPrefix =
  /^\s*(?:(?:section|article|schedule|exhibit|sec\.|§+)\s*)?(?:\d+(?:\.\d+)*|[ivxlc]+(?=[.):]))[.):]*\s*/i;

/** "Release of deposits", in sentence case. */
const isShortTitle = (text: string) =>
  /^["“]?\p{Lu}/u.test(text) &&
  text.split(/\s+/).length <= 5 &&
  !sentenceVerb.test(text) &&
  !/[,;:\d$]/.test(text);

const smallWords = new Set(
  "a an and as at by for from in into nor of on or per the to under upon with without".split(" "),
);

/** Whether every word of weight begins with a capital, and there are few. */
function isTitle(text: string): boolean {
  const words = text.split(/[\s/&,-]+/).filter((word) => /\p{L}/u.test(word));
  return (
    words.length > 0 &&
    words.length <= 10 &&
    words.every((word) => /^["“(']*[\p{Lu}\d]/u.test(word) || smallWords.has(word.toLowerCase()))
  );
}

// ---- Lines → blocks ------------------------------------------------------------------------------

type Line = { start: number; end: number; text: string };

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const part of text.split("\n")) {
    const line = { start, end: start + part.length, text: part.replace(/\r$/, "") };
    lines.push(...rowsOf(line));
    start += part.length + 1;
  }
  return lines;
}

const unitOfRow = /^\s*(?<unit>Suite|Unit|Bay|Space|Pad|Lot|Apt\.?)\s+[A-Z]{0,2}-?\d/;

/** Rows of a rent roll that a file's text holds on one line: "Suite 1 … 2028 Suite 2 … 2030". */
function rowsOf(line: Line): Line[] {
  const unit = unitOfRow.exec(line.text)?.groups?.unit;
  if (!unit) return [line];
  const another = new RegExp(
    `(?<=(?:[\\d)%]|\\bmonth|\\byear|\\bvacant|\\bavailable|\\bSF)\\s)(?=${unit.replace(".", "\\.")}\\s+[A-Z]{0,2}-?\\d)`,
    "g",
  );
  const starts = [0, ...[...line.text.matchAll(another)].map(({ index }) => index)];
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? line.text.length;
    return { start: line.start + from, end: line.start + to, text: line.text.slice(from, to) };
  });
}

const endsSentence = /[.!?;:]["”’)\]]*\s*$/;
const startsItem =
  /^\s*(?:\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})\)|\d{1,2}(?:\.\d{1,2})*[.)]|\d{1,2}\.\d{1,2}(?:\.\d{1,2})?|[•●▪◦*–—-])\s+\S/i;
const startsLabel = /^\s*\p{Lu}[\p{L}\d &/().'’-]{1,44}:\s+\S/u;
const numberLike =
  /(?<![\p{L}\d(])[$€£]?\(?\d[\d,.]*\)?%?(?:\/\d[\d/]*)?(?![\p{L}\d)-])|\b\d{1,2}-\d{1,2}-\d{2,4}\b/gu;
const functionWord =
  /\b(?:the|of|to|shall|will|and|is|are|by|that|which|for|in|on|be|has|have|may|this)\b/gi;

/** A line of a table: cells apart by tabs, bars or wide gaps, or figures with hardly any grammar. */
function isRow(text: string): boolean {
  const trimmed = text.trim();
  if (!trimmed || trimmed.length > 260) return false;
  const cells = trimmed.split(/\t+| {3,}|\s\|\s|\s·\s/).filter(Boolean).length;
  const grammar = trimmed.match(functionWord)?.length ?? 0;
  if (cells >= 3) return grammar <= 3 || !/[.;]\s*$/.test(trimmed);
  if (/[.;:]\s*$/.test(trimmed) || grammar > 1) return false;
  if (/[a-z)]\.\s+\p{Lu}/u.test(trimmed)) return false;
  const figures = trimmed.match(numberLike)?.length ?? 0;
  const words = trimmed.split(/\s+/).length;
  if (startsItem.test(text)) return figures >= 4;
  return (figures >= 2 && figures >= words / 6) || (cells === 2 && figures >= 1);
}

function isHeading(text: string, next: Line | undefined, previous: Line | undefined): boolean {
  const trimmed = text.trim();
  if (trimmed.length < 3 || trimmed.length > 110 || !/\p{L}{2}/u.test(trimmed)) return false;
  if (isFurniture(trimmed)) return false;
  const words = trimmed.split(/\s+/).length;
  const numbered = partNumber(trimmed) !== undefined;
  const bare = trimmed.replace(/^(?:[\d.]+|[A-Z\d]+[.)])\s*/, "");
  if (/[,;]$/.test(trimmed) || words > 14) return false;
  if (!/\p{Ll}/u.test(bare)) {
    // A disclaimer in capitals goes on in capitals.
    const goesOn = next !== undefined && /\p{L}/u.test(next.text) && !/\p{Ll}/u.test(next.text);
    return words <= (goesOn ? 6 : 12) && !/[$%]/.test(bare) && !/[a-z]\.$/i.test(bare);
  }
  if (!numbered && /\d/.test(bare)) return false;
  if (/[.?!]$/.test(trimmed) && !numbered) return false;
  if (/:\s+\S/.test(trimmed)) return false;
  if (isTitle(bare.replace(/[.:]$/, "")) && (numbered || words <= 8)) return true;
  // "14. Casualty and condemnation", and "Opening hours" above its text.
  if (/[.:;,]$/.test(bare) || sentenceVerb.test(bare) || !/^["“]?\p{Lu}/u.test(bare)) return false;
  if (numbered) return words <= 9;
  const begins = !previous?.text.trim() || endsSentence.test(previous.text);
  return begins && words <= 6 && next !== undefined && /^\s*(?:["“(]?\p{Lu}|\d|$)/u.test(next.text);
}

const sentenceVerb =
  /\b(?:is|are|was|were|be|been|has|have|had|may|must|shall|will|can|pays?|owns?|does|do|needs?|gets?|includes?|provides?|keeps?|ends?|begins?|expires?|see)\b/i;

/** No line of a page is as long, in characters. */
const paragraphMin = 160;

function blocksOf(text: string): Block[] {
  const lines = linesOf(text);
  const widths = lines.map((line) => line.text.trimEnd().length);
  // Paragraphs on one line each say nothing of where lines wrap.
  const isByParagraph = Math.max(0, ...widths) > paragraphMin;
  const widest = isByParagraph ? Infinity : Math.min(95, Math.max(0, ...widths));
  const blocks: Block[] = [];
  let open: Block | undefined;
  let previous: Line | undefined;
  const close = () => {
    if (open) blocks.push(open);
    open = undefined;
  };
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!line.text.trim()) {
      close();
    } else if (isFurniture(line.text)) {
      close();
    } else if (isRow(line.text) || isTotal(line, blocks, open) || isTableHeader(line, next)) {
      close();
      blocks.push({ ...line, kind: "row" });
    } else if (isHeading(line.text, next, previous) && !continues(open, previous, widest)) {
      close();
      blocks.push({ ...line, kind: "heading" });
    } else if (open && !beginsBlock(line, previous, widest)) {
      open.end = line.end;
    } else {
      close();
      open = { start: line.start, end: line.end, kind: "prose" };
    }
    previous = line;
  }
  close();
  return blocks;
}

// "Total 4,250" beneath a table.
const isTotal = (line: Line, blocks: readonly Block[], open: Block | undefined) =>
  !open &&
  blocks.at(-1)?.kind === "row" &&
  line.start - (blocks.at(-1)?.end ?? 0) <= 1 &&
  /\d\)?%?\s*$/.test(line.text) &&
  line.text.trim().split(/\s+/).length <= 8;

// A line of words right above figures: "Suite Tenant SF Rent/SF Expires".
const isTableHeader = (line: Line, next: Line | undefined) =>
  next !== undefined &&
  isRow(next.text) &&
  !isRow(line.text) &&
  !/\d/.test(line.text) &&
  !/[.:;]\s*$/.test(line.text) &&
  line.text.trim().split(/\s+/).length >= 3 &&
  (line.text.match(functionWord)?.length ?? 0) <= 1 &&
  /\p{Ll}/u.test(line.text);

/** Whether a line that looks like a heading is the wrapped end of a sentence. */
const continues = (open: Block | undefined, previous: Line | undefined, widest: number) =>
  open !== undefined &&
  previous !== undefined &&
  !endsSentence.test(previous.text) &&
  previous.text.trimEnd().length > widest * 0.7;

function beginsBlock(line: Line, previous: Line | undefined, widest: number): boolean {
  if (startsItem.test(line.text) || startsLabel.test(line.text)) {
    // "… as set forth in Section\n9. The …" and "… Suite\n(a) …" are rare; a new item is the rule,
    // unless the line before can't end there.
    return !/(?:section|article|no\.|§|,|\b(?:of|the|to|in|and|or))\s*$/i.test(
      previous?.text ?? "",
    );
  }
  if (!previous) return true;
  const wrapped = previous.text.trimEnd().length > widest * 0.6;
  if (endsSentence.test(previous.text)) return !wrapped;
  return !wrapped && /^\s*["“(]?[\p{Lu}\d$]/u.test(line.text);
}

// ---- Prose → sentences ---------------------------------------------------------------------------

type Span = { start: number; end: number };

const abbreviations = new Set(
  (
    "no nos sec secs art arts par para fig ex exh sch st ste apt ave blvd rd hwy bldg fl dept inc " +
    "corp co ltd llc lp llp l.l.c l.p n.a u.s u.s.a u.k d.c d/b/a a.m p.m e.g i.e et al etc vs v " +
    "cf mr mrs ms dr prof hon jr sr esq jan feb mar apr jun jul aug sept sep oct nov dec sq ft " +
    "approx est min max vol pp pg p ph.d m.d c.p.a p.c p.a s.a n.v b.v gmbh plc op cit id ibid " +
    "attn tel ext encl assoc assn bros ctr mt n s e w ne nw se sw"
  ).split(" "),
);
// Those that end a sentence as often as not: the next word decides.
const closing = new Set(
  "inc corp co ltd llc lp llp l.l.c l.p n.a u.s u.s.a a.m p.m etc al jr sr esq p.c n.v b.v".split(
    " ",
  ),
);
const opener =
  /^(?:the|this|these|that|those|it|its|if|in|all|any|each|no|upon|on|at|by|for|as|a|an|such|when|where|tenant|landlord|buyer|seller|purchaser|lender|borrower|either|neither|both|unless|except|notwithstanding|however|there|we|you|i|he|she|they|section|article)\b/i;

const boundary = /[.!?]+["”’)\]]*(?=\s)/g;

/** The sentences of a paragraph, without the space between them. */
function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number) => {
    const span = trimmed(text, start, end);
    if (span) spans.push(span);
    start = end;
  };
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].length;
    if (isBoundary(text, start, match.index, end)) close(end);
  }
  close(text.length);
  return spans;
}

function isBoundary(text: string, start: number, dot: number, end: number): boolean {
  const next = text.slice(end, end + 80).trimStart();
  if (!next || !/^["“‘(['§$]*\s?[\p{Lu}\d•]/u.test(next)) return false;
  if (text[dot] !== ".") return true;
  const before = text.slice(start, dot);
  const word = /[\p{L}\d./&]+$/u.exec(before.slice(-30))?.[0].toLowerCase() ?? "";
  // "9.", "9.2." and "(a)" begin a clause, and "J." a name.
  if (/^\s*(?:section|article|§+|\(?[\da-z]{1,3}\)?)?\s*[\dIVXLC]*(?:\.\d+)*$/i.test(before))
    return false;
  if (/^\p{L}$/u.test(word) && !/[a-z]\)?$/.test(before.slice(0, -1).trimEnd().slice(-1)))
    return false;
  if (/^\p{L}$/u.test(word) && /(?:^|\s)\p{Lu}$/u.test(before))
    return /^(?:The|This|If)\b/.test(next);
  if (!abbreviations.has(word)) return true;
  if (closing.has(word)) return opener.test(next);
  // "No. 3", "Sec. 9", "St. Louis"; "no." at the end of a sentence is rare, except as an answer.
  return false;
}

function trimmed(text: string, start: number, end: number): Span | undefined {
  const part = text.slice(start, end);
  const left = part.length - part.trimStart().length;
  const right = part.trimEnd().length;
  return right > left ? { start: start + left, end: start + right } : undefined;
}

/** Joins a heading that ends in a period to the sentence it heads: "9.2 Assignment. Tenant may …" */
function withRunInHeadings(text: string, spans: Span[]): Span[] {
  const joined: Span[] = [];
  let pending: Span | undefined;
  for (const [index, span] of spans.entries()) {
    const part = text.slice(span.start, span.end);
    const isLast = index === spans.length - 1;
    if (!isLast && isRunInHeading(part)) {
      pending ??= span;
      continue;
    }
    joined.push({ start: pending?.start ?? span.start, end: span.end });
    pending = undefined;
  }
  return joined;
}

function isRunInHeading(text: string): boolean {
  if (text.length > 90 || !text.endsWith(".")) return false;
  const bare = text
    .slice(0, -1)
    .replace(partPrefix, "")
    .replace(/^\([a-z\d]{1,3}\)\s*/i, "");
  const isNumbered = bare.length < text.length - 1;
  if (isTitle(bare)) return isNumbered || !sentenceVerb.test(bare);
  return isNumbered && isShortTitle(bare);
}

const listItem = /(?<=[;:,]\s|[;:,]\s(?:and|or|and\/or)\s)(?=\((?:[a-z]|[ivx]{1,5}|\d{1,2})\)\s)/gi;
const bulletItem = /(?<=\s)(?=[•●▪◦]\s)/g;
const proviso = /(?<=[;,.]\s)(?=(?:provided|except|and provided|but)\b[^,;]{0,20},?\s)|(?<=;\s)/gi;

/** A long sentence's items: "the Buyer may: (a) …; or (b) …" → its beginning, (a) and (b). */
function splitList(text: string): Span[] {
  if (text.length < listsAreSplitFrom) return [{ start: 0, end: text.length }];
  const items = [...cut(text, listItem)].flatMap((span) =>
    shift(span, cut(text.slice(span.start, span.end), bulletItem)),
  );
  return items.flatMap((span) =>
    span.end - span.start <= longestQuote
      ? [span]
      : shift(span, gather(cut(text.slice(span.start, span.end), proviso))),
  );
}

function cut(text: string, at: RegExp): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { index } of text.matchAll(at)) {
    const span = trimmed(text, start, index);
    if (!span) continue;
    spans.push(span);
    start = index;
  }
  const last = trimmed(text, start, text.length);
  return last ? [...spans, last] : spans;
}

const shift = (within: Span, spans: Span[]): Span[] =>
  spans.map((span) => ({ start: within.start + span.start, end: within.start + span.end }));

/** Joins short pieces as long as they can be quoted as one. */
function gather(spans: Span[]): Span[] {
  const gathered: Span[] = [];
  for (const span of spans) {
    const last = gathered.at(-1);
    if (last && span.end - last.start <= longestQuote) last.end = span.end;
    else gathered.push({ ...span });
  }
  return gathered;
}
