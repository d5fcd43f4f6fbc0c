import type { AssistantAnswer, AssistantChoice } from "@frontage/records/schemas/assistant";
import { Fragment, type ReactNode } from "react";
import { documentPath } from "@frontage/content/dashboard";
import { Button } from "@frontage/ui/button";
import { Link as TextLink } from "@frontage/ui/link";
import { ArrowUpLeft, CircleAlert, Sparkles, TriangleAlert } from "lucide-react";
import { Link } from "react-router";

import { type Clock, dayIn } from "../../time/dates.ts";
import { dayHeading } from "../../time/message-time.ts";
import {
  leadOf,
  searchedText,
  sentenceOf,
  sourceKey,
  sourcesOf,
  moneyTexts,
} from "./answer-texts.ts";
import type { PendingQuestion, AskedAbout } from "./use-questions.ts";
import { type BesideDocument, Quotation, SourceNumber } from "./quotation.tsx";
import { HandOff } from "./hand-off.tsx";

type QuestionListProps = {
  /** Oldest first. */
  answers: readonly AssistantAnswer[];
  pending: readonly PendingQuestion[];
  clock: Clock;
  lookingText: (pending: PendingQuestion) => string;
  beside?: BesideDocument | undefined;
  /** Asks a question again: a failed one, or about one document. */
  onAskAgain: AskAgain;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** Questions and their answers, by day unless next to a document. */
export function QuestionList(props: QuestionListProps) {
  const { answers, beside, clock, lookingText, onAskAgain, onDiscard, onRetry, pending } = props;
  const { now, timeZone } = clock;
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
              <AnsweredQuestion
                answer={entry.answer}
                clock={clock}
                beside={beside}
                onAskAgain={onAskAgain}
              />
            ) : (
              <WaitingQuestion
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

/** Asks an answer’s question again, possibly about one document or deal. */
type AskAgain = (answer: AssistantAnswer, about: AskedAbout) => void;

type AnsweredQuestionProps = {
  answer: AssistantAnswer;
  clock: Clock;
  beside?: BesideDocument | undefined;
  onAskAgain: AskAgain;
};

/** A question and its answer. */
export function AnsweredQuestion({ answer, beside, clock, onAskAgain }: AnsweredQuestionProps) {
  const { choices = [], dealId, documentId, handOff, id, isFailed, question } = answer;
  const lead = leadOf(answer, clock);
  const searched = searchedText(answer);
  if (isFailed) {
    return (
      <li>
        <Question text={question}>
          <Unanswered text="Not answered. Something went wrong on our side.">
            <Button variant="outline" onClick={() => onAskAgain(answer, { documentId, dealId })}>
              Try again
            </Button>
          </Unanswered>
        </Question>
      </li>
    );
  }
  return (
    <li id={`question-${id}`} className="flex scroll-my-4 flex-col gap-5.5">
      <Question text={question}>
        {documentId && !beside && <AboutDocument answer={answer} documentId={documentId} />}
      </Question>
      <Answer isBeside={beside !== undefined}>
        {handOff?.reason === "money" && <MoneyNote answer={answer} />}
        {lead && <p>{lead}</p>}
        {searched && <p className="mt-1.5 text-caption text-fg-3">{searched}</p>}
        <Parts answer={answer} beside={beside} />
        {choices.length > 0 && (
          <Choices choices={choices} onChoose={(about) => onAskAgain(answer, about)} />
        )}
        <HandOff answer={answer} />
      </Answer>
    </li>
  );
}

type ChoicesProps = {
  choices: readonly AssistantChoice[];
  onChoose: (about: AskedAbout) => void;
};

/** The documents or deals that may be meant; choosing one asks about it. */
function Choices({ choices, onChoose }: ChoicesProps) {
  return (
    <ul aria-label="Which one" className="mt-3.5 border-t border-fg">
      {choices.map(({ dealId, documentId, title }) => (
        <li key={documentId ?? dealId ?? title} className="border-b border-hairline">
          <button
            type="button"
            className="flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 py-2 text-left text-small text-fg transition-colors hover:bg-side focus-visible:-outline-offset-2"
            onClick={({ detail }) => {
              // The second click of a double click may land on another row, because the answer
              // moves them.
              if (detail < 2) onChoose({ documentId, dealId });
            }}
          >
            {title}
            <ArrowUpLeft aria-hidden className="size-4.5 shrink-0 text-fg-3" strokeWidth={1.5} />
          </button>
        </li>
      ))}
    </ul>
  );
}

type PartsProps = Pick<AnsweredQuestionProps, "answer" | "beside">;

/** The sentences with their quotations; a repeated source is only referred to by its number. */
function Parts({ answer, beside }: PartsProps) {
  const keys = sourcesOf(answer).map(sourceKey);
  const seen = new Set<string>();
  return answer.answer.map((part, index) => {
    const fresh = part.sources.filter((source) => {
      const key = sourceKey(source);
      const isFirst = !seen.has(key);
      seen.add(key);
      return isFirst;
    });
    const again = part.sources.filter((source) => !fresh.includes(source));
    const numberOf = (source: (typeof fresh)[number]) => keys.indexOf(sourceKey(source)) + 1;
    const sentence = sentenceOf(answer, part);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- an answer never changes
      <div key={index} className="not-first:mt-3.5">
        {sentence && (
          <p className="wrap-anywhere">
            {sentence}
            {again.map((source) => (
              <span key={sourceKey(source)} className="ml-1.5 align-middle">
                <SourceNumber number={numberOf(source)} />
              </span>
            ))}
          </p>
        )}
        {fresh.map((source) => (
          <Quotation
            key={sourceKey(source)}
            source={source}
            number={numberOf(source)}
            beside={beside}
          />
        ))}
      </div>
    );
  });
}

function AboutDocument({ answer, documentId }: { answer: AssistantAnswer; documentId: string }) {
  const title = sourcesOf(answer).find(({ recordId }) => recordId === documentId)?.title;
  return (
    <p className="text-caption text-fg-3">
      About{" "}
      <TextLink asChild>
        <Link to={documentPath(documentId)}>{title ?? "one document"}</Link>
      </TextLink>
    </p>
  );
}

type PendingProps = {
  pending: PendingQuestion;
  /** What it looks in; see `lookingText`. */
  looking: string;
  isBeside: boolean;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** A pending question, or one whose answer failed. */
export function WaitingQuestion({ isBeside, looking, onDiscard, onRetry, pending }: PendingProps) {
  const { id, isAsking, isWaiting, problem, question } = pending;
  return (
    <li className="flex flex-col gap-5.5">
      <Question text={question}>
        {!isAsking && (
          <Unanswered
            text={
              isWaiting
                ? "Not asked yet. It will be asked when you’re back online."
                : `Not answered. ${problem}`
            }
            isNews
          >
            <Button variant="outline" onClick={() => onRetry(id)}>
              Try again
            </Button>
            <Button variant="outline" onClick={() => onDiscard(id)}>
              Discard
            </Button>
          </Unanswered>
        )}
      </Question>
      {isAsking && (
        // The conversation’s live region announces it.
        <Answer isBeside={isBeside}>
          <p aria-hidden className="text-fg-3">
            {looking}
          </p>
        </Answer>
      )}
    </li>
  );
}

type UnansweredProps = {
  text: string;
  /** Announced when it appears; an old failure isn't. */
  isNews?: boolean;
  children: ReactNode;
};

function Unanswered({ children, isNews = false, text }: UnansweredProps) {
  return (
    <div
      role={isNews ? "alert" : undefined}
      className="flex max-w-full flex-wrap items-center justify-end gap-x-3 gap-y-1 text-caption text-error"
    >
      <p className="flex items-start gap-1.5">
        <CircleAlert aria-hidden className="mt-px size-4 shrink-0" strokeWidth={1.75} />
        {text}
      </p>
      <span className="flex flex-wrap justify-end gap-2">{children}</span>
    </div>
  );
}

function Question({ children, text }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-end gap-2">
      <span className="sr-only">You:</span>
      <p className="max-w-5/6 rounded-panel bg-fg px-4 py-3 text-small wrap-anywhere whitespace-pre-wrap text-canvas xl:max-w-140">
        {text}
      </p>
      {children}
    </div>
  );
}

function Answer({ children, isBeside }: { children: ReactNode; isBeside: boolean }) {
  return (
    <div className="flex max-w-170 gap-3.5 text-small text-fg">
      {!isBeside && (
        <Sparkles
          aria-hidden
          className="mt-0.5 size-5 shrink-0 text-accent max-md:hidden"
          strokeWidth={1.5}
        />
      )}
      <span className="sr-only">Assistant:</span>
      <div className="min-w-0 grow">{children}</div>
    </div>
  );
}

/** Replaces an answer about wires: the instructions are never shown. */
function MoneyNote({ answer }: { answer: AssistantAnswer }) {
  return (
    <div className="flex gap-2.5 rounded-control bg-warn-tint px-3.5 py-3 text-fg-2">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" strokeWidth={1.5} />
      <p>
        <strong className="block font-semibold text-fg">{moneyTexts.title}</strong>
        {moneyTexts.detail(answer)}
      </p>
    </div>
  );
}
