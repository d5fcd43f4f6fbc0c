import { assistantQuestionFormSchema } from "@frontage/records/schemas/assistant";
import { Button } from "@frontage/ui/button";
import { CircleAlert } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import * as z from "zod/mini";

import { useDraft } from "../../storage/use-draft.ts";

type AskFormProps = {
  /** What is asked, and the name of its draft. */
  name: string;
  label: string;
  placeholder: string;
  onAsk: (question: string) => void;
  /** Below the field: where the question goes. */
  children: ReactNode;
};

/** The field for a question. An unsent draft stays until the tab closes. */
export function AskForm({ children, label, name, onAsk, placeholder }: AskFormProps) {
  const { earlier = "", keep } = useDraft(`assistant:${name}`, z.string());
  const [text, setText] = useState(earlier);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  function change(typed: string) {
    setText(typed);
    setProblem(undefined);
    keep(typed || undefined);
  }
  function ask() {
    field.current?.focus();
    const { data, error } = z.safeParse(assistantQuestionFormSchema, { question: text });
    setProblem(error?.issues[0]?.message);
    if (!data) return;
    onAsk(data.question);
    change("");
  }
  function askByEnter(event: KeyboardEvent) {
    const { isComposing } = event.nativeEvent;
    // On a touch keyboard, Enter is the only key for a new line.
    const isNewLine = event.shiftKey || !window.matchMedia("(pointer: fine)").matches;
    if (event.key !== "Enter" || isNewLine || isComposing) return;
    event.preventDefault();
    ask();
  }

  return (
    <form
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      {problem && (
        <p
          id={`${id}-problem`}
          role="alert"
          className="flex gap-1.5 pb-2 text-caption font-medium text-error"
        >
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" strokeWidth={1.75} />
          {problem}
        </p>
      )}
      <div className="flex items-end gap-2.5 rounded-control border border-field bg-surface p-1.75 pl-4 outline-offset-2 outline-(--focus-ring) has-[textarea:focus-visible]:outline-2">
        <textarea
          ref={field}
          rows={1}
          aria-label="Question"
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem ${id}-note` : `${id}-note`}
          placeholder={placeholder}
          className="field-sizing-content max-h-40 min-w-0 grow resize-none py-2 text-small text-fg outline-none placeholder:text-fg-3 pointer-coarse:text-copy"
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={askByEnter}
        />
        <Button type="submit" variant="ink">
          Ask
        </Button>
      </div>
      <div id={`${id}-note`} className="pt-2.5 text-caption text-fg-3">
        {children}
      </div>
    </form>
  );
}
