import { Skeleton } from "@frontage/ui/skeleton";
import { useEffect, useMemo, useRef, useState } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";
import { type DocxContent, DocxError, openDocx } from "./docx-file.ts";
import { findQuote } from "./find-quote.ts";
import {
  markClasses,
  PassageStatus,
  PreviewNote,
  ScrollFrame,
  UnreadNote,
  type PreviewProps,
} from "./preview-frame.tsx";

/** The text, tables and pictures of a Word document, without its page layout. */
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
    // A fragment is empty once it is in the page.
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
 * Wraps a quote in `mark` elements, one for each text node it covers.
 *
 * @param root an element whose content nothing else changes
 * @returns the elements, none if the quote isn’t found
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
