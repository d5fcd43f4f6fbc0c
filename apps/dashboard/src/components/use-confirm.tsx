import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type ReactNode } from "react";

import { DialogButtons } from "./dialog-buttons.tsx";
import { perform, type Action } from "./use-action.ts";

/** The action to confirm. If it fails, the dialog stays open and shows the error. */
type Confirmation<Result> = Omit<Action<void, Result>, "failed" | "focus" | "optimistic"> & Texts;

type Texts = {
  title: string;
  description: string;
  /** The label of the button that confirms: "Remove". */
  action: string;
  /** By default, the button is red; "ink" if the action removes nothing. */
  variant?: "ink" | undefined;
  /** Moves the focus afterwards: the button that opened the dialog may be gone. */
  focus: () => void;
};

/** Asks for confirmation of an action that can't be undone, or that notifies a client. */
export function useConfirm(): {
  confirm: <Result>(confirmation: Confirmation<Result>) => void;
  /** The dialog; render it beside the button. */
  dialog: ReactNode;
} {
  const client = useQueryClient();
  // The last dialog, kept while it fades out.
  const [shown, setShown] = useState<Omit<ConfirmDialogProps, "onClose">>();
  return {
    confirm({ action, description, focus, title, variant, ...confirmed }) {
      setShown({
        action,
        description,
        focus,
        title,
        variant,
        onConfirm: () => perform(client, confirmed, undefined),
        isOpen: true,
      });
    },
    dialog: shown && (
      <ConfirmDialog {...shown} onClose={() => setShown({ ...shown, isOpen: false })} />
    ),
  };
}

type ConfirmDialogProps = Texts & {
  isOpen: boolean;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, description, focus, isOpen, onClose, onConfirm, title, variant } = props;
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
          // Focuses Cancel, not the button that can't be undone.
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
          focus();
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
