import { Button, Spinner } from "@frontage/ui/button";
import type { ReactNode } from "react";

import { FailureNote } from "../components/failure-note.tsx";

type SubmitButtonProps = {
  formState: {
    errors: { root?: { message?: string } };
    isSubmitting: boolean;
    submitCount: number;
  };
  children: ReactNode;
};

/** A form's submit button, with the latest failure below. */
export function SubmitButton({ children, formState }: SubmitButtonProps) {
  const { errors, isSubmitting, submitCount } = formState;
  return (
    <>
      <Button type="submit" size="lg" block pending={isSubmitting}>
        {isSubmitting && <Spinner />}
        {children}
      </Button>
      {/* Keyed, so that each failed attempt is announced. */}
      {errors.root && <FailureNote key={submitCount}>{errors.root.message}</FailureNote>}
    </>
  );
}
