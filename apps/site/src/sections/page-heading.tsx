import type { ReactNode } from "react";

export type PageHeadingProps = {
  /** A line below the `h1`. */
  below?: ReactNode;
  /** The page's `h1`. */
  children: ReactNode;
  /** A small line above it. */
  label?: ReactNode;
  /** A sentence or two, next to the heading in wide windows. */
  lead?: ReactNode;
};

/** The start of a page without a photograph: below the bar, heading left, lead right. */
export function PageHeading({ below, children, label, lead }: PageHeadingProps) {
  return (
    <div className="columns-12 items-end gap-y-4 pt-30 md:pt-50 print:pt-8">
      <div className="col-span-12 lg:col-span-8">
        {label}
        <h1 className="font-display text-h1">{children}</h1>
        {below}
      </div>
      {lead && (
        <p className="col-span-12 max-w-[44ch] text-balance text-lead lg:col-span-4 lg:pb-1">
          {lead}
        </p>
      )}
    </div>
  );
}
