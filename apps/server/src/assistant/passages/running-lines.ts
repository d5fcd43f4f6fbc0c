import type { TextPart } from "./extracted-text.ts";

/** Lines of a page's head and foot that may be a running title. */
const edgeLines = 2;
/** A running title is on at least this many pages, and on more than half of them. */
const pagesMin = 3;

/** A line without its page number. Other numbers are what a page is about. */
const shapeOf = (line: string) =>
  line.replace(/\bpage \d+(?: (?:of|\/) \d+)?|^\W*\d+\W*$/iu, "#").toLowerCase();

/**
 * Leaves running titles and page numbers on the first page that has them: on each page they would
 * be found with every question about the document.
 */
export function withoutRunningLines(parts: readonly TextPart[]): TextPart[] {
  const pages = parts.map(({ text }) => text.split("\n"));
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const shape of new Set(edgesOf(lines).map((at) => shapeOf(lines[at] ?? "")))) {
      counts.set(shape, (counts.get(shape) ?? 0) + 1);
    }
  }
  const isRunning = (shape: string) =>
    (counts.get(shape) ?? 0) >= Math.max(pagesMin, (pages.length + 1) / 2);
  const seen = new Set<string>();
  return parts.map((part, index) => {
    const lines = pages[index] ?? [];
    const edges = new Set(edgesOf(lines));
    const kept = lines.filter((line, at) => {
      const shape = shapeOf(line);
      if (!edges.has(at) || !isRunning(shape)) return true;
      const isFirst = !seen.has(shape);
      seen.add(shape);
      return isFirst;
    });
    return { ...part, text: kept.join("\n") };
  });
}

function edgesOf(lines: readonly string[]): number[] {
  return lines.map((_, at) => at).filter((at) => at < edgeLines || at >= lines.length - edgeLines);
}
