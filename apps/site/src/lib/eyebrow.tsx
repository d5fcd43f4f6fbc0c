import type { ComponentProps } from "react";

/** The small label above a heading, behind the red pin. */
export function Eyebrow({ children, className = "", ...props }: ComponentProps<"p">) {
  return (
    <p
      className={`flex items-center gap-3 text-small font-medium text-[var(--eyebrow,var(--color-ink))] ${className}`}
      {...props}
    >
      <span aria-hidden className="size-2 shrink-0 bg-(--pin)" />
      {children}
    </p>
  );
}
