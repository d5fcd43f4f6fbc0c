import { dealStageNames } from "@frontage/records/record-names";
import {
  dealProgressSchema,
  dealStages,
  type Deal,
  type DealProgress,
} from "@frontage/records/schemas/deal";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";

import { clients } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { NamedOptions } from "../../components/options.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";

export type StageDialogProps = {
  clientId: string;
  deal: Deal;
  onMoved: (stage: string) => void;
  onClose: () => void;
};

/** The form that moves a deal to another stage of its side. */
export function StageDialog({ clientId, onClose, onMoved, deal }: StageDialogProps) {
  const { progress, id, name } = deal;
  const form = useRecordForm<DealProgress, DealProgress, Deal>({
    schema: dealProgressSchema,
    values: progress,
    edited: {
      record: deal,
      valuesOf: (now) => now.progress,
      texts: {
        stage: { label: "Stage", format: (stage: DealProgress["stage"]) => dealStageNames[stage] },
      },
    },
    draftName: `deal-stage-${id}`,
    isChange: true,
    save: async (moved, { version } = deal) => {
      await read(
        clients[":id"].deals[":dealId"].stage.$put({
          param: { id: clientId, dealId: id },
          json: { ...moved, version },
        }),
      );
      return moved;
    },
    changes: ["deals"],
    onSaved: ({ stage }) => onMoved(dealStageNames[stage]),
  });
  const { conflict, errors, failure, isPending, onDiscard, onSubmit, register } = form;
  return (
    <RecordDialog
      title={`Move ${name} to a stage`}
      description="Visible to the client."
      submit="Move deal"
      {...{ conflict, failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field label="Stage" error={errors.stage?.message} className="sm:col-span-2">
        <Select required {...register("stage")}>
          <NamedOptions values={dealStages[progress.side]} names={dealStageNames} />
        </Select>
      </Field>
    </RecordDialog>
  );
}
