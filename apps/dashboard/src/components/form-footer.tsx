import { Button, Spinner } from "@frontage/ui/button";
import { DialogFooter } from "@frontage/ui/dialog";
import { useEffect, useRef, type ReactNode } from "react";

import { ConflictNote, type ConflictNoteProps } from "./conflict-note.tsx";

export type FormFooterProps = {
  /** The label of the save button: "Add deal". */
  submit: string;
  isPending: boolean;
  /** Red for what goes to someone else at once. */
  variant?: "ink" | "primary";
  /** What changed after the form was opened. */
  conflict?: ConflictNoteProps | undefined;
  /** The error, if no field shows it. */
  failure: Error | undefined;
  onCancel: () => void;
  /** Whether the form is among a page's rows instead of in a dialog. */
  isInRow?: boolean;
  /** Further buttons. */
  children?: ReactNode;
};

/** The end of a record's form: conflicts, the error and the buttons. */
export function FormFooter({
  children,
  conflict,
  failure,
  isInRow = false,
  isPending,
  onCancel,
  submit,
  variant = "ink",
}: FormFooterProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The submit button lost the focus while it was disabled.
    if (failure) sentence.current?.focus();
  }, [failure]);
  const buttons = (
    <>
      <Button type="submit" variant={variant} pending={isPending}>
        {isPending && <Spinner />}
        {submit}
      </Button>
      <Button variant={isInRow ? "ghost" : "outline"} onClick={onCancel}>
        Cancel
      </Button>
      {children}
    </>
  );
  return (
    <>
      {conflict && <ConflictNote {...conflict} />}
      {failure && (
        <p
          ref={sentence}
          role="alert"
          tabIndex={-1}
          className="col-span-full mt-5 text-small text-error"
        >
          {failure.message}
        </p>
      )}
      {isInRow ? (
        <div className="mt-5 flex items-center gap-2">{buttons}</div>
      ) : (
        <DialogFooter className="col-span-full">{buttons}</DialogFooter>
      )}
    </>
  );
}
