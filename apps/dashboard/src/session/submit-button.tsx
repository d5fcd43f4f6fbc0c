import { Button, Spinner } from "@frontage/ui/button";
import type { ReactNode } from "react";

import { LoginError } from "./login-error.tsx";

type SubmitButtonProps = {
  formState: {
    errors: { root?: { message?: string } };
    isSubmitting: boolean;
    submitCount: number;
  };
  /** Whether the last failure is shown at a field instead of below the button. */
  isFailureAtField?: boolean;
  children: ReactNode;
};

/** A form's submit button, with the last failure below. */
export function SubmitButton({ children, formState, isFailureAtField = false }: SubmitButtonProps) {
  const { errors, isSubmitting, submitCount } = formState;
  return (
    <>
      <Button type="submit" size="lg" block pending={isSubmitting}>
        {isSubmitting && <Spinner />}
        {children}
      </Button>
      {/* The key changes with each attempt, so that each failure is announced. */}
      {errors.root && !isFailureAtField && (
        <LoginError key={submitCount}>{errors.root.message}</LoginError>
      )}
    </>
  );
}
