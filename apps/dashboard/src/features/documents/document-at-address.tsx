import { lazyPart } from "@frontage/ui/lazy-part";

import { openDocument } from "./document-search.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import type { OpenDocumentProps } from "./document-screen.tsx";
import { OpeningBoundary } from "../../components/render-error.tsx";

// The dialog's code loads when a URL names a document.
const documentDialog = lazyPart<OpenDocumentProps>(() => import("./document-screen.tsx"));

type DocumentAtAddressProps = Pick<OpenDocumentProps, "dealNames" | "timeZone">;

/** The dialog of the document that the URL names, if any. */
export function DocumentAtAddress(props: DocumentAtAddressProps) {
  const { change, values } = useUrlState(openDocument);
  const { openId, view } = values;
  if (openId === undefined) return null;
  const close = () => change({ openId: undefined }, { replace: true });
  return (
    <OpeningBoundary key={openId} what="the document" onClose={close}>
      <documentDialog.Part {...props} id={openId} view={view} onClose={close} />
    </OpeningBoundary>
  );
}
