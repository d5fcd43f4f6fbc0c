import { lazyPart } from "@frontage/ui/lazy-part";

import { PartAtAddress } from "../../navigation/part-at-address.tsx";
import { useUrlState } from "../../navigation/use-url-state.ts";
import type { DocumentDialogProps } from "./document-dialog.tsx";
import { openDocument } from "./document-search.ts";

const documentDialog = lazyPart<DocumentDialogProps>(() => import("./document-dialog.tsx"));

export type OpenDocumentProps = Pick<DocumentDialogProps, "propertyNames" | "timeZone">;

/** The dialog of the document in the URL, if there is one. */
export function OpenDocument(props: OpenDocumentProps) {
  const { change, values } = useUrlState(openDocument);
  const { openId, view } = values;
  if (openId === undefined) return null;
  const close = () => change({ openId: undefined }, { replace: true });
  return (
    <PartAtAddress
      key={openId}
      part={documentDialog}
      what="the document"
      onClose={close}
      onReopen={() => change({ openId, view })}
    >
      <documentDialog.Part
        {...props}
        id={openId}
        showHistory={view === "history"}
        onClose={close}
      />
    </PartAtAddress>
  );
}
