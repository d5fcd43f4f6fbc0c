import { listingPaths } from "@frontage/content/listings";
import type { Room } from "@frontage/records/schemas/room";
import { Button } from "@frontage/ui/button";
import { type LazyPart, lazyPart } from "@frontage/ui/lazy-part";
import { Skeleton } from "@frontage/ui/skeleton";
import { Toaster } from "@frontage/ui/toast";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";

import { LoadFailed } from "./components/load-failed.tsx";
import { RenderErrorBoundary } from "./components/render-error.tsx";
import { mayRetry } from "./api/request.ts";
import { RequestError } from "./api/request-error.ts";
import { roomQuery, slugIn } from "./features/room/room.ts";
import { RoomFrame } from "./features/room/room-frame.tsx";
import { RoomScreen } from "./features/room/room-screen.tsx";

const pdfPreview = lazyPart(() => import("./features/documents/pdf-preview.tsx"));

/** Further pages of a document room, by the last part of their paths. */
const parts: Readonly<Record<string, LazyPart<{ room: Room }>>> = {
  offer: lazyPart<{ room: Room }>(() => import("./features/room/room-offer.tsx")),
};

/** A listing's document room, for prospects who have signed its agreement. They have no account. */
export function RoomApp({ onReady }: { onReady?: () => void }) {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: mayRetry, staleTime: 10_000 } } }),
  );
  useEffect(() => onReady?.(), [onReady]);
  return (
    <RenderErrorBoundary>
      <QueryClientProvider client={client}>
        <RoomPage />
        <Toaster />
      </QueryClientProvider>
    </RenderErrorBoundary>
  );
}

function RoomPage() {
  const { pathname } = useLocation();
  const slug = slugIn(pathname);
  const { data: room, error, refetch } = useQuery(roomQuery(slug));
  const part = parts[pathname.split("/")[4] ?? ""];
  if (room) {
    return (
      <RoomFrame room={room} isBelow={part !== undefined}>
        {part ? <part.Part room={room} /> : <RoomScreen room={room} Preview={pdfPreview.Part} />}
      </RoomFrame>
    );
  }
  return (
    <RoomFrame>
      <div className="page max-w-3xl py-16">
        {error instanceof RequestError && error.kind === "refused" ? (
          <NotOpen slug={slug} sentence={error.message} />
        ) : error ? (
          <LoadFailed what="the documents" error={error} onRetry={() => void refetch()} />
        ) : (
          <div role="status" aria-label="Loading">
            <Skeleton className="h-12 w-3/4" />
            <Skeleton className="mt-4 h-6 w-1/2" />
            <Skeleton className="mt-12 h-64 w-full" />
          </div>
        )}
      </div>
    </RoomFrame>
  );
}

/** The page for a reader whose link was used on another device, or whose access has ended. */
export function NotOpen({ sentence, slug }: { slug: string; sentence: string }) {
  return (
    <>
      <h1 className="font-display text-h3 text-fg">These documents aren’t open here</h1>
      <p className="mt-4 text-copy">{sentence}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <Button asChild size="lg">
          <a href={listingPaths.enter(slug)}>Get a new link</a>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <a href={listingPaths.listing(slug)}>Back to the listing</a>
        </Button>
      </p>
    </>
  );
}
