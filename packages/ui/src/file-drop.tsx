import { Upload } from "lucide-react";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

type FileDropProps = ComponentProps<"div"> & {
  /** Whether files are being dragged over it. */
  active?: boolean;
};

/**
 * Where files can be dropped: an icon, a sentence, and a button to choose them instead. It only
 * displays; the caller handles the drop.
 */
export function FileDrop({ active, children, className, ...props }: FileDropProps) {
  return (
    <div
      data-slot="file-drop"
      data-active={active || undefined}
      className={cn(
        "flex flex-col items-center gap-3 rounded-control border border-dashed border-field px-6 py-8 text-center text-small text-fg-3 transition-colors data-active:border-fg data-active:bg-sunken data-active:text-fg",
        className,
      )}
      {...props}
    >
      <Upload aria-hidden className="size-6 text-fg-2" strokeWidth={1.5} />
      {children}
    </div>
  );
}

/** Covers a list while files are dragged over it. Decorative. */
export function FileDropCover({ children, className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="file-drop-cover"
      className={cn(
        "pointer-events-none absolute inset-0 z-(--z-dropdown) grid place-items-center rounded-panel border-2 border-dashed border-fg bg-canvas/90 p-6 text-center text-base font-medium text-fg",
        className,
      )}
      {...props}
      aria-hidden
    >
      {children}
    </div>
  );
}
