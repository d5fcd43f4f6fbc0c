import { Button, Spinner } from "@frontage/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

export type ConfirmDialogProps = {
  title: string;
  description: string;
  /** The harmless choice, and the other. */
  labels: { keep: string; confirm: string };
  isOpen: boolean;
  /** Does it; a failure is said here, and the question stays. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Takes the focus after it was done, where what opened the question may be gone. */
  onDoneFocus: () => void;
};

/** Asks before something that cannot simply be taken back. */
export function ConfirmDialog({
  description,
  isOpen,
  labels,
  onClose,
  onConfirm,
  onDoneFocus,
  title,
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
        // While it is being done it can no longer be left.
        if (!open && !isPending) onClose();
      }}
    >
      <DialogContent
        role="alertdialog"
        onOpenAutoFocus={() => {
          isDone.current = false;
          reset();
        }}
        onCloseAutoFocus={(event) => {
          if (!isDone.current) return;
          event.preventDefault();
          onDoneFocus();
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        <p role="alert" className="mt-4 text-small font-medium text-accent empty:hidden">
          {error?.message}
        </p>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{labels.keep}</Button>
          </DialogClose>
          <Button variant="primary" pending={isPending} onClick={() => mutate()}>
            {isPending && <Spinner />}
            {labels.confirm}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
