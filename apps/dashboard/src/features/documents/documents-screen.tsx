import { documentGroups } from "@frontage/records/schemas/document";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import type { DealName } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { FileDropCover } from "@frontage/ui/file-drop";
import { RuleList, RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from "@frontage/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { FolderOpen, Upload } from "lucide-react";
import { useCallback, useMemo, useState, useEffect, type ReactNode } from "react";

import { Empty } from "../../components/empty.tsx";
import { NotLoaded } from "../../components/load-failed.tsx";
import { RecordList } from "../../components/record-list.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { lazyForm } from "../../components/lazy-form.tsx";
import { FormAtAddress } from "../../navigation/form-at-address.tsx";
import { useFileChooser } from "../../files/use-file-chooser.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { useIsBroker, useIsSample } from "../../api/visit.tsx";
import { dealNamesQuery } from "../../api/queries.ts";
import { useTimeZone } from "../../api/use-time-zone.ts";
import type { Clock } from "../../time/dates.ts";
import { serverTimeAt } from "../../time/server-clock.ts";
import { DocumentAtAddress } from "./document-at-address.tsx";
import { DocumentFilters } from "./document-filters.tsx";
import { groupLabels } from "./document-labels.ts";
import { documentRequestsQuery, documentsQuery, useDocumentRequests } from "./document-queries.ts";
import { documentSearch, hasFilters, noFilters, listId } from "./document-search.ts";
import { DocumentTable } from "./document-table.tsx";
import { guessType } from "./request-labels.ts";
import { RequestRows } from "./request-rows.tsx";
import { usePreload } from "../../navigation/use-preload.ts";
import type { UploadDialogProps } from "./upload-dialog.tsx";
import { useRemoveUpload } from "./use-document-actions.ts";
import type { FirstQueries } from "../../api/first-queries.ts";

const uploadDialog = lazyForm<UploadDialogProps>(async () => ({
  default: (await import("./upload-dialog.tsx")).UploadDialog,
}));

export const queries: FirstQueries = (start, { isSample }) => {
  start(dealNamesQuery());
  start(documentsQuery(documentSearch.read("")));
  if (!isSample) start(documentRequestsQuery({}));
};

/** The documents screen: documents that the broker and the client share. */
export default function Documents() {
  const isSample = useIsSample();
  const isBroker = useIsBroker();
  const { change, values } = useUrlState(documentSearch);
  const clientId = isBroker ? values.clientId : undefined;
  const dealNamesOf = useQuery(dealNamesQuery(clientId));
  const deals = dealNamesOf.data;
  const dealNames = useMemo(() => new Map(deals?.map(({ id, name }) => [id, name])), [deals]);
  // The URL may name a deal that is no longer the client's, or never was.
  const isKnown = values.dealId && dealNames.has(values.dealId);
  const search = { ...values, clientId, dealId: isKnown ? values.dealId : undefined };
  const documents = useQuery(documentsQuery(search));
  const { data, dataUpdatedAt } = documents;

  // The browser's time zone until the settings have loaded.
  const timeZone = useTimeZone() ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clock = useMemo(
    () => ({ now: serverTimeAt(dataUpdatedAt), timeZone }),
    [dataUpdatedAt, timeZone],
  );
  const [dropped, setDropped] = useState<readonly File[]>();
  const closeUpload = useCallback(() => setDropped(undefined), []);
  const requests = useDocumentRequests({ clientId, dealId: search.dealId });
  const removeUpload = useRemoveUpload(data?.items);
  usePreload(uploadDialog.preload);

  if (!data || !deals) {
    return (
      <NotLoaded what="documents" queries={[documents, dealNamesOf]}>
        <ListSkeleton columns={5} tools={4} rows={9} />
      </NotLoaded>
    );
  }
  const { counts, items, page, pageSize, total } = data;
  const openUpload = (files: readonly File[] = []) => setDropped(files);
  const group = search.group ?? "all";
  const isNarrowed = hasFilters(search);
  const kind = search.group ? groupLabels[search.group].many.toLowerCase() : "documents";
  return (
    <>
      {!isSample && <RequestedDocuments requests={requests} deals={deals} clock={clock} />}
      <DropArea onDrop={openUpload}>
        {counts.all === 0 && !isNarrowed ? (
          <NoDocuments onUpload={() => openUpload()} />
        ) : (
          <Tabs
            value={group}
            onValueChange={(value) =>
              change({ group: documentGroups.find((candidate) => candidate === value) })
            }
          >
            <TabsList aria-label="Documents">
              <TabsTrigger value="all">
                All <TabsCount>{counts.all}</TabsCount>
              </TabsTrigger>
              {documentGroups.map((candidate) => (
                <TabsTrigger key={candidate} value={candidate}>
                  {groupLabels[candidate].many} <TabsCount>{counts[candidate]}</TabsCount>
                </TabsTrigger>
              ))}
            </TabsList>
            <TabsContent value={group} className="@container/many-columns">
              <DocumentFilters
                search={search}
                deals={deals}
                onChange={change}
                onUpload={() => openUpload()}
              />
              <div id={listId} tabIndex={-1} className="mt-6 outline-none">
                <RecordList
                  nouns={["document", "documents"]}
                  shown={items.length}
                  total={total}
                  noMatches={{
                    className: "min-h-100",
                    title: isNarrowed ? "No matching documents" : `No ${kind} yet`,
                    description: isNarrowed
                      ? "No documents match these filters."
                      : "The other tabs have documents.",
                    onClear: isNarrowed ? () => change(noFilters) : undefined,
                  }}
                  pages={{
                    page,
                    pageSize,
                    onTurn: (number) => change({ page: number }),
                    onShowAll: (all) => change({ page: all ? "all" : 1 }),
                  }}
                >
                  <DocumentTable
                    documents={items}
                    dealNames={dealNames}
                    clock={clock}
                    sort={search.sort}
                    onSort={(sort) => change({ sort })}
                    isStale={documents.isPlaceholderData}
                    onRemove={removeUpload}
                  />
                </RecordList>
              </div>
            </TabsContent>
          </Tabs>
        )}
      </DropArea>
      <FormAtAddress form="document" onOpen={openUpload} />
      <DocumentAtAddress dealNames={dealNames} timeZone={timeZone} />
      {dropped && (
        <uploadDialog.Part
          files={dropped}
          deals={deals}
          dealId={search.dealId}
          type={search.type}
          onClose={closeUpload}
        />
      )}
    </>
  );
}

type DropAreaProps = {
  /** Called with all dropped files, including those that will be refused. */
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Accepts files dropped anywhere on its content. */
function DropArea({ children, onDrop }: DropAreaProps) {
  const { dropProps, isDragging } = useFileChooser({
    label: "Files",
    isMultiple: true,
    onChoose: onDrop,
  });

  useEffect(() => {
    // Keeps the browser from opening a file that is dropped outside.
    function keepPage(event: DragEvent) {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    }
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
    };
  }, []);

  return (
    <div {...dropProps} onPaste={undefined} className="relative">
      {children}
      {isDragging && <FileDropCover>Drop files to upload</FileDropCover>}
    </div>
  );
}

/** Shown until a document is shared. */
function NoDocuments({ onUpload }: { onUpload: () => void }) {
  const isBroker = useIsBroker();
  return (
    <Empty
      Icon={FolderOpen}
      className="min-h-144 rounded-panel border border-hairline bg-surface"
      title="Nothing shared yet"
      description={
        isBroker
          ? "Documents you and your clients share appear here."
          : "Your broker adds files when a deal opens. You can also upload your own."
      }
    >
      <Button variant="ink" onClick={onUpload}>
        <Upload aria-hidden className="size-4" strokeWidth={1.75} />
        Upload
      </Button>
    </Empty>
  );
}

type RequestedDocumentsProps = {
  requests: readonly DocumentRequest[];
  deals: readonly DealName[];
  clock: Clock;
};

/** The open requests above the list of documents, where a client uploads requested documents. */
function RequestedDocuments({ clock, deals, requests }: RequestedDocumentsProps) {
  const [answered, setAnswered] = useState<DocumentRequest>();
  const close = useCallback(() => setAnswered(undefined), []);
  return (
    <>
      {requests.length > 0 && (
        <section aria-labelledby="requested-documents" className="mb-9">
          <RuleListHeader>
            <RuleListTitle id="requested-documents">Requested</RuleListTitle>
            <RuleListCount>{requests.length}</RuleListCount>
          </RuleListHeader>
          <RuleList className="@container/requests">
            <RequestRows
              hasDeal
              requests={requests}
              clock={clock}
              onUpload={(request) => setAnswered(request)}
            />
          </RuleList>
        </section>
      )}
      {answered && (
        <uploadDialog.Part
          files={[]}
          deals={deals}
          dealId={answered.dealId}
          type={guessType(answered.label)}
          request={answered}
          onClose={close}
        />
      )}
    </>
  );
}
