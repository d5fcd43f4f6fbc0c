import { Button } from "@frontage/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import type { FormEvent, ReactNode } from "react";

import { FormFooter, type FormFooterProps } from "./form-footer.tsx";

type RecordDialogProps = Pick<
  FormFooterProps,
  "conflict" | "failure" | "isPending" | "submit" | "variant"
> & {
  title: string;
  description: string;
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
  description,
  onClear,
  onClose,
  onCloseAutoFocus,
  onDiscard,
  onOpenAutoFocus,
  onSubmit,
  title,
  ...footer
}: RecordDialogProps) {
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
          <FormFooter {...footer} onCancel={onClose}>
            {onClear && (
              <Button variant="ghost" className="sm:ml-auto" onClick={onClear}>
                Clear
              </Button>
            )}
          </FormFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
