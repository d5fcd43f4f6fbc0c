import { getDocument, PasswordException, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PDFDocumentProxy, TextItem } from "pdfjs-dist/types/src/display/api.js";
// Defines `globalThis.pdfjsWorker`, by which pdf.js works in this thread.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { type ExtractedText, type TextPart, textLimits } from "./extracted-text.ts";
import { textOfPage } from "./pdf-lines.ts";
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
    return { parts: withoutRunningLines(await textOfPages(await task.promise)) };
  } catch (error) {
    return { problem: error instanceof PasswordException ? "locked" : "damaged" };
  } finally {
    await task.destroy();
  }
}

async function textOfPages(pdf: PDFDocumentProxy): Promise<TextPart[]> {
  const parts: TextPart[] = [];
  let left = textLimits.characters;
  const pages = Math.min(pdf.numPages, textLimits.pages);
  for (let number = 1; number <= pages && left > 0; number++) {
    const text = (await textOf(pdf, number)).slice(0, left);
    left -= text.length;
    parts.push({ page: number, text });
  }
  return parts;
}

/** Empty for a page that is damaged: the others can be read. */
async function textOf(pdf: PDFDocumentProxy, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return textOfPage(items.flatMap((item) => ("str" in item ? pieceOf(item) : [])));
  } catch {
    return "";
  }
}

function pieceOf({ height, str, transform, width }: TextItem) {
  const [a = 0, b = 0, , , x = 0, y = 0] = transform as number[];
  return { text: str, x, y, width, size: Math.hypot(a, b) || height };
}
