import {
  getDocument,
  PDFWorker,
  VerbosityLevel,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from "pdfjs-dist";
import type { TextContent, TextItem } from "pdfjs-dist/types/src/display/api.js";

import type { TextRange } from "./find-quote.ts";
import { messageFrom } from "./message-from.ts";

// URLs of pdf.js's worker and of what some PDFs need: standard fonts, East Asian character
// maps and image decoders. Each is fetched when a PDF needs it.
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

/** pdf.js’s own code can’t be fetched; the file may be fine. */
export class PdfUnreachableError extends Error {
  constructor() {
    super("Check your connection.");
  }
}

/** Finds pdf.js’s data under the file names of the build. */
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
  // Ours: where pdf.js can’t start its own, it takes the file for damaged, and never tries again.
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
        // pdf.js only checks that these are set; the factory finds the files.
        cMapUrl: "cmaps/",
        standardFontDataUrl: "fonts/",
        wasmUrl: "wasm/",
        verbosity: VerbosityLevel.ERRORS,
      });
      if (isClosed) void task.destroy();
      return task.promise;
    }),
    close: () => {
      isClosed = true;
      if (task) void task.destroy().finally(() => worker.terminate());
      else worker.terminate();
    },
  };
}

/** The pieces of a page’s text. */
export function textItemsOf({ items }: TextContent): TextItem[] {
  return items.filter((item) => "str" in item);
}

/** A piece of a line, which may belong to a quote. */
export type LinePart = { text: string; isMarked: boolean };

/** The lines of a page’s text that have any, in parts that are marked or not. */
export function linesOf(items: readonly TextItem[], marked: readonly TextRange[]): LinePart[][] {
  const lines: LinePart[][] = [[]];
  const add = (text: string, isMarked: boolean) => {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (last?.isMarked === isMarked) last.text += text;
    else if (text) line?.push({ text, isMarked });
  };
  for (const [index, { hasEOL, str }] of items.entries()) {
    const { end, start } = marked.find((range) => range.index === index) ?? { start: 0, end: 0 };
    add(str.slice(0, start), false);
    add(str.slice(start, end), true);
    add(str.slice(end), false);
    if (hasEOL) lines.push([]);
  }
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ""));
}
