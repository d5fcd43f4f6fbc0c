import { Card } from "@frontage/ui/card";
import { cn } from "@frontage/ui/cn";
import type { ReactNode } from "react";

export type RowsSkeletonProps = {
  /** How many rows are usually there. */
  count: number;
  /** The card's place. */
  className?: string;
  /** A row's height, and how what is in it stands. */
  rowClassName: string;
  /** One row. */
  children: ReactNode;
};

/** A table while its rows load, at its final height; on a phone, the list that it becomes. */
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
