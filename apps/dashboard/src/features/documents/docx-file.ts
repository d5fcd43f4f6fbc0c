import type { DocxReading } from "@frontage/reading/docx";
import DOMPurify from "dompurify";

import type { DocxMessage, DocxReply } from "./docx-worker.ts";
import { messageFrom } from "./message-from.ts";

/** Longer than any honest document takes, even on a slow phone. */
const timeoutMs = 30_000;

/** Why a Word document has no preview. */
export class DocxError extends Error {
  readonly problem: "too-large" | "damaged" | "unreachable";

  constructor(problem: DocxError["problem"]) {
    super(problem === "unreachable" ? "Check your connection." : `The document is ${problem}.`);
    this.problem = problem;
  }
}

/** A Word document as safe elements, and what to say about it. */
export type DocxContent = Omit<DocxReading, "html"> & { root: DocumentFragment };

/** Converts a Word document for display. `close` stops it at any time. */
export function openDocx(file: Blob): { promise: Promise<DocxContent>; close: () => void } {
  const worker = new Worker(new URL("./docx-worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  function close() {
    clearTimeout(timer);
    worker.terminate();
  }
  async function convert() {
    // The worker's code may still be loading: that doesn't count against the document's time.
    if ((await messageFrom<DocxMessage>(worker)) === undefined) throw new DocxError("unreachable");
    const bytes = await file.arrayBuffer();
    const replied = messageFrom<DocxMessage>(worker);
    worker.postMessage(bytes, [bytes]);
    const timeout = new Promise<DocxReply>((resolve) => {
      timer = setTimeout(() => resolve({ problem: "too-large" }), timeoutMs);
    });
    const reply = await Promise.race([replied, timeout]);
    if (typeof reply !== "object") throw new DocxError("damaged");
    if ("problem" in reply) throw new DocxError(reply.problem);
    const { html, ...rest } = reply;
    return { ...rest, root: sanitizeDocument(html) };
  }
  return { promise: convert().finally(close), close };
}

const allowedTags =
  "h3 h4 h5 h6 p br blockquote ul ol li table thead tbody tr th td a em strong s u sub sup ins del img".split(
    " ",
  );

/**
 * Keeps text, tables and pictures, but nothing that runs, loads from elsewhere or changes the page.
 */
function sanitizeDocument(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ["href", "src", "alt", "colspan", "rowspan"],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll("a")) {
    if (/^(https?|mailto):/i.test(link.getAttribute("href") ?? "")) {
      link.target = "_blank";
      link.rel = "noopener noreferrer";
    } else link.removeAttribute("href");
  }
  for (const image of fragment.querySelectorAll("img")) {
    if (!/^data:image\/(png|jpeg|gif|webp|bmp);/i.test(image.getAttribute("src") ?? "")) {
      image.remove();
    } else if (!image.hasAttribute("alt")) image.alt = "";
  }
  return fragment;
}
