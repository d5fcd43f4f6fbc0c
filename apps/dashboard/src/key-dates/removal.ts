import { isAnchor, type KeyDateKind } from "@frontage/records/schemas/key-date-kinds";

import type { ConfirmDialogProps } from "../components/confirm-dialog.tsx";

export type RemovableDate = { id: string; label: string; kind?: KeyDateKind | undefined };

/** The question before a key date is removed. Afterwards, the table gets the focus. */
export function removalOf(
  { kind, label }: Omit<RemovableDate, "id">,
  onConfirm: () => Promise<void>,
): Pick<ConfirmDialogProps, "action" | "description" | "onConfirm" | "onDoneFocus" | "title"> {
  return {
    title: `Remove ${label}?`,
    description:
      kind !== undefined && isAnchor(kind)
        ? "Dates counted from it lose their day until you add it again. The client is notified. This can’t be undone."
        : "The client is notified. This can’t be undone.",
    action: "Remove",
    onConfirm,
    onDoneFocus: () => document.getElementById("key-dates")?.focus(),
  };
}
