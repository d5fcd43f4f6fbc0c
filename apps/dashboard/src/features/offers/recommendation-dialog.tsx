import { recommendationSchema, type OfferBoard } from "@frontage/records/schemas/offer";
import { Field } from "@frontage/ui/field";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { refresh } from "../../portal/queries.ts";
import { standing } from "../../offer-comparison/offer-table.tsx";

const formSchema = z.object({ text: recommendationSchema.shape.text, offerId: z.string() });
type Form = z.infer<typeof formSchema>;

type RecommendationDialogProps = {
  board: OfferBoard;
  onSaved: () => void;
  onClose: () => void;
};

/** What the broker recommends: written once, then sent. */
export function RecommendationDialog(props: RecommendationDialogProps) {
  const { board, onClose, onSaved } = props;
  const { client, listing, recommendation, version } = board;
  const queryClient = useQueryClient();
  const { errors, failure, isPending, onDiscard, onSubmit, register } = useRecordForm<Form, void>({
    schema: formSchema,
    values: { text: recommendation?.text ?? "", offerId: recommendation?.offerId ?? "" },
    draftName: `recommendation-${listing.id}`,
    isChange: recommendation !== undefined,
    save: async ({ offerId, text }) => {
      await read(
        listings[":id"].recommendation.$put({
          param: { id: listing.id },
          json: {
            text,
            version,
            ...(offerId && { offerId }),
          },
        }),
      );
      await refresh(queryClient, "listings");
    },
    onSaved,
  });
  return (
    <RecordDialog
      title="Your recommendation"
      description={
        client
          ? recommendation?.sentAt
            ? `${client.name} no longer sees the earlier one until you send this.`
            : `${client.name} sees it once you send it.`
          : "Kept with the offers."
      }
      submit="Save recommendation"
      {...{ failure, isPending, onClose, onDiscard, onSubmit }}
    >
      <Field
        label="What you recommend, and why"
        hint="The first sentence is set large: “Counter Abara at $12,250,000.”"
        error={errors.text?.message}
        className="sm:col-span-2"
      >
        <Textarea required rows={5} {...register("text")} />
      </Field>
      <Field label="Recommended offer" className="sm:col-span-2">
        <Select {...register("offerId")}>
          <option value="">None</option>
          {standing(board).map(({ buyer, id }) => (
            <option key={id} value={id}>
              {buyer}
            </option>
          ))}
        </Select>
      </Field>
    </RecordDialog>
  );
}
