import type { RoomDocument } from "@frontage/records/schemas/room";
import { Button } from "@frontage/ui/button";
import { Skeleton } from "@frontage/ui/skeleton";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useQuery } from "@tanstack/react-query";
import { Download, Maximize, X } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";
import { keepLastPage, lastPageOf, roomDownload, roomFileQuery } from "./room.ts";

/** A viewer of a PDF. */
export type PreviewPart = ComponentType<{
  file: Blob;
  name: string;
  /** The page to start with. */
  passage?: { page: number | undefined; quote: string | undefined } | undefined;
  onPage?: ((page: number) => void) | undefined;
  isCover?: boolean;
  /** At the start and the end of its bar. */
  title?: ReactNode;
  actions?: ReactNode;
}>;

type RoomReaderProps = {
  slug: string;
  document: RoomDocument;
  /** Whether the reader opened the document; the memorandum is also shown before. */
  isChosen: boolean;
  onClose: () => void;
  Preview: PreviewPart;
};

/** An open document's pages: beside the lists, or in a dialog in a narrow window. */
export function RoomReader({ document, isChosen, onClose, Preview, slug }: RoomReaderProps) {
  const isWide = useMediaQuery("(min-width: 64rem)");
  const dialog = useRef<HTMLDialogElement>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isChosen) return;
    if (isWide) section.current?.focus({ preventScroll: true });
    else dialog.current?.showModal();
  }, [isChosen, isWide]);
  if (isWide) {
    return (
      <section
        ref={section}
        tabIndex={-1}
        aria-label={document.name}
        className="sticky top-6 flex h-[calc(100dvh-3rem)] max-h-240 min-h-120 flex-col border border-line bg-surface outline-none"
      >
        <Reader slug={slug} document={document} Preview={Preview} />
      </section>
    );
  }
  if (!isChosen) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={document.name}
      className="m-0 size-full max-h-none max-w-none bg-canvas"
      onClose={onClose}
    >
      <div className="flex h-dvh flex-col">
        <Reader
          slug={slug}
          document={document}
          Preview={Preview}
          onClose={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  );
}

type RoomCoverProps = Pick<RoomReaderProps, "document" | "Preview" | "slug"> & {
  /** The link that opens it. */
  children: ReactNode;
};

/** In a narrow window, the memorandum as a card with the page that its reader goes on from. */
export function RoomCover({ children, document, Preview, slug }: RoomCoverProps) {
  const isNarrow = !useMediaQuery("(min-width: 64rem)");
  const { data: file } = useQuery({ ...roomFileQuery(slug, document.id), enabled: isNarrow });
  const start = useStart(document);
  if (!isNarrow) return null;
  return (
    <section aria-label={document.name} className="border border-line bg-surface">
      {file ? (
        <Preview isCover file={file} name={document.name} passage={start} />
      ) : (
        <Skeleton className="h-49" />
      )}
      <div className="p-5">
        <h2 className="font-display text-h3 text-fg">{document.name}</h2>
        <p className="mt-1 mb-4 text-small text-fg-3">
          {document.pages !== undefined && `${formatPages(document.pages)}, `}page {start.page}{" "}
          shown
        </p>
        {children}
      </div>
    </section>
  );
}

const formatPages = (pages: number) => (pages === 1 ? "1 page" : `${pages} pages`);

/** Where to go on reading. The same object as long as the document is shown. */
function useStart({ id }: RoomDocument) {
  const [start] = useState(() => ({ page: lastPageOf(id), quote: undefined }));
  return start;
}

type ReaderProps = Pick<RoomReaderProps, "document" | "Preview" | "slug"> & {
  onClose?: () => void;
};

function Reader({ document, onClose, Preview, slug }: ReaderProps) {
  const { data: file, error, refetch } = useQuery(roomFileQuery(slug, document.id));
  const frame = useRef<HTMLDivElement>(null);
  const start = useStart(document);
  const title = (
    // On a phone, a row of its own with the actions.
    <h2 className="min-w-0 grow truncate text-ui font-medium text-fg max-sm:order-first max-sm:min-w-[calc(100%-6rem)]">
      {document.name}
    </h2>
  );
  const actions = (
    <div className="flex gap-1 max-sm:order-first">
      {document.isDownloadable && (
        <Button asChild variant="ghost" size="icon">
          <a
            href={roomDownload(slug, document.id)}
            download
            aria-label={`Download ${document.name}`}
          >
            <Download aria-hidden className="size-5" strokeWidth={1.5} />
          </a>
        </Button>
      )}
      {onClose ? (
        <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        </Button>
      ) : (
        <Button
          variant="ghost"
          size="icon"
          aria-label="Full screen"
          onClick={() => void toggleFullScreen(frame.current)}
        >
          <Maximize aria-hidden className="size-5" strokeWidth={1.5} />
        </Button>
      )}
    </div>
  );
  return (
    <div ref={frame} className="flex min-h-0 grow flex-col bg-surface">
      {file ? (
        <Preview
          file={file}
          name={document.name}
          passage={start}
          onPage={(page) => keepLastPage(document.id, page)}
          title={title}
          actions={actions}
        />
      ) : (
        <>
          <div className="flex min-h-15 shrink-0 items-center gap-1 border-b border-line px-4 py-2 lg:min-h-14">
            {title}
            {actions}
          </div>
          {error ? (
            <div className="p-4 lg:p-6">
              <LoadFailed what="this document" error={error} onRetry={() => void refetch()} />
            </div>
          ) : (
            <Skeleton className="m-6 min-h-96 grow" />
          )}
        </>
      )}
    </div>
  );
}

const toggleFullScreen = async (element: HTMLElement | null) =>
  window.document.fullscreenElement
    ? window.document.exitFullscreen()
    : element?.requestFullscreen();
