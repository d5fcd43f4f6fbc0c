import { Button } from "@frontage/ui/button";
import { Card } from "@frontage/ui/card";
import {
  Pagination,
  PaginationNext,
  PaginationPrevious,
  PaginationStatus,
} from "@frontage/ui/pagination";
import type { ReactNode } from "react";

import type { NumberedPage } from "../api/numbered-list.ts";
import { NoMatches, type NoMatchesProps } from "./empty.tsx";

type RecordListProps = {
  /** The noun for one record, and its plural. */
  nouns: readonly [one: string, many: string];
  /** The number of records shown, and of all. */
  shown: number;
  total: number;
  /** Shown instead of rows if there are none. */
  noMatches: NoMatchesProps;
  /** Absent if the list has no numbered pages. */
  pages?: {
    page: NumberedPage["page"];
    pageSize: number;
    onTurn: (page: number) => void;
    /** Shows all records on one page, or pages again. */
    onShowAll?: (all: boolean) => void;
  };
  /** Shown beside the count. */
  note?: ReactNode;
  children: ReactNode;
};

/** A list below its filters: rows or an empty state, the count, and the page buttons. */
export function RecordList(props: RecordListProps) {
  const { children, noMatches, note, pages, shown, total } = props;
  const isEmpty = shown === 0;
  return (
    <>
      {isEmpty ? (
        <Card>
          <NoMatches {...noMatches} />
        </Card>
      ) : (
        children
      )}
      {/* Without a filter, the empty state already says that there are none. */}
      {(!isEmpty || noMatches.onClear) &&
        (pages ? (
          <Pages {...props} {...pages} />
        ) : (
          <div className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-1 text-ui text-fg-3">
            <p aria-live="polite">{shown < total && `${shown} of ${count(props)}`}</p>
            {note}
          </div>
        ))}
    </>
  );
}

function count({ nouns, total }: Pick<RecordListProps, "nouns" | "total">) {
  const [one, many] = nouns;
  return `${total === 0 ? "No" : total.toLocaleString("en-US")} ${total === 1 ? one : many}`;
}

/** The range shown and the page buttons; changes are announced to screen readers. */
function Pages({
  nouns,
  onShowAll,
  onTurn,
  page,
  pageSize,
  shown,
  total,
}: RecordListProps & NonNullable<RecordListProps["pages"]>) {
  const isWhole = page === "all";
  const first = isWhole ? 1 : (page - 1) * pageSize + 1;
  return (
    <Pagination className="mt-6 min-h-10 flex-wrap pointer-coarse:min-h-11">
      <PaginationStatus>
        {shown < total && `${first} to ${first + shown - 1} of `}
        {count({ nouns, total })}
      </PaginationStatus>
      {total > pageSize && onShowAll && (
        <Button variant="ghost" onClick={() => onShowAll(!isWhole)}>
          {isWhole ? "Show pages" : "Show all"}
        </Button>
      )}
      {total > pageSize && !isWhole && (
        <>
          <PaginationPrevious disabled={page === 1} onClick={() => onTurn(page - 1)} />
          <PaginationNext disabled={page * pageSize >= total} onClick={() => onTurn(page + 1)} />
        </>
      )}
    </Pagination>
  );
}
