import { pages } from "@frontage/content/pages";
import { Button, Spinner } from "@frontage/ui/button";
import { useEffect, useRef } from "react";

const { sending, submit } = pages.contact;

export type SendButtonProps = {
  className?: string;
  /** While sending, the button says so, is disabled and keeps its width. */
  pending: boolean;
};

/** The contact form's one primary action. */
export function SendButton({ className, pending }: SendButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(pending);
  useEffect(() => {
    // Disabling the button took the focus from it.
    if (!pending && wasPending.current && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    wasPending.current = pending;
  }, [pending]);
  return (
    <Button ref={button} type="submit" size="lg" pending={pending} className={className}>
      {pending ? (
        // The hidden normal label keeps the button's width.
        <span
          data-width-of={submit}
          className="flex flex-col before:invisible before:h-0 before:content-[attr(data-width-of)]"
        >
          <span className="flex items-center justify-center gap-3">
            <Spinner />
            {sending}
          </span>
        </span>
      ) : (
        submit
      )}
    </Button>
  );
}
