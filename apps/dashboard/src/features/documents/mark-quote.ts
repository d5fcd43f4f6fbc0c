import { findQuote } from "./find-quote.ts";

/**
 * Wraps a quote in `mark` elements, one for each text node it covers.
 *
 * @param root an element whose content nothing else changes
 * @returns the elements, none if the quote isn’t found
 */
export function markQuote(root: Node, quote: string, className: string): HTMLElement[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const ranges = findQuote(
    nodes.map(({ data }) => data),
    quote,
  );
  return ranges.flatMap(({ end, index, start }) => {
    const node = nodes[index];
    if (!node || node.data.slice(start, end).trim() === "") return [];
    const marked = node.splitText(start);
    marked.splitText(end - start);
    const mark = document.createElement("mark");
    mark.className = className;
    marked.replaceWith(mark);
    mark.append(marked);
    return [mark];
  });
}
