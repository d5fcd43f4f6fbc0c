import type { Property } from "@frontage/content/schemas/property";
import { lazyPart } from "@frontage/ui/lazy-part";
import { useState } from "react";

import type { DealDateActions } from "../features/properties/deal-dates.tsx";
import type { KeyDateMenuProps } from "../key-dates/key-date-menu.tsx";
import type { KeyDateRowEditorProps } from "../key-dates/key-date-row-editor.tsx";
import { openPart } from "../navigation/open-part.ts";
import { usePortal } from "../portal/portal-context.tsx";
import type { DealDialog } from "./use-deal-dialogs.tsx";

// Clients have no use for them.
const keyDateMenu = lazyPart<KeyDateMenuProps>(async () => ({
  default: (await import("../key-dates/key-date-menu.tsx")).KeyDateMenu,
}));
const rowEditor = lazyPart<KeyDateRowEditorProps>(async () => ({
  default: (await import("../key-dates/key-date-row-editor.tsx")).KeyDateRowEditor,
}));

/** What a broker does with the dates of a deal in their table; nothing for a client. */
export function useDealDateActions(
  property: Property,
  open: (which: DealDialog) => void,
): DealDateActions | undefined {
  const { brokerApi } = usePortal();
  const [openId, setOpenId] = useState<string>();
  if (!brokerApi) return undefined;
  const onEdit = (id: string) => openPart("the form", rowEditor.preload, () => setOpenId(id));
  return {
    onEdit,
    onAdd: () => open("date"),
    onEditAll: () => open("dates"),
    menuOf: ({ id, kind, label, savedStatus, settled, state }) => (
      <keyDateMenu.Part
        brokerApi={brokerApi}
        dealId={property.id}
        date={{
          id,
          label,
          kind,
          isSettled: settled !== undefined,
          hasPassed: settled === undefined && state === "done",
          status: savedStatus,
        }}
        onEdit={() => onEdit(id)}
      />
    ),
    openId,
    editor: openId !== undefined && (
      <rowEditor.Part
        key={openId}
        brokerApi={brokerApi}
        property={property}
        id={openId}
        onClose={() => setOpenId(undefined)}
      />
    ),
  };
}
