import { Button } from "@frontage/ui/button";
import {
  EmptyState,
  EmptyStateDescription,
  EmptyStateGlyph,
  EmptyStateTitle,
} from "@frontage/ui/empty-state";
import { lazyPart } from "@frontage/ui/lazy-part";
import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from "@frontage/ui/tabs";
import { documentGroups } from "@frontage/content/schemas/document";
import { useQuery } from "@tanstack/react-query";
import { FolderOpen, SearchX, Upload } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "wouter";

import type { DocumentDialogProps } from "../features/documents/document-dialog.tsx";
import { DocumentFilters } from "../features/documents/document-filters.tsx";
import { DocumentPages } from "../features/documents/document-pages.tsx";
import { documentsQuery, pageSize } from "../features/documents/document-queries.ts";
import {
  changeDocumentSearch,
  clearDocumentFilters,
  readDocumentSearch,
  withDocument,
  type DocumentSearch,
} from "../features/documents/document-search.ts";
import { DocumentTable } from "../features/documents/document-table.tsx";
import { groupWords } from "../features/documents/document-words.ts";
import { DocumentsSkeleton } from "../features/documents/documents-skeleton.tsx";
import { listId } from "../features/documents/row-link.ts";
import { useRemoveUpload } from "../features/documents/use-document-actions.ts";
import { DropArea } from "../features/documents/drop-area.tsx";
import type { UploadDialogProps } from "../features/documents/upload-dialog.tsx";
import { LoadFailed } from "../lib/load-failed.tsx";
import { openPart } from "../lib/open-part.ts";
import { PartAtAddress } from "../lib/part-at-address.tsx";
import { useChosenClient } from "../lib/use-chosen-client.ts";
import { useTimeZone } from "../lib/use-time-zone.ts";
import { usePortal } from "../portal/portal-context.tsx";
import { propertiesQuery } from "../portal/queries.ts";

const documentDialog = lazyPart<DocumentDialogProps>(
  () => import("../features/documents/document-dialog.tsx"),
);
const uploadDialog = lazyPart<UploadDialogProps>(
  () => import("../features/documents/upload-dialog.tsx"),
);

/** The documents screen: what the broker and the client have shared, and each document. */
export default function Documents() {
  const portal = usePortal();
  const [parameters, setParameters] = useSearchParams();
  const [dropped, setDropped] = useState<readonly File[]>();

  const clientId = useChosenClient();
  const properties = useQuery(propertiesQuery(portal, clientId));
  const propertyNames = useMemo(
    () => new Map(properties.data?.map(({ id, name }) => [id, name])),
    [properties.data],
  );
  const search = readDocumentSearch(parameters);
  // An address may name a property that is not, or no longer, the client's.
  if (search.propertyId && !propertyNames.has(search.propertyId)) search.propertyId = undefined;
  const { page, text, ...filter } = search;
  const documents = useQuery(
    documentsQuery(portal, { clientId, ...filter, text: text.trim() || undefined }, page),
  );
  const { data, dataUpdatedAt, isPlaceholderData } = documents;

  // Until the settings are known, the browser's clock does.
  const timeZone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clock = useMemo(
    () => ({ now: new Date(dataUpdatedAt), timeZone }),
    [dataUpdatedAt, timeZone],
  );

  function change(changed: Partial<DocumentSearch>, { typing = false } = {}) {
    setParameters((current) => changeDocumentSearch(current, changed), { replace: typing });
  }

  // A page that is past the end, after a removal for example, is the last one.
  const isPastEnd = !isPlaceholderData && data?.items.length === 0 && data.total > 0;
  const lastPage = Math.ceil((data?.total ?? 0) / pageSize);
  useEffect(() => {
    if (!isPastEnd) return;
    setParameters((current) => changeDocumentSearch(current, { page: lastPage }), {
      replace: true,
    });
  }, [isPastEnd, lastPage, setParameters]);

  const closeUpload = useCallback(() => setDropped(undefined), []);
  const removeUpload = useRemoveUpload(data?.items);
  const error = documents.error ?? properties.error;
  if (error && !(data && properties.data)) {
    return (
      <LoadFailed
        what="The documents"
        error={error}
        onRetry={() => {
          if (documents.error) void documents.refetch();
          if (properties.error) void properties.refetch();
        }}
      />
    );
  }
  if (!data || !properties.data) return <DocumentsSkeleton />;

  const openId = parameters.get("document");
  const isFiltered = Boolean(
    search.group ?? (text.trim() || search.propertyId || search.type || search.status),
  );
  const group = search.group ?? "all";
  const openUpload = (files: readonly File[] = []) =>
    openPart("The upload", uploadDialog.preload, () => setDropped(files));
  const isHistory = parameters.get("view") === "history";
  const closeDocument = () =>
    setParameters((current) => withDocument(current.toString(), undefined), { replace: true });

  return (
    <>
      {data.counts.all === 0 && !isFiltered ? (
        <DropArea onDrop={openUpload}>
          <EmptyState className="min-h-144 rounded-panel border border-hairline bg-surface">
            <EmptyStateGlyph>
              <FolderOpen />
            </EmptyStateGlyph>
            <EmptyStateTitle>Nothing shared yet</EmptyStateTitle>
            <EmptyStateDescription>
              {portal.desk
                ? "What you and your clients share stands here."
                : "Your broker adds files when a deal opens. You can also upload your own."}
            </EmptyStateDescription>
            <Button variant="ink" onClick={() => openUpload()}>
              <Upload aria-hidden className="size-4" strokeWidth={1.75} />
              Upload
            </Button>
          </EmptyState>
        </DropArea>
      ) : (
        <DropArea onDrop={openUpload}>
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
                  {groupWords[candidate].many} <TabsCount>{data.counts[candidate]}</TabsCount>
                </TabsTrigger>
              ))}
            </TabsList>
            <TabsContent value={group}>
              <DocumentFilters
                search={search}
                properties={properties.data}
                onChange={change}
                onUpload={() => openUpload()}
              />
              <div id={listId} tabIndex={-1} className="mt-6 outline-none">
                {data.total === 0 ? (
                  <EmptyState className="min-h-100 rounded-panel border border-hairline bg-surface">
                    <EmptyStateGlyph>
                      <SearchX />
                    </EmptyStateGlyph>
                    <EmptyStateTitle>No documents match</EmptyStateTitle>
                    <EmptyStateDescription>
                      Nothing you have here fits all of these filters.
                    </EmptyStateDescription>
                    <Button variant="outline" onClick={() => setParameters(clearDocumentFilters)}>
                      Clear filters
                    </Button>
                  </EmptyState>
                ) : (
                  <DocumentTable
                    documents={data.items}
                    propertyNames={propertyNames}
                    clock={clock}
                    sort={search.sort}
                    onSort={(sort) => change({ sort })}
                    isStale={isPlaceholderData}
                    onRemove={removeUpload}
                  />
                )}
              </div>
              <DocumentPages
                page={page}
                shown={data.items.length}
                total={data.total}
                onChange={(next) => change({ page: next })}
              />
            </TabsContent>
          </Tabs>
        </DropArea>
      )}
      {openId !== null && (
        <PartAtAddress
          key={openId}
          part={documentDialog}
          what="The document"
          onClose={closeDocument}
          onReopen={() =>
            setParameters((current) =>
              withDocument(current.toString(), openId, isHistory ? "history" : undefined),
            )
          }
        >
          <documentDialog.Part
            id={openId}
            propertyNames={propertyNames}
            timeZone={timeZone}
            showHistory={isHistory}
            onClose={closeDocument}
          />
        </PartAtAddress>
      )}
      {dropped && (
        <uploadDialog.Part
          files={dropped}
          properties={properties.data}
          propertyId={search.propertyId}
          type={search.type}
          onClose={closeUpload}
        />
      )}
    </>
  );
}
