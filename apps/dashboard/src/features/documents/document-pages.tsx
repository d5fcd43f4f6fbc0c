import { Button } from "@frontage/ui/button";
import {
  Pagination,
  PaginationNext,
  PaginationPrevious,
  PaginationStatus,
} from "@frontage/ui/pagination";

import { pageSize } from "./document-queries.ts";
import { documentCount } from "./document-words.ts";

export type DocumentPagesProps = {
  page: number | "all";
  /** How many rows stand in the list. */
  shown: number;
  total: number;
  onChange: (page: number | "all") => void;
};

/** Where one is in the list, and the ways on; says every change to who cannot see it. */
export function DocumentPages({ onChange, page, shown, total }: DocumentPagesProps) {
  const lastPage = Math.ceil(total / pageSize);
  const first = page === "all" ? 1 : (page - 1) * pageSize + 1;
  return (
    <Pagination className="mt-6 min-h-10 flex-wrap pointer-coarse:min-h-11">
      <PaginationStatus>
        {total === 0 || shown === total
          ? documentCount(total)
          : `${first} to ${first + shown - 1} of ${documentCount(total)}`}
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
