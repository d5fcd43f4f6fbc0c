import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

import { DialogButtons } from "./dialog-buttons.tsx";

export type ConfirmDialogProps = {
  title: string;
  description: string;
  /** What the button does: "Remove". */
  action: string;
  /** The button is red unless nothing is removed. */
  variant?: "ink" | undefined;
  isOpen: boolean;
  /** If it fails, the dialog stays open and shows the error. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Moves the focus afterwards, as the button that opened the dialog may be gone. */
  onDoneFocus: () => void;
};

/** Asks before something that can’t be undone, or reaches a client. */
export function ConfirmDialog({
  action,
  description,
  isOpen,
  onClose,
  onConfirm,
  onDoneFocus,
  title,
  variant,
}: ConfirmDialogProps) {
  const isDone = useRef(false);
  const { error, isPending, mutate, reset } = useMutation({
    mutationFn: onConfirm,
    onSuccess: () => {
      isDone.current = true;
      onClose();
    },
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
    >
      <DialogContent
        role="alertdialog"
        onOpenAutoFocus={(event) => {
          isDone.current = false;
          reset();
          // Not on the button that can’t be undone.
          const cancel = (event.currentTarget as Element).querySelector<HTMLElement>(
            "[data-slot=dialog-footer] [data-slot=dialog-close], [data-slot=dialog-footer] button:last-child",
          );
          if (!cancel) return;
          event.preventDefault();
          cancel.focus();
        }}
        onCloseAutoFocus={(event) => {
          if (!isDone.current) return;
          event.preventDefault();
          onDoneFocus();
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        <p role="alert" className="mt-4 text-small font-medium text-error empty:hidden">
          {error?.message}
        </p>
        <DialogButtons
          type="button"
          variant={variant ?? "danger"}
          pending={isPending}
          onClick={() => mutate()}
        >
          {action}
        </DialogButtons>
      </DialogContent>
    </Dialog>
  );
}
