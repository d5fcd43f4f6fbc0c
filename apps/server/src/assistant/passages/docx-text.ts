import { readDocx } from "@frontage/reading/docx";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { type ExtractedText, splitText } from "./extracted-text.ts";

/**
 * The text of a Word document: a line for each paragraph, heading, list item and row of a table.
 * Notes follow the line that refers to them, without their marks.
 */
export async function textOfDocx(file: Uint8Array): Promise<ExtractedText> {
  try {
    const read = await readDocx(file, { convertImage: async () => ({ src: "" }) });
    if ("problem" in read) return read;
    const { hasOpenChanges, html, unread } = read;
    return { parts: splitText(textOfHtml(html)), unread, hasOpenChanges };
  } catch {
    return { problem: "damaged" };
  }
}
type Node = DefaultTreeAdapterTypes.Node;
const ownLine = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "tr", "br"]);

/** A link to a note, or from a note back to the text. */
const noteLink = /^#(?<note>(?:foot|end)note-(?:ref-)?\d+)$/u;
const noteId = /^(?:foot|end)note-\d+$/u;

function textOfHtml(html: string): string {
  const root = parseFragment(html);
  const notes = notesOf(root);
  let text = "";
  /** Notes the current line refers to, which follow it. */
  const notesOfLine: Node[] = [];
  // No recursion: documents can be nested deeper than the stack.
  const open: (Node | string)[] = [root];
  let cells = 0;
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === "string") {
      text += node === "cell" ? " " : node;
      if (node === "cell") cells -= 1;
      if (node === "\n") open.push(...notesOfLine.splice(0).toReversed());
    } else if (node.nodeName === "#text" && "value" in node) {
      text += node.value;
    } else if ("childNodes" in node) {
      const link = noteLink.exec(attributeOf(node, "href"))?.groups?.note;
      if (link !== undefined) {
        const note = notes.get(link);
        if (note && !notesOfLine.includes(note)) notesOfLine.push(note);
        continue;
      }
      const id = attributeOf(node, "id");
      // The list of notes at the end: those already written at their first reference are skipped.
      if (noteId.test(id) && !notes.delete(id)) continue;
      const isCell = node.nodeName === "td" || node.nodeName === "th";
      if (isCell) {
        cells += 1;
        open.push("cell");
      } else if (ownLine.has(node.nodeName)) {
        const isInCell = cells > 0 && node.nodeName !== "tr";
        text += isInCell ? " " : "\n";
        if (isBullet(node)) text += "• ";
        open.push(isInCell ? " " : "\n");
      }
      open.push(...node.childNodes.toReversed());
    }
  }
  return text;
}

const attributeOf = (node: Node, name: string) =>
  ("attrs" in node && node.attrs.find((attribute) => attribute.name === name)?.value) || "";

/** An unnumbered list item, unless it only holds another list. */
const isBullet = (node: Node) =>
  node.nodeName === "li" &&
  "parentNode" in node &&
  node.parentNode?.nodeName === "ul" &&
  "childNodes" in node &&
  !["ul", "ol"].includes(node.childNodes[0]?.nodeName ?? "");

/** Footnotes and endnotes, which are in lists at the end, by ID. */
function notesOf(root: DefaultTreeAdapterTypes.DocumentFragment): Map<string, Node> {
  const items = root.childNodes.flatMap((list) =>
    list.nodeName === "ol" && "childNodes" in list ? list.childNodes : [],
  );
  return new Map(
    items.map((item) => [attributeOf(item, "id"), item] as const).filter(([id]) => noteId.test(id)),
  );
}
