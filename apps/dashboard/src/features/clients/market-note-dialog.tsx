import { marketNoteSchema, type Client } from "@frontage/records/schemas/client";
import { formatRecipients } from "./format-recipients.ts";
import { Field } from "@frontage/ui/field";
import { Textarea } from "@frontage/ui/textarea";
import { useQueryClient } from "@tanstack/react-query";

import { useTextForm } from "../../components/use-text-form.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";

export type MarketNoteDialogProps = {
  brokerApi: BrokerApi;
  /** All of the broker's clients. */
  clients: readonly Client[];
  /** @param count how many clients get it */
  onSent: (count: number) => void;
  onClose: () => void;
};

/** The form of a message to every client. */
export function MarketNoteDialog({ clients, brokerApi, onClose, onSent }: MarketNoteDialogProps) {
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
      description={`${formatRecipients(clients)} Those who chose email get it there too, with a link to unsubscribe.`}
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
