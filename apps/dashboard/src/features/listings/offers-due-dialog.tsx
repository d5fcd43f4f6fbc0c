import { instantsAt, skippedTimeMessage } from "@frontage/records/wall-clock";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";
import { clockSchema, enteredDaySchema } from "@frontage/records/schemas/record";
import { Button } from "@frontage/ui/button";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";

import { listings } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useAction } from "../../components/use-action.ts";
import { useRecordForm } from "../../components/use-record-form.ts";
import { refresh } from "../../portal/queries.ts";
import { dayIn, timeIn } from "../../time/dates.ts";
import { formatZone } from "../../time/time-zones.ts";

const dueSchema = z.object({
  day: enteredDaySchema,
  time: clockSchema,
});
type Due = z.infer<typeof dueSchema>;

type OffersDueDialogProps = { listing: BrokerListing; onClose: () => void };

/** The form of the moment offers are due. */
export function OffersDueDialog({ listing, onClose }: OffersDueDialogProps) {
  const queryClient = useQueryClient();
  const { details, id, offersDueAt, version } = listing;
  const { timeZone } = details;
  const form = useRecordForm<Due, void>({
    schema: dueSchema,
    values:
      offersDueAt === undefined
        ? { day: "", time: "17:00" }
        : { day: dayIn(offersDueAt, timeZone), time: timeIn(offersDueAt, timeZone) },
    isChange: true,
    save: async ({ day, time }) => {
      const [at] = instantsAt(day, time, timeZone);
      if (at === undefined) throw new Error(skippedTimeMessage);
      await read(
        listings[":id"]["offers-due"].$put({ param: { id }, json: { offersDueAt: at, version } }),
      );
      await refresh(queryClient, "listings");
    },
    onSaved: onClose,
  });
  const remove = useAction({
    act: async () =>
      read(
        listings[":id"]["offers-due"].$put({ param: { id }, json: { offersDueAt: null, version } }),
      ),
    changes: ["listings"],
    failed: "Couldn’t remove the day.",
    onDone: onClose,
  });
  const { errors, failure, isPending, onSubmit, register } = form;
  return (
    <RecordDialog
      title="Offers due"
      description={`In the property’s time zone, ${formatZone(timeZone)}. Offers can still be made afterwards; buyers are told that they may not be considered.`}
      submit="Save"
      {...{ failure, isPending, onClose, onSubmit }}
    >
      <Field label="Day" error={errors.day?.message}>
        <Input type="date" required {...register("day")} />
      </Field>
      <Field label="Time" error={errors.time?.message}>
        <Input type="time" required {...register("time")} />
      </Field>
      {offersDueAt !== undefined && (
        <Button
          variant="ghost"
          className="justify-self-start sm:col-span-2"
          pending={remove.isPending}
          onClick={() => remove.run()}
        >
          Remove the day
        </Button>
      )}
    </RecordDialog>
  );
}
