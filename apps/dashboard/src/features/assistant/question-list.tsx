import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { Fragment } from "react";

import { dayIn } from "../../time/dates.ts";
import { dayHeading } from "../../time/message-time.ts";
import type { Reader } from "./answer-texts.ts";
import { type AskAgain, Exchange, PendingExchange } from "./exchange.tsx";
import type { PendingQuestion } from "./use-questions.ts";
import type { BesideDocument } from "./quotation.tsx";

export type QuestionListProps = {
  /** Oldest first. */
  answers: readonly AssistantAnswer[];
  pending: readonly PendingQuestion[];
  reader: Reader;
  lookingText: (pending: PendingQuestion) => string;
  beside?: BesideDocument | undefined;
  /** Asks a question again: a failed one, or about one document. */
  onAskAgain: AskAgain;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** Questions and their answers, by day unless next to a document. */
export function QuestionList(props: QuestionListProps) {
  const { answers, beside, lookingText, onAskAgain, onDiscard, onRetry, pending, reader } = props;
  const { now, timeZone } = reader.clock;
  const shown = [
    ...answers.map((answer) => ({ key: answer.id, askedAt: answer.askedAt, answer })),
    ...pending.map((question) => ({ key: question.id, askedAt: question.writtenAt, question })),
  ];
  return (
    <ol className="flex flex-col gap-5.5">
      {shown.map((entry, index) => {
        const day = dayIn(entry.askedAt, timeZone);
        const before = shown[index - 1];
        const isNewDay = !before || dayIn(before.askedAt, timeZone) !== day;
        return (
          <Fragment key={entry.key}>
            {isNewDay && !beside && (
              <li className="flex items-center gap-4 py-1 text-caption text-fg-3 before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
                {dayHeading(day, now, timeZone)}
              </li>
            )}
            {"answer" in entry ? (
              <Exchange
                answer={entry.answer}
                reader={reader}
                beside={beside}
                onAskAgain={onAskAgain}
              />
            ) : (
              <PendingExchange
                pending={entry.question}
                looking={lookingText(entry.question)}
                isBeside={beside !== undefined}
                onRetry={onRetry}
                onDiscard={onDiscard}
              />
            )}
          </Fragment>
        );
      })}
    </ol>
  );
}
