import { lazyPart } from "@frontage/ui/lazy-part";

import { openDocument } from "../features/documents/document-search.ts";
import { useUrlState } from "../navigation/use-url-state.ts";
import type { OpenDocumentProps } from "./open-document.tsx";
import { RenderErrorBoundary } from "./render-error.tsx";

// As a screen does, it loads when an address names it.
const documentDialog = lazyPart<OpenDocumentProps>(() => import("./open-document.tsx"));

export type DocumentAtAddressProps = Pick<OpenDocumentProps, "propertyNames" | "timeZone">;

/** The dialog of the document in the URL, if there is one. */
export function DocumentAtAddress(props: DocumentAtAddressProps) {
  const { change, values } = useUrlState(openDocument);
  const { openId, view } = values;
  if (openId === undefined) return null;
  return (
    <RenderErrorBoundary key={openId}>
      <documentDialog.Part
        {...props}
        id={openId}
        view={view}
        onClose={() => change({ openId: undefined }, { replace: true })}
      />
    </RenderErrorBoundary>
  );
}
