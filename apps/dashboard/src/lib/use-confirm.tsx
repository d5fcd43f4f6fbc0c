import { lazyPart } from "@frontage/ui/lazy-part";
import { useState, type ReactNode } from "react";

import { openPart } from "./open-part.ts";
import type { ConfirmDialogProps } from "./confirm-dialog.tsx";

const confirmDialog = lazyPart<ConfirmDialogProps>(async () => ({
  default: (await import("./confirm-dialog.tsx")).ConfirmDialog,
}));

type Question = Omit<ConfirmDialogProps, "isOpen" | "onClose">;

/** Gives the button its handlers: the dialog's code comes when somebody seems to want it. */
export function useConfirm(): {
  ask: (question: Question) => void;
  preload: { onPointerEnter: () => void; onFocus: () => void };
  /** To be rendered beside the button. */
  dialog: ReactNode;
} {
  // The question stays while its dialog fades out.
  const [asked, setAsked] = useState<{ question: Question; isOpen: boolean }>();
  const load = () => void confirmDialog.preload().catch(() => {});
  return {
    ask: (question) =>
      openPart("The question", confirmDialog.preload, () => setAsked({ question, isOpen: true })),
    preload: { onPointerEnter: load, onFocus: load },
    dialog: asked && (
      <confirmDialog.Part
        {...asked.question}
        isOpen={asked.isOpen}
        onClose={() => setAsked({ ...asked, isOpen: false })}
      />
    ),
  };
}
