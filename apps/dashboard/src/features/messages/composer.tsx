import { uploadMaxFiles, uploadMaxLabel } from "@frontage/records/limits";
import { uploadTypes } from "@frontage/records/schemas/document";
import { newMessageSchema } from "@frontage/records/schemas/thread";
import { Button } from "@frontage/ui/button";
import { CircleAlert, Paperclip, Send, X } from "lucide-react";
import { useId, useRef, useState, type ReactNode, type Ref } from "react";
import * as z from "zod/mini";

import { splitFileName } from "../../files/file-name.ts";
import { fileSize } from "../../files/file-size.ts";
import { refusalOf } from "../../files/upload-files.ts";
import { uploadAccept } from "../../files/upload-type.ts";
import { useFileChooser } from "../../files/use-file-chooser.tsx";
import { useDraft } from "../../storage/use-draft.ts";

const endings = Object.values(uploadTypes).map((ending) => ending.slice(1).toUpperCase());

type ComposerProps = {
  draft: MessageDraft;
  onChange: (changed: Partial<MessageDraft>) => void;
  /** The recipient's name. */
  name: string;
  /** Shown below the field: when to expect a reply. */
  note: ReactNode;
  onSend: (draft: MessageDraft) => void;
};

/** The form of a new message. */
export function Composer({ draft, name, note, onChange, onSend }: ComposerProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const chooser = useFileChooser({
    label: "Files to attach",
    accept: uploadAccept,
    isMultiple: true,
    onChoose(chosen) {
      const attached = new Set(draft.files.map(fileKey));
      const refusals = chosen.map((file) => [file, refusalOf(file)] as const);
      const all = [
        ...draft.files,
        ...refusals.flatMap(([file, refusal]) =>
          refusal === undefined && !attached.has(fileKey(file)) ? [file] : [],
        ),
      ];
      setProblems([
        ...refusals.flatMap(([file, refusal]) => (refusal ? [`${file.name}: ${refusal}`] : [])),
        ...(all.length > uploadMaxFiles ? [`Up to ${uploadMaxFiles} files per message.`] : []),
      ]);
      onChange({ files: all.slice(0, uploadMaxFiles) });
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
    onChange({ text: "", files: [] });
  }

  return (
    <form
      {...chooser.dropProps}
      role={undefined}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      aria-label={`Write to ${name}`}
      className="relative mx-auto w-full max-w-232 shrink-0 px-3 pb-3 md:px-6 md:pb-4"
    >
      {chooser.field}
      {problems.length > 0 && <Problems problems={problems} />}
      <div className="rounded-control border border-field bg-surface outline-offset-2 outline-(--focus-ring) has-[textarea:focus-visible]:outline-2">
        <AttachedFiles
          files={draft.files}
          onRemove={(file) => {
            onChange({ files: draft.files.filter((other) => other !== file) });
            field.current?.focus();
          }}
        />
        <div className="flex items-end gap-1 p-2">
          <Button
            variant="ghost"
            size="icon"
            aria-label="Attach files"
            aria-describedby={`${id}-files`}
            onClick={chooser.choose}
          >
            <Paperclip aria-hidden className="size-5" strokeWidth={1.5} />
          </Button>
          <MessageField
            ref={field}
            label={`Message to ${name}`}
            describedBy={`${id}-keys`}
            text={draft.text}
            onChange={(text) => onChange({ text })}
            onSend={send}
          />
          <Button type="submit">
            <Send aria-hidden className="size-4" strokeWidth={1.75} />
            <span className="max-[20rem]:sr-only">Send</span>
          </Button>
        </div>
      </div>
      <Hints id={id} note={note} />
      {chooser.isDragging && (
        <p className="absolute inset-x-3 inset-y-0 grid place-content-center rounded-control border border-dashed border-fg bg-surface text-center text-ui text-fg md:inset-x-6">
          Drop files here: {endings.join(", ")}, up to {uploadMaxLabel} each.
        </p>
      )}
    </form>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <ul role="alert" className="pb-2 text-caption font-medium text-error">
      {problems.map((problem) => (
        <li key={problem} className="flex gap-1.5">
          <CircleAlert aria-hidden className="mt-px size-4 shrink-0" strokeWidth={1.75} />
          {problem}
        </li>
      ))}
    </ul>
  );
}

function Hints({ id, note }: { id: string; note: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 px-1 pt-2 text-caption text-fg-3">
      <p>{note}</p>
      <p id={`${id}-keys`} className="hidden pointer-fine:block">
        Enter to send, Shift+Enter for a new line
      </p>
      <p id={`${id}-files`} className="sr-only">
        Up to {uploadMaxFiles} files, {uploadMaxLabel} each: {endings.join(", ")}.
      </p>
    </div>
  );
}

type AttachedFilesProps = { files: readonly File[]; onRemove: (file: File) => void };

/** The files attached to an unsent message. */
function AttachedFiles({ files, onRemove }: AttachedFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="flex flex-wrap gap-2 px-2 pt-2">
      {files.map((file) => (
        <li
          key={fileKey(file)}
          className="flex max-w-full items-center gap-1 rounded-control bg-sunken pl-3 text-caption"
        >
          <AttachedFileName name={file.name} />
          <span className="shrink-0 text-fg-3">{fileSize(file.size)}</span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove ${file.name}`}
            onClick={() => onRemove(file)}
          >
            <X aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A file name that is shortened before its extension. */
function AttachedFileName({ name }: { name: string }) {
  const { extension, stem } = splitFileName(name);
  return (
    <span className="flex min-w-0 font-medium text-fg">
      <span className="truncate">{stem}</span>
      <span className="shrink-0">{extension}</span>
    </span>
  );
}

/** A key for a file, which is the same if it is chosen twice. */
function fileKey({ lastModified, name, size }: File): string {
  return `${name} ${size} ${lastModified}`;
}

type MessageFieldProps = {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  /** The id of the hint about Enter and Shift+Enter. */
  describedBy: string;
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
};

/**
 * A text field that grows with its text. Enter sends, unless the keyboard has no Shift+Enter for a
 * new line.
 */
function MessageField({ describedBy, label, onChange, onSend, ref, text }: MessageFieldProps) {
  return (
    // A hidden copy of the text sets the field's height.
    <div className="grid max-h-40 min-w-0 grow overflow-y-auto *:[grid-area:1/1] *:px-1 *:py-2 *:text-small *:pointer-coarse:text-copy *:wrap-anywhere *:whitespace-pre-wrap">
      <div aria-hidden className="invisible">{`${text} `}</div>
      <textarea
        ref={ref}
        rows={1}
        aria-label={label}
        aria-describedby={describedBy}
        placeholder="Write a message"
        className="resize-none overflow-hidden text-fg outline-none placeholder:text-fg-3"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // On a touch keyboard, Enter is the only key for a new line.
          if (
            event.key !== "Enter" ||
            event.shiftKey ||
            event.nativeEvent.isComposing ||
            !window.matchMedia("(pointer: fine)").matches
          ) {
            return;
          }
          event.preventDefault();
          onSend();
        }}
      />
    </div>
  );
}

type MessageDraft = { text: string; files: readonly File[] };

/** Unsent files by conversation. Files can't be stored, so they are kept only until a reload. */
const unsentFiles = new Map<string, readonly File[]>();

/** A conversation's unsent draft, kept until the tab closes. */
export function useMessageDraft(threadId: string) {
  const { earlier = "", keep } = useDraft(`message:${threadId}`, z.string());
  const [draft, setDraft] = useState<MessageDraft>(() => ({
    text: earlier,
    files: unsentFiles.get(threadId) ?? [],
  }));

  function change(changed: Partial<MessageDraft>) {
    const next = { ...draft, ...changed };
    setDraft(next);
    unsentFiles.set(threadId, next.files);
    keep(next.text || undefined);
  }
  return { draft, change };
}
