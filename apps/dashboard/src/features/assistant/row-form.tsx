import { ActionRowEditor } from "@frontage/ui/action-list";
import { Textarea } from "@frontage/ui/textarea";
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from "react";

type RowFormProps = {
  label: string;
  field: ComponentProps<typeof Textarea>;
  /** What is wrong with the text, or what failed. */
  mistake: string | undefined;
  /** Above the field. */
  warning?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  /** Below the field, with the buttons at the end. */
  children: ReactNode;
};

/** A text form in a row. Ctrl+Enter submits it; Esc closes it, and the draft is kept. */
export function RowForm(props: RowFormProps) {
  const { children, field, label, mistake, onClose, onSubmit, warning } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("textarea")?.focus(), []);
  return (
    <ActionRowEditor
      className="pt-3.5 @xl/action-list:col-start-2"
      onKeyDown={(event) => {
        // The list’s keys don't apply in the form.
        event.stopPropagation();
        const isSubmit = event.key === "Enter" && (event.ctrlKey || event.metaKey);
        if (!isSubmit && event.key !== "Escape") return;
        event.preventDefault();
        if (isSubmit) onSubmit();
        else onClose();
      }}
    >
      <form
        ref={form}
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {warning}
        <Textarea
          {...field}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={mistake ? `${id}-mistake` : undefined}
          className="field-sizing-content max-h-80"
        />
        {mistake && (
          <p id={`${id}-mistake`} role="alert" className="mt-2 text-caption text-error">
            {mistake}
          </p>
        )}
        {children}
      </form>
    </ActionRowEditor>
  );
}
