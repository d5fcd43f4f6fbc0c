import { documentTypeNames } from "@frontage/content/record-names";
import {
  documentGroups,
  documentTypeSchema,
  type DocumentType,
} from "@frontage/content/schemas/document";
import type { Property } from "@frontage/content/schemas/property";
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
import { Progress } from "@frontage/ui/progress";
import { Select } from "@frontage/ui/select";
import { toast } from "@frontage/ui/toast";
import { CircleAlert, CircleCheck, File as FileIcon, X } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useDropzone } from "react-dropzone";

import { fileSize } from "../../lib/file-size.ts";
import { uploadAccept } from "../../lib/upload-type.ts";
import { groupWords, typesOf } from "./document-words.ts";
import { uploadLimits } from "./upload-files.ts";
import { isOpen, useUploads, type UploadEntry } from "./use-uploads.ts";

export type UploadDialogProps = {
  /** What the upload is for the one who makes it. */
  title?: string;
  /** Dropped on the list already. */
  files: readonly File[];
  properties: readonly Property[];
  /** What the list is narrowed to, as a first guess. */
  propertyId?: string;
  type?: DocumentType;
  onClose: () => void;
};

type Errors = { files?: string; propertyId?: string; type?: string };

/** Chooses files and sends them. Whatever goes wrong, what was chosen stays. */
export default function UploadDialog({
  files,
  onClose,
  properties,
  propertyId: guessedPropertyId = "",
  title = "Upload documents",
  type: guessedType,
}: UploadDialogProps) {
  const [propertyId, setPropertyId] = useState(guessedPropertyId);
  const [type, setType] = useState<DocumentType | "">(guessedType ?? "");
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const { add, entries, isUploading, remove, start, stop } = useUploads(files);
  const { getInputProps, getRootProps, isDragActive, open } = useDropzone({
    accept: uploadAccept,
    noClick: true,
    noKeyboard: true,
    disabled: isUploading,
    onDrop: (accepted, rejections) => {
      setErrors((current) => ({ ...current, files: undefined }));
      add([...accepted, ...rejections.map(({ file }) => file)]);
    },
  });

  const count = (...kinds: UploadEntry["state"]["kind"][]) =>
    entries.filter(({ state }) => kinds.includes(state.kind)).length;
  const done = count("done");
  const openCount = entries.filter(isOpen).length;
  const isFinished = done > 0 && openCount === 0 && !isUploading;
  const isAllDone = isFinished && done === entries.length;

  useEffect(() => {
    if (!isAllDone) return;
    toast.success(done === 1 ? "1 file was uploaded." : `${done} files were uploaded.`);
    onClose();
  }, [done, isAllDone, onClose]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found: Errors = {
      files: openCount === 0 ? "Please choose at least one file that can be uploaded." : undefined,
      propertyId: propertyId ? undefined : "Please select a property.",
      type: type ? undefined : "Please select a type.",
    };
    setErrors(found);
    if (found.files || found.propertyId || !type) {
      // Once the errors are there.
      requestAnimationFrame(() => {
        form.current
          ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')
          ?.focus();
      });
      return;
    }
    void start({ propertyId, type });
  }

  return (
    <Dialog
      open
      onOpenChange={() => {
        // Under way it is stopped by its own button, never by a stray key.
        if (!isUploading) onClose();
      }}
    >
      <DialogContent size="lg" onInteractOutside={(event) => event.preventDefault()}>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{uploadLimits}</DialogDescription>
        <form ref={form} noValidate onSubmit={submit} className="mt-5 flex flex-col gap-5">
          <div>
            <FileDrop {...getRootProps({ role: "presentation" })} active={isDragActive}>
              <input {...getInputProps()} aria-label="Files" />
              <p>Drop files here, or choose them from this device.</p>
              <Button
                variant="outline"
                aria-describedby={errors.files && "upload-files-error"}
                data-invalid={errors.files ? true : undefined}
                disabled={isUploading}
                onClick={open}
              >
                Choose files
              </Button>
            </FileDrop>
            {errors.files && (
              <p
                id="upload-files-error"
                className="mt-2 flex items-start gap-2 text-small font-medium text-accent"
              >
                <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" strokeWidth={1.75} />
                {errors.files}
              </p>
            )}
          </div>
          {entries.length > 0 && (
            <ul aria-label="Files" className="border-t border-hairline">
              {entries.map((entry) => (
                <UploadRow key={entry.id} entry={entry} onRemove={remove} onStop={stop} />
              ))}
            </ul>
          )}
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Property" error={errors.propertyId}>
              <Select
                value={propertyId}
                disabled={isUploading}
                onChange={(event) => {
                  setPropertyId(event.target.value);
                  setErrors((current) => ({ ...current, propertyId: undefined }));
                }}
              >
                <option value="">Select a property</option>
                {properties.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Type" error={errors.type}>
              <Select
                value={type}
                disabled={isUploading}
                onChange={(event) => {
                  setType(documentTypeSchema.safeParse(event.target.value).data ?? "");
                  setErrors((current) => ({ ...current, type: undefined }));
                }}
              >
                <option value="">Select a type</option>
                {documentGroups.map((group) => (
                  <optgroup key={group} label={groupWords[group].many}>
                    {typesOf(group).map((candidate) => (
                      <option key={candidate} value={candidate}>
                        {documentTypeNames[candidate]}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </Select>
            </Field>
          </div>
          <p role="status" className="sr-only">
            {(isUploading || done > 0) && `${done} of ${entries.length} files uploaded.`}
          </p>
          <DialogFooter>
            {isUploading ? (
              <Button variant="outline" onClick={() => stop()}>
                Stop the upload
              </Button>
            ) : (
              <DialogClose asChild>
                <Button variant="outline">{done > 0 ? "Close" : "Cancel"}</Button>
              </DialogClose>
            )}
            {!isFinished && (
              <Button type="submit" variant="ink" pending={isUploading}>
                {submitLabel(openCount, isUploading)}
              </Button>
            )}
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function submitLabel(openCount: number, isUploading: boolean): string {
  if (isUploading) return "Uploading...";
  if (openCount === 0) return "Upload";
  return openCount === 1 ? "Upload 1 file" : `Upload ${openCount} files`;
}

type UploadRowProps = {
  entry: UploadEntry;
  onRemove: (id: string) => void;
  onStop: (id: string) => void;
};

function UploadRow({ entry: { file, id, state }, onRemove, onStop }: UploadRowProps) {
  const isUploading = state.kind === "uploading";
  const isBad = state.kind === "refused" || state.kind === "failed";
  return (
    <li className="flex items-start gap-3 border-b border-hairline py-3 text-small">
      <span className="mt-0.5 text-fg-3 [&>svg]:size-5">
        {isBad && <CircleAlert aria-hidden className="text-accent" strokeWidth={1.5} />}
        {state.kind === "done" && <CircleCheck aria-hidden className="text-ok" strokeWidth={1.5} />}
        {!isBad && state.kind !== "done" && <FileIcon aria-hidden strokeWidth={1.5} />}
      </span>
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere text-fg">{file.name}</p>
        <p className={isBad ? "text-accent" : undefined}>{stateInWords(file, state)}</p>
        {isUploading && (
          <Progress value={state.share} aria-label={`Upload of ${file.name}`} className="mt-2" />
        )}
      </div>
      {state.kind !== "done" && (
        <Button
          variant="ghost"
          size="icon"
          className="-my-1.5 shrink-0"
          aria-label={isUploading ? `Stop ${file.name}` : `Remove ${file.name}`}
          onClick={() => (isUploading ? onStop(id) : onRemove(id))}
        >
          <X aria-hidden className="size-5" strokeWidth={1.5} />
        </Button>
      )}
    </li>
  );
}

function stateInWords(file: File, state: UploadEntry["state"]): string {
  switch (state.kind) {
    case "refused":
      return state.reason;
    case "failed":
      return `This file was not uploaded. ${state.reason}`;
    case "stopped":
      return `${fileSize(file.size)}, stopped`;
    case "uploading":
      return `${fileSize(file.size)}, ${Math.round(state.share * 100)} %`;
    case "done":
      return state.version > 1 ? `Added as version ${state.version}` : "Added";
    case "waiting":
      return fileSize(file.size);
  }
}
