import { cn } from "@frontage/ui/cn";
import { useEffect, useRef, type ComponentProps } from "react";

import { unreadText } from "../../components/unread-text.ts";
import type { QuotedPassage } from "./quoted-passage.ts";

/** The props of all previews. */
export type PreviewProps = {
  file: Blob;
  name: string;
  /** The passage to mark and scroll into view. */
  passage?: QuotedPassage | undefined;
  /** Called with the number of each page that is shown. */
  onPage?: ((page: number) => void) | undefined;
  /** Called when the end of the file was shown. */
  onEnd?: (() => void) | undefined;
  /** Parts of the file that the server couldn't read: "form fields". */
  unread?: string | undefined;
};

/** Classes of a marked passage: a light tint with dark text, in both themes. */
export const markClasses = "bg-mark box-decoration-clone text-ink";

/** A note shown instead of a preview, with the reason. */
export function PreviewNote({ className, ...props }: ComponentProps<"p">) {
  return <p className={cn("p-6 text-small lg:p-8", className)} {...props} />;
}

/** The bar above a preview: page, zoom and view. */
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

/** The note above a preview that parts of the file couldn't be read. */
export function UnreadNote({ unread }: { unread: string | undefined }) {
  if (!unread) return null;
  return <p className="px-4 py-2 text-small">{unreadText(unread)}</p>;
}

type ScrollFrameProps = ComponentProps<"div"> & {
  "aria-label": string;
  /**
   * Whether the content is a page on a gray background; otherwise, it is text that starts at the
   * edge.
   */
  isPaper?: boolean;
  onEnd?: (() => void) | undefined;
};

/** The scrollable area of a preview, which can be scrolled by keyboard, too. */
export function ScrollFrame({ className, isPaper, onEnd, ...props }: ScrollFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  function checkEnd() {
    const { current } = frame;
    if (!current) return;
    const left = current.scrollHeight - current.scrollTop - current.clientHeight;
    if (left < nearEndPx) onEnd?.();
  }
  // Short content shows its end without scrolling.
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

type PassageStatusProps = {
  page?: number | undefined;
  /** Whether the passage was found; `undefined` during the search. */
  isMarked: boolean | undefined;
};

/** Announces a marked passage to screen readers, or shows that it wasn't found. */
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
