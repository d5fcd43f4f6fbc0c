import { cn } from "@frontage/ui/cn";
import { useEffect, useRef, type ComponentProps } from "react";

import { unreadText } from "../../components/unread-text.ts";
import type { QuotedPassage } from "./quoted-passage.ts";

/** What every kind of preview is given. */
export type PreviewProps = {
  file: Blob;
  name: string;
  /** Marked and scrolled into view. */
  passage?: QuotedPassage | undefined;
  /** Called once its end has been shown. */
  onEnd?: (() => void) | undefined;
  /** What the server couldn't read of the file: "form fields". */
  unread?: string | undefined;
};

/** How a passage is marked: a light tint with dark text, in both themes. */
export const markClasses = "bg-mark box-decoration-clone text-ink";

/** In place of a preview: why there is none. */
export function PreviewNote({ className, ...props }: ComponentProps<"p">) {
  return <p className={cn("p-6 text-small lg:p-8", className)} {...props} />;
}

/** Above what a preview shows: its page, its zoom, and what it is shown as. */
export function PreviewToolbar({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn(
        "flex min-h-15 shrink-0 flex-wrap items-center gap-1 px-4 py-2 lg:min-h-14 lg:border-b lg:border-hairline",
        className,
      )}
      {...props}
    />
  );
}

/** Above a preview: what the file has that couldn't be read, if anything. */
export function UnreadNote({ unread }: { unread: string | undefined }) {
  if (!unread) return null;
  return <p className="px-4 py-2 text-small">{unreadText(unread)}</p>;
}

type ScrollFrameProps = ComponentProps<"div"> & {
  "aria-label": string;
  /** A page on a desk; otherwise text that begins at the edge. */
  isPaper?: boolean;
  onEnd?: (() => void) | undefined;
};

/** What a preview shows, in the room there is; the keyboard scrolls it too. */
export function ScrollFrame({ className, isPaper, onEnd, ...props }: ScrollFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  function checkEnd() {
    const { current } = frame;
    if (!current) return;
    const left = current.scrollHeight - current.scrollTop - current.clientHeight;
    if (left < nearEndPx) onEnd?.();
  }
  // The content may already fit.
  useEffect(checkEnd);
  return (
    <div
      ref={frame}
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
      className={cn(
        "min-h-0 grow overflow-auto overscroll-contain focus-visible:-outline-offset-2",
        isPaper ? "border-hairline bg-sunken p-4 max-lg:border-t lg:px-6 lg:py-5" : "",
        className,
      )}
      onScroll={checkEnd}
      {...props}
    />
  );
}

const nearEndPx = 48;

export type PassageStatusProps = {
  page?: number | undefined;
  /** Whether the passage was found; `undefined` while it is looked for. */
  isMarked: boolean | undefined;
};

/** Says that a passage is marked, to those who can’t see it, or that it couldn’t be, to everyone. */
export function PassageStatus({ isMarked, page }: PassageStatusProps) {
  const place = page === undefined ? "" : ` on page ${page}`;
  return (
    <p
      role="status"
      className={isMarked === false ? "px-4 py-2 text-caption text-fg-3 lg:px-6" : "sr-only"}
    >
      {isMarked === true && `The quoted passage is marked${place}.`}
      {isMarked === false && `Couldn’t find the quoted passage${place}.`}
    </p>
  );
}
