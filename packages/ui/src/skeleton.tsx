import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "./cn.ts";

const skeletonVariants = cva("block animate-skeleton bg-sunken motion-reduce:animate-none", {
  variants: {
    shape: {
      /** As large as its given size. */
      block: "rounded-control",
      /** As high as a line of the text around it; give it a width. */
      text: "h-lh rounded-panel bg-clip-content py-0.75",
    },
  },
  defaultVariants: { shape: "block" },
});

type SkeletonProps = ComponentProps<"span"> & VariantProps<typeof skeletonVariants>;

/**
 * A gray placeholder for content. Put it inside the parts it replaces, so that nothing moves when
 * they load. Mark the region `aria-busy`: the shapes themselves are hidden from assistive
 * technology.
 */
export function Skeleton({ className, shape, ...props }: SkeletonProps) {
  return (
    <span
      data-slot="skeleton"
      className={cn(skeletonVariants({ shape }), className)}
      {...props}
      aria-hidden
    />
  );
}
