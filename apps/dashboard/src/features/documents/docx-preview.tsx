import { Skeleton } from "@frontage/ui/skeleton";
import { useEffect, useMemo, useRef, useState } from "react";
import type { DocxReading } from "@frontage/reading/docx";
import DOMPurify from "dompurify";

import { LoadFailed } from "../../components/load-failed.tsx";
import { findQuote } from "./find-quote.ts";
import {
  markClasses,
  PassageStatus,
  PreviewNote,
  ScrollFrame,
  UnreadNote,
  type PreviewProps,
} from "./preview-frame.tsx";
import type { DocxMessage, DocxReply } from "./docx-worker.ts";
import { messageFrom } from "./message-from.ts";

/** A preview of a Word document's text, tables and pictures, without page layout. */
export default function DocxPreview({ file, name, onEnd, passage }: PreviewProps) {
  const [content, setContent] = useState<DocxContent>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const opening = openDocx(file);
    let isCurrent = true;
    opening.promise.then(
      (converted) => isCurrent && setContent(converted),
      (problem: unknown) => isCurrent && setError(problem),
    );
    return () => {
      isCurrent = false;
      opening.close();
    };
  }, [attempt, file]);
  const shown = useMemo(() => {
    const root = content?.root.cloneNode(true);
    const marks = root && passage?.quote ? markQuote(root, passage.quote, markClasses) : [];
    return { root, marks };
  }, [content, passage]);
  useEffect(() => {
    if (!shown.root) return;
    // The fragment is empty once its nodes are in the page.
    if (shown.root.hasChildNodes()) frame.current?.replaceChildren(shown.root);
    shown.marks[0]?.scrollIntoView({ block: "center" });
  }, [shown]);

  function retry() {
    setError(undefined);
    setAttempt(attempt + 1);
  }

  if (error instanceof DocxError && error.problem === "unreachable") {
    return <LoadFailed what="the preview" error={error} onRetry={retry} />;
  }
  if (error !== undefined) {
    return (
      <PreviewNote role="alert">
        {error instanceof DocxError && error.problem === "too-large"
          ? "This document is too large to preview. Download it to open it."
          : "Couldn’t show this document; it may be damaged. You can still download it."}
      </PreviewNote>
    );
  }
  if (!content) return <Skeleton className="m-4 h-96" />;
  if (!content.root.hasChildNodes()) return <PreviewNote>This document is empty.</PreviewNote>;
  return (
    <>
      <UnreadNote unread={content.unread.join(", ")} />
      {content.hasOpenChanges && (
        <p className="px-4 py-2 text-small">This draft has open changes.</p>
      )}
      <ScrollFrame aria-label={`Preview of ${name}`} onEnd={onEnd}>
        <div ref={frame} className="document-text max-w-prose p-4 text-fg sm:p-8" />
      </ScrollFrame>
      {passage?.quote && <PassageStatus isMarked={shown.marks.length > 0} />}
      <p className="border-t border-hairline px-4 py-2.5 text-caption text-fg-3 lg:px-6">
        The document’s text, without its page layout. Download it for the original.
      </p>
    </>
  );
}

/**
 * Wraps a quote in `mark` elements, one for each text node that contains a part of it.
 *
 * @param root an element whose content no one else changes
 * @returns the elements; none if the quote isn't found
 */
function markQuote(root: Node, quote: string, className: string): HTMLElement[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  const ranges = findQuote(
    nodes.map(({ data }) => data),
    quote,
  );
  return ranges.flatMap(({ end, index, start }) => {
    const node = nodes[index];
    if (!node || node.data.slice(start, end).trim() === "") return [];
    const marked = node.splitText(start);
    marked.splitText(end - start);
    const mark = document.createElement("mark");
    mark.className = className;
    marked.replaceWith(mark);
    mark.append(marked);
    return [mark];
  });
}

/** The time limit of a conversion: longer than any regular document takes, even on a slow phone. */
const timeoutMs = 30_000;

/** Why a Word document has no preview. */
class DocxError extends Error {
  readonly problem: "too-large" | "damaged" | "unreachable";

  constructor(problem: DocxError["problem"]) {
    super(problem === "unreachable" ? "Check your connection." : `The document is ${problem}.`);
    this.problem = problem;
  }
}

/** A Word document's sanitized elements, and notes about it. */
type DocxContent = Omit<DocxReading, "html"> & { root: DocumentFragment };

/** Converts a Word document for display. `close` aborts the conversion. */
function openDocx(file: Blob): { promise: Promise<DocxContent>; close: () => void } {
  const worker = new Worker(new URL("./docx-worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  function close() {
    clearTimeout(timer);
    worker.terminate();
  }
  async function convert() {
    // Waits for the worker's code, whose loading doesn't count against the time limit.
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
 * Sanitizes a document: keeps text, tables and pictures, but nothing that runs, loads from
 * elsewhere or changes the page.
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
