import {
  documentRequestFormSchema,
  type DocumentRequest,
} from "@frontage/records/schemas/document-request";
import type { DealName } from "@frontage/records/schemas/deal";
import { Field } from "@frontage/ui/field";
import { Input } from "@frontage/ui/input";
import { Select } from "@frontage/ui/select";
import { Textarea } from "@frontage/ui/textarea";
import { useQuery, queryOptions, skipToken } from "@tanstack/react-query";
import * as z from "zod/mini";

import { clients, deals as dealsApi, documentRequests } from "../../api/clients.ts";
import { read, readIfFound } from "../../api/request.ts";
import { RecordDialog } from "../../components/record-dialog.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { formatNotified, formatUnreached } from "../../components/notified.ts";
import { subjects } from "../../api/queries.ts";
import { dayWithWeekday, formatDay } from "../../time/dates.ts";

const formSchema = z.extend(documentRequestFormSchema, {
  dealId: z.string().check(z.minLength(1, "Please choose a property.")),
});
type Form = z.infer<typeof formSchema>;

export type RequestDialogProps = {
  /** The document's deal; if absent, the form asks for one. */
  dealId: string | undefined;
  deals?: readonly Pick<DealName, "id" | "name">[];
  /** The client who gets the request. */
  client: DocumentRequest["client"];
  /** The request to edit; absent for a new one. */
  request?: DocumentRequest | undefined;
  /** Whether the received document is wrong or incomplete. */
  isAskedAgain?: boolean;
  /** Called after saving. @param sentence the toast */
  onSaved: (sentence: string) => void;
  onClose: () => void;
};

/** The form that requests a document from a client, or requests it again. */
export function RequestDialog({
  client,
  dealId,
  isAskedAgain = false,
  onClose,
  onSaved,
  deals = [],
  request,
}: RequestDialogProps) {
  const clientName = client?.name ?? "The client";
  const { data: access } = useQuery(accessQuery(client?.id));
  const record = useRecordForm<Form, string, DocumentRequest>({
    schema: formSchema,
    values: {
      dealId: dealId ?? "",
      ...(request
        ? { label: request.label, dueDay: request.dueDay, note: isAskedAgain ? "" : request.note }
        : { label: "", note: "" }),
    },
    draftName: `request-${isAskedAgain ? "again-" : ""}${request?.id ?? dealId ?? client?.id}`,
    isChange: request !== undefined && !isAskedAgain,
    edited: request && {
      record: request,
      valuesOf: (now) => ({
        dealId: now.dealId,
        label: now.label,
        dueDay: now.dueDay,
        note: isAskedAgain ? "" : now.note,
      }),
      texts: {
        label: "Document",
        dueDay: { label: "Due", format: (day) => (day ? formatDay(day, dayWithWeekday) : "") },
        note: "Note",
      },
      newsOf: (before, now) =>
        now.status === before.status
          ? []
          : [`Its status is now: ${requestStatusNews[now.status]}.`],
    },
    save: async ({ dealId: chosen, ...form }, seen) => {
      if (seen) {
        await read(
          documentRequests[":id"].$patch({
            param: { id: seen.id },
            json: {
              ...form,
              version: seen.version,
              // `null` removes the due day when its field is empty.
              dueDay: form.dueDay ?? null,
              ...(isAskedAgain ? { status: "requested" as const } : {}),
            },
          }),
        );
      } else
        await read(
          dealsApi[":dealId"]["document-requests"].$post({ param: { dealId: chosen }, json: form }),
        );
      return form.label;
    },
    changes: ["documents"],
    onSaved: (label) =>
      onSaved(
        request && !isAskedAgain
          ? `Request updated. ${formatNotified(clientName, access)}`
          : `${label} requested. ${formatNotified(clientName, access)}`,
      ),
  });
  const { conflict, errors, failure, isPending, onClear, onDiscard, onSubmit, register } = record;
  const note = (
    <Field
      label={isAskedAgain ? "What’s missing" : "Note (optional)"}
      hint={`${clientName} sees it.`}
      error={errors.note?.message}
      className="sm:col-span-2"
    >
      <Textarea {...register("note")} />
    </Field>
  );
  return (
    <RecordDialog
      title={titleOf(request, isAskedAgain)}
      description={
        formatUnreached(clientName, access) ??
        `${clientName} is notified, and reminded before it is due.`
      }
      submit={request && !isAskedAgain ? "Save request" : "Send request"}
      onClear={request ? undefined : onClear}
      {...{ conflict, failure, isPending, onClose, onDiscard, onSubmit }}
    >
      {/* The dialog focuses its first field. */}
      {dealId === undefined && (
        <Field label="Property" error={errors.dealId?.message} className="sm:col-span-2">
          <Select required {...register("dealId")}>
            <option value="">Choose a property</option>
            {deals.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {isAskedAgain && note}
      <Field
        label="Document"
        hint="Such as “Rent roll, second quarter”."
        error={errors.label?.message}
        className="sm:col-span-2"
      >
        <Input required autoComplete="off" {...register("label")} />
      </Field>
      <Field label="Due (optional)" error={errors.dueDay?.message}>
        <Input
          type="date"
          {...register("dueDay", {
            setValueAs: (typed: unknown) => (typed === "" ? undefined : typed),
          })}
        />
      </Field>
      {!isAskedAgain && note}
    </RecordDialog>
  );
}

function titleOf(request: DocumentRequest | undefined, isAskedAgain: boolean): string {
  if (!request) return "Request a document";
  return isAskedAgain ? `Ask again for ${request.label}` : `Edit the request for ${request.label}`;
}

const requestStatusNews: Record<DocumentRequest["status"], string> = {
  requested: "requested",
  received: "uploaded",
  done: "received",
  canceled: "canceled",
};

/** Whether a client has access, and sees the broker's requests. */
const accessQuery = (clientId: string | undefined) =>
  queryOptions({
    queryKey: [subjects.clients, "access of", clientId],
    queryFn:
      clientId === undefined
        ? skipToken
        : async () => (await readIfFound(clients[":id"].$get({ param: { id: clientId } }))) ?? null,
  });
