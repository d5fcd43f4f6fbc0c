import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import type { DealName } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import { FileDropCover } from "@frontage/ui/file-drop";
import { RuleList, RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { FolderOpen, Upload } from "lucide-react";
import { useCallback, useState, useEffect, type ReactNode } from "react";
import { useDropzone } from "react-dropzone";

import { Empty } from "../../components/empty.tsx";
import { LoadFailed } from "../../components/load-failed.tsx";
import { FormAtAddress } from "../../navigation/form-at-address.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import type { RequestFilter } from "../../portal/portal.ts";
import { useChosenClient } from "../../portal/use-chosen-client.ts";
import type { Clock } from "../../time/dates.ts";
import { DocumentAtAddress } from "./document-at-address.tsx";
import { hasFilters } from "./document-search.ts";
import { DocumentTabs } from "./document-tabs.tsx";
import { DocumentsSkeleton } from "./documents-skeleton.tsx";
import { guessType } from "./request-labels.ts";
import { RequestRows } from "./request-rows.tsx";
import { UploadDialog } from "./upload-dialog.tsx";
import { useRemoveUpload } from "./use-document-actions.ts";
import { useDocumentList } from "./use-document-list.ts";
import { useDocumentRequests } from "./use-document-requests.ts";

/** The documents screen: what the broker and the client have shared. */
export default function Documents() {
  const list = useDocumentList();
  const { clock, data, error, dealNames, retry, search } = list;
  const [dropped, setDropped] = useState<readonly File[]>();
  const closeUpload = useCallback(() => setDropped(undefined), []);
  const { documentRequests } = usePortal();
  const clientId = useChosenClient();
  const removeUpload = useRemoveUpload(data?.items);

  if (!data) {
    return error ? (
      <LoadFailed what="documents" error={error} onRetry={retry} />
    ) : (
      <DocumentsSkeleton />
    );
  }
  const openUpload = (files: readonly File[] = []) => setDropped(files);
  return (
    <>
      {documentRequests && (
        <RequestedDocuments
          filter={{ clientId, dealId: search.dealId }}
          deals={data.deals}
          clock={clock}
        />
      )}
      <DropArea onDrop={openUpload}>
        {data.counts.all === 0 && !hasFilters(search) ? (
          <NoDocuments onUpload={() => openUpload()} />
        ) : (
          <DocumentTabs
            list={list}
            data={data}
            onUpload={() => openUpload()}
            onRemove={removeUpload}
          />
        )}
      </DropArea>
      <FormAtAddress form="document" onOpen={openUpload} />
      <DocumentAtAddress dealNames={dealNames} timeZone={clock.timeZone} />
      {dropped && (
        <UploadDialog
          files={dropped}
          deals={data.deals}
          dealId={search.dealId}
          type={search.type}
          onClose={closeUpload}
        />
      )}
    </>
  );
}

type DropAreaProps = {
  /** All dropped files, including those that will be refused. */
  onDrop: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Accepts files dropped anywhere on its children. */
function DropArea({ children, onDrop }: DropAreaProps) {
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    noPaste: true,
    onDrop: (accepted, rejections) => onDrop([...accepted, ...rejections.map(({ file }) => file)]),
  });

  useEffect(() => {
    // Otherwise the browser would open a file dropped elsewhere.
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
    <div {...getRootProps()} role="presentation" className="relative">
      {children}
      {isDragActive && <FileDropCover>Drop files to upload</FileDropCover>}
    </div>
  );
}

/** Shown until the first document is shared. */
function NoDocuments({ onUpload }: { onUpload: () => void }) {
  const { brokerApi } = usePortal();
  return (
    <Empty
      Icon={FolderOpen}
      className="min-h-144 rounded-panel border border-hairline bg-surface"
      title="Nothing shared yet"
      description={
        brokerApi
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
  filter: RequestFilter;
  deals: readonly DealName[];
  clock: Clock;
};

/** Above the list of documents: those that are still requested, which a client uploads from here. */
function RequestedDocuments({ clock, filter, deals }: RequestedDocumentsProps) {
  const requests = useDocumentRequests(filter);
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
          <RuleList>
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
        <UploadDialog
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
