import { documentGroups, type PortalDocument } from "@frontage/records/schemas/document";
import { Button } from "@frontage/ui/button";
import {
  Pagination,
  PaginationNext,
  PaginationPrevious,
  PaginationStatus,
} from "@frontage/ui/pagination";
import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from "@frontage/ui/tabs";

import { NoMatches } from "../../components/empty.tsx";
import { DocumentFilters } from "./document-filters.tsx";
import { groupLabels, formatDocumentCount } from "./document-labels.ts";
import { pageSize } from "./document-queries.ts";
import { hasFilters, noFilters, type DocumentSearch } from "./document-search.ts";
import { DocumentTable } from "./document-table.tsx";
import { listId } from "./row-link.ts";
import type { DocumentList, DocumentListData } from "./use-document-list.ts";

export type DocumentTabsProps = {
  list: DocumentList;
  data: DocumentListData;
  onUpload: () => void;
  onRemove: (document: PortalDocument) => void;
};

/** The list of documents: a tab for each group, filters, the table and its pages. */
export function DocumentTabs({ data, list, onRemove, onUpload }: DocumentTabsProps) {
  const { change, clock, isStale, dealNames, search } = list;
  const group = search.group ?? "all";
  return (
    <Tabs
      value={group}
      onValueChange={(value) =>
        change({ group: documentGroups.find((candidate) => candidate === value) })
      }
    >
      <TabsList aria-label="Documents">
        <TabsTrigger value="all">
          All <TabsCount>{data.counts.all}</TabsCount>
        </TabsTrigger>
        {documentGroups.map((candidate) => (
          <TabsTrigger key={candidate} value={candidate}>
            {groupLabels[candidate].many} <TabsCount>{data.counts[candidate]}</TabsCount>
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={group} className="@container/many-columns">
        <DocumentFilters search={search} deals={data.deals} onChange={change} onUpload={onUpload} />
        <div id={listId} tabIndex={-1} className="mt-6 outline-none">
          {data.total === 0 ? (
            <NothingShown search={search} onClear={() => change(noFilters)} />
          ) : (
            <DocumentTable
              documents={data.items}
              dealNames={dealNames}
              clock={clock}
              sort={search.sort}
              onSort={(sort) => change({ sort })}
              isStale={isStale}
              onRemove={onRemove}
            />
          )}
        </div>
        <DocumentPages
          page={search.page}
          shown={data.items.length}
          total={data.total}
          onChange={(page) => change({ page })}
        />
      </TabsContent>
    </Tabs>
  );
}

type NothingShownProps = { search: DocumentSearch; onClear: () => void };

/** Shown instead of the list: the filters match nothing, or the tab is empty. */
function NothingShown({ onClear, search }: NothingShownProps) {
  const isNarrowed = hasFilters(search);
  const kind = search.group ? groupLabels[search.group].many.toLowerCase() : "documents";
  return (
    <NoMatches
      className="min-h-100 rounded-panel border border-hairline bg-surface"
      title={isNarrowed ? "No matching documents" : `No ${kind} yet`}
      description={
        isNarrowed ? "No documents match these filters." : "The other tabs have documents."
      }
      onClear={isNarrowed ? onClear : undefined}
    />
  );
}

type DocumentPagesProps = {
  page: number | "all";
  /** The number of rows in the list. */
  shown: number;
  total: number;
  onChange: (page: number | "all") => void;
};

/** The position in the list and the buttons to move on; screen readers hear each change. */
function DocumentPages({ onChange, page, shown, total }: DocumentPagesProps) {
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
