import { cutText } from "@frontage/records/cut-text";
import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { forwardFormSchema } from "@frontage/records/schemas/assistant";
import { messageMax } from "@frontage/records/limits";
import { Button } from "@frontage/ui/button";
import { Textarea } from "@frontage/ui/textarea";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { SendHorizontal } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";

import { assistant } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { onEscape } from "../../components/on-escape.ts";
import { refresh } from "../../api/queries.ts";
import { useDraft } from "../../storage/use-draft.ts";
import { brokerFirstName, forwardDraft } from "./answer-texts.ts";

type ForwardFormProps = {
  answer: AssistantAnswer;
  onSent: () => void;
  onCancel: () => void;
};

/** The message that forwards a question to the broker. */
export function ForwardForm({ answer, onCancel, onSent }: ForwardFormProps) {
  const client = useQueryClient();
  const { earlier, keep } = useDraft(`assistant-forward:${answer.id}`, z.string());
  const [text, setText] = useState(earlier ?? cutText(forwardDraft(answer), messageMax));
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { isPending, mutate } = useMutation({
    mutationFn: async (message: string) =>
      read(
        assistant.questions[":id"].forward.$post({
          param: { id: answer.id },
          json: { text: message },
        }),
      ),
    onSuccess: async () => {
      keep(undefined);
      await refresh(client, "assistant", "messages");
      onSent();
    },
    onError: (error) => setProblem(`Not sent. ${error.message}`),
  });
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(0, 0);
    current?.scrollIntoView({ block: "nearest" });
  }, []);

  return (
    <form
      className="mt-3.5 flex flex-col gap-3"
      aria-label={`Ask ${brokerFirstName}`}
      {...onEscape(onCancel)}
      onSubmit={(event) => {
        event.preventDefault();
        const { data, error } = z.safeParse(forwardFormSchema, { text });
        setProblem(error && "Please write a message.");
        if (data) mutate(data.text);
        else field.current?.focus();
      }}
    >
      <label htmlFor={id} className="text-caption font-medium text-fg">
        Message to {brokerFirstName}
      </label>
      <Textarea
        ref={field}
        id={id}
        rows={6}
        maxLength={messageMax}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={({ target }) => {
          setText(target.value);
          keep(target.value);
        }}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-caption font-medium text-error">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" pending={isPending}>
          <SendHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
          Send to {brokerFirstName}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
