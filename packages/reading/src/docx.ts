import { DOMParser, XMLSerializer } from "@xmldom/xmldom";
import JSZip from "jszip";
import mammoth from "mammoth";
import { isChange, markChanges, styleOfChange } from "./docx-changes.ts";
import { numberParagraphs } from "./docx-numbers.ts";
import { all, child, closest, isOn, replaceBy, runOf, textElement, valueOf } from "./docx-xml.ts";

// This method is missing from the library's types:
// https://stuk.github.io/jszip/documentation/api_zipobject/internal_stream.html
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

/** The most bytes that a file may unpack to; a few kilobytes can unpack to gigabytes. */
const maxUnpackedBytes = 40_000_000;

export type DocxReading = {
  html: string;
  /** Whether it has tracked changes that are neither accepted nor rejected. */
  hasOpenChanges: boolean;
  /** Kinds of content that aren't read: "comments". */
  unread: string[];
};

type DocxOptions = {
  /** Gives the attributes of a picture's element. */
  convertImage: Parameters<typeof mammoth.images.imgElement>[0];
  /** mammoth's mapping of paragraph styles. */
  styleMap?: readonly string[];
};

/**
 * A Word document as HTML, for its preview and its text alike. Besides what mammoth reads: text
 * boxes, automatic numbers, headers and footers, checkboxes, and tracked changes, with both
 * wordings kept and marked.
 *
 * @throws if it is damaged
 */
export async function readDocx(
  file: ArrayBuffer | Uint8Array,
  { convertImage, styleMap = [] }: DocxOptions,
): Promise<DocxReading | { problem: "too-large" }> {
  const zip = await JSZip.loadAsync(file);
  if (!(await unpacksWithin(zip, maxUnpackedBytes))) return { problem: "too-large" };
  const mainPath = await mainPathOf(zip);
  const folder = mainPath.slice(0, mainPath.lastIndexOf("/") + 1);
  const [main, footnotes, endnotes, numbering, styles] = await Promise.all(
    [mainPath, ...["footnotes", "endnotes", "numbering", "styles"].map((n) => `${folder}${n}.xml`)] //
      .map((path) => partOf(zip, path)),
  );
  if (!main) throw new Error("The file has no text.");
  const texts = [main, footnotes, endnotes].filter((part) => part !== undefined);
  const unread = unreadIn(main.xml);
  for (const { xml } of texts) showAsSeen(xml);
  numberParagraphs(main.xml, { numbering: numbering?.xml, styles: styles?.xml });
  await addHeadersAndFooters(zip, folder, main.xml);
  const changed = texts.map(({ xml }) => markChanges(xml));
  for (const { path, xml } of [...texts, ...(numbering ? [numbering] : [])]) {
    zip.file(path, new XMLSerializer().serializeToString(xml));
  }
  const buffer = await zip.generateAsync({ type: "arraybuffer" });
  const { value } = await mammoth.convertToHtml(
    // In Node, mammoth takes a `buffer`.
    { arrayBuffer: buffer, buffer } as { arrayBuffer: ArrayBuffer },
    {
      convertImage: mammoth.images.imgElement(convertImage),
      styleMap: [
        ...styleMap,
        `r.${styleOfChange.inserted} => ins`,
        `r.${styleOfChange.deleted} => del`,
      ],
    },
  );
  return { html: value, hasOpenChanges: changed.includes(true), unread };
}

/** A part of the file, by its path. */
async function partOf(zip: JSZip, path: string) {
  const text = await zip.file(path)?.async("string");
  return text === undefined ? undefined : { path, xml: parse(text) };
}

function parse(text: string): Document {
  const fail = (message: string) => {
    throw new Error(message);
  };
  const errorHandler = { warning: () => undefined, error: fail, fatalError: fail };
  return new DOMParser({ errorHandler }).parseFromString(text.replace(/^\uFEFF/u, ""), "text/xml");
}

async function mainPathOf(zip: JSZip): Promise<string> {
  const relationships = await partOf(zip, "_rels/.rels");
  const target = relationships && targetsOf(relationships.xml, "/officeDocument")[0];
  return (target ?? "word/document.xml").replace(/^\//u, "");
}

const targetsOf = (relationships: Document, type: string): string[] =>
  all(relationships, "Relationship")
    .filter((one) => one.getAttribute("Type")?.endsWith(type))
    .map((one) => one.getAttribute("Target") ?? "");

/** Elements in a run whose content isn't text and isn't read. */
const unreadKinds = {
  "w:commentReference": "comments",
  "w:altChunk": "embedded documents",
  "o:OLEObject": "embedded files",
  "c:chart": "charts",
  "dgm:relIds": "diagrams",
};

const unreadIn = (xml: Document): string[] =>
  Object.entries(unreadKinds).flatMap(([name, kind]) => (all(xml, name).length > 0 ? [kind] : []));

/** Turns what Word displays as text into text, and removes hidden text. */
function showAsSeen(xml: Document): void {
  for (const alternatives of all(xml, "mc:AlternateContent")) {
    const choice = child(alternatives, "mc:Choice");
    // Keeps one of two alternatives with the same text; mammoth reads the fallback of a picture.
    const hasText = choice && all(choice, "w:txbxContent").length > 0;
    const shown = hasText ? choice : (child(alternatives, "mc:Fallback") ?? choice);
    replaceBy(alternatives, Array.from(shown?.childNodes ?? []));
  }
  // Inner boxes first. Each is moved after the paragraph that contains it.
  for (const box of all(xml, "w:txbxContent").toReversed()) {
    const paragraph = closest(box, "w:p");
    const next = paragraph?.nextSibling ?? null;
    for (const part of contentOfBox(box, paragraph)) {
      paragraph?.parentNode?.insertBefore(part, next);
    }
    box.parentNode?.removeChild(box);
  }
  for (const run of all(xml, "w:r")) {
    const hidden = child(child(run, "w:rPr"), "w:vanish");
    if (hidden && isOn(hidden)) run.parentNode?.removeChild(run);
  }
  for (const formula of all(xml, "m:oMath")) {
    replaceBy(formula, [runOf(xml, formula.textContent ?? "")]);
  }
  showBoxes(xml);
}

/** The content of a text box, with the tracked change of its paragraph that it is part of. */
function contentOfBox(box: Element, paragraph: Element | undefined): Node[] {
  let parts = Array.from<Node>(box.childNodes);
  for (let around = box.parentNode; around && around !== paragraph; around = around.parentNode) {
    if (!isChange(around)) continue;
    const change = around.cloneNode(false);
    for (const part of parts) change.appendChild(part);
    parts = [change];
  }
  return parts;
}

/** Writes checked and unchecked checkboxes into the text. */
function showBoxes(xml: Document): void {
  // Removes the checkbox element, whose content is a symbol with the same meaning.
  for (const box of all(xml, "w14:checkbox")) box.parentNode?.removeChild(box);
  for (const data of all(xml, "w:ffData")) {
    const run = closest(data, "w:r");
    const box = child(data, "w:checkBox");
    const list = child(data, "w:ddList");
    if (box) {
      const ticked = child(box, "w:checked") ?? child(box, "w:default");
      run?.appendChild(textElement(xml, ticked && isOn(ticked) ? "☒" : "☐"));
    } else if (list) {
      const chosen = valueOf(child(list, "w:result") ?? child(list, "w:default")) ?? "0";
      const entry = all(list, "w:listEntry")[Number(chosen)];
      run?.appendChild(textElement(xml, valueOf(entry) ?? ""));
    } else continue;
    // Otherwise mammoth would make an input of it.
    data.parentNode?.removeChild(data);
    const instruction = run && followingInstruction(run);
    if (instruction) instruction.textContent = "";
  }
}

function followingInstruction(run: Element): Element | undefined {
  for (let next = run.nextSibling; next; next = next.nextSibling) {
    const [found] = next.nodeName === "w:r" ? all(next as Element, "w:instrText") : [];
    if (found) return found;
  }
  return undefined;
}

/** Adds each distinct header before the text and each footer after it, except page numbers. */
async function addHeadersAndFooters(zip: JSZip, folder: string, xml: Document): Promise<void> {
  const [body] = all(xml, "w:body");
  const relationships = await partOf(zip, `${folder}_rels/document.xml.rels`);
  if (!body || !relationships) return;
  const seen = new Set<string>();
  for (const type of ["/header", "/footer"]) {
    const before = type === "/header" ? body.firstChild : child(body, "w:sectPr");
    for (const target of targetsOf(relationships.xml, type)) {
      const part = await partOf(zip, target.startsWith("/") ? target.slice(1) : folder + target);
      if (!part) continue;
      showAsSeen(part.xml);
      // Pictures and objects refer to files that only the header's own part lists.
      const foreign = ["w:drawing", "w:pict", "w:object"].flatMap((name) => all(part.xml, name));
      for (const element of foreign) element.parentNode?.removeChild(element);
      for (const link of all(part.xml, "w:hyperlink")) link.removeAttribute("r:id");
      for (const element of Array.from(part.xml.documentElement.childNodes)) {
        const text = element.textContent?.trim() ?? "";
        if (text === "" || seen.has(text) || isPageNumber(element as Element)) continue;
        seen.add(text);
        body.insertBefore(xml.importNode(element, true), before ?? null);
      }
    }
  }
}

const isPageNumber = (element: Element) =>
  [
    ...all(element, "w:instrText").map(({ textContent }) => textContent),
    ...all(element, "w:fldSimple").map((field) => field.getAttribute("w:instr")),
  ].some((instruction) => /^\s*PAGE\b/u.test(instruction ?? ""));

/** Counts the bytes while unpacking, because the sizes in a zip file’s directory may be wrong. */
async function unpacksWithin(zip: JSZip, maxBytes: number): Promise<boolean> {
  let left = maxBytes;
  for (const entry of Object.values(zip.files)) {
    left -= await unpackedBytes(entry, left);
    if (left < 0) return false;
  }
  return true;
}

/** The number of bytes that an entry unpacks to; counting stops above `enough`. */
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
