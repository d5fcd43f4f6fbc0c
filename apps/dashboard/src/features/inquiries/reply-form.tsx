import { replyFormSchema, type InquiryDetail } from "@frontage/content/schemas/received-inquiry";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";

import { FailureNote } from "../../lib/failure-note.tsx";
import { useTextForm } from "../../lib/use-text-form.ts";
import type { BrokerDesk } from "../../portal/portal.ts";
import { inquiryQuery, refreshInquiries } from "./inquiry-queries.ts";

export type ReplyFormProps = { inquiry: InquiryDetail; desk: BrokerDesk };

/** Where the broker answers. What is typed stays for the visit, until it is sent. */
export function ReplyForm({ desk, inquiry }: ReplyFormProps) {
  const { email, id, name } = inquiry;
  const queryClient = useQueryClient();
  const { failure, field, isPending, problem, submit } = useTextForm({
    name: `reply:${id}`,
    schema: replyFormSchema,
    send: (reply) => desk.inquiries.reply(id, reply),
    onSent(answered) {
      toast.success(`Your answer is on its way to ${email}.`);
      queryClient.setQueryData(inquiryQuery(desk, id).queryKey, answered);
      return refreshInquiries(queryClient);
    },
  });

  return (
    <form
      noValidate
      aria-label={`Answer ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label="Reply"
        hint={`A mail to ${email}. What they answer comes to your mailbox.`}
        error={problem}
      >
        <Textarea className="field-sizing-content min-h-32" {...field} />
      </Field>
      {failure && (
        <FailureNote className="mt-4">Your answer was not sent. {failure.message}</FailureNote>
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
