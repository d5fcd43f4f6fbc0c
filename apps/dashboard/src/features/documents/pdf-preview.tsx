import { Button } from "@frontage/ui/button";
import { Pagination, PaginationNext, PaginationPrevious } from "@frontage/ui/pagination";
import { Skeleton } from "@frontage/ui/skeleton";
import { PasswordException, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist";
import type { TextItem } from "pdfjs-dist/types/src/display/api.js";
import { useEffect, useMemo, useRef, useState, type RefCallback } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";
import { findQuote } from "./find-quote.ts";
import { linesOf, openPdf, PdfUnreachableError, textItemsOf } from "./pdf-file.ts";
import {
  markClasses,
  PassageStatus,
  PreviewNote,
  ScrollFrame,
  type PreviewProps,
} from "./preview-frame.tsx";
import type { QuotedPassage } from "./quoted-passage.ts";
import { boxesOf, type Box } from "./quote-boxes.ts";
import { useScrollOnce } from "./use-scroll-once.ts";
import { useZoom, ZoomButtons } from "./zoom.tsx";

/** Browsers give up on larger canvases; phones at about this many pixels. */
const canvasMaxPixels = 16_000_000;

/** A PDF, page by page, as a picture or as its text. */
export default function PdfPreview({ file, name, passage }: PreviewProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  const [number, setNumber] = useState(passage?.page ?? 1);
  const [shown, setShown] = useState(passage);
  const [isText, setText] = useState(false);
  const zoom = useZoom();

  useEffect(() => {
    const opening = openPdf(file);
    let isCurrent = true;
    opening.promise.then(
      (opened) => isCurrent && setPdf(opened),
      (problem: unknown) => isCurrent && setError(problem),
    );
    return () => {
      isCurrent = false;
      setPdf(undefined);
      opening.close();
    };
  }, [attempt, file]);

  function retry() {
    setError(undefined);
    setAttempt(attempt + 1);
  }

  if (error instanceof PdfUnreachableError) {
    return <LoadFailed what="the preview" error={error} onRetry={retry} />;
  }
  if (error !== undefined) {
    return (
      <PreviewNote role="alert">
        {error instanceof PasswordException
          ? "This PDF is password-protected. Download it to open it."
          : "Couldn’t show this PDF; it may be damaged. You can still download it."}
      </PreviewNote>
    );
  }

  const count = pdf?.numPages ?? number;
  if (shown !== passage) {
    setShown(passage);
    if (passage?.page) setNumber(passage.page);
  }
  // The address may name a page that an earlier version had.
  if (number > count) setNumber(count);
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Pagination aria-label="Pages">
          <PaginationPrevious disabled={number <= 1} onClick={() => setNumber(number - 1)} />
          <p aria-live="polite" className="text-ui tabular-nums">
            Page {number} of {count}
          </p>
          <PaginationNext disabled={number >= count} onClick={() => setNumber(number + 1)} />
        </Pagination>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full sm:ml-auto">
          {!isText && <ZoomButtons {...zoom} />}
          <Button
            variant="outline"
            className="ml-auto"
            aria-pressed={isText}
            onClick={() => setText(!isText)}
          >
            Text only
          </Button>
        </div>
      </div>
      {pdf ? (
        <PdfPage
          key={number}
          pdf={pdf}
          number={number}
          name={name}
          isText={isText}
          zoom={zoom.factor}
          passage={passage?.page === number ? passage : undefined}
        />
      ) : (
        <Skeleton className="aspect-17/22 w-full" />
      )}
    </div>
  );
}

type PdfPageProps = {
  pdf: PDFDocumentProxy;
  number: number;
  name: string;
  isText: boolean;
  zoom: number;
  /** If it is on this page. */
  passage: QuotedPassage | undefined;
};

function PdfPage({ isText, name, number, passage, pdf, zoom }: PdfPageProps) {
  const [page, setPage] = useState<PDFPageProxy>();
  const [items, setItems] = useState<readonly TextItem[]>();
  const [failed, setFailed] = useState(false);
  const quote = passage?.quote;

  useEffect(() => {
    let isCurrent = true;
    pdf.getPage(number).then(
      async (arrived) => {
        if (!isCurrent) return;
        setPage(arrived);
        const text = textItemsOf(await arrived.getTextContent());
        if (isCurrent) setItems(text);
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [pdf, number]);

  const ranges = useMemo(
    () =>
      items && quote
        ? findQuote(
            items.map(({ str }) => str),
            quote,
          )
        : [],
    [items, quote],
  );
  const lines = useMemo(() => items && linesOf(items, ranges), [items, ranges]);
  const boxes = useMemo(
    () =>
      page && items && ranges.length > 0
        ? boxesOf(items, ranges, page.getViewport({ scale: 1 }), measureText())
        : [],
    [items, page, ranges],
  );
  const firstBox = useScrollOnce(passage);
  const firstMark = useScrollOnce(isText ? passage : undefined);

  if (failed) {
    return (
      <p role="alert" className="text-small">
        Couldn’t show this page. You can still download the document.
      </p>
    );
  }
  return (
    <>
      <ScrollFrame aria-label={`${name}, page ${number}`}>
        {!isText && page && (
          <PdfCanvas
            page={page}
            zoom={zoom}
            boxes={boxes}
            firstBox={firstBox}
            onFail={() => setFailed(true)}
          />
        )}
        {!isText && !page && <Skeleton className="aspect-17/22 w-full" />}
        <div className={isText ? "flex flex-col gap-3 p-6 text-base text-fg-2" : "sr-only"}>
          {lines?.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page's text never changes
            <p key={index}>
              {line.map(({ isMarked, text }, part) =>
                isMarked ? (
                  <mark
                    // oxlint-disable-next-line react/no-array-index-key -- as above
                    key={part}
                    ref={isText ? firstMark : undefined}
                    className={markClasses}
                  >
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </p>
          ))}
          {lines?.length === 0 && <p>No readable text on this page; it may be a scan.</p>}
        </div>
      </ScrollFrame>
      {quote && <PassageStatus page={number} isMarked={items ? ranges.length > 0 : undefined} />}
    </>
  );
}

/** The widths of texts in one font, in whatever unit. */
function measureText(): (text: string) => number {
  const context = document.createElement("canvas").getContext("2d");
  return (text) => context?.measureText(text).width ?? text.length;
}

type PdfCanvasProps = {
  page: PDFPageProxy;
  zoom: number;
  /** What is marked. */
  boxes: readonly Box[];
  firstBox: RefCallback<HTMLElement>;
  onFail: () => void;
};

/** The page as a picture, as wide as there is room, times the zoom. */
function PdfCanvas({ boxes, firstBox, onFail, page, zoom }: PdfCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [room, setRoom] = useState(0);
  const fail = useRef(onFail);
  useEffect(() => {
    fail.current = onFail;
  });

  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setRoom(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const { height, width } = page.getViewport({ scale: 1 });
  const shownWidth = room * zoom;
  const shownHeight = (shownWidth * height) / width;

  useEffect(() => {
    const { current } = canvas;
    if (!current || shownWidth === 0) return undefined;
    const density = Math.min(
      window.devicePixelRatio,
      Math.sqrt(canvasMaxPixels / (shownWidth * shownHeight)),
    );
    const viewport = page.getViewport({ scale: (shownWidth / width) * density });
    current.width = Math.floor(viewport.width);
    current.height = Math.floor(viewport.height);
    const task = page.render({ canvas: current, viewport });
    let isCurrent = true;
    task.promise.catch(() => {
      // Leaving a page while it renders is no failure.
      if (isCurrent) fail.current();
    });
    return () => {
      isCurrent = false;
      task.cancel();
    };
  }, [page, shownHeight, shownWidth, width]);

  return (
    <div ref={frame}>
      <div
        className="relative"
        style={{ width: shownWidth || undefined, height: shownHeight || undefined }}
      >
        <canvas ref={canvas} aria-hidden className="block size-full max-w-none bg-white" />
        {shownWidth > 0 &&
          boxes.map(({ height, left, top, width: boxWidth }, index) => (
            // The text below says what is marked.
            <mark
              // oxlint-disable-next-line react/no-array-index-key -- a page's text never changes
              key={index}
              ref={index === 0 ? firstBox : undefined}
              aria-hidden
              data-slot="passage-mark"
              className="absolute bg-mark mix-blend-multiply forced-colors:border-2"
              style={{
                left: `${left}%`,
                top: `${top}%`,
                width: `${boxWidth}%`,
                height: `${height}%`,
              }}
            />
          ))}
      </div>
    </div>
  );
}
