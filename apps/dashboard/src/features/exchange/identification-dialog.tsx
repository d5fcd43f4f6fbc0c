import {
  identificationFormSchema,
  type Exchange,
  type IdentificationForm,
  type Replacement,
} from "@frontage/records/schemas/exchange";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useQueryClient } from "@tanstack/react-query";

import { deals } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { refresh } from "../../portal/queries.ts";
import { formatDay } from "../../time/dates.ts";
import { firstName } from "./exchange-state.ts";

type IdentificationDialogProps = {
  dealId: string;
  exchange: Exchange;
  replacement: Replacement;
  /** "2026-07-14" */
  today: string;
  onSaved: () => void;
  onClose: () => void;
};

/** Asks when the intermediary received the writing that identifies a property. */
export function IdentificationDialog({
  dealId,
  exchange: { clientName, identify, intermediary },
  onClose,
  onSaved,
  replacement: { id, name, version },
  today,
}: IdentificationDialogProps) {
  const queryClient = useQueryClient();
  const last = identify?.day;
  const isOver = last !== undefined && today > last;
  const who = intermediary ? firstName(intermediary.name) : "the intermediary";
  const { errors, failure, isPending, onDiscard, onSubmit, register } = useRecordForm<
    IdentificationForm,
    IdentificationForm
  >({
    schema: identificationFormSchema,
    // Once the day is over, someone has to look it up.
    values: { receivedOn: isOver ? "" : today },
    draftName: `identification-${id}`,
    isChange: true,
    save: async (form) => {
      await read(
        deals[":dealId"].exchange.properties[":id"].identified.$put({
          param: { dealId, id },
          json: { ...form, isIdentified: true, version },
        }),
      );
      await refresh(queryClient, "deals");
      return form;
    },
    onSaved,
  });
  return (
    <RecordDialog
      title={`Mark ${name} as identified?`}
      description={`Only once ${who} has confirmed that the signed notice arrived. ${firstName(clientName)} will be notified.`}
      submit="Mark as identified"
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field
        label="Received by the intermediary on"
        hint={last === undefined ? undefined : `On ${formatDay(last)} at the latest.`}
        error={errors.receivedOn?.message}
        className="sm:col-span-2"
      >
        <Input type="date" required max={isOver ? last : today} {...register("receivedOn")} />
      </Field>
    </RecordDialog>
  );
}
