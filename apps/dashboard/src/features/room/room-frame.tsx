import { broker } from "@frontage/content/broker";
import { listingPaths } from "@frontage/content/listings";
import { paths } from "@frontage/content/navigation";
import type { Room } from "@frontage/records/schemas/room";
import { Link } from "@frontage/ui/link";
import { Wordmark } from "@frontage/ui/wordmark";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";

import { rooms } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";

type RoomFrameProps = {
  /** Absent while loading. */
  room?: Room | undefined;
  /** Whether the page belongs to the documents, to which it then leads back. */
  isBelow?: boolean;
  children: ReactNode;
};

/** The frame of a document room's pages: the wordmark, the reader's name, and a button to leave. */
export function RoomFrame({ children, isBelow = false, room }: RoomFrameProps) {
  return (
    <div className="min-h-dvh bg-canvas text-base text-fg-2">
      <header className="print:hidden border-b border-line text-fg [--pin:var(--color-brand)]">
        <div className="page flex h-18 items-center justify-between gap-4 md:h-20">
          <Wordmark href={paths.home} name={broker.name} descriptor={broker.descriptor} />
          {room && isBelow && (
            <a
              href={listingPaths.room(room.listing.slug)}
              className="inline-flex min-h-11 items-center gap-2.5 text-small font-medium text-fg transition-colors hover:text-accent"
            >
              <ArrowLeft aria-hidden className="size-4.5" strokeWidth={1.75} />
              Documents
            </a>
          )}
          {room && !isBelow && (
            <p className="flex items-center gap-6 text-small text-fg">
              <span className="max-md:hidden">
                {[room.reader.name, room.reader.company].filter(Boolean).join(", ")}
              </span>
              <SignOut slug={room.listing.slug} />
            </p>
          )}
        </div>
      </header>
      <main id="main">{children}</main>
    </div>
  );
}

function SignOut({ slug }: { slug: string }) {
  const { isPending, run } = useAction({
    act: () => read(rooms[":slug"]["sign-out"].$post({ param: { slug } })),
    onDone: () => window.location.assign(listingPaths.listing(slug)),
    failed: "Not logged out.",
  });
  return (
    <Link asChild className="cursor-pointer py-2.5 font-medium">
      <button type="button" disabled={isPending} onClick={() => run()}>
        Log out
      </button>
    </Link>
  );
}
