import { cn } from "@frontage/ui/cn";
import { CircleAlert } from "lucide-react";
import type { ComponentProps } from "react";

/** An alert. A new key announces the same text again. */
export function FailureNote({ children, className, ...props }: ComponentProps<"p">) {
  return (
    <p
      role="alert"
      className={cn(
        "flex items-start gap-3 rounded-control bg-warn-tint p-4 text-small text-fg",
        className,
      )}
      {...props}
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" strokeWidth={1.5} />
      {children}
    </p>
  );
}
