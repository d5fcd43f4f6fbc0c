import { all, child, isOn, runOf, valueOf } from "./docx-xml.ts";

/** How paragraphs at one level of a list are numbered. */
type Level = {
  start: number;
  format: string;
  /** "%1.%2" */
  text: string;
  /** Whether all of its numbers are decimal. */
  isLegal: boolean;
  /** The level, from 1, that restarts the numbering; 0 for none. */
  restart: number | undefined;
};
type List = {
  /** The numbering definition: lists with the same id continue each other's numbers. */
  abstractId: string;
  levels: Map<number, Level>;
  startAgain: Map<number, number>;
};

/**
 * Writes the numbers that Word shows before paragraphs, such as "2.1(a)", into their text. Bullets
 * stay.
 */
export function numberParagraphs(
  xml: Document,
  { numbering, styles }: { numbering: Document | undefined; styles: Document | undefined },
): void {
  if (!numbering) return;
  const lists = listsOf(numbering, styles);
  const numberedStyles = stylesWithNumbers(numbering, styles);
  /** The last number of each level, for each kind of list. */
  const counts = new Map<string, Map<number, number>>();
  const begun = new Set<List>();
  for (const paragraph of all(xml, "w:p")) {
    const properties = child(paragraph, "w:pPr");
    const own = child(properties, "w:numPr");
    const ofStyle = numberedStyles.get(valueOf(child(properties, "w:pStyle")) ?? "");
    const id = valueOf(child(own, "w:numId")) ?? ofStyle?.id;
    const at = Number(valueOf(child(own, "w:ilvl")) ?? (id === ofStyle?.id ? ofStyle?.level : 0));
    const list = lists.get(id ?? "");
    const level = list?.levels.get(at);
    // A deleted paragraph takes no number.
    if (!list || !level || level.format === "bullet" || isStruckOut(properties)) continue;
    const count = counts.get(list.abstractId) ?? new Map<number, number>();
    counts.set(list.abstractId, count);
    if (!begun.has(list)) for (const [index] of list.startAgain) count.delete(index);
    begun.add(list);
    const startOf = (index: number) =>
      list.startAgain.get(index) ?? list.levels.get(index)?.start ?? 1;
    for (let above = 0; above < at; above += 1) {
      if (!count.has(above)) count.set(above, startOf(above));
    }
    count.set(at, count.has(at) ? (count.get(at) ?? 0) + 1 : startOf(at));
    for (const [index, { restart }] of list.levels) {
      if (index > at && restart !== 0 && (restart === undefined || at < restart)) {
        count.delete(index);
      }
    }
    const number = level.text.replaceAll(/%(\d)/gu, (_, digit: string) => {
      const index = Number(digit) - 1;
      const format = level.isLegal ? "decimal" : (list.levels.get(index)?.format ?? "decimal");
      return formatted(count.get(index) ?? startOf(index), format);
    });
    if (number.trim() === "") continue;
    paragraph.insertBefore(
      runOf(xml, `${number} `),
      properties?.nextSibling ?? paragraph.firstChild,
    );
  }
  // Otherwise mammoth would number the paragraphs itself, from 1, without levels.
  for (const level of all(numbering, "w:lvl")) {
    const format = valueOf(child(level, "w:numFmt"));
    if (format !== "bullet") level.parentNode?.removeChild(level);
  }
}

const isStruckOut = (properties: Element | undefined) =>
  ["w:del", "w:moveFrom"].some((name) => child(child(properties, "w:rPr"), name));

function listsOf(numbering: Document, styles: Document | undefined): Map<string, List> {
  const abstracts = new Map(
    all(numbering, "w:abstractNum").map((one) => [one.getAttribute("w:abstractNumId") ?? "", one]),
  );
  const definitions = all(numbering, "w:num");
  /** A list may be defined by a style, which names another list. */
  const definitionOf = (abstractId: string): Element | undefined => {
    const abstract = abstracts.get(abstractId);
    const link = valueOf(child(abstract, "w:numStyleLink"));
    if (!link) return abstract;
    const style = styles && all(styles, "w:style").find((one) => idOf(one) === link);
    const id = style && valueOf(all(style, "w:numId")[0]);
    const linked = definitions.find((one) => one.getAttribute("w:numId") === id);
    return abstracts.get(valueOf(child(linked, "w:abstractNumId")) ?? "");
  };
  return new Map(
    definitions.map((definition) => {
      const abstractId = valueOf(child(definition, "w:abstractNumId")) ?? "";
      const resolved = definitionOf(abstractId);
      const levels = levelsOf(resolved);
      const startAgain = new Map<number, number>();
      for (const override of all(definition, "w:lvlOverride")) {
        const index = Number(override.getAttribute("w:ilvl"));
        const start = valueOf(child(override, "w:startOverride"));
        if (start !== undefined) startAgain.set(index, Number(start));
        for (const [level, changed] of levelsOf(override)) levels.set(level, changed);
      }
      const list: List = {
        abstractId: resolved?.getAttribute("w:abstractNumId") ?? "",
        levels,
        startAgain,
      };
      return [definition.getAttribute("w:numId") ?? "", list];
    }),
  );
}

const idOf = (style: Element) => style.getAttribute("w:styleId");

function levelsOf(definition: Element | undefined): Map<number, Level> {
  const levels = definition ? all(definition, "w:lvl") : [];
  return new Map(
    levels.map((level) => {
      const legal = child(level, "w:isLgl");
      const restart = valueOf(child(level, "w:lvlRestart"));
      return [
        Number(level.getAttribute("w:ilvl") || 0),
        {
          start: Number(valueOf(child(level, "w:start")) ?? 0),
          format: valueOf(child(level, "w:numFmt")) ?? "decimal",
          text: valueOf(child(level, "w:lvlText")) ?? "",
          isLegal: legal !== undefined && isOn(legal),
          restart: restart === undefined ? undefined : Number(restart),
        },
      ];
    }),
  );
}

/**
 * The list and level that each style gives its paragraphs, possibly inherited from another style.
 */
function stylesWithNumbers(numbering: Document, styles: Document | undefined) {
  const byId = new Map(styles && all(styles, "w:style").map((style) => [idOf(style), style]));
  const levelOfStyle = new Map(
    all(numbering, "w:lvl").map((level) => [
      valueOf(child(level, "w:pStyle")),
      Number(level.getAttribute("w:ilvl") || 0),
    ]),
  );
  const found = new Map<string, { id: string; level: number }>();
  for (const [id] of byId) {
    let style = byId.get(id);
    for (let depth = 0; style && depth < byId.size; depth += 1) {
      const own = child(child(style, "w:pPr"), "w:numPr");
      const numId = valueOf(child(own, "w:numId"));
      if (id && numId) {
        const level =
          levelOfStyle.get(idOf(style) ?? "") ?? Number(valueOf(child(own, "w:ilvl")) ?? 0);
        found.set(id, { id: numId, level });
        break;
      }
      style = byId.get(valueOf(child(style, "w:basedOn")) ?? "");
    }
  }
  return found;
}

function formatted(number: number, format: string): string {
  if (format === "lowerLetter" || format === "upperLetter") {
    // After z comes aa, then bb.
    const letter = String.fromCodePoint(97 + ((number - 1) % 26));
    return inCase(letter.repeat(Math.ceil(Math.min(number, 780) / 26)), format);
  }
  if (format === "lowerRoman" || format === "upperRoman") return inCase(roman(number), format);
  if (format === "decimalZero") return String(number).padStart(2, "0");
  if (format === "ordinal") return `${number}${endings[ordinals.select(number)] ?? "th"}`;
  return format === "none" ? "" : String(number);
}

const inCase = (text: string, format: string) =>
  format.startsWith("upper") ? text.toUpperCase() : text;

const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

const romans = Object.entries({
  m: 1000,
  cm: 900,
  d: 500,
  cd: 400,
  c: 100,
  xc: 90,
  l: 50,
  xl: 40,
  x: 10,
  ix: 9,
  v: 5,
  iv: 4,
  i: 1,
});

function roman(number: number): string {
  let text = "";
  let left = Math.min(number, 3999);
  for (const [letters, value] of romans) {
    text += letters.repeat(Math.max(0, Math.floor(left / value)));
    left %= value;
  }
  return text;
}
