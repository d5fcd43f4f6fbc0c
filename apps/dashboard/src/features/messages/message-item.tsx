import type { Message, Thread, Attachment } from "@frontage/records/schemas/thread";
import { cn } from "@frontage/ui/cn";
import { Button } from "@frontage/ui/button";
import { CircleAlert, Clock, Download, FileImage, FileSpreadsheet, FileText } from "lucide-react";
import { documentPath } from "@frontage/content/dashboard";
import { uploadTypes } from "@frontage/records/schemas/document";
import { toast } from "@frontage/ui/toast";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";

import { attachments, documents } from "../../api/clients.ts";
import { readFile, readIfFound } from "../../api/request.ts";
import type { UnsentStatus } from "../../unsent/send-queue.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { formatTime } from "../../time/dates.ts";
import { linkify } from "./linkify.ts";
import { relayedBy } from "./relayed-by.ts";
import { fileSize } from "../../files/file-size.ts";
import { saveFile } from "../../files/save-file.ts";

/** A message in a conversation's log. */
export type Entry = {
  message: Message;
  /** Absent for a sent message. */
  unsent?: {
    status: UnsentStatus;
    problem: string | undefined;
    isLimited: boolean | undefined;
  };
};

type MessageItemProps = Entry & {
  thread: Thread;
  timeZone: string;
  /** Whether it is the search result to highlight. */
  isFound: boolean;
  actions: UnsentActions;
};

/** A message with its files and time; the user's own are on the right. */
export function MessageItem({
  actions,
  isFound,
  message,
  thread,
  timeZone,
  unsent,
}: MessageItemProps) {
  const isMine = message.from === "me";
  const relayed = relayedBy(thread, message, useIsBroker());
  const status = unsent ? "sending" : message.readAt ? "read" : "sent";
  return (
    <li
      id={`message-${message.id}`}
      tabIndex={isFound ? -1 : undefined}
      className={cn(
        "flex flex-col gap-2 rounded-panel",
        isMine ? "items-end" : "items-start",
        isFound && "outline-2 outline-offset-4 outline-field",
      )}
    >
      <span className="sr-only">{isMine ? "You" : thread.name}:</span>
      {message.text && (
        <p
          className={cn(
            "max-w-5/6 rounded-panel px-4 py-3 text-small wrap-anywhere whitespace-pre-wrap xl:max-w-140",
            isMine ? "bg-fg text-canvas" : "bg-sunken text-fg",
          )}
        >
          <MessageText text={message.text} />
        </p>
      )}
      {message.attachments.map((attachment) => (
        <AttachmentCard key={attachment.id} attachment={attachment} isUnsent={Boolean(unsent)} />
      ))}
      {unsent && unsent.status !== "sending" ? (
        <UnsentNote
          message={message}
          {...actions}
          status={unsent.status}
          problem={unsent.problem}
          isLimited={unsent.isLimited}
        />
      ) : (
        <p className="text-caption text-fg-3">
          {relayed && `${relayed}, `}
          <time dateTime={message.sentAt}>{formatTime(message.sentAt, timeZone)}</time>
          {isMine && `, ${status}`}
        </p>
      )}
    </li>
  );
}

type MessageTextProps = { text: string };

/** A message's text, with links for the URLs and emails in it. */
function MessageText({ text }: MessageTextProps) {
  return linkify(text).map(({ href, text: part }, index) =>
    href ? (
      // oxlint-disable-next-line react/no-array-index-key -- a message's text never changes
      <TextLink key={index} href={href} text={part} />
    ) : (
      part
    ),
  );
}

function TextLink({ href, text }: { href: string; text: string }) {
  const isEmail = href.startsWith("mailto:");
  return (
    <a
      href={href}
      {...(!isEmail && { target: "_blank", rel: "noopener noreferrer" })}
      className="underline underline-offset-3 hover:no-underline focus-visible:outline-current"
    >
      {text}
      {!isEmail && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  );
}

/** The actions on an unsent message. */
export type UnsentActions = {
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  onSendWithoutFiles: (id: string) => void;
  /** Moves the text back into the message field. */
  onEdit: (message: Message) => void;
};

type UnsentNoteProps = UnsentActions & {
  message: Message;
  status: Exclude<UnsentStatus, "sending">;
  problem: string | undefined;
  /** Whether the message waits because of a limit, rather than the network. */
  isLimited: boolean | undefined;
};

/** Why a message wasn't sent, and what can be done. */
function UnsentNote(props: UnsentNoteProps) {
  const { isLimited, message, onDiscard, onEdit, onRetry, onSendWithoutFiles, problem, status } =
    props;
  const { attachments, id, text } = message;
  const Icon = status === "waiting" ? Clock : CircleAlert;
  return (
    <div
      role="alert"
      className="flex max-w-full flex-wrap items-center justify-end gap-x-3 gap-y-1 text-caption text-error"
    >
      <p className="flex items-start gap-1.5">
        <Icon aria-hidden className="mt-px size-4 shrink-0" strokeWidth={1.75} />
        {status === "refused" && `Not sent. ${problem}`}
        {status === "waiting" && waitingText(attachments.length, isLimited ? problem : undefined)}
        {status === "files-lost" && filesLostText(attachments.length)}
      </p>
      <span className="flex flex-wrap justify-end gap-2">
        {status !== "files-lost" && (
          <Button variant="outline" onClick={() => onRetry(id)}>
            Retry
          </Button>
        )}
        {status === "files-lost" && text && (
          <>
            <Button variant="outline" onClick={() => onEdit(message)}>
              Edit
            </Button>
            <Button variant="outline" onClick={() => onSendWithoutFiles(id)}>
              Send without {attachments.length === 1 ? "the file" : "files"}
            </Button>
          </>
        )}
        <Button variant="outline" onClick={() => onDiscard(id)}>
          Discard
        </Button>
      </span>
    </div>
  );
}

function waitingText(files: number, limit = "It will be sent when you’re back online."): string {
  const start = `Not sent yet. ${limit}`;
  if (files === 0) return start;
  return `${start} Keep this tab open until then: ${files === 1 ? "the attached file isn’t" : "attached files aren’t"} saved.`;
}

function filesLostText(files: number): string {
  return files === 1
    ? "Not sent. Its file was only in the tab where you attached it. Please attach it again."
    : "Not sent. Its files were only in the tab where you attached them. Please attach them again.";
}

type AttachmentCardProps = {
  attachment: Attachment;
  /** Whether the message isn't sent yet, so that there is no file to download. */
  isUnsent: boolean;
};

/** A file attached to a message. A shared document opens in the documents screen. */
function AttachmentCard({ attachment, isUnsent }: AttachmentCardProps) {
  const { documentId, id, mediaType, name } = attachment;
  const save = useMutation({
    mutationFn: async () => {
      if (!documentId)
        return saveFile(await readFile(attachments[":id"].file.$get({ param: { id } })), name);
      const document = await readIfFound(documents[":id"].$get({ param: { id: documentId } }));
      const version = document?.versions[0];
      if (!version) throw new Error("You no longer have access to this document.");
      saveFile(
        await readFile(
          documents[":id"].versions[":number"].file.$get({
            param: { id: documentId, number: String(version.number) },
            query: { for: "download" },
          }),
        ),
        document.fileName,
      );
    },
    onError: (error) =>
      toast.error(
        // A network error of `fetch` is a `TypeError` with the browser's own text.
        error instanceof TypeError ? `Couldn’t download ${name}.` : error.message,
        { label: "Try again", onSelect: () => save.mutate() },
      ),
  });
  const Icon = mediaType.startsWith("image/")
    ? FileImage
    : /sheet|csv/.test(mediaType)
      ? FileSpreadsheet
      : FileText;

  return (
    <div className="flex w-90 max-w-5/6 items-center gap-4 rounded-panel border border-hairline bg-surface py-3 pr-3 pl-4 text-left">
      <Icon aria-hidden className="size-5 shrink-0 text-fg-2" strokeWidth={1.5} />
      <div className="min-w-0 grow">
        {documentId ? (
          <Link
            to={documentPath(documentId)}
            className="block text-ui font-semibold wrap-anywhere text-fg hover:underline"
          >
            {name}
          </Link>
        ) : (
          <p className="text-ui font-semibold wrap-anywhere text-fg">{name}</p>
        )}
        <p className="text-caption text-fg-3">
          {typeName(mediaType)}, {fileSize(attachment.bytes)}
        </p>
      </div>
      {!isUnsent && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Download ${name}`}
          className="shrink-0"
          pending={save.isPending}
          onClick={() => save.mutate()}
        >
          <Download aria-hidden className="size-4.5" strokeWidth={1.5} />
        </Button>
      )}
    </div>
  );
}

/** The short name of a file's type: "PDF", "XLSX". */
function typeName(mediaType: string): string {
  const known: Record<string, string> = uploadTypes;
  return known[mediaType]?.slice(1).toUpperCase() ?? "File";
}
