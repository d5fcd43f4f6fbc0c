import { Button } from "@frontage/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { useRef } from "react";

export type DiscardDialogProps = {
  onDiscard: () => void;
  /** The changes and the dialog are gone, and the focus needs a place. */
  onDiscarded: () => void;
  onClose: () => void;
};

/** Asks before unsaved changes go. */
export default function DiscardDialog({ onClose, onDiscard, onDiscarded }: DiscardDialogProps) {
  const isDiscarded = useRef(false);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        role="alertdialog"
        onCloseAutoFocus={(event) => {
          if (!isDiscarded.current) return;
          event.preventDefault();
          onDiscarded();
        }}
      >
        <DialogTitle>Discard your changes?</DialogTitle>
        <DialogDescription>
          Your profile goes back to what was last saved. This cannot be undone.
        </DialogDescription>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Keep editing</Button>
          </DialogClose>
          <Button
            onClick={() => {
              isDiscarded.current = true;
              onDiscard();
            }}
          >
            Discard changes
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
