import { lazyPart } from "@frontage/ui/lazy-part";
import { useState, type ReactNode } from "react";

import { preloadProps } from "../navigation/preload-props.ts";
import { openPart } from "../navigation/open-part.ts";
import type { ConfirmDialogProps } from "./confirm-dialog.tsx";

const confirmDialog = lazyPart<ConfirmDialogProps>(async () => ({
  default: (await import("./confirm-dialog.tsx")).ConfirmDialog,
}));

type Confirmation = Omit<ConfirmDialogProps, "isOpen" | "onClose">;

/** A confirmation dialog whose code loads when the button is hovered or focused. */
export function useConfirm(): {
  confirm: (confirmation: Confirmation) => void;
  preload: ReturnType<typeof preloadProps>;
  /** Render it beside the button. */
  dialog: ReactNode;
} {
  // Kept while the dialog fades out.
  const [shown, setShown] = useState<{ confirmation: Confirmation; isOpen: boolean }>();
  return {
    confirm: (confirmation) =>
      openPart("the dialog", confirmDialog.preload, () => setShown({ confirmation, isOpen: true })),
    preload: preloadProps(confirmDialog),
    dialog: shown && (
      <confirmDialog.Part
        {...shown.confirmation}
        isOpen={shown.isOpen}
        onClose={() => setShown({ ...shown, isOpen: false })}
      />
    ),
  };
}
