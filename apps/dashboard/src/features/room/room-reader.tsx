import { documentFormat } from "@frontage/records/document-format";
import type { RoomDocument } from "@frontage/records/schemas/room";
import { Button } from "@frontage/ui/button";
import { Skeleton } from "@frontage/ui/skeleton";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useQuery } from "@tanstack/react-query";
import { Download, FileText, Maximize, X } from "lucide-react";
import { type ComponentType, useEffect, useRef } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";
import { roomDownload, roomFileQuery } from "./room.ts";

/** A viewer of a PDF. */
export type PreviewPart = ComponentType<{ file: Blob; name: string }>;

type RoomReaderProps = {
  slug: string;
  document: RoomDocument;
  /**
   * Whether the reader opened the document. Before that nothing of it is loaded, because loading
   * counts as reading.
   */
  isChosen: boolean;
  onOpen: () => void;
  onClose: () => void;
  Preview: PreviewPart;
};

/** An open document's pages: beside the lists, or in a dialog in a narrow window. */
export function RoomReader(props: RoomReaderProps) {
  const { document, isChosen, onClose, onOpen, Preview, slug } = props;
  const isWide = useMediaQuery("(min-width: 64rem)");
  const dialog = useRef<HTMLDialogElement>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isChosen) return;
    // The button that opened the document is gone.
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
        {isChosen ? (
          <Reader slug={slug} document={document} Preview={Preview} />
        ) : (
          <div className="m-auto grid justify-items-center gap-5 p-8 text-center">
            <FileText aria-hidden className="size-8 text-fg-3" strokeWidth={1.25} />
            <p>
              <span className="block text-copy font-medium text-fg">{document.name}</span>
              <span className="block text-ui text-fg-3">
                {documentFormat(document.mediaType, document.pages)}
              </span>
            </p>
            <Button variant="ink" onClick={onOpen}>
              Open
            </Button>
          </div>
        )}
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

type ReaderProps = Pick<RoomReaderProps, "document" | "Preview" | "slug"> & {
  onClose?: () => void;
};

function Reader({ document, onClose, Preview, slug }: ReaderProps) {
  const { data: file, error, refetch } = useQuery(roomFileQuery(slug, document.id));
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className="flex min-h-0 grow flex-col bg-surface">
      <div className="flex min-h-14 shrink-0 items-center gap-1 border-b border-line pr-2 pl-5">
        <h2 className="min-w-0 grow truncate text-ui font-medium text-fg">{document.name}</h2>
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
      {error ? (
        <div className="p-4 lg:p-6">
          <LoadFailed what="this document" error={error} onRetry={() => void refetch()} />
        </div>
      ) : file ? (
        <Preview file={file} name={document.name} />
      ) : (
        <Skeleton className="m-6 min-h-96 grow" />
      )}
    </div>
  );
}

const toggleFullScreen = async (element: HTMLElement | null) =>
  window.document.fullscreenElement
    ? window.document.exitFullscreen()
    : element?.requestFullscreen();
