import type { Message } from "@frontage/records/schemas/thread";
import { Button } from "@frontage/ui/button";
import { CircleAlert, Clock } from "lucide-react";

import type { UnsentStatus } from "../../portal/send-queue.ts";

/** What the user can do about an unsent message. */
export type UnsentActions = {
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  onSendWithoutFiles: (id: string) => void;
  /** Moves the text back into the message field. */
  onEdit: (message: Message) => void;
};

export type UnsentNoteProps = UnsentActions & {
  message: Message;
  status: Exclude<UnsentStatus, "sending">;
  problem: string | undefined;
  /** It waits because of a limit, not because of the network. */
  isLimited: boolean | undefined;
};

/** Why a message isn’t sent, and what happens to it. */
export function UnsentNote(props: UnsentNoteProps) {
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
