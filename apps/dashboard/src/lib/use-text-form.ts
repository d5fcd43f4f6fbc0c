import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import * as z from "zod/mini";

import { fieldErrors } from "../portal/refusal.ts";
import { textDraft, tryOf, type TextDraft } from "./text-draft.ts";

type Options<Answer> = {
  /** Unique among the drafts. */
  name: string;
  schema: z.core.$ZodType<{ text: string }>;
  /** Called with the same id for the same words, however often they are sent. */
  send: (written: { id: string; text: string }) => Promise<Answer>;
  onSent: (answer: Answer) => Promise<unknown> | void;
};

/**
 * A form of one text. What is typed stays for the visit, until it is sent; what is wrong
 * with it is said at the field, and any other failure beside it.
 *
 * @returns `field`: for the textarea; `failure`: what went wrong and has no place at the field
 */
export function useTextForm<Answer>({ name, onSent, schema, send }: Options<Answer>) {
  const kept = textDraft(name);
  const ref = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<TextDraft>(() => kept.read() ?? { text: "" });
  const [problem, setProblem] = useState<string>();
  const { error, isPending, mutate, reset } = useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      kept.drop();
      setDraft({ text: "" });
      return onSent(answer);
    },
    onError: (cause) => setProblem(fieldErrors(cause, ["text"])[0]?.message),
  });
  const hasOwnPlace = fieldErrors(error, ["text"]).length > 0;

  function change(next: TextDraft) {
    setDraft(next);
    if (next.text) kept.keep(next);
    else kept.drop();
  }

  function submit() {
    const { data, error: mistake } = z.safeParse(schema, { text: draft.text });
    setProblem(mistake?.issues[0]?.message);
    reset();
    // The button is disabled meanwhile, which takes the focus from it.
    ref.current?.focus();
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
      ref,
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
