import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import type { DealName } from "@frontage/records/schemas/deal";
import { RuleList, RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";
import { useCallback, useState } from "react";

import type { RequestFilter } from "../../portal/portal.ts";
import type { Clock } from "../../time/dates.ts";
import { guessType } from "./request-labels.ts";
import { RequestRows } from "./request-rows.tsx";
import { UploadDialog } from "./upload-dialog.tsx";
import { useDocumentRequests } from "./use-document-requests.ts";

export type RequestedDocumentsProps = {
  filter: RequestFilter;
  properties: readonly DealName[];
  clock: Clock;
};

/** Above the list of documents: those that are still requested, which a client uploads from here. */
export function RequestedDocuments({ clock, filter, properties }: RequestedDocumentsProps) {
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
              hasProperty
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
          properties={properties}
          dealId={answered.dealId}
          type={guessType(answered.label)}
          request={answered}
          onClose={close}
        />
      )}
    </>
  );
}
