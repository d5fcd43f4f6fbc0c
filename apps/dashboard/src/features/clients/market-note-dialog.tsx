import { marketNoteSchema, type Client } from "@frontage/content/schemas/client";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { useQueryClient } from "@tanstack/react-query";

import { useTextForm } from "../../components/use-text-form.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";

export type MarketNoteDialogProps = {
  brokerApi: BrokerApi;
  /** All of them. */
  clients: readonly Client[];
  /** @param count how many clients get it */
  onSent: (count: number) => void;
  onClose: () => void;
};

/** The form of a message to every client. */
export default function MarketNoteDialog({
  clients,
  brokerApi,
  onClose,
  onSent,
}: MarketNoteDialogProps) {
  const queryClient = useQueryClient();
  const { failure, field, isPending, problem, submit } = useTextForm({
    name: "market-note",
    schema: marketNoteSchema,
    send: brokerApi.sendMarketNote,
    async onSent(count) {
      onSent(count);
      await refresh(queryClient, "messages");
    },
  });

  return (
    <RecordDialog
      title="Market note"
      description={formatRecipients(clients)}
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

/** "Goes to 2 of 3 clients as a message. Clients who opted out won’t get it." */
function formatRecipients(clients: readonly Client[]): string {
  const count = clients.filter(({ wantsMarketNote }) => wantsMarketNote).length;
  const all = clients.length === 1 ? "1 client" : `${clients.length} clients`;
  return count === clients.length
    ? `Goes to ${all} as a message.`
    : `Goes to ${count} of ${all} as a message. Clients who opted out won’t get it.`;
}
