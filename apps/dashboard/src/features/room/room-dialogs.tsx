import { broker } from "@frontage/content/broker";
import { roomMessageFormSchema, tourFormSchema } from "@frontage/records/schemas/room";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Textarea } from "@frontage/ui/textarea";
import { toast } from "@frontage/ui/toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod/mini";

import { rooms } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { DialogButtons } from "../../components/dialog-buttons.tsx";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { useTextForm } from "../../components/use-text-form.ts";
import { refresh } from "../../portal/queries.ts";

const [firstName = broker.name] = broker.name.split(" ");
const questionSchema = z.pick(roomMessageFormSchema, { text: true });

type DialogProps = { slug: string; onClose: () => void };

/** A question to the broker, whose answer comes by email and is shown in the room. */
export function AskDialog({ onClose, slug }: DialogProps) {
  const client = useQueryClient();
  const { failure, field, isPending, problem, submit } = useTextForm({
    name: `room-question-${slug}`,
    schema: questionSchema,
    send: (written) => read(rooms[":slug"].messages.$post({ param: { slug }, json: written })),
    async onSent() {
      toast.success(`${firstName} gets your question. The answer comes by email.`);
      await refresh(client, "listings");
      onClose();
    },
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>Ask a question</DialogTitle>
        <DialogDescription>I answer by email, and here.</DialogDescription>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field label="Your question" error={problem} className="mt-6">
            <Textarea rows={5} {...field} />
          </Field>
          {failure && (
            <p role="alert" className="mt-4 text-small text-error">
              {failure.message}
            </p>
          )}
          <DialogButtons pending={isPending} variant="ink">
            Send question
          </DialogButtons>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** A tour at a time in the property's zone, which the broker confirms. */
export function TourDialog({ onClose, slug, timeZone }: DialogProps & { timeZone: string }) {
  const client = useQueryClient();
  const [id] = useState(() => crypto.randomUUID());
  const city = timeZone.replace(/^.*\//, "").replaceAll("_", " ");
  const form = useRecordForm({
    schema: tourFormSchema,
    values: { id, day: "", time: "10:00", note: "" },
    isChange: false,
    save: (values) => read(rooms[":slug"].tours.$post({ param: { slug }, json: values })),
    onSaved() {
      toast.success(`${firstName} gets your request, and confirms a time by email.`);
      void refresh(client, "listings");
      onClose();
    },
  });
  return (
    <RecordDialog
      title="Request a tour"
      description={`An hour at the property. Times are ${city} time.`}
      submit="Request tour"
      isPending={form.isPending}
      failure={form.failure}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <Field label="Day" error={form.errors.day?.message}>
        <Input type="date" {...form.register("day")} />
      </Field>
      <Field label="Time" error={form.errors.time?.message}>
        <Input type="time" step={900} {...form.register("time")} />
      </Field>
      <Field label="Note (optional)" error={form.errors.note?.message} className="sm:col-span-2">
        <Textarea rows={3} {...form.register("note")} />
      </Field>
    </RecordDialog>
  );
}
