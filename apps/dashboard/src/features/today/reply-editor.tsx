import { ActionRowEditor } from "@frontage/ui/action-list";
import { Button } from "@frontage/ui/button";
import { Input } from "@frontage/ui/input";
import { useEffect, useId, useRef } from "react";
import type * as z from "zod/mini";

import { useTextForm } from "../../components/use-text-form.ts";

type ReplyEditorProps = {
  /** The recipient's name. */
  name: string;
  /** How the reply is sent. */
  hint: string;
  /** The draft's name, which must be unique. */
  draft: string;
  schema: z.core.$ZodType<{ text: string }>;
  send: (written: { id: string; text: string }) => Promise<unknown>;
  onSent: () => void;
  onClose: () => void;
};

/** A reply field in its row: Enter sends, and Esc closes it but keeps the draft. */
export function ReplyEditor({
  draft,
  hint,
  name,
  onClose,
  onSent,
  schema,
  send,
}: ReplyEditorProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { failure, field, isPending, problem, submit } = useTextForm({
    name: draft,
    schema,
    send,
    onSent,
  });
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const mistake = problem ?? (failure && `Not sent. ${failure.message}`);
  return (
    <ActionRowEditor>
      <form
        ref={form}
        noValidate
        aria-label={`Reply to ${name}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) submit();
        }}
      >
        <div className="flex gap-2">
          <Input
            {...field}
            aria-label={`Reply to ${name}`}
            aria-describedby={`${id}-note`}
            aria-invalid={mistake ? true : undefined}
            autoComplete="off"
            onKeyDown={(event) => {
              if (event.key === "Escape") {
                event.preventDefault();
                onClose();
              }
            }}
          />
          <Button type="submit" variant="primary" pending={isPending}>
            Send
          </Button>
        </div>
        <p
          id={`${id}-note`}
          role={mistake ? "alert" : undefined}
          className={mistake ? "mt-2 text-caption text-error" : "mt-2 text-caption text-fg-3"}
        >
          {mistake ?? hint}
        </p>
      </form>
    </ActionRowEditor>
  );
}
