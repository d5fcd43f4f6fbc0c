import JSZip from "jszip";
import mammoth from "mammoth";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import type { ExtractedText } from "./extracted-text.ts";
import { splitText } from "./split-text.ts";

// Missing from its types: https://stuk.github.io/jszip/documentation/api_zipobject/internal_stream.html
declare module "jszip" {
  interface JSZipObject {
    internalStream: (type: "uint8array") => UnpackingStream;
  }
}
type UnpackingStream = {
  on: ((event: "data", listen: (chunk: Uint8Array) => void) => UnpackingStream) &
    ((event: "error", listen: (error: Error) => void) => UnpackingStream) &
    ((event: "end", listen: () => void) => UnpackingStream);
  pause: () => void;
  resume: () => void;
};

/** What a file may unpack to, as in its preview; a few kilobytes can unpack to gigabytes. */
const unpackedMaxBytes = 40_000_000;

/**
 * The text of a Word document: a line for each paragraph, heading, list item and row of a table.
 * Notes follow the line that refers to them, without their marks.
 */
export async function textOfDocx(file: Uint8Array): Promise<ExtractedText> {
  try {
    const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    if (!(await unpacksWithin(buffer, unpackedMaxBytes))) return { problem: "too-large" };
    const convertImage = mammoth.images.imgElement(async () => ({ src: "" }));
    const { value } = await mammoth.convertToHtml({ buffer }, { convertImage });
    return { parts: splitText(textOfHtml(value)) };
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
  /** What the line that is being written refers to: it follows that line. */
  const notesOfLine: Node[] = [];
  // Without recursion: a document can be nested deeper than the stack.
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
      // At the end of the document; a note is written once, where it is first referred to.
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

/** An item of a list without numbers, that isn't there only to hold another list. */
const isBullet = (node: Node) =>
  node.nodeName === "li" &&
  "parentNode" in node &&
  node.parentNode?.nodeName === "ul" &&
  "childNodes" in node &&
  !["ul", "ol"].includes(node.childNodes[0]?.nodeName ?? "");

/** The footnotes and endnotes, which stand in lists at the end, by their IDs. */
function notesOf(root: DefaultTreeAdapterTypes.DocumentFragment): Map<string, Node> {
  const items = root.childNodes.flatMap((list) =>
    list.nodeName === "ol" && "childNodes" in list ? list.childNodes : [],
  );
  return new Map(
    items.map((item) => [attributeOf(item, "id"), item] as const).filter(([id]) => noteId.test(id)),
  );
}

/** Counts what really comes out: the sizes in a zip file’s directory may lie. */
async function unpacksWithin(file: Buffer, maxBytes: number): Promise<boolean> {
  let left = maxBytes;
  for (const entry of Object.values((await JSZip.loadAsync(file)).files)) {
    left -= await unpackedBytes(entry, left);
    if (left < 0) return false;
  }
  return true;
}

/** The bytes of an entry, or a few more than `enough`. */
function unpackedBytes(entry: JSZip.JSZipObject, enough: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const stream = entry.internalStream("uint8array");
    stream
      .on("data", (chunk) => {
        bytes += chunk.length;
        if (bytes <= enough) return;
        stream.pause();
        resolve(bytes);
      })
      .on("error", reject)
      .on("end", () => resolve(bytes))
      .resume();
  });
}
