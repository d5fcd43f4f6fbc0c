import { cn } from "@frontage/ui/cn";
import { Skeleton } from "@frontage/ui/skeleton";
import type { ComponentProps } from "react";

/** Classes for one column, or for two in a wide window. */
const gridClasses = {
  1: "",
  2: "xl:grid-cols-[minmax(0,1fr)_21rem]",
  3: "xl:grid-cols-3",
};

type GridProps = {
  /** The columns of the screen in a wide window. */
  columns?: keyof typeof gridClasses;
  className?: string;
};

type ListSkeletonProps = {
  /** The columns of the screen’s table. */
  columns?: number;
  /** The number of tabs, filters and buttons above the list. */
  tools?: number;
  /** The usual number of rows. */
  rows?: number;
  className?: string;
};

/** The skeleton of a list: a table if it has several columns and room, otherwise cards. */
export function ListSkeleton({ className, columns = 1, rows = 6, tools = 0 }: ListSkeletonProps) {
  return (
    <Loading className={cn("@container/many-columns", className)}>
      {tools > 0 && (
        <div className="mb-4 flex flex-wrap gap-3 md:mb-6">
          {indexes(tools).map((tool) => (
            <Skeleton key={tool} className="h-10 w-36 pointer-coarse:h-11" />
          ))}
        </div>
      )}
      <div className="border-t border-hairline">
        {indexes(rows).map((row) => (
          <div
            key={row}
            className={cn(
              "flex items-center gap-4 border-b border-hairline px-4 text-ui as-table:h-16",
              columns > 1 ? "h-24" : "h-16",
            )}
          >
            {indexes(columns).map((column) => (
              <div key={column} className={cn("grow basis-0", column > 0 && "as-list:hidden")}>
                <Skeleton shape="text" className="w-3/4 max-w-48" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** The skeleton of a record's page: its title, and its cards. */
export function RecordSkeleton({ className, columns = 1 }: GridProps) {
  return (
    <Loading className={className}>
      <Skeleton className="h-12 w-120 max-w-full" />
      <Skeleton shape="text" className="mt-3 w-80 max-w-full" />
      <div className={cn("mt-9 grid gap-9", gridClasses[columns])}>
        {indexes(columns).map((column) => (
          <div key={column} className="border-t border-hairline">
            {indexes(4).map((row) => (
              <div key={row} className="flex h-16 items-center border-b border-hairline text-ui">
                <Skeleton shape="text" className="w-48 max-w-full" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}

/** The skeleton of cards, messages or pictures. */
export function CardsSkeleton({ className, columns = 1, rows = 1 }: GridProps & { rows?: number }) {
  return (
    <Loading className={cn("grid content-start gap-6", gridClasses[columns], className)}>
      {indexes(columns * rows).map((card) => (
        <Skeleton key={card} className={rows > 1 ? "h-24" : "h-96"} />
      ))}
    </Loading>
  );
}

function Loading(props: ComponentProps<"div">) {
  return <div role="group" aria-busy="true" aria-label="Loading" {...props} />;
}

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);
