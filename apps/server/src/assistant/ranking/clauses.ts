/** A sentence, list item or table row, quoted as a whole. */
export type Sentence = Span & {
  /** Verbatim, with line breaks. */
  text: string;
  kind: "sentence" | "row";
  /** "section 9.2", "Schedule B" */
  section?: string;
  /** Its headings, outermost first, joined by a line break. */
  heading?: string;
  /** What it needs to be understood: the start of its list, or its table's header. */
  lead?: string;
  /** The part of the paragraph read with it; a row is read alone. */
  clause: Span;
};

/** Sentences of one paragraph and section that are quoted together, or a row or item alone. */
export type Clause = Pick<Sentence, "section" | "heading" | "lead"> & {
  text: string;
  start: number;
  sentences: readonly Sentence[];
};

/** Where it is in the text: `text.slice(start, end)`. */
type Span = { start: number; end: number };

/** Carried over from the end of the previous page. */
export type Place = { section?: string | undefined; headings: readonly Heading[] };
type Heading = { text: string; level: number };

/** Max characters of a clause, unless one sentence is longer. */
const clauseMax = 500;
/** In longer sentences, lists are split into their items. */
const listsAreSplitFrom = 420;

/**
 * The sentences of a page, message or note, in order. Headings, page numbers and dotted lines are
 * left out, but a heading on its clause's line stays ("9.2 Assignment. Tenant may
 * not …"). Every sentence is a verbatim part of the text.
 */
export const sentencesOf = (text: string): Sentence[] => readPage(text).sentences;

/** A page's clauses, and the section that continues on the next page. */
export function clausesOf(text: string, place?: Place): { clauses: Clause[]; place: Place } {
  const page = readPage(text, place);
  const groups = Map.groupBy(page.sentences, ({ clause }) => clause);
  const clauses = [...groups].map(([{ end, start }, sentences]) => {
    const { heading, lead, section } = sentences[0] ?? {};
    return {
      text: text.slice(start, end),
      start,
      sentences,
      ...(section && { section }),
      ...(heading && { heading }),
      ...(lead && { lead }),
    };
  });
  return { clauses, place: page.place };
}

/** A page's sentences, and the section that continues on the next page. */
export function readPage(text: string, place?: Place): { sentences: Sentence[]; place: Place } {
  const sentences: Sentence[] = [];
  let section = place?.section;
  let headings = place?.headings ?? [];
  let tableHeader: string | undefined;

  function enter(part: Part | undefined, title: string | undefined) {
    const level = part?.level ?? 1;
    const above = headings.filter((heading) => heading.level < level);
    headings = title ? [...above, { text: clean(title), level }] : above;
    section = part?.label;
  }
  function add(span: Span, kind: Sentence["kind"], lead?: string) {
    const { end, start } = trimmed(text, span);
    const quote = text.slice(start, end);
    if (!/[\p{L}\d]/u.test(quote) || isFurniture(quote)) return;
    const heading = headings.map((each) => each.text).join("\n");
    sentences.push({
      start,
      end,
      text: quote,
      kind,
      clause: { start, end },
      ...(section && { section }),
      ...(heading && { heading }),
      ...(lead && { lead: clean(lead) }),
    });
  }

  for (const block of blocksOf(text)) {
    const blockText = text.slice(block.start, block.end);
    if (block.kind === "row") {
      // The header of a table is read with its rows.
      if (tableHeader === undefined && !hasFigures(blockText)) tableHeader = blockText;
      else add(block, "row", tableHeader);
      continue;
    }
    tableHeader = undefined;
    if (block.kind === "heading") {
      enter(partOf(blockText), blockText);
      continue;
    }
    const before = sentences.length;
    for (const span of splitSentences(text, block)) {
      const sentence = text.slice(span.start, span.end);
      const part = partOf(sentence);
      if (part) enter(part, runInTitle.exec(sentence.slice(part.length))?.groups?.title);
      const [first = span, ...items] = splitList(text, span);
      add(first, "sentence");
      for (const item of items) add(item, "sentence", text.slice(first.start, first.end));
    }
    joinClauses(sentences.slice(before));
  }
  return { sentences, place: { section, headings } };
}

/** Joins the sentences of a paragraph, section by section. */
function joinClauses(sentences: readonly Sentence[]) {
  let clause: Span | undefined;
  let section: string | undefined;
  for (const sentence of sentences) {
    if (clause && section === sentence.section && sentence.end - clause.start <= clauseMax) {
      clause.end = sentence.end;
    } else {
      clause = sentence.clause;
    }
    sentence.clause = clause;
    section = sentence.section;
  }
}

const clean = (text: string) => text.replaceAll(/\s+/g, " ").trim();

function trimmed(text: string, { end, start }: Span): Span {
  const part = text.slice(start, end);
  return {
    start: start + part.length - part.trimStart().length,
    end: end - part.length + part.trimEnd().length,
  };
}

/** "Page 17 of 39", "- 25 -", a line of a table of contents, a footer, a signature line. */
const isFurniture = (text: string) =>
  /^[\s\d_.\-–—=*|]+$/.test(text.replaceAll(/\b(?:page|of)\b/gi, "")) ||
  /^\s*\[?signature page|\.{5,}\s*\d*\s*$/i.test(text) ||
  (text.length < 120 && /\bpage \d{1,4} of \d{1,4}\s*$|_{5,}/i.test(text));

// ---- Parts and titles: "9.2 Assignment", "Section 9", "ARTICLE IV", "Schedule B" ------------------

/** `length`: of the number, before the title or clause. */
type Part = { label: string; level: number; length: number };

const namedPart =
  /^\s*(?<name>section|sec\.|§|article|schedule|exhibit|appendix|annex|addendum|attachment|rider|part|chapter)\s*(?<number>\d+(?:\.\d+)*|[ivxlc]+\b|[a-z](?:-\d+)?\b)[.):]*\s*/i;
const numberedPart =
  /^\s*(?<number>\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+(?=["“]?\p{Lu})|^\s*(?<dotted>\d{1,2}(?:\.\d{1,2}){1,3})[.)]?\s+/u;

function partOf(text: string): Part | undefined {
  const match = namedPart.exec(text) ?? numberedPart.exec(text);
  if (!match?.groups) return undefined;
  const { dotted, name = "§", number = dotted ?? "" } = match.groups;
  const { length } = match[0];
  if (!/^(?:sec|§)/i.test(name)) {
    const label = `${name[0]?.toUpperCase()}${name.slice(1).toLowerCase()} ${number.toUpperCase()}`;
    return { label, level: 1, length };
  }
  if (match.groups.name === undefined && beginsWithAddress(text)) return undefined;
  return { label: `section ${number}`, level: 1 + number.split(".").length, length };
}

const address =
  /^\s*\d{1,6}[a-z]?(?: (?:north|south|east|west|n|s|e|w)\.?)?(?: (?!(?:days?|square|percent|months?|years?|weeks?|business|calendar)\b)[a-z'.-]+){1,3}? (?:road|street|avenue|boulevard|drive|lane|court|place|square|parkway|highway|terrace|circle|plaza|way|rd|st|ave|blvd|dr|ln|ct|pkwy|hwy)\b/i;
/** "48 Example Road, Anytown": the number isn't a section's. */
const beginsWithAddress = (text: string) => address.test(text);

/** On the same line as its clause: "Assignment" in "9.2 Assignment. Tenant may …". */
const runInTitle = /^["“]?(?<title>\p{Lu}[^.:;,$\d]{1,80})["”]?[.:;–—-]+\s/u;

const verb =
  /\b(?:is|are|was|were|be|been|has|have|had|may|must|shall|will|can|pays?|owns?|does|do|needs?|gets?|includes?|provides?|keeps?|ends?|begins?|expires?|see)\b/i;

/** "Quiet Enjoyment", "Release of deposits": few words without a verb, the first with a capital. */
const isTitle = (text: string) =>
  /^["“(]?\p{Lu}/u.test(text) && !/[,;:$\d]/.test(text) && !verb.test(text) && wordCount(text) <= 8;

/** Except for small words. */
const isCapitalized = (text: string) => !/[^\p{L}](?!and|for|the|from|with)\p{Ll}{3}/u.test(text);

const wordCount = (text: string) => text.trim().split(/\s+/).length;

// ---- Lines → blocks ------------------------------------------------------------------------------

type Block = Span & { kind: "heading" | "row" | "prose" };
type Line = Span & { text: string };

function linesOf(text: string): Line[] {
  let end = -1;
  return text.split("\n").map((line) => {
    const start = end + 1;
    end = start + line.length;
    return { start, end, text: line.trim() };
  });
}

const endsSentence = /[.!?;:]["”’)\]]*$/;
const beginsItem =
  /^(?:\(?(?:[a-z]|[ivx]{1,5}|\d{1,2})\)|\d{1,2}(?:\.\d{1,2})*[.)]|\d{1,2}(?:\.\d{1,2}){1,2}|[•●▪◦*–—-])\s+\S/i;
const beginsLabel = /^\p{Lu}[\p{L}\d &/().'’-]{1,44}:\s+\S/u;
/** "… as set forth in Section" continues with "9.", so the item hasn't ended. */
const isOpen = /(?:section|article|no\.|§|,|\b(?:of|the|to|in|and|or))$/i;

/** Longer lines than any page has, in characters: each paragraph is one line. */
const paragraphMin = 160;
const widestMax = 95;

function blocksOf(text: string): Block[] {
  const lines = linesOf(text);
  const longest = Math.max(0, ...lines.map((line) => line.text.length));
  const wrapsFrom = longest > paragraphMin ? Infinity : Math.min(widestMax, longest) * 0.65;
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]?.text ?? "";
    const next = lines[index + 1]?.text ?? "";
    const isWrapped = before.length > wrapsFrom;
    const last = before ? blocks.at(-1) : undefined;
    if (!line.text || isFurniture(line.text)) {
      open = undefined;
    } else if (isRow(line.text, last?.kind === "row") || isTableHeader(line.text, next)) {
      open = undefined;
      blocks.push({ ...line, kind: "row" });
    } else if (
      isHeading(line.text, before, next) &&
      !(open && isWrapped && !endsSentence.test(before))
    ) {
      open = undefined;
      blocks.push({ ...line, kind: "heading" });
    } else if (open && goesOn(line.text, before, isWrapped)) {
      open.end = line.end;
    } else {
      open = { ...line, kind: "prose" };
      blocks.push(open);
    }
  }
  return blocks;
}

/** Whether a line continues the previous line's paragraph. */
function goesOn(line: string, before: string, isWrapped: boolean): boolean {
  if (beginsItem.test(line) || beginsLabel.test(line)) return isOpen.test(before);
  return isWrapped || (!endsSentence.test(before) && !/^["“(]?[\p{Lu}\d$]/u.test(line));
}

const figure =
  /(?<![\p{L}\d(])[$€£]?\(?\d[\d,.]*\)?%?(?:\/\d[\d/]*)?(?![\p{L}\d)-])|\b\d{1,2}-\d{1,2}-\d{2,4}\b/gu;
const grammar =
  /\b(?:the|of|to|shall|will|and|is|are|by|that|which|for|in|on|be|has|have|may|this)\b/gi;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Years and quarters are column headers; other figures are cells. */
const hasFigures = (text: string) =>
  /\d/.test(text.replaceAll(/\b(?:(?:19|20)\d\d|Q[1-4]|T-?12)\b/g, ""));

/**
 * A table line: cells separated by tabs, bars or wide gaps, or figures with little grammar. Below a
 * row, a single figure at the end makes another: "Total 4,250".
 */
function isRow(text: string, isBeneathRow: boolean): boolean {
  if (text.length > 260) return false;
  const cells = text.split(/\t+| {3,}|\s[|·]\s/).filter(Boolean).length;
  if (cells >= 3) return !/[.;]$/.test(text) || count(text, grammar) <= 3;
  if (/[.;:]$|[a-z)]\.\s+\p{Lu}/u.test(text) || count(text, grammar) > 1) return false;
  const figures = count(text, figure);
  if (beginsItem.test(text)) return figures >= 4;
  return (
    (figures >= 2 && figures >= wordCount(text) / 6) ||
    (figures >= 1 && cells === 2) ||
    (isBeneathRow && wordCount(text) <= 8 && /\d\)?%?$/.test(text))
  );
}

/** A line of words directly above figures: "Suite Tenant SF Rent/SF Expires". */
const isTableHeader = (text: string, next: string) =>
  isRow(next, false) &&
  /\p{Ll}/u.test(text) &&
  !/\d|[.:;]$/.test(text) &&
  wordCount(text) >= 3 &&
  count(text, grammar) <= 1;

function isHeading(text: string, before: string, next: string): boolean {
  if (text.length < 3 || text.length > 110 || !/\p{L}{2}/u.test(text)) return false;
  const part = partOf(text);
  const title = text.slice(part?.length ?? 0);
  if (!/\p{Ll}/u.test(title)) {
    // A disclaimer in capitals continues in capitals.
    const goesOnInCapitals = /\p{L}/u.test(next) && !/\p{Ll}/u.test(next);
    return !/[,;$%]/.test(title) && wordCount(title) <= (goesOnInCapitals ? 6 : 12);
  }
  if (part) return isTitle(title.replace(/[.:]$/, ""));
  const isApart = !before || endsSentence.test(before);
  return isTitle(title) && !/[.?!]$/.test(title) && isApart && /^(?:["“(]?\p{Lu}|\d|$)/u.test(next);
}

// ---- Prose → sentences ---------------------------------------------------------------------------

const segmenter = new Intl.Segmenter("en-US", { granularity: "sentence" });

/** What the segmenter mistakes for an end: abbreviations, initials, clause numbers. */
const isAbbreviated =
  /(?:^|[\s(“"])(?:nos?|secs?|arts?|figs?|exs?|exh|sch|st|ste|apt|ave|blvd|rd|hwy|bldg|fl|dept|attn|tel|ext|approx|est|vs?|cf|mr|mrs|ms|dr|prof|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|sq|ft|p{1,2}|\p{Lu})\.$/iu;
/** These may end a sentence; the next word decides. */
const mayEnd = /(?:\b(?:inc|corp|co|ltd|llc|llp|etc|jr|sr|esq)|(?:^|[\s(])(?:\p{L}\.)+\p{L})\.$/iu;
const opener =
  /^["“(]?(?:the|this|these|that|it|its|if|in|all|any|each|no|upon|on|at|by|for|a|an|such|when|where|tenant|landlord|buyer|seller|lender|borrower|unless|there|we|you)\b/i;

/** The sentences of a block, each with the heading on its line: "9.2 Assignment. Tenant may …". */
function splitSentences(text: string, block: Span): Span[] {
  const spans: Span[] = [];
  let start = 0;
  // A line break ends a sentence only at the end of the block.
  const prose = text.slice(block.start, block.end).replaceAll(/\s/g, " ");
  for (const { index, segment } of segmenter.segment(prose)) {
    const end = index + segment.length;
    const sentence = prose.slice(start, end).trim();
    if (end < prose.length && !isWhole(sentence, prose.slice(end, end + 20))) continue;
    spans.push({ start: block.start + start, end: block.start + end });
    start = end;
  }
  return spans;
}

function isWhole(sentence: string, next: string): boolean {
  if (mayEnd.test(sentence)) return opener.test(next);
  if (isAbbreviated.test(sentence)) return false;
  // "9.2", "Assignment" and "Liability Insurance 51" precede their clause.
  const title = sentence.slice(partOf(`${sentence} `)?.length ?? 0).replace(/[\s\d.]+$/, "");
  const isNumbered = title.length < sentence.length - 1;
  return /\p{L}/u.test(title) && !(isTitle(title) && (isNumbered || isCapitalized(title)));
}

const listItem =
  /(?<=[;:,]\s|[;:,]\s(?:and|or|and\/or)\s)(?=\((?:[a-z]|[ivx]{1,5}|\d{1,2})\)\s)|(?<=\s)(?=[•●▪◦]\s)/gi;

/** A long sentence's items: "the Buyer may: (a) …; or (b) …" → its beginning, (a) and (b). */
function splitList(text: string, { end, start }: Span): Span[] {
  if (end - start < listsAreSplitFrom) return [{ start, end }];
  const starts = [...text.slice(start, end).matchAll(listItem)].map(({ index }) => start + index);
  return [start, ...starts].map((from, index) => ({ start: from, end: starts[index] ?? end }));
}
