import { Card } from "@frontage/ui/card";
import { cn } from "@frontage/ui/cn";
import type { ReactNode } from "react";

const containers = { many: "@container/many-columns", few: "@container/few-columns" };

type RowsSkeletonProps = {
  /** The usual number of rows. */
  count: number;
  /** Those of the table’s container. */
  columns?: keyof typeof containers;
  className?: string;
  /** A row’s height and layout. */
  rowClassName: string;
  /** One row’s content. */
  children: ReactNode;
};

/** The placeholder of a table, at its final height; of a list if it is narrow. */
export function RowsSkeleton({
  children,
  className,
  columns = "many",
  count,
  rowClassName,
}: RowsSkeletonProps) {
  return (
    <Card className={cn(containers[columns], className)}>
      <div className="hidden h-10 border-b border-hairline as-table:block" />
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={cn("flex border-hairline px-4 not-last:border-b", rowClassName)}>
          {children}
        </div>
      ))}
    </Card>
  );
}
