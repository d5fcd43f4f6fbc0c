import { fieldsOfForm, isOnlyPlaceholder, readPdfPage } from "@frontage/reading/pdf-page";
import {
  getDocument,
  OPS,
  PasswordException,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist/types/src/display/api.js";
// Defines `globalThis.pdfjsWorker`, by which pdf.js works in this thread.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { type ExtractedText, type TextPart, textLimits } from "./extracted-text.ts";
import { charactersMin, countReadable } from "./readable-text.ts";
import { withoutRunningLines } from "./running-lines.ts";

/** The text of a PDF, by page. */
export async function textOfPdf(file: Uint8Array): Promise<ExtractedText> {
  const task = getDocument({
    data: file,
    // Only its text is read: nothing is drawn, and nothing fetched.
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
      part.text = lines.join("\n").slice(0, left);
      left -= part.text.length;
      if (!fieldIds) unread.add("form fields");
      for (const id of fieldIds ?? []) shown.add(id);
      page.cleanup();
    } catch {
      // The others can be read.
      unread.add("damaged pages");
    }
  }
  if (number <= pdf.numPages) unread.add(`pages after the first ${number - 1}`);
  else if (await hasOtherValues(pdf, shown)) unread.add("form fields");
  if (await pdf.getAttachments()) unread.add("attached files");
  return { parts, unread };
}

/** Max pages with little text that are searched for pictures: drawings may take long. */
const picturesMax = 5;
/** Fewer letters and digits on a page, beside a picture over half of it, are stamps on a scan. */
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
    // A page that is damaged is named as that.
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

/** How much of a page is pictures, as if none were over another. */
async function shareOfPictures(page: PDFPageProxy): Promise<number> {
  const { argsArray, fnArray } = await page.getOperatorList();
  // Each is drawn as a square of 1 by 1, which the steps before it make larger.
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

/** By how much a transformation makes areas larger. */
const scaleOf = (matrix: ArrayLike<number> | null) => {
  const [a = 1, b = 0, c = 0, d = 1] = Array.from(matrix ?? []);
  return Math.abs(a * d - b * c);
};

/** Whether fields that are on no page have values: some viewers show them. */
async function hasOtherValues(pdf: PDFDocumentProxy, shown: ReadonlySet<string>): Promise<boolean> {
  return (await fieldsOfForm(pdf)).some(
    ({ hidden, id, value }) =>
      !hidden && typeof value === "string" && !["", "Off"].includes(value) && !shown.has(id),
  );
}
