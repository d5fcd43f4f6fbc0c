import { useCallback, useState } from "react";

import { LoadFailed } from "../../components/load-failed.tsx";
import { hasFilters } from "./document-search.ts";
import { DocumentTabs } from "./document-tabs.tsx";
import { DocumentsSkeleton } from "./documents-skeleton.tsx";
import { DropArea } from "./drop-area.tsx";
import { NoDocuments } from "./no-documents.tsx";
import { RequestedDocuments } from "./requested-documents.tsx";
import { UploadDialog } from "./upload-dialog.tsx";
import { useRemoveUpload } from "./use-document-actions.ts";
import { useDocumentList } from "./use-document-list.ts";
import { FormAtAddress } from "../../navigation/form-at-address.tsx";
import { usePortal } from "../../portal/portal-context.tsx";
import { useChosenClient } from "../../portal/use-chosen-client.ts";
import { DocumentAtAddress } from "./document-at-address.tsx";

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
          properties={data.properties}
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
          properties={data.properties}
          dealId={search.dealId}
          type={search.type}
          onClose={closeUpload}
        />
      )}
    </>
  );
}
