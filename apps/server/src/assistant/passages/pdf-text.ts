import { cutText } from "@frontage/records/cut-text";
import { fieldsOfForm, isOnlyPlaceholder, readPdfPage } from "@frontage/reading/pdf-page";
import {
  getDocument,
  OPS,
  PasswordException,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/types/src/display/api.js";
import {
  charactersMin,
  countReadable,
  type ExtractedText,
  textLimits,
  type TextPart,
} from "./extracted-text.ts";
// Defines `globalThis.pdfjsWorker`, so pdf.js runs in this thread.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";

/** The text of a PDF, by page. */
export async function textOfPdf(file: Uint8Array): Promise<ExtractedText> {
  const task = getDocument({
    data: file,
    // Only text is read: nothing is drawn or fetched.
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    if (await isOnlyPlaceholder(pdf)) return { problem: "placeholder", unread: ["form fields"] };
    const { parts: pages, unread } = await textOfPages(pdf);
    const parts = withoutRunningLines(pages);
    if (await hasPictureOfText(pdf, parts)) unread.add("pictures of text");
    return { parts, unread: [...unread] };
  } catch (error) {
    return { problem: error instanceof PasswordException ? "locked" : "damaged" };
  } finally {
    await task.destroy();
  }
}

async function textOfPages(
  pdf: PDFDocumentProxy,
): Promise<{ parts: TextPart[]; unread: Set<string> }> {
  const parts: TextPart[] = [];
  const unread = new Set<string>();
  const shown = new Set<string>();
  let left = textLimits.characters;
  let number = 1;
  for (; number <= Math.min(pdf.numPages, textLimits.pages) && left > 0; number++) {
    const part = { page: number, text: "" };
    parts.push(part);
    try {
      const page = await pdf.getPage(number);
      const { fieldIds, lines } = await readPdfPage(page);
      part.text = cutText(lines.join("\n"), left);
      left -= part.text.length;
      if (!fieldIds) unread.add("form fields");
      for (const id of fieldIds ?? []) shown.add(id);
      page.cleanup();
    } catch {
      // The other pages can be read.
      unread.add("damaged pages");
    }
  }
  if (number <= pdf.numPages) unread.add(`pages after the first ${number - 1}`);
  else if (await hasOtherValues(pdf, shown)) unread.add("form fields");
  if (await pdf.getAttachments()) unread.add("attached files");
  return { parts, unread };
}

/** Max pages with little text to search for pictures: drawings may take long. */
const picturesMax = 5;
/** With fewer letters and digits beside a picture over half the page, they are stamps on a scan. */
const besidePictureMin = 100;

async function hasPictureOfText(
  pdf: PDFDocumentProxy,
  parts: readonly TextPart[],
): Promise<boolean> {
  const pages = parts
    .map(({ text }, index) => ({ number: index + 1, characters: countReadable(text) }))
    .filter(({ characters }) => characters < besidePictureMin)
    .toSorted((one, other) => one.characters - other.characters)
    .slice(0, picturesMax);
  for (const { characters, number } of pages) {
    // Damaged pages are reported separately.
    const share = await pdf
      .getPage(number)
      .then(shareOfPictures)
      .catch(() => 0);
    if (share > (characters < charactersMin ? 0 : 0.5)) return true;
  }
  return false;
}

const pictureSteps: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

/** The share of a page covered by pictures, ignoring overlaps. */
async function shareOfPictures(page: PDFPageProxy): Promise<number> {
  const { argsArray, fnArray } = await page.getOperatorList();
  // Each is drawn as a unit square, enlarged by the transformations before it.
  let scale = 1;
  const saved: number[] = [];
  let area = 0;
  for (const [at, step] of fnArray.entries()) {
    if (step === OPS.save || step === OPS.paintFormXObjectBegin) saved.push(scale);
    if (step === OPS.restore || step === OPS.paintFormXObjectEnd) scale = saved.pop() ?? 1;
    if (step === OPS.transform) scale *= scaleOf(argsArray[at]);
    if (step === OPS.paintFormXObjectBegin) scale *= scaleOf(argsArray[at][0]);
    if (pictureSteps.has(step)) area += scale;
  }
  const { height, width } = page.getViewport({ scale: 1 });
  page.cleanup();
  return area / (height * width);
}

/** The factor by which a transformation enlarges areas. */
const scaleOf = (matrix: ArrayLike<number> | null) => {
  const [a = 1, b = 0, c = 0, d = 1] = Array.from(matrix ?? []);
  return Math.abs(a * d - b * c);
};

/** Whether fields outside of all pages have values: some viewers show them. */
async function hasOtherValues(pdf: PDFDocumentProxy, shown: ReadonlySet<string>): Promise<boolean> {
  return (await fieldsOfForm(pdf)).some(
    ({ hidden, id, value }) =>
      !hidden && typeof value === "string" && !["", "Off"].includes(value) && !shown.has(id),
  );
}

/** How many lines at the top and bottom of a page may be running titles. */
const edgeLines = 2;
/** A running title is on at least this many pages, and on more than half. */
const pagesMin = 3;

/** A line without its page number. Other numbers are content. */
const shapeOf = (line: string) =>
  line.replace(/\bpage \d+(?: (?:of|\/) \d+)?|^\W*\d+\W*$/iu, "#").toLowerCase();

/**
 * Keeps running titles and page numbers only on their first page: otherwise any question about the
 * document would find them.
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
