import { useState, type ReactNode } from "react";

import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

type Confirmation = Omit<ConfirmDialogProps, "isOpen" | "onClose">;

/** A confirmation dialog. */
export function useConfirm(): {
  confirm: (confirmation: Confirmation) => void;
  /** Render it beside the button. */
  dialog: ReactNode;
} {
  // Kept while the dialog fades out.
  const [shown, setShown] = useState<{ confirmation: Confirmation; isOpen: boolean }>();
  return {
    confirm: (confirmation) => setShown({ confirmation, isOpen: true }),
    dialog: shown && (
      <ConfirmDialog
        {...shown.confirmation}
        isOpen={shown.isOpen}
        onClose={() => setShown({ ...shown, isOpen: false })}
      />
    ),
  };
}
