import { broker } from "@frontage/content/broker";
import { documentTypes, type DocumentType } from "@frontage/records/schemas/document";
import type { DocumentRequest } from "@frontage/records/schemas/document-request";
import type { DealName } from "@frontage/records/schemas/deal";
import { Button } from "@frontage/ui/button";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from "@frontage/ui/dialog";
import { Field } from "@frontage/ui/field";
import { FileDrop } from "@frontage/ui/file-drop";
import { Select } from "@frontage/ui/select";
import { toast } from "@frontage/ui/toast";
import { CircleAlert } from "lucide-react";
import { useEffect, useEffectEvent, type Ref } from "react";
import * as z from "zod/mini";

import { documents } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { useAction } from "../../components/use-action.ts";
import { DialogCross } from "../../components/dialog-cross.tsx";
import { RecordOptions } from "../../components/options.tsx";
import { useConfirm } from "../../components/use-confirm.tsx";
import { useRecordForm } from "../../components/use-record-form.ts";
import { uploadAccept } from "../../files/upload-type.ts";
import { useFileChooser } from "../../files/use-file-chooser.tsx";
import { useIsBroker } from "../../api/visit.tsx";
import { TypeOptions } from "./document-filters.tsx";
import { uploadLimits } from "../../files/upload-files.ts";
import { recipientOf } from "./upload-recipient.ts";
import { UploadRow } from "./upload-row.tsx";
import { type UploadEntry, useUploads, type Uploads } from "./use-uploads.ts";

export type UploadDialogProps = Pick<UploadFormProps, "deals" | "dealId" | "request" | "type"> & {
  title?: string;
  /** Files that were dropped on the list. */
  files: readonly File[];
  onClose: () => void;
};

/** A dialog to choose and upload files. Failed ones stay in the list, to be retried. */
export function UploadDialog({ files, onClose, title, ...props }: UploadDialogProps) {
  const { request } = props;
  const uploads = useUploads(files);
  const { destination, doneCount, entries, isFinished, isUploading } = uploads;
  const isAllDone = isFinished && doneCount === entries.length;
  const showToasts = useUploadToasts();
  const isBroker = useIsBroker();
  const to = destination && recipientOf(props.deals, destination.dealId);
  const recipient = isBroker ? to?.name : undefined;

  const close = useEffectEvent(() => {
    showToasts(entries, recipient);
    onClose();
  });
  useEffect(() => {
    if (isAllDone) close();
  }, [isAllDone]);

  return (
    <Dialog
      open
      onOpenChange={() => {
        // An upload can be canceled only by its button, not by closing the dialog.
        if (isUploading) return;
        showToasts(entries, recipient);
        onClose();
      }}
    >
      <DialogContent size="lg" onInteractOutside={(event) => event.preventDefault()}>
        <div className="flex items-start justify-between gap-4">
          <DialogTitle>
            {title ?? (request ? `Upload: ${request.label}` : "Upload documents")}
          </DialogTitle>
          {!isUploading && !canCancel(uploads) && <DialogCross className="-mt-2 -mr-3" />}
        </div>
        <DialogDescription>{uploadLimits}</DialogDescription>
        <UploadForm uploads={uploads} {...props} />
      </DialogContent>
    </Dialog>
  );
}

const uploadFormSchema = z.object({
  /** The number of chosen files that can be uploaded. */
  files: z.int().check(z.gte(1, "Choose at least one file that can be uploaded.")),
  dealId: z.string().check(z.minLength(1, "Please select a property.")),
  type: z.enum(Object.keys(documentTypes) as [DocumentType], "Please select a type."),
});
type Form = z.infer<typeof uploadFormSchema>;

type UploadFormProps = {
  uploads: Uploads;
  deals: readonly DealName[];
  /** The initially chosen deal, from the list's filters. */
  dealId?: string;
  type?: DocumentType;
  /** The request that the files answer; they belong to its deal. */
  request?: Pick<DocumentRequest, "id" | "label" | "note">;
};

function UploadForm({
  dealId: listDealId = "",
  deals,
  request,
  type: listType,
  uploads,
}: UploadFormProps) {
  const { confirm, dialog } = useConfirm();
  const { add, answer, cancel, doneCount, entries, openCount, remove, start } = uploads;
  const { hasQuestions, isUploading } = uploads;
  // Questions are about documents of the chosen deal.
  const isFixed = isUploading || hasQuestions;
  const isBroker = useIsBroker();
  const { clearErrors, errors, onSubmit, register, setValue, watch } = useRecordForm<Form, void>({
    schema: uploadFormSchema,
    values: { files: openCount, dealId: listDealId, type: listType },
    isChange: false,
    save: async ({ dealId, type }) => {
      const upload = async () => void start({ dealId, type, requestId: request?.id });
      const confirmation = isBroker && recipientOf(deals, dealId)?.confirmation;
      if (!confirmation) return upload();
      confirm({ ...confirmation, variant: "ink", act: upload, focus: () => undefined });
    },
    onSaved: () => undefined,
  });
  useEffect(() => {
    setValue("files", openCount);
    if (openCount > 0) clearErrors("files");
  }, [clearErrors, openCount, setValue]);
  const recipient = isBroker && recipientOf(deals, watch("dealId"));

  return (
    <form
      noValidate
      onSubmit={(event) => void onSubmit(event)}
      className="mt-5 flex flex-col gap-5"
    >
      {request?.note && (
        <p className="text-small text-pretty text-fg-2">
          Note from {broker.name}: “{request.note}”
        </p>
      )}
      <UploadPicker
        {...register("files")}
        error={errors.files?.message}
        disabled={isUploading}
        onChoose={add}
      />
      {entries.length > 0 && (
        <ul aria-label="Files" className="border-t border-hairline">
          {entries.map((entry) => (
            <UploadRow
              key={entry.id}
              entry={entry}
              onRemove={remove}
              onCancel={cancel}
              onAnswer={(id, as) => void answer(id, as)}
            />
          ))}
        </ul>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Property" error={errors.dealId?.message}>
          <Select {...register("dealId")} disabled={isFixed || request !== undefined}>
            <option value="">Select a property</option>
            <RecordOptions records={deals} />
          </Select>
        </Field>
        <Field label="Type" error={errors.type?.message}>
          <Select {...register("type")} disabled={isFixed}>
            <option value="">Select a type</option>
            <TypeOptions />
          </Select>
        </Field>
      </div>
      {recipient && (
        <p className="text-small text-fg">
          Goes to <strong className="font-semibold">{recipient.name}</strong>, who is notified.
        </p>
      )}
      {dialog}
      <p role="status" className="sr-only">
        {(isUploading || doneCount > 0) &&
          `${doneCount} of ${entries.length} ${entries.length === 1 ? "file" : "files"} uploaded.`}
        {hasQuestions && " A document of the same name needs your answer."}
      </p>
      <UploadButtons uploads={uploads} />
    </form>
  );
}

// Whether the button uploads any files: not those refused for good, or with an open question.
const hasUpload = ({ hasQuestions, isFinished, openCount }: Uploads) =>
  !isFinished && (!hasQuestions || openCount > 0);

/** Whether nothing was uploaded yet, but something can be. */
const canCancel = (uploads: Uploads) => hasUpload(uploads) && uploads.doneCount === 0;

function UploadButtons({ uploads }: { uploads: Uploads }) {
  const { cancel, isUploading, openCount } = uploads;
  if (!isUploading && !hasUpload(uploads)) return null;
  return (
    <DialogFooter>
      {hasUpload(uploads) && (
        <Button type="submit" variant="ink" pending={isUploading}>
          {submitLabel(openCount, isUploading)}
        </Button>
      )}
      {isUploading && (
        <Button variant="outline" onClick={() => cancel()}>
          Cancel upload
        </Button>
      )}
      {!isUploading && canCancel(uploads) && (
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
      )}
    </DialogFooter>
  );
}

function submitLabel(openCount: number, isUploading: boolean): string {
  if (isUploading) return "Uploading...";
  if (openCount === 0) return "Upload";
  return openCount === 1 ? "Upload 1 file" : `Upload ${openCount} files`;
}

type UploadPickerProps = {
  /** The button that chooses files. */
  ref: Ref<HTMLButtonElement>;
  error: string | undefined;
  disabled: boolean;
  /** Called with all chosen files, including those that will be refused. */
  onChoose: (files: readonly File[]) => void;
};

/** Lets the user choose or drop files to upload. */
function UploadPicker({ disabled, error, onChoose, ref }: UploadPickerProps) {
  const { choose, dropProps, field, isDragging } = useFileChooser({
    label: "Files",
    accept: uploadAccept,
    isMultiple: true,
    disabled,
    onChoose,
  });
  return (
    <div>
      <FileDrop {...dropProps} active={isDragging}>
        {field}
        <p>Drop files here, or choose them from your device.</p>
        <Button
          ref={ref}
          variant="outline"
          aria-describedby={error && "upload-files-error"}
          disabled={disabled}
          onClick={choose}
        >
          Choose files
        </Button>
      </FileDrop>
      {error && (
        <p
          id="upload-files-error"
          className="mt-2 flex items-start gap-2 text-small font-medium text-error"
        >
          <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" strokeWidth={1.75} />
          {error}
        </p>
      )}
    </div>
  );
}

type Added = { documentId: string; version: number };

/** Shows a toast for the uploaded files, with Undo. */
function useUploadToasts(): (
  entries: readonly UploadEntry[],
  recipient: string | undefined,
) => void {
  const undo = useAction({
    act: async (added: readonly Added[]) => {
      for (const { documentId, version } of added) {
        await read(
          documents[":id"].versions[":number"].$delete({
            param: { id: documentId, number: String(version) },
          }),
        );
      }
    },
    changes: ["documents"],
    done: "Upload withdrawn.",
    failed: "Couldn’t withdraw the upload.",
  });
  return (entries, recipient) => {
    const added = entries.flatMap(({ state }) => (state.kind === "done" ? [state] : []));
    if (added.length === 0) return;
    const count = added.length === 1 ? "1 file uploaded." : `${added.length} files uploaded.`;
    toast.success(recipient ? `${count} ${recipient} has been notified.` : count, {
      label: "Undo",
      onSelect: () => undo.run(added),
    });
  };
}
