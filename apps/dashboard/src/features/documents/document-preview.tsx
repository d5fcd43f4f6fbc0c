import type { PortalDocument } from "@frontage/content/schemas/document";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Skeleton } from "@frontage/ui/skeleton";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import { documentFileQuery } from "./document-queries.ts";
import type { PdfPreviewProps } from "./pdf-preview.tsx";
import { useZoom, ZoomButtons, ZoomFrame } from "./zoom.tsx";

const pdfPreview = lazyPart<PdfPreviewProps>(() => import("./pdf-preview.tsx"));

/** The PDF viewer’s code, as a query: loading it may fail and be retried. */
const pdfPreviewCode = queryOptions({
  queryKey: ["pdf-preview-code"],
  queryFn: async () => {
    try {
      await pdfPreview.preload();
    } catch (cause) {
      throw new Error("Check your connection.", { cause });
    }
    return true;
  },
  staleTime: Infinity,
  retry: false,
});

function hasPreview({ mediaType }: PortalDocument): boolean {
  return mediaType === "application/pdf" || mediaType.startsWith("image/");
}

export type DocumentPreviewProps = { document: PortalDocument; version: number };

/** The document itself, if a browser can show its type. */
export function DocumentPreview({ document, version }: DocumentPreviewProps) {
  const isPdf = document.mediaType === "application/pdf";
  const file = useQuery({
    ...documentFileQuery(usePortal(), document.id, version),
    enabled: hasPreview(document),
  });
  const code = useQuery({ ...pdfPreviewCode, enabled: isPdf });
  if (!hasPreview(document)) {
    return (
      <p className="rounded-control border border-hairline p-6 text-small">
        No preview for this file type. Download it to open it.
      </p>
    );
  }
  const failed = (isPdf ? [file, code] : [file]).filter(({ data, error }) => error && !data);
  const [first] = failed;
  if (first?.error) {
    return (
      <LoadFailed
        what="the preview"
        error={first.error}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    );
  }
  if (!file.data || (isPdf && !code.data)) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading the preview">
        <Skeleton className="mb-3 h-10 w-full pointer-coarse:h-11" />
        <Skeleton className="aspect-17/22 w-full" />
      </div>
    );
  }
  return isPdf ? (
    <pdfPreview.Part file={file.data} name={document.name} />
  ) : (
    <ImagePreview file={file.data} name={document.name} />
  );
}

function ImagePreview({ file, name }: { file: Blob; name: string }) {
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
      <p role="alert" className="rounded-control border border-hairline p-6 text-small">
        Couldn’t show this image; it may be damaged. You can still download it.
      </p>
    );
  }
  return (
    <div>
      <div className="mb-3 flex items-center justify-end gap-2">
        <ZoomButtons {...zoom} />
      </div>
      <ZoomFrame aria-label={`Preview of ${name}`}>
        <img
          ref={image}
          alt={name}
          className="block max-w-none"
          style={{ width: `${zoom.factor * 100}%` }}
          onError={() => setBroken(true)}
        />
      </ZoomFrame>
    </div>
  );
}
