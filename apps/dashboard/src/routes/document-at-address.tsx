import { lazyPart } from "@frontage/ui/lazy-part";

import { openDocument } from "../features/documents/document-search.ts";
import { PartAtAddress } from "../navigation/part-at-address.tsx";
import { useUrlState } from "../navigation/use-url-state.ts";
import type { DocumentAndQuestionsProps } from "./document-and-questions.tsx";

const documentAndQuestions = lazyPart<DocumentAndQuestionsProps>(
  () => import("./document-and-questions.tsx"),
);

export type DocumentAtAddressProps = Pick<DocumentAndQuestionsProps, "propertyNames" | "timeZone">;

/** The dialog of the document in the URL, if there is one. */
export function DocumentAtAddress(props: DocumentAtAddressProps) {
  const { change, values } = useUrlState(openDocument);
  const { openId, view } = values;
  if (openId === undefined) return null;
  const close = () => change({ openId: undefined }, { replace: true });
  return (
    <PartAtAddress
      key={openId}
      part={documentAndQuestions}
      what="the document"
      onClose={close}
      onReopen={() => change({ openId, view })}
    >
      <documentAndQuestions.Part {...props} id={openId} view={view} onClose={close} />
    </PartAtAddress>
  );
}
