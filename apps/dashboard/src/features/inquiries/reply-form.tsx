import { replyFormSchema, type InquiryDetail } from "@frontage/content/schemas/received-inquiry";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useRef, useState } from "react";
import * as z from "zod/mini";

import { FailureNote } from "../../lib/failure-note.tsx";
import { textDraft, tryOf, type TextDraft } from "../../lib/text-draft.ts";
import type { BrokerDesk } from "../../portal/portal.ts";
import { fieldErrors } from "../../portal/refusal.ts";
import { inquiryQuery, refreshInquiries } from "./inquiry-queries.ts";

export type ReplyFormProps = { inquiry: InquiryDetail; desk: BrokerDesk };

/** Where the broker answers. What is typed stays for the visit, until it is sent. */
export function ReplyForm({ desk, inquiry }: ReplyFormProps) {
  const { email, id, name } = inquiry;
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = textDraft(`reply:${id}`);
  const [draft, setDraft] = useState<TextDraft>(() => kept.read() ?? { text: "" });
  const [problem, setProblem] = useState<string>();
  const { error, isPending, mutate, reset } = useMutation({
    mutationFn: (reply: { id: string; text: string }) => desk.inquiries.reply(id, reply),
    onSuccess: (answered) => {
      kept.drop();
      setDraft({ text: "" });
      toast.success(`Your answer is on its way to ${email}.`);
      queryClient.setQueryData(inquiryQuery(desk, id).queryKey, answered);
      return refreshInquiries(queryClient);
    },
    onError: (cause) => setProblem(fieldErrors(cause, ["text"])[0]?.message),
  });
  const hasOwnPlace = fieldErrors(error, ["text"]).length > 0;

  function change(next: TextDraft) {
    setDraft(next);
    if (next.text) kept.keep(next);
    else kept.drop();
  }

  function send() {
    const { data, error: mistake } = z.safeParse(replyFormSchema, { text: draft.text });
    setProblem(mistake?.issues[0]?.message);
    reset();
    // The button is disabled meanwhile, which takes the focus from it.
    field.current?.focus();
    if (!data) return;
    const reply = tryOf(draft, data.text);
    change({ ...draft, tried: reply });
    mutate(reply);
  }

  return (
    <form
      noValidate
      aria-label={`Answer ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label="Reply"
        hint={`A mail to ${email}. What they answer comes to your mailbox.`}
        error={problem}
      >
        <Textarea
          ref={field}
          className="field-sizing-content min-h-32"
          value={draft.text}
          readOnly={isPending}
          onChange={({ target: { value } }) => {
            setProblem(undefined);
            change({ ...draft, text: value });
          }}
        />
      </Field>
      {error && !hasOwnPlace && (
        <FailureNote className="mt-4">Your answer was not sent. {error.message}</FailureNote>
      )}
      <Button type="submit" className="mt-4" pending={isPending}>
        {isPending ? (
          <Spinner className="size-4" />
        ) : (
          <Send aria-hidden className="size-4" strokeWidth={1.75} />
        )}
        Send
      </Button>
    </form>
  );
}
