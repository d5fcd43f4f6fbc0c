import { type TextPart, textLimits } from "./extracted-text.ts";

/** About a page. */
const partMax = 3000;

/** The lines of a text without pages in parts of about a page; a line that is longer is cut. */
export function splitText(text: string): TextPart[] {
  const parts: string[][] = [];
  let length = Infinity;
  const lines = text.slice(0, textLimits.characters).split("\n");
  for (const line of lines.flatMap((long) => cut(long.replaceAll(/\s+/gu, " ").trim()))) {
    if (line === "") continue;
    if (length + line.length > partMax) {
      // A heading stays with what it is about.
      const last = parts.at(-1);
      const heading = last && last.length > 1 && isHeading(last.at(-1)) ? [last.pop() ?? ""] : [];
      parts.push(heading);
      length = heading.join("\n").length;
    }
    parts.at(-1)?.push(line);
    length += line.length + 1;
  }
  return parts.map((lines) => ({ page: null, text: lines.join("\n") }));
}

const isHeading = (line: string | undefined) =>
  line !== undefined && line.length < 80 && !/[.,;]$/u.test(line);

/** Between words, if it can be. */
function cut(line: string): string[] {
  return line.length <= partMax
    ? [line]
    : (line.match(/.{1,2900}(?:\s|$)|.{1,2900}/gsu) ?? []).map((piece) => piece.trim());
}
