import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

import { cn } from "./cn.ts";

/**
 * A ruled list of rows that open. It uses `<details>`, so it works without script; several rows may
 * be open, and all start closed.
 */
export function Accordion({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="accordion" className={cn("border-t border-fg", className)} {...props} />;
}

/** One row: an `AccordionTrigger` and its `AccordionContent`. */
export function AccordionItem({ className, ...props }: ComponentProps<"details">) {
  return (
    <details
      data-slot="accordion-item"
      className={cn("group/item details-motion border-b border-hairline", className)}
      {...props}
    />
  );
}

const triggerVariants = cva(
  "flex min-h-15 cursor-pointer list-none items-center justify-between gap-6 text-fg transition-colors hover:text-accent [&::-webkit-details-marker]:hidden",
  {
    variants: { size: { sm: "py-3", md: "py-5 md:py-6.5" } },
    defaultVariants: { size: "md" },
  },
);

const headingVariants = cva("text-pretty text-inherit", {
  variants: {
    size: {
      sm: "text-small font-semibold",
      md: "text-base/[1.4] font-medium md:text-[1.125rem]/[1.4]",
    },
  },
  defaultVariants: { size: "md" },
});

export type AccordionTriggerProps = ComponentProps<"summary"> &
  VariantProps<typeof triggerVariants> & {
    /** The heading's level in the page's outline. */
    level?: 2 | 3 | 4;
    /** Text below the heading. */
    description?: ReactNode;
  };

/** The whole row is the button; its plus becomes a red minus. */
export function AccordionTrigger({
  children,
  className,
  description,
  level = 3,
  size,
  ...props
}: AccordionTriggerProps) {
  const Heading = `h${level}` as const;
  return (
    <summary
      data-slot="accordion-trigger"
      className={cn(
        triggerVariants({ size }),
        description && "grid grid-cols-[minmax(0,1fr)_auto] content-center gap-y-0",
        className,
      )}
      {...props}
    >
      <Heading className={headingVariants({ size })}>{children}</Heading>
      {description && (
        <span className="col-start-1 row-start-2 text-ui text-fg-3">{description}</span>
      )}
      {/*
       * An SVG, because browsers would round two boxes to the screen's pixels differently in each
       * row.
       */}
      <svg
        aria-hidden
        viewBox="0 0 16 16"
        stroke="currentColor"
        strokeWidth="1.5"
        className={cn(
          "mr-1 size-4 shrink-0 group-open/item:text-accent",
          description && "col-start-2 row-span-2 row-start-1",
        )}
      >
        <path d="M0 8h16" />
        <path
          d="M8 0v16"
          className="origin-center transition-transform duration-200 ease-out group-open/item:[scale:1_0]"
        />
      </svg>
    </summary>
  );
}

/** The row's content. */
export function AccordionContent({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="accordion-content"
      className={cn("max-w-[56ch] pr-8 pb-7 text-fg-2", className)}
      {...props}
    />
  );
}
