import { isOnlyPlaceholder } from "@frontage/reading/pdf-page";
import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from "pdfjs-dist";

import { findQuote } from "./find-quote.ts";
import { messageFrom } from "./message-from.ts";

// URLs of pdf.js's worker, and of standard fonts, East Asian character maps and image decoders.
// Each is fetched when a PDF needs it.
const data = import.meta.glob<string>(
  [
    "../../../node_modules/pdfjs-dist/build/pdf.worker.min.mjs",
    "../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
    "../../../node_modules/pdfjs-dist/cmaps/*.bcmap",
    "../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm",
  ],
  { eager: true, query: "?url", import: "default" },
);
const urls = new Map(
  Object.entries(data).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1), url]),
);

/** The error that pdf.js's own code couldn't be fetched, though the file may be fine. */
export class PdfUnreachableError extends Error {
  constructor() {
    super("Check your connection.");
  }
}

/**
 * The error that a PDF is a form that only some viewers can show: for others, it just says "please
 * wait".
 */
export class PdfPlaceholderError extends Error {}

/** Fetches pdf.js's data by the build's file names. */
class BuiltDataFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = urls.get(filename);
    if (url === undefined) throw new Error(`This PDF needs ${filename}, which is missing.`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`Couldn’t load ${filename} (${response.status}).`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Opens a PDF. `close` frees its memory, even while it is still opening. */
export function openPdf(file: Blob): { promise: Promise<PDFDocumentProxy>; close: () => void } {
  // Starts the worker here: if pdf.js can't start its own, it reports a damaged file, and never
  // tries again.
  const worker = new Worker(urls.get("pdf.worker.min.mjs") ?? "", { type: "module" });
  const started = messageFrom(worker);
  let task: PDFDocumentLoadingTask | undefined;
  let isClosed = false;
  return {
    promise: file.arrayBuffer().then(async (bytes) => {
      if ((await started) === undefined) throw new PdfUnreachableError();
      task = getDocument({
        worker: PDFWorker.create({ port: worker }),
        data: bytes,
        BinaryDataFactory: BuiltDataFactory,
        useWorkerFetch: false,
        // pdf.js only checks that these URLs are set; the factory finds the files.
        cMapUrl: "cmaps/",
        standardFontDataUrl: "fonts/",
        wasmUrl: "wasm/",
        verbosity: VerbosityLevel.ERRORS,
      });
      if (isClosed) void task.destroy();
      const pdf = await task.promise;
      if (await isOnlyPlaceholder(pdf)) throw new PdfPlaceholderError();
      return pdf;
    }),
    close: () => {
      isClosed = true;
      if (task) void task.destroy().finally(() => worker.terminate());
      else worker.terminate();
    },
  };
}

/** A part of a line that belongs to a quote, or doesn't. */
export type LinePart = { text: string; isMarked: boolean };

/** The lines of a page's text, split where a quote starts or ends. */
export function linePartsOf(lines: readonly string[], quote: string | undefined): LinePart[][] {
  const marked = quote ? findQuote(lines, quote) : [];
  return lines.map((line, index) => {
    const { end, start } = marked.find((range) => range.index === index) ?? { start: 0, end: 0 };
    return [
      { text: line.slice(0, start), isMarked: false },
      { text: line.slice(start, end), isMarked: true },
      { text: line.slice(end), isMarked: false },
    ].filter(({ text }) => text !== "");
  });
}
