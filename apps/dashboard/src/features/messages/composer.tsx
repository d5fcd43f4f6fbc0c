import { uploadMaxBytes, uploadMaxFiles, uploadMaxInWords } from "@frontage/content/limits";
import { uploadTypes } from "@frontage/content/schemas/document";
import { newMessageSchema } from "@frontage/content/schemas/thread";
import { Button } from "@frontage/ui/button";
import { CircleAlert, Paperclip, Send, X } from "lucide-react";
import { useId, useRef, useState, type ReactNode } from "react";
import { ErrorCode, useDropzone, type FileError } from "react-dropzone";
import * as z from "zod/mini";

import { fileSize } from "../../lib/file-size.ts";
import { uploadAccept } from "../../lib/upload-type.ts";
import { keepDraft, readDraft, type Draft } from "./drafts.ts";

const endings = Object.values(uploadTypes).map((ending) => ending.slice(1).toUpperCase());

export type ComposerProps = {
  threadId: string;
  /** To whom it goes. */
  name: string;
  /** Stands below the field: when an answer may come. */
  note: ReactNode;
  onSend: (draft: Draft) => void;
};

/** Where a message is written. What is typed is kept per thread, for the visit. */
export function Composer({ name, note, onSend, threadId }: ComposerProps) {
  const [draft, setDraft] = useState(() => readDraft(threadId));
  const [problems, setProblems] = useState<readonly string[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  function change(changed: Partial<Draft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    keepDraft(threadId, next);
  }

  const { getInputProps, getRootProps, isDragActive, open } = useDropzone({
    accept: uploadAccept,
    minSize: 1,
    maxSize: uploadMaxBytes,
    noClick: true,
    noKeyboard: true,
    getErrorMessage: (error, file) => `${file.name} ${whyRefused(error)}`,
    onDrop: (files: File[], refused) => {
      const chosen = new Set(draft.files.map(keyOf));
      const all = [...draft.files, ...files.filter((file) => !chosen.has(keyOf(file)))];
      const isTooMany = all.length > uploadMaxFiles;
      setProblems([
        ...refused.map(({ errors }) => errors[0]?.message ?? "This file cannot be sent."),
        ...(isTooMany ? [`A message takes at most ${uploadMaxFiles} files.`] : []),
      ]);
      change({ files: all.slice(0, uploadMaxFiles) });
      field.current?.focus();
    },
  });

  function send() {
    field.current?.focus();
    const { data, error } = z.safeParse(newMessageSchema, { text: draft.text });
    if (error) {
      setProblems(error.issues.map(({ message }) => message));
      return;
    }
    if (!data.text && draft.files.length === 0) return;
    onSend({ text: data.text, files: draft.files });
    setProblems([]);
    change({ text: "", files: [] });
  }

  return (
    <form
      {...getRootProps()}
      role={undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      aria-label={`Write to ${name}`}
      className="relative shrink-0 px-3 pb-3 md:px-6 md:pb-4"
    >
      <input {...getInputProps({ "aria-label": "Files to attach" })} />
      {problems.length > 0 && (
        <ul role="alert" className="pb-2 text-caption font-medium text-accent">
          {problems.map((problem) => (
            <li key={problem} className="flex gap-1.5">
              <CircleAlert aria-hidden className="mt-px size-4 shrink-0" strokeWidth={1.75} />
              {problem}
            </li>
          ))}
        </ul>
      )}
      <div className="rounded-control border border-field bg-surface outline-offset-2 outline-(--focus-ring) has-[textarea:focus-visible]:outline-2">
        {draft.files.length > 0 && (
          <ul aria-label="Attached files" className="flex flex-wrap gap-2 px-2 pt-2">
            {draft.files.map((file) => (
              <li
                key={keyOf(file)}
                className="flex max-w-full items-center gap-1 rounded-control bg-sunken pl-3 text-caption"
              >
                <span className="min-w-0 truncate font-medium text-fg">{file.name}</span>
                <span className="shrink-0 text-fg-3">{fileSize(file.size)}</span>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Remove ${file.name}`}
                  onClick={() => {
                    change({ files: draft.files.filter((other) => other !== file) });
                    field.current?.focus();
                  }}
                >
                  <X aria-hidden className="size-4" strokeWidth={1.75} />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex items-end gap-1 p-2">
          <Button
            variant="ghost"
            size="icon"
            aria-label="Attach files"
            aria-describedby={`${id}-files`}
            onClick={open}
          >
            <Paperclip aria-hidden className="size-5" strokeWidth={1.5} />
          </Button>
          {/* The hidden copy of the text gives the field its height, in every browser. */}
          <div className="grid max-h-40 min-w-0 grow overflow-y-auto *:[grid-area:1/1] *:px-1 *:py-2 *:text-small *:pointer-coarse:text-copy *:wrap-anywhere *:whitespace-pre-wrap">
            <div aria-hidden className="invisible">{`${draft.text} `}</div>
            <textarea
              ref={field}
              rows={1}
              aria-label={`Message to ${name}`}
              aria-describedby={`${id}-keys`}
              placeholder="Write a message"
              className="resize-none overflow-hidden text-fg outline-none placeholder:text-fg-3"
              value={draft.text}
              onChange={(event) => change({ text: event.target.value })}
              onKeyDown={(event) => {
                // On a touch screen's keyboard Enter makes a line: there is no other key for it.
                if (
                  event.key !== "Enter" ||
                  event.shiftKey ||
                  event.nativeEvent.isComposing ||
                  !window.matchMedia("(pointer: fine)").matches
                ) {
                  return;
                }
                event.preventDefault();
                send();
              }}
            />
          </div>
          <Button type="submit">
            <Send aria-hidden className="size-4" strokeWidth={1.75} />
            <span className="max-[20rem]:sr-only">Send</span>
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 px-1 pt-2 text-caption text-fg-3">
        <p>{note}</p>
        <p id={`${id}-keys`} className="hidden pointer-fine:block">
          Enter sends, Shift+Enter begins a new line.
        </p>
        <p id={`${id}-files`} className="sr-only">
          Up to {uploadMaxFiles} files of {uploadMaxInWords} each: {endings.join(", ")}.
        </p>
      </div>
      {isDragActive && (
        <p className="absolute inset-x-3 inset-y-0 grid place-content-center rounded-control border border-dashed border-fg bg-surface text-center text-ui text-fg md:inset-x-6">
          Drop files here: {endings.join(", ")}, up to {uploadMaxInWords} each.
        </p>
      )}
    </form>
  );
}

/** The same for a file that is chosen twice. */
function keyOf({ lastModified, name, size }: File): string {
  return `${name} ${size} ${lastModified}`;
}

/** The end of a sentence that begins with the file's name. */
function whyRefused({ code, message }: FileError): string {
  if (code === ErrorCode.FileInvalidType) {
    return `is of a type that cannot be sent. Please choose ${endings.join(", ")}.`;
  }
  if (code === ErrorCode.FileTooLarge) return `is larger than ${uploadMaxInWords}.`;
  if (code === ErrorCode.FileTooSmall) return "is empty.";
  return message;
}
