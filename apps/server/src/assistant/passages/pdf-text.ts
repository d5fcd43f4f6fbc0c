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
    const { parts, unread } = await textOfPages(pdf);
    return { parts: withoutRunningLines(parts), unread: [...unread] };
  } catch (error) {
    return { problem: error instanceof PasswordException ? "locked" : "damaged" };
  } finally {
    await task.destroy();
  }
}

/** So many pages without text are looked at for pictures: drawings may take long. */
const picturesMax = 5;

async function textOfPages(
  pdf: PDFDocumentProxy,
): Promise<{ parts: TextPart[]; unread: Set<string> }> {
  const parts: TextPart[] = [];
  const unread = new Set<string>();
  const shown = new Set<string>();
  let withoutText = 0;
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
      if (part.text.trim() === "" && ++withoutText <= picturesMax && (await hasPicture(page))) {
        unread.add("pictures of text");
      }
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

const pictureSteps: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

const hasPicture = async (page: PDFPageProxy) =>
  (await page.getOperatorList()).fnArray.some((step) => pictureSteps.has(step));

/** Whether fields that are on no page have values: some viewers show them. */
async function hasOtherValues(pdf: PDFDocumentProxy, shown: ReadonlySet<string>): Promise<boolean> {
  return (await fieldsOfForm(pdf)).some(
    ({ hidden, id, value }) =>
      !hidden && typeof value === "string" && !["", "Off"].includes(value) && !shown.has(id),
  );
}
