import { Button } from "@frontage/ui/button";
import {
  Pagination,
  PaginationNext,
  PaginationPrevious,
  PaginationStatus,
} from "@frontage/ui/pagination";

import { pageSize } from "./document-queries.ts";
import { formatDocumentCount } from "./document-labels.ts";

export type DocumentPagesProps = {
  page: number | "all";
  /** The number of rows in the list. */
  shown: number;
  total: number;
  onChange: (page: number | "all") => void;
};

/** The position in the list and the buttons to move on; screen readers hear each change. */
export function DocumentPages({ onChange, page, shown, total }: DocumentPagesProps) {
  const lastPage = Math.ceil(total / pageSize);
  const first = page === "all" ? 1 : (page - 1) * pageSize + 1;
  return (
    <Pagination className="mt-6 min-h-10 flex-wrap pointer-coarse:min-h-11">
      <PaginationStatus>
        {total === 0 || shown === total
          ? formatDocumentCount(total)
          : `${first} to ${first + shown - 1} of ${formatDocumentCount(total)}`}
      </PaginationStatus>
      {lastPage > 1 && (
        <Button variant="ghost" onClick={() => onChange(page === "all" ? 1 : "all")}>
          {page === "all" ? "Show pages" : "Show all"}
        </Button>
      )}
      {lastPage > 1 && page !== "all" && (
        <>
          <PaginationPrevious disabled={page <= 1} onClick={() => onChange(page - 1)} />
          <PaginationNext disabled={page >= lastPage} onClick={() => onChange(page + 1)} />
        </>
      )}
    </Pagination>
  );
}
