import { marketNoteSchema, type Client } from "@frontage/content/schemas/client";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import * as z from "zod/mini";

import { textDraft, tryOf, type TextDraft } from "../../lib/text-draft.ts";
import type { BrokerDesk } from "../../portal/portal.ts";
import { fieldErrors } from "../../portal/refusal.ts";
import { refresh } from "./client-queries.ts";
import { RecordDialog } from "./record-dialog.tsx";

const kept = textDraft("market-note");

export type MarketNoteDialogProps = {
  desk: BrokerDesk;
  /** All of them. */
  clients: readonly Client[];
  /** @param count to how many clients it went */
  onSent: (count: number) => void;
  onClose: () => void;
};

/** Where the broker writes to every client at once. What is typed stays for the visit, until it is sent. */
export default function MarketNoteDialog({
  clients,
  desk,
  onClose,
  onSent,
}: MarketNoteDialogProps) {
  const queryClient = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState<TextDraft>(() => kept.read() ?? { text: "" });
  const [problem, setProblem] = useState<string>();
  const { error, isPending, mutate, reset } = useMutation({
    mutationFn: desk.sendMarketNote,
    onSuccess: async (count) => {
      kept.drop();
      onSent(count);
      await refresh(queryClient, "threads", "messages");
    },
    onError: (cause) => setProblem(fieldErrors(cause, ["text"])[0]?.message),
  });
  const hasOwnPlace = fieldErrors(error, ["text"]).length > 0;

  function change(next: TextDraft) {
    setDraft(next);
    if (next.text) kept.keep(next);
    else kept.drop();
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const { data, error: mistake } = z.safeParse(marketNoteSchema, { text: draft.text });
    setProblem(mistake?.issues[0]?.message);
    reset();
    // The button is disabled meanwhile, which takes the focus from it.
    field.current?.focus();
    if (!data) return;
    const note = tryOf(draft, data.text);
    change({ ...draft, tried: note });
    mutate(note);
  }

  return (
    <RecordDialog
      title="Market note"
      description={readersInWords(clients)}
      submit="Send"
      failure={hasOwnPlace ? undefined : (error ?? undefined)}
      onSubmit={send}
      {...{ isPending, onClose }}
    >
      <Field label="Note" error={problem} className="sm:col-span-2">
        <Textarea
          ref={field}
          required
          className="field-sizing-content min-h-40"
          value={draft.text}
          readOnly={isPending}
          onChange={({ target: { value } }) => {
            setProblem(undefined);
            change({ ...draft, text: value });
          }}
        />
      </Field>
    </RecordDialog>
  );
}

/** To whom the note goes: "A message to 2 of your 3 clients: …" */
function readersInWords(clients: readonly Client[]): string {
  const readers = clients.filter(({ wantsMarketNote }) => wantsMarketNote).length;
  const all = clients.length === 1 ? "your 1 client" : `your ${clients.length} clients`;
  return readers === clients.length
    ? `A message to ${clients.length === 1 ? "" : "each of "}${all}, in your conversation with them.`
    : `A message to ${readers} of ${all}. Whoever has turned the market note off gets none.`;
}
