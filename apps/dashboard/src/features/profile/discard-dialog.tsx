import { Button } from "@frontage/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";

export type DiscardDialogProps = { onDiscard: () => void; onClose: () => void };

/** Asks before unsaved changes go. */
export default function DiscardDialog({ onClose, onDiscard }: DiscardDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent role="alertdialog">
        <DialogTitle>Discard your changes?</DialogTitle>
        <DialogDescription>
          Your profile goes back to what was last saved. This cannot be undone.
        </DialogDescription>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Keep editing</Button>
          </DialogClose>
          <Button onClick={onDiscard}>Discard changes</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
