import { replyFormSchema, type InquiryDetail } from "@frontage/records/schemas/received-inquiry";
import { Button, Spinner } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";

import { FailureNote } from "../../components/failure-note.tsx";
import { useTextForm } from "../../components/use-text-form.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { inquiryQuery } from "./inquiry-queries.ts";

export type ReplyFormProps = { inquiry: InquiryDetail; brokerApi: BrokerApi };

/** The form in which the broker replies by email. */
export function ReplyForm({ brokerApi, inquiry }: ReplyFormProps) {
  const { email, id, name } = inquiry;
  const queryClient = useQueryClient();
  const { failure, field, isPending, problem, submit } = useTextForm({
    name: `reply:${id}`,
    schema: replyFormSchema,
    send: (reply) => brokerApi.inquiries.reply(id, reply),
    onSent(answered) {
      toast.success(`Your reply is on its way to ${email}.`);
      queryClient.setQueryData(inquiryQuery(brokerApi, id).queryKey, answered);
      return refresh(queryClient, "inquiries");
    },
  });

  return (
    <form
      noValidate
      aria-label={`Reply to ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field
        label="Reply"
        hint={`Sent as email to ${email}; replies go to your inbox.`}
        error={problem}
      >
        <Textarea className="field-sizing-content min-h-32" {...field} />
      </Field>
      {failure && (
        <FailureNote className="mt-4">Your reply wasn’t sent. {failure.message}</FailureNote>
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
