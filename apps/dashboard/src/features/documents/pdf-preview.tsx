import { Pagination, PaginationNext, PaginationPrevious } from "@frontage/ui/pagination";
import { SegmentedControl, SegmentedControlItem } from "@frontage/ui/segmented-control";
import { Skeleton } from "@frontage/ui/skeleton";
import { type PdfPageText, type PlacedText, readPdfPage } from "@frontage/reading/pdf-page";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { PasswordException, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist";
import {
  type ReactNode,
  type RefCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";

import { LoadFailed } from "../../components/load-failed.tsx";
import { unreadText } from "../../components/unread-text.ts";
import { findQuote } from "./find-quote.ts";
import {
  type LinePart,
  linePartsOf,
  openPdf,
  PdfPlaceholderError,
  PdfUnreachableError,
} from "./pdf-file.ts";
import {
  markClasses,
  PassageStatus,
  PreviewNote,
  PreviewToolbar,
  ScrollFrame,
  UnreadNote,
  type PreviewProps,
} from "./preview-frame.tsx";
import type { QuotedPassage } from "./quoted-passage.ts";
import { boxesOf, type Box } from "./quote-boxes.ts";
import { useScrollOnce } from "./quoted-passage.ts";
import { useZoom, ZoomButtons } from "./zoom.tsx";

/** The largest canvas: browsers on phones fail at about this many pixels. */
const canvasMaxPixels = 16_000_000;

const stepClasses = "border-transparent bg-transparent";

type PdfPreviewProps = PreviewProps & {
  /** Shows only the picture of a page, across the available width. */
  isCover?: boolean;
  /** Of a reader of its own: in the bar before the pages. It starts with pages on a phone, too. */
  title?: ReactNode;
  /** Of a reader of its own: at the bar's end. */
  actions?: ReactNode;
};

/**
 * A preview of a PDF, one page at a time, as a picture or as text; a phone starts with the text, if
 * there is any.
 */
export default function PdfPreview({
  actions,
  file,
  isCover,
  name,
  onEnd,
  onPage,
  passage,
  title,
  unread,
}: PdfPreviewProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  const [number, setNumber] = useState(passage?.page ?? 1);
  const [shown, setShown] = useState(passage);
  const [view, setView] = useState<"page" | "text">();
  const [isScan, setScan] = useState(false);
  const isPhone = !useMediaQuery("(min-width: 40rem)");
  const zoom = useZoom();
  const isReader = title !== undefined;
  const isText = view ? view === "text" : isPhone && !isScan && !isReader;

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
  const end = useEffectEvent(() => onEnd?.());
  const isLast = number === pdf?.numPages;
  useEffect(() => {
    if (isLast) end();
  }, [isLast]);

  const turned = useEffectEvent((page: number) => onPage?.(page));
  useEffect(() => {
    turned(number);
  }, [number]);

  function retry() {
    setError(undefined);
    setAttempt(attempt + 1);
  }

  const ownBar = isReader && (
    <PreviewToolbar className="border-b border-line">
      {title}
      {actions}
    </PreviewToolbar>
  );
  if (error instanceof PdfUnreachableError) {
    return (
      <>
        {ownBar}
        <div className="p-4 lg:p-6">
          <LoadFailed what="the preview" error={error} onRetry={retry} />
        </div>
      </>
    );
  }
  if (error !== undefined) {
    return (
      <>
        {ownBar}
        <PreviewNote role="alert">
          {error instanceof PasswordException
            ? "This PDF is password-protected. Download it to open it."
            : error instanceof PdfPlaceholderError
              ? `This form opens only in Adobe Acrobat Reader. Download it to open it. ${unreadText("form fields")}.`
              : "Couldn’t show this PDF; it may be damaged. You can still download it."}
        </PreviewNote>
      </>
    );
  }

  const count = pdf?.numPages ?? number;
  if (shown !== passage) {
    setShown(passage);
    if (passage?.page) setNumber(passage.page);
  }
  // The URL may name a page that only an earlier version has.
  if (number > count) setNumber(count);
  if (isCover) return pdf ? <Cover pdf={pdf} number={number} /> : <Skeleton className="h-49" />;
  return (
    <>
      <UnreadNote unread={unread} />
      <PreviewToolbar className={isReader ? "border-b border-line" : ""}>
        {title}
        <Pagination aria-label="Pages" className={isReader ? "gap-1" : "-ml-2 gap-1"}>
          <PaginationPrevious
            className={stepClasses}
            disabled={number <= 1}
            onClick={() => setNumber(number - 1)}
          />
          <p aria-live="polite" className="text-ui font-medium text-fg tabular-nums">
            Page {number}
            {pdf && ` of ${count}`}
          </p>
          <PaginationNext
            className={stepClasses}
            disabled={number >= count}
            onClick={() => setNumber(number + 1)}
          />
        </Pagination>
        <div className="ml-auto flex items-center gap-1">
          {/* On a phone, users zoom by pinching. */}
          {!isText && !isPhone && <ZoomButtons {...zoom} />}
          {(!isReader || isPhone) && (
            <SegmentedControl
              aria-label="Show as"
              className="ml-2.5"
              value={isText ? "text" : "page"}
              onValueChange={(chosen) => setView(chosen === "text" ? "text" : "page")}
            >
              <SegmentedControlItem value="page">Page</SegmentedControlItem>
              <SegmentedControlItem value="text">Text</SegmentedControlItem>
            </SegmentedControl>
          )}
        </div>
        {actions}
      </PreviewToolbar>
      {pdf ? (
        <PdfPage
          key={number}
          pdf={pdf}
          number={number}
          name={name}
          isText={isText}
          isPhone={isPhone}
          zoom={zoom.factor}
          passage={passage?.page === number ? passage : undefined}
          onScan={() => setScan(true)}
        />
      ) : (
        <Skeleton className="m-4 min-h-96 grow lg:mx-6 lg:my-5" />
      )}
    </>
  );
}

type CoverProps = { pdf: PDFDocumentProxy; number: number };

/** A page's picture, as far as a card shows it; empty if it can't be drawn. */
function Cover({ number, pdf }: CoverProps) {
  const [page, setPage] = useState<PDFPageProxy>();
  useEffect(() => {
    void pdf.getPage(number).then(setPage, () => undefined);
  }, [number, pdf]);
  if (!page) return <Skeleton className="h-49" />;
  return (
    <div aria-hidden className="h-49 overflow-hidden border-b border-hairline">
      <PdfCanvas
        page={page}
        items={[]}
        zoom={1}
        isEnlarged={false}
        boxes={[]}
        firstBox={() => undefined}
        onFail={() => undefined}
      />
    </div>
  );
}

type PdfPageProps = {
  pdf: PDFDocumentProxy;
  number: number;
  name: string;
  isText: boolean;
  isPhone: boolean;
  zoom: number;
  /** The passage, if it is on this page. */
  passage: QuotedPassage | undefined;
  /** Called if the page is a scan, without text. */
  onScan: () => void;
};

function PdfPage({ isPhone, isText, name, number, onScan, passage, pdf, zoom }: PdfPageProps) {
  const [page, setPage] = useState<PDFPageProxy>();
  const [read, setRead] = useState<PdfPageText>();
  const [failed, setFailed] = useState(false);
  const quote = passage?.quote;
  const scanned = useEffectEvent(onScan);

  useEffect(() => {
    let isCurrent = true;
    pdf.getPage(number).then(
      async (arrived) => {
        if (!isCurrent) return;
        setPage(arrived);
        const text = await readPdfPage(arrived);
        if (!isCurrent) return;
        setRead(text);
        if (text.lines.length === 0) scanned();
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [pdf, number]);

  const ranges = useMemo(
    () =>
      read && quote
        ? findQuote(
            read.pieces.map(({ str }) => str),
            quote,
          )
        : [],
    [quote, read],
  );
  const lines = useMemo(() => read && linePartsOf(read.lines, quote), [quote, read]);
  const boxes = useMemo(
    () =>
      page && read && ranges.length > 0
        ? boxesOf(read.pieces, ranges, page.getViewport({ scale: 1 }), measureText())
        : [],
    [page, ranges, read],
  );
  const firstBox = useScrollOnce(passage);
  const firstMark = useScrollOnce(isText ? passage : undefined);

  if (failed) {
    return (
      <PreviewNote role="alert">
        Couldn’t show this page. You can still download the document.
      </PreviewNote>
    );
  }
  return (
    <>
      <ScrollFrame isPaper={!isText} aria-label={`${name}, page ${number}`}>
        {!isText && page && read && (
          <PdfCanvas
            page={page}
            items={read.pieces}
            zoom={zoom}
            // Elsewhere, there are buttons to zoom, and "Width" is the whole page.
            isEnlarged={isPhone}
            boxes={boxes}
            firstBox={firstBox}
            onFail={() => setFailed(true)}
          />
        )}
        {!(isText ? lines : page && read) && <Skeleton className="aspect-17/22 w-full" />}
        <div
          className={
            isText
              ? "flex max-w-prose flex-col gap-3 px-4 pb-6 text-base text-fg lg:p-8"
              : "sr-only"
          }
        >
          {lines &&
            paragraphsOf(lines).map((line, index) => (
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
      {quote && <PassageStatus page={number} isMarked={read ? ranges.length > 0 : undefined} />}
    </>
  );
}

/** Returns a function that measures texts in one font, in any unit. */
function measureText(): (text: string) => number {
  const context = document.createElement("canvas").getContext("2d");
  return (text) => context?.measureText(text).width ?? text.length;
}

/** Joins a line with the previous one if it continues in lower case. */
function paragraphsOf(lines: readonly LinePart[][]): LinePart[][] {
  const paragraphs: LinePart[][] = [];
  for (const line of lines) {
    const before = paragraphs.at(-1);
    if (before && /^\p{Ll}/u.test(line[0]?.text ?? "")) {
      before.push({ text: " ", isMarked: false }, ...line);
    } else paragraphs.push([...line]);
  }
  return paragraphs;
}

/** The margin on either side of the text if the page is wider than the frame. */
const edgePx = 8;

/** On a phone, smaller text is enlarged to this size, as far as the page's margins allow. */
const textMinPx = 15;
/** Text of at least this size isn't enlarged, because that would hide the page's margins. */
const readablePx = 12;

/** The left and right edge of a page's text, and its most common size; undefined for a scan. */
function textBlockOf(items: readonly PlacedText[]) {
  const texts = items.filter(({ str, width }) => str.trim() !== "" && width > 0);
  if (texts.length === 0) return undefined;
  const sizes = texts.flatMap(({ str, transform }) =>
    Array<number>(str.length).fill(Math.hypot(Number(transform[2]), Number(transform[3]))),
  );
  const left = Math.min(...texts.map(({ transform }) => Number(transform[4])));
  const right = Math.max(...texts.map(({ transform, width }) => Number(transform[4]) + width));
  return { left, right, size: sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0 };
}

type PdfCanvasProps = {
  page: PDFPageProxy;
  items: readonly PlacedText[];
  zoom: number;
  /** Whether small text is enlarged, so that the page's margins may be hidden. */
  isEnlarged: boolean;
  /** The rectangles to mark. */
  boxes: readonly Box[];
  firstBox: RefCallback<HTMLElement>;
  onFail: () => void;
};

/** A page as a picture, as wide as the frame times the zoom. */
function PdfCanvas({ boxes, firstBox, isEnlarged, items, onFail, page, zoom }: PdfCanvasProps) {
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
  const block = useMemo(() => textBlockOf(items), [items]);
  const fit = room / width;
  const enlarged =
    isEnlarged &&
    block &&
    block.size > 0 &&
    block.size * fit < readablePx &&
    block.left >= 0 &&
    block.right <= width
      ? Math.min(textMinPx / block.size, (room - 2 * edgePx) / (block.right - block.left))
      : 0;
  const shownWidth = Math.max(fit, enlarged) * width * zoom;
  const shownHeight = (shownWidth * height) / width;
  const indent = block && shownWidth > room ? (block.left * shownWidth) / width - edgePx : 0;
  useEffect(() => {
    // Scrolls past the margin to the text.
    if (indent > 0) frame.current?.parentElement?.scrollTo({ left: indent });
  }, [indent]);

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
      // Leaving a page while it renders isn't a failure.
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
        <canvas
          ref={canvas}
          aria-hidden
          className="block size-full max-w-none bg-white outline-1 outline-hairline"
        />
        {shownWidth > 0 &&
          boxes.map(({ height, left, top, width: boxWidth }, index) => (
            // The mark is empty: the text layer below contains the words.
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
