import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

/** Above a `RuleList`: a `RuleListTitle`, a `RuleListCount` and `RuleListActions`. */
export function RuleListHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="rule-list-header"
      className={cn("flex min-h-9 flex-wrap items-baseline gap-x-2 pb-2", className)}
      {...props}
    />
  );
}

type RuleListTitleProps = ComponentProps<"h2"> & {
  /** The heading's level in the page's outline. */
  level?: 2 | 3 | 4;
};

/** The list's title. */
export function RuleListTitle({ className, level = 2, ...props }: RuleListTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      data-slot="rule-list-title"
      className={cn("text-section font-semibold", className)}
      {...props}
    />
  );
}

/** The count next to the title. */
export function RuleListCount({ className, ...props }: ComponentProps<"span">) {
  return (
    <span data-slot="rule-list-count" className={cn("text-ui text-fg-3", className)} {...props} />
  );
}

/** Text links, at the right. */
export function RuleListActions({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="rule-list-actions"
      className={cn(
        "ml-auto flex shrink-0 flex-wrap justify-end gap-x-4.5 text-ui font-medium pointer-coarse:*:-my-3 pointer-coarse:*:py-3",
        className,
      )}
      {...props}
    />
  );
}

/** Rows under an ink rule, on the page itself. */
export function RuleList({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="rule-list"
      className={cn("border-t border-fg text-ui text-fg-2", className)}
      {...props}
    />
  );
}

const ruleListRowVariants = cva(
  // A focus ring around the whole row keeps off its text.
  "relative flex gap-3.5 border-b border-hairline [&_.covers-row:focus-visible]:after:-inset-x-2",
  {
    variants: {
      size: {
        sm: "min-h-12 py-3",
        md: "min-h-14 py-2",
        lg: "min-h-16 py-2",
        xl: "min-h-20 py-3.5",
      },
      /** `baseline` aligns first lines, for text next to text. */
      align: { center: "items-center", baseline: "items-baseline", start: "items-start" },
    },
    defaultVariants: { size: "md", align: "center" },
  },
);

export type RuleListRowProps = ComponentProps<"li"> & VariantProps<typeof ruleListRowVariants>;

/** One row, 56 px or more. */
export function RuleListRow({ align, className, size, ...props }: RuleListRowProps) {
  return (
    <li
      data-slot="rule-list-row"
      className={cn(ruleListRowVariants({ align, size }), className)}
      {...props}
    />
  );
}
