import type { PortalDocument } from "@frontage/records/schemas/document";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Skeleton } from "@frontage/ui/skeleton";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";

import { documentFileQuery } from "./document-queries.ts";
import { PreviewNote, PreviewToolbar, ScrollFrame, type PreviewProps } from "./preview-frame.tsx";
import type { QuotedPassage } from "./quoted-passage.ts";
import { useZoom, ZoomButtons } from "./zoom.tsx";

/** The viewers, each loaded with the first file that needs it. */
const viewers = {
  pdf: lazyPart<PreviewProps>(() => import("./pdf-preview.tsx")),
  csv: lazyPart<PreviewProps>(() => import("./csv-preview.tsx")),
  docx: lazyPart<PreviewProps>(() => import("./docx-preview.tsx")),
};
type Viewer = keyof typeof viewers;

const viewerOf: Record<string, Viewer | undefined> = {
  "application/pdf": "pdf",
  "text/csv": "csv",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
};

/**
 * The largest text or table that is fetched for a preview: all of it would be read to show its
 * beginning.
 */
const previewMaxMegabytes = 10;

/** A viewer's code, loaded by a query, so that a failure can be retried. */
const viewerCode = (viewer: Viewer) =>
  queryOptions({
    queryKey: ["viewer-code", viewer],
    queryFn: async () => {
      try {
        await viewers[viewer].preload();
      } catch (cause) {
        throw new Error("Check your connection.", { cause });
      }
      return true;
    },
    staleTime: Infinity,
    retry: false,
  });

type DocumentPreviewProps = {
  document: PortalDocument;
  version: number;
  passage?: QuotedPassage | undefined;
  /** Called when the end of the document was shown. */
  onEnd?: () => void;
};

/** The preview of a document, if the dashboard can show its type. */
export function DocumentPreview(props: DocumentPreviewProps) {
  const { document, version } = props;
  const { mediaType, versions } = document;
  const viewer = viewerOf[mediaType];
  const bytes = versions.find(({ number }) => number === version)?.bytes ?? 0;
  if (!viewer && !mediaType.startsWith("image/")) {
    return <PreviewNote>No preview for this file type. Download it to open it.</PreviewNote>;
  }
  if ((viewer === "csv" || viewer === "docx") && bytes > previewMaxMegabytes * 1_000_000) {
    return (
      <PreviewNote>
        This file is over {previewMaxMegabytes} MB, too large to preview. Download it to open it.
      </PreviewNote>
    );
  }
  return <FilePreview {...props} viewer={viewer} />;
}

/** Loads the file and its viewer's code, and shows the file. */
function FilePreview({
  document,
  onEnd,
  passage,
  version,
  viewer,
}: DocumentPreviewProps & { viewer: Viewer | undefined }) {
  const file = useQuery(documentFileQuery(document.id, version));
  const code = useQuery({ ...viewerCode(viewer ?? "pdf"), enabled: viewer !== undefined });
  const failed = (viewer ? [file, code] : [file]).filter(({ data, error }) => error && !data);
  const [first] = failed;
  if (first?.error) {
    return (
      <div className="p-4 lg:p-6">
        <LoadFailed
          what="the preview"
          error={first.error}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        />
      </div>
    );
  }
  if (!file.data || (viewer && !code.data)) {
    return (
      <div
        role="status"
        aria-busy="true"
        aria-label="Loading the preview"
        className="flex min-h-0 grow flex-col overflow-clip"
      >
        <PreviewToolbar>
          <Skeleton className="h-9 w-full" />
        </PreviewToolbar>
        <Skeleton className="m-4 min-h-96 grow lg:mx-6 lg:my-5" />
      </div>
    );
  }
  if (!viewer) return <ImagePreview file={file.data} name={document.name} onEnd={onEnd} />;
  const { Part } = viewers[viewer];
  return (
    <Part
      file={file.data}
      name={document.name}
      passage={passage}
      unread={document.unread}
      onEnd={onEnd}
    />
  );
}

function ImagePreview({ file, name, onEnd }: PreviewProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  const zoom = useZoom();

  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);

  if (isBroken) {
    return (
      <PreviewNote role="alert">
        Couldn’t show this image; it may be damaged. You can still download it.
      </PreviewNote>
    );
  }
  return (
    <>
      <PreviewToolbar className="justify-end">
        <ZoomButtons {...zoom} />
      </PreviewToolbar>
      <ScrollFrame isPaper aria-label={`Preview of ${name}`}>
        <img
          ref={image}
          alt={name}
          className="block max-w-none"
          style={{ width: `${zoom.factor * 100}%` }}
          onLoad={onEnd}
          onError={() => setBroken(true)}
        />
      </ScrollFrame>
    </>
  );
}
