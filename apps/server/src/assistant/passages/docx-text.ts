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

/** The text of a Word document: a line for each paragraph, heading, list item and row of a table. */
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

function textOfHtml(html: string): string {
  let text = "";
  // Without recursion: a document can be nested deeper than the stack.
  const open: (Node | string)[] = [parseFragment(html)];
  let cells = 0;
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === "string") {
      text += node === "cell" ? " " : node;
      if (node === "cell") cells -= 1;
    } else if (node.nodeName === "#text" && "value" in node) {
      text += node.value;
    } else if ("childNodes" in node) {
      const isCell = node.nodeName === "td" || node.nodeName === "th";
      if (isCell) {
        cells += 1;
        open.push("cell");
      } else if (ownLine.has(node.nodeName)) {
        const isInCell = cells > 0 && node.nodeName !== "tr";
        text += isInCell ? " " : "\n";
        open.push(isInCell ? " " : "\n");
      }
      open.push(...node.childNodes.toReversed());
    }
  }
  return text;
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
