import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as z from "zod/mini";

import { fieldErrors } from "../api/request-error.ts";
import { useDraft } from "../storage/use-draft.ts";

const draftSchema = z.object({
  text: z.string(),
  /** The last attempt to send, whose result may be unknown. */
  tried: z.optional(z.object({ id: z.string(), text: z.string() })),
});
type TextDraft = z.infer<typeof draftSchema>;

/**
 * The text to send, with an id. An unchanged text keeps its id, so that a retry isn't sent twice.
 *
 * @param text trimmed, as it is sent
 */
export function tryOf({ tried }: TextDraft, text: string): { id: string; text: string } {
  return tried?.text === text ? tried : { id: crypto.randomUUID(), text };
}

type Options<Answer> = {
  /** The draft's name, which must be unique. */
  name: string;
  schema: z.core.$ZodType<{ text: string }>;
  /** Sends the text. A retry of the same text has the same id. */
  send: (written: { id: string; text: string }) => Promise<Answer>;
  onSent: (answer: Answer) => Promise<unknown> | void;
};

/**
 * A form with one text field, whose draft is kept in the tab until it is sent.
 *
 * @returns `field`: the props of the textarea or input; `problem`: the field's error; `failure`:
 * any other error
 */
export function useTextForm<Answer>({ name, onSent, schema, send }: Options<Answer>) {
  const { earlier, keep } = useDraft(name, draftSchema);
  const element = useRef<HTMLElement>(null);
  const [draft, setDraft] = useState<TextDraft>(earlier ?? { text: "" });
  const [problem, setProblem] = useState<string>();
  const { error, isPending, mutate, reset } = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      change({ text: "" });
      return onSent(answer);
    },
    onError: (cause) => setProblem(fieldErrors(cause, ["text"])[0]?.message),
  });
  const hasOwnPlace = fieldErrors(error, ["text"]).length > 0;

  function change(next: TextDraft) {
    setDraft(next);
    keep(next.text ? next : undefined);
  }

  function submit() {
    const { data, error: mistake } = z.safeParse(schema, { text: draft.text });
    setProblem(mistake?.issues[0]?.message);
    reset();
    // The submit button loses the focus while it is disabled.
    element.current?.focus();
    if (!data) return;
    const tried = tryOf(draft, data.text);
    change({ ...draft, tried });
    mutate(tried);
  }

  return {
    problem,
    failure: error && !hasOwnPlace ? error : undefined,
    isPending,
    field: {
      ref(field: HTMLElement | null) {
        element.current = field;
      },
      value: draft.text,
      readOnly: isPending,
      onChange({ target }: { target: { value: string } }) {
        setProblem(undefined);
        change({ ...draft, text: target.value });
      },
    },
    submit,
  };
}
