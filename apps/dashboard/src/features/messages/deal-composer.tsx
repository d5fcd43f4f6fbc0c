import { newMessageSchema, type Message, type Thread } from "@frontage/content/schemas/thread";
import { Button } from "@frontage/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { SendHorizontal } from "lucide-react";
import { useId, useRef, useState, type FormEvent } from "react";
import * as z from "zod/mini";

import { usePortal } from "../../portal/portal-context.tsx";
import { refresh } from "../../portal/queries.ts";
import { MessageField } from "./message-field.tsx";
import { UnsentNote } from "./unsent-note.tsx";
import { entryOf } from "./unsent-entry.ts";
import { useMessageDraft } from "./use-message-draft.ts";
import { useOutbox } from "./use-outbox.ts";

export type DealComposerProps = {
  thread: Thread;
  /** The messages above, among which a sent one appears. */
  messages: readonly Message[];
};

/** Below a deal’s last messages: those on their way, and a field for the next. Its draft is the conversation’s. */
export default function DealComposer({ messages, thread }: DealComposerProps) {
  const { change, draft } = useMessageDraft(thread.id);
  const { outbox, unsent } = useOutbox(thread.id);
  const markRead = useMarkRead(thread);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const arrived = new Set(messages.map((message) => message.id));
  const firstName = thread.name.split(" ")[0] ?? thread.name;
  const { files } = draft;

  function send() {
    field.current?.focus();
    const { data, error } = z.safeParse(newMessageSchema, { text: draft.text });
    setProblem(error?.issues[0]?.message);
    if (!data || (!data.text && files.length === 0)) return;
    outbox.add({ id: crypto.randomUUID(), threadId: thread.id, text: data.text, files });
    change({ text: "", files: [] });
    markRead();
  }

  return (
    <>
      {unsent
        .filter((message) => !arrived.has(message.id))
        .map((waiting) => {
          const { message, unsent: state } = entryOf(waiting, outbox.statusOf(waiting));
          return (
            <div key={message.id} className="mt-3 flex flex-col items-end gap-1.5 pl-8">
              <p className="rounded-panel bg-sunken px-3.5 py-2.75 text-ui wrap-anywhere whitespace-pre-wrap text-fg">
                {message.text || message.attachments.map(({ name }) => name).join(", ")}
              </p>
              {state.status === "sending" ? (
                <p className="text-caption text-fg-3">Sending…</p>
              ) : (
                <UnsentNote
                  message={message}
                  status={state.status}
                  problem={state.problem}
                  isLimited={state.isLimited}
                  onRetry={outbox.retry}
                  onDiscard={outbox.discard}
                  onSendWithoutFiles={outbox.sendWithoutFiles}
                  onEdit={({ text }) => {
                    change({ text: [text, draft.text].filter(Boolean).join("\n") });
                    outbox.discard(message.id);
                  }}
                />
              )}
            </div>
          );
        })}
      <form
        aria-label={`Write to ${thread.name}`}
        className="mt-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send();
        }}
      >
        <div className="flex items-end gap-1 rounded-control border border-field bg-surface p-0.5 pl-2 outline-offset-2 outline-(--focus-ring) has-[textarea:focus-visible]:outline-2">
          <MessageField
            ref={field}
            label={`Message to ${thread.name}`}
            placeholder={`Write to ${firstName}`}
            describedBy={`${id}-note`}
            text={draft.text}
            onChange={(text) => change({ text })}
            onSend={send}
          />
          <Button type="submit" variant="ghost" size="icon" aria-label="Send">
            <SendHorizontal aria-hidden className="size-4.5" strokeWidth={1.5} />
          </Button>
        </div>
        <p
          id={`${id}-note`}
          role={problem ? "alert" : undefined}
          className={`pt-1.5 text-caption empty:hidden ${problem ? "font-medium text-accent" : "text-fg-3"}`}
        >
          {problem ?? (files.length > 0 && `With ${files.map(({ name }) => name).join(", ")}.`)}
        </p>
      </form>
    </>
  );
}

/** Who answers has read what they answer. */
function useMarkRead({ id, unread }: Thread): () => void {
  const portal = usePortal();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => portal.markThreadRead(id),
    onSuccess: () => refresh(client, "threads"),
  });
  return () => {
    if (unread > 0) mutate();
  };
}
