import { lazyPart } from "@frontage/ui/lazy-part";
import { useState } from "react";
import { useSearchParams } from "wouter";

import { ClientDetail } from "../features/clients/client-detail.tsx";
import { ClientList } from "../features/clients/client-list.tsx";
import type { UploadDialogProps } from "../features/documents/upload-dialog.tsx";
import { openPart } from "../lib/open-part.ts";
import { clientParameter } from "../lib/paths.ts";
import type { BrokerDesk } from "../portal/portal.ts";

const uploadDialog = lazyPart<UploadDialogProps>(
  () => import("../features/documents/upload-dialog.tsx"),
);

/** The broker's clients: all of them, or the one that the address names. */
export default function ClientDesk({ desk }: { desk: BrokerDesk }) {
  const [parameters] = useSearchParams();
  const [share, setShare] = useState<Pick<UploadDialogProps, "properties">>();
  const clientId = parameters.get(clientParameter);
  if (!clientId) return <ClientList desk={desk} />;
  return (
    <>
      <ClientDetail
        key={clientId}
        id={clientId}
        desk={desk}
        onShare={(properties) =>
          openPart("The upload", uploadDialog.preload, () => setShare({ properties }))
        }
      />
      {share && (
        <uploadDialog.Part
          title="Share documents"
          files={[]}
          properties={share.properties}
          propertyId={share.properties.length === 1 ? share.properties[0]?.id : undefined}
          onClose={() => setShare(undefined)}
        />
      )}
    </>
  );
}
