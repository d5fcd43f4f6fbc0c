import { useCallback, useState } from "react";

import { LoadFailed } from "../components/load-failed.tsx";
import { hasFilters } from "../features/documents/document-search.ts";
import { DocumentTabs } from "../features/documents/document-tabs.tsx";
import { DocumentsSkeleton } from "../features/documents/documents-skeleton.tsx";
import { DropArea } from "../features/documents/drop-area.tsx";
import { NoDocuments } from "../features/documents/no-documents.tsx";
import { RequestedDocuments } from "../features/documents/requested-documents.tsx";
import { UploadDialog } from "../features/documents/upload-dialog.tsx";
import { useRemoveUpload } from "../features/documents/use-document-actions.ts";
import { useDocumentList } from "../features/documents/use-document-list.ts";
import { FormAtAddress } from "../navigation/form-at-address.tsx";
import { usePortal } from "../portal/portal-context.tsx";
import { useChosenClient } from "../portal/use-chosen-client.ts";
import { DocumentAtAddress } from "./document-at-address.tsx";

/** The documents screen: what the broker and the client have shared. */
export default function Documents() {
  const list = useDocumentList();
  const { clock, data, error, propertyNames, retry, search } = list;
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
      <DocumentAtAddress propertyNames={propertyNames} timeZone={clock.timeZone} />
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
