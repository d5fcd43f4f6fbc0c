import { RuleList, RuleListCount, RuleListHeader, RuleListTitle } from "@frontage/ui/rule-list";

import RequestRows, { type RequestRowsProps } from "./request-rows.tsx";

export type RequestedDocumentsProps = Omit<RequestRowsProps, "hasProperty">;

/** Above the list of documents: those that are still requested, of all deals. */
export default function RequestedDocuments(props: RequestedDocumentsProps) {
  return (
    <section aria-labelledby="requested-documents" className="mb-9">
      <RuleListHeader>
        <RuleListTitle id="requested-documents">Requested</RuleListTitle>
        <RuleListCount>{props.requests.length}</RuleListCount>
      </RuleListHeader>
      <RuleList>
        <RequestRows hasProperty {...props} />
      </RuleList>
    </section>
  );
}
