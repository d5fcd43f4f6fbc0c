import { Button, Spinner } from "@frontage/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { useEffect, useRef, type FormEvent, type ReactNode } from "react";

import { ConflictNote, type ConflictNoteProps } from "./conflict-note.tsx";

type RecordDialogProps = {
  title: string;
  description: string;
  /** The label of the save button: "Add deal". */
  submit: string;
  isPending: boolean;
  /** Red for what goes to someone else at once. */
  variant?: "ink" | "primary";
  /** What changed after the form was opened. */
  conflict?: ConflictNoteProps | undefined;
  /** The error, if no field shows it. */
  failure: Error | undefined;
  /** Discards restored changes; absent if there are none. */
  onDiscard?: (() => void) | undefined;
  /** Empties the form. */
  onClear?: (() => void) | undefined;
  onSubmit: (event: FormEvent) => Promise<void>;
  onClose: () => void;
  /** Moves the focus after opening; by default to the first field. */
  onOpenAutoFocus?: (event: Event) => void;
  /** Moves the focus after closing; by default back to where it was. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
};

/** A dialog with the form of one record. */
export function RecordDialog({
  children,
  conflict,
  description,
  failure,
  isPending,
  onClear,
  onClose,
  onCloseAutoFocus,
  onDiscard,
  onOpenAutoFocus,
  onSubmit,
  submit,
  title,
  variant = "ink",
}: RecordDialogProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The submit button lost the focus while it was disabled.
    if (failure) sentence.current?.focus();
  }, [failure]);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        size="lg"
        onOpenAutoFocus={onOpenAutoFocus}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
        {onDiscard && (
          <p className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-control bg-warn-tint p-4 text-small text-fg">
            Restored unsaved changes.
            <Button variant="outline" onClick={onDiscard}>
              Discard
            </Button>
          </p>
        )}
        <form noValidate onSubmit={(event) => void onSubmit(event)}>
          <div className="mt-6 grid gap-5 sm:grid-cols-2">{children}</div>
          {conflict && <ConflictNote {...conflict} />}
          {failure && (
            <p ref={sentence} role="alert" tabIndex={-1} className="mt-5 text-small text-error">
              {failure.message}
            </p>
          )}
          <DialogFooter>
            <Button type="submit" variant={variant} pending={isPending}>
              {isPending && <Spinner />}
              {submit}
            </Button>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            {onClear && (
              <Button variant="ghost" className="sm:ml-auto" onClick={onClear}>
                Clear
              </Button>
            )}
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
