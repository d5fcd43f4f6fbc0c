import { marketNoteSchema, type Client } from "@frontage/content/schemas/client";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { useQueryClient } from "@tanstack/react-query";

import { useTextForm } from "../../lib/use-text-form.ts";
import type { BrokerDesk } from "../../portal/portal.ts";
import { refresh } from "./client-queries.ts";
import { RecordDialog } from "./record-dialog.tsx";

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
  const { failure, field, isPending, problem, submit } = useTextForm({
    name: "market-note",
    schema: marketNoteSchema,
    send: desk.sendMarketNote,
    async onSent(count) {
      onSent(count);
      await refresh(queryClient, "threads", "messages");
    },
  });

  return (
    <RecordDialog
      title="Market note"
      description={readersInWords(clients)}
      submit="Send"
      onSubmit={async (event) => {
        event.preventDefault();
        submit();
      }}
      {...{ failure, isPending, onClose }}
    >
      <Field label="Note" error={problem} className="sm:col-span-2">
        <Textarea required className="field-sizing-content min-h-40" {...field} />
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
