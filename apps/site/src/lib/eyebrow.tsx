import type { ComponentProps } from "react";

type EyebrowProps = ComponentProps<"p"> & {
  /** `h2` if it is the heading of a section. */
  as?: "p" | "h2";
};

/** The small label above a heading, after the red pin. */
export function Eyebrow({ as: Comp = "p", children, className = "", ...props }: EyebrowProps) {
  return (
    <Comp
      className={`flex items-center gap-3 text-small font-medium text-[var(--eyebrow,var(--color-ink))] ${className}`}
      {...props}
    >
      <span aria-hidden className="size-2 shrink-0 bg-(--pin) forced-mark" />
      {children}
    </Comp>
  );
}
