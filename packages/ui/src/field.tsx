import { CircleAlert } from "lucide-react";
import { createContext, useContext, useId, type ComponentProps, type ReactNode } from "react";

import { cn } from "./cn.ts";

type FieldControl = { id: string; describedBy: string | undefined; invalid: boolean };
const FieldContext = createContext<FieldControl | null>(null);

type FieldProps = ComponentProps<"div"> & {
  /** Always visible, above the control. */
  label: ReactNode;
  /** Help that stays while an error is shown. */
  hint?: ReactNode;
  /** The error, as a sentence; marks the control as invalid. */
  error?: ReactNode;
  /** The control's id, for links that lead to it. */
  controlId?: string;
};

/**
 * Connects a label, a hint and an error to the one control inside (`Input`, `Textarea`, `Select`),
 * by id and `aria-describedby`.
 */
export function Field({
  children,
  className,
  controlId,
  error,
  hint,
  label,
  ...props
}: FieldProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const describedBy =
    [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>
      <div data-slot="field" className={cn("flex flex-col", className)} {...props}>
        <label htmlFor={id} className="mb-2 text-small font-medium text-fg">
          {label}
        </label>
        {children}
        {hint && (
          <p id={`${id}-hint`} className="mt-2 text-caption text-fg-3">
            {hint}
          </p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </FieldContext>
  );
}

/** The error below a control; `Field` has one, and a checkbox or a group of controls needs its own. */
export function FieldError({ children, className, ...props }: ComponentProps<"p">) {
  return (
    <p
      data-slot="field-error"
      className={cn("mt-2 flex items-start gap-2 text-small font-medium text-error", className)}
      {...props}
    >
      <CircleAlert className="mt-0.75 size-4 shrink-0" strokeWidth={1.75} aria-hidden />
      {children}
    </p>
  );
}

/** The attributes that a control gets from the `Field` around it; none without one. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.invalid || undefined,
  };
}

/** Shared by `Input`, `Textarea` and `Select`: identical borders, states and focus. */
export const controlClasses =
  "w-full border border-field bg-surface text-fg transition-colors placeholder:text-fg-3 focus-visible:outline-offset-2 aria-invalid:border-error aria-invalid:[box-shadow:inset_0_0_0_1px_var(--color-error)] disabled:bg-sunken disabled:text-fg-3";
