import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** An error of the form, in the color of field errors. A new key announces the same text again. */
export function LoginError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex items-start gap-2 text-small font-medium text-error">
      <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" strokeWidth={1.75} />
      {children}
    </p>
  );
}
