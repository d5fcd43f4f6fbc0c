import { Card } from "@frontage/ui/card";
import { cn } from "@frontage/ui/cn";
import type { ReactNode } from "react";

export type RowsSkeletonProps = {
  /** The usual number of rows. */
  count: number;
  className?: string;
  /** A row’s height and layout. */
  rowClassName: string;
  /** One row’s content. */
  children: ReactNode;
};

/** A table while it loads, at its final height; a list on a phone. */
export function RowsSkeleton({ children, className, count, rowClassName }: RowsSkeletonProps) {
  return (
    <Card className={className}>
      <div className="hidden h-10 border-b border-hairline md:block" />
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={cn("flex border-hairline px-4 not-last:border-b", rowClassName)}>
          {children}
        </div>
      ))}
    </Card>
  );
}
