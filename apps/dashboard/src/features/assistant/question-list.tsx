import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { documentPath } from "@frontage/content/dashboard";
import { Button } from "@frontage/ui/button";
import { cn } from "@frontage/ui/cn";
import { Link as TextLink } from "@frontage/ui/link";
import { CircleAlert, TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";

import { dayIn, formatTime, type Clock } from "../../time/dates.ts";
import {
  formatMore,
  formatSearched,
  leadOf,
  moneyTexts,
  passagesOf,
  sentencesOf,
} from "./answer-texts.ts";
import { FootLink, HandOff } from "./hand-off.tsx";
import { type BesideDocument, Passages, Sentences } from "./passages.tsx";
import { formatAskedInline } from "./unanswered-text.ts";
import type { PendingQuestion } from "./use-questions.ts";

type QuestionListProps = {
  /** Oldest first. */
  answers: readonly AssistantAnswer[];
  pending: readonly PendingQuestion[];
  clock: Clock;
  lookingText: (pending: PendingQuestion) => string;
  beside?: BesideDocument | undefined;
  /** Asks a failed question again. */
  onAskAgain: (answer: AssistantAnswer) => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
};

/** Questions, each with what was found. */
export function QuestionList(props: QuestionListProps) {
  const { answers, beside, clock, lookingText, onAskAgain, onDiscard, onRetry, pending } = props;
  return (
    <ol className={cn("flex flex-col", beside ? "gap-9" : "gap-13")}>
      {answers.map((answer) => (
        <AnsweredQuestion
          key={answer.id}
          answer={answer}
          clock={clock}
          beside={beside}
          onAskAgain={onAskAgain}
        />
      ))}
      {pending.map((question) => (
        <WaitingQuestion
          key={question.id}
          pending={question}
          clock={clock}
          looking={lookingText(question)}
          isBeside={beside !== undefined}
          onRetry={onRetry}
          onDiscard={onDiscard}
        />
      ))}
    </ol>
  );
}

type AnsweredQuestionProps = Pick<QuestionListProps, "beside" | "clock" | "onAskAgain"> & {
  answer: AssistantAnswer;
};

/** A question and what was found for it. */
export function AnsweredQuestion({ answer, beside, clock, onAskAgain }: AnsweredQuestionProps) {
  const { askedAt, documentId, handOff, id, isFailed, question } = answer;
  const head = (
    <Question text={question} askedAt={askedAt} clock={clock} isBeside={beside !== undefined}>
      {documentId && !beside && <AboutDocument answer={answer} documentId={documentId} />}
    </Question>
  );
  if (isFailed) {
    return (
      <li>
        {head}
        <Unanswered text="Not answered. Something went wrong on our side.">
          <Button variant="outline" onClick={() => onAskAgain(answer)}>
            Try again
          </Button>
        </Unanswered>
      </li>
    );
  }
  const lead = leadOf(answer, clock);
  const searched = formatSearched(answer);
  return (
    <li id={`question-${id}`} className="@container/answer scroll-my-6">
      {head}
      {handOff?.reason === "money" && <MoneyNote answer={answer} />}
      {lead && <p className="mt-5 max-w-180 text-small text-fg">{lead}</p>}
      {searched && (
        <p className={cn("max-w-180 text-caption text-fg-3", lead ? "mt-1.5" : "mt-5")}>
          {searched}
        </p>
      )}
      <Found answer={answer} clock={clock} beside={beside} />
    </li>
  );
}

/** The passages, the first ones at first; before them, a language model’s sentences. */
function Found({ answer, beside, clock }: Omit<AnsweredQuestionProps, "onAskAgain">) {
  const [showsAll, setShowsAll] = useState(false);
  const firstNew = useRef<HTMLElement>(null);
  useEffect(() => {
    if (showsAll) firstNew.current?.focus();
  }, [showsAll]);
  const { all, shown } = passagesOf(answer);
  const more = showsAll ? 0 : all.length - shown;
  const hasSentences = sentencesOf(answer).length > 0;
  const unmentioned = all.length > 0 ? answer.unmentioned : [];
  return (
    <>
      {hasSentences && (
        <>
          <Sentences answer={answer} />
          <p className="mt-7.5 -mb-3 text-caption text-fg-3">Sources</p>
        </>
      )}
      <div>
        <Passages
          answer={answer}
          clock={clock}
          beside={beside}
          showsAll={showsAll}
          firstNew={firstNew}
        />
      </div>
      <HandOff answer={answer}>
        {more > 0 && <FootLink onClick={() => setShowsAll(true)}>{formatMore(more)}</FootLink>}
        {unmentioned.length > 0 && (
          <p className="text-fg-3 wrap-anywhere">
            Nothing mentions:{" "}
            <strong className="font-semibold text-fg-2">{unmentioned.join(", ")}</strong>
          </p>
        )}
      </HandOff>
    </>
  );
}

function AboutDocument({ answer, documentId }: { answer: AssistantAnswer; documentId: string }) {
  const title = answer.passages.find(({ recordId }) => recordId === documentId)?.title;
  return (
    <>
      {", about "}
      <TextLink asChild>
        <Link to={documentPath(documentId)}>{title ?? "one document"}</Link>
      </TextLink>
    </>
  );
}

type PendingProps = Pick<QuestionListProps, "clock" | "onDiscard" | "onRetry"> & {
  pending: PendingQuestion;
  /** What it looks in; see `lookingText`. */
  looking: string;
  isBeside: boolean;
};

/** A pending question, or one whose answer failed. */
export function WaitingQuestion(props: PendingProps) {
  const { clock, isBeside, looking, onDiscard, onRetry, pending } = props;
  const { id, isAsking, isWaiting, problem, question, writtenAt } = pending;
  return (
    <li>
      <Question text={question} askedAt={writtenAt} clock={clock} isBeside={isBeside} />
      {isAsking ? (
        // The conversation’s live region announces it.
        <p aria-hidden className="mt-5 text-small text-fg-3">
          {looking}
        </p>
      ) : (
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
      className="mt-4 flex max-w-full flex-wrap items-center gap-x-4 gap-y-2 text-ui text-error"
    >
      <p className="flex items-start gap-1.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
        {text}
      </p>
      <span className="flex flex-wrap gap-2">{children}</span>
    </div>
  );
}

type QuestionProps = {
  text: string;
  askedAt: string;
  clock: Clock;
  isBeside: boolean;
  /** After the time. */
  children?: ReactNode;
};

function Question({ askedAt, children, clock, isBeside, text }: QuestionProps) {
  const { now, timeZone } = clock;
  const isToday = dayIn(askedAt, timeZone) === dayIn(now, timeZone);
  return (
    <>
      <h3
        className={cn(
          "max-w-[26em] font-display text-balance text-fg wrap-anywhere whitespace-pre-wrap",
          isBeside ? "text-name" : "text-h3",
        )}
      >
        {text}
      </h3>
      <p className="mt-1 text-caption text-fg-3">
        You,{" "}
        <time dateTime={askedAt}>
          {isToday ? formatTime(askedAt, timeZone) : formatAskedInline(askedAt, clock)}
        </time>
        {children}
      </p>
    </>
  );
}

/** Replaces what was found about wires: the instructions are never shown. */
function MoneyNote({ answer }: { answer: AssistantAnswer }) {
  return (
    <div className="mt-5 flex max-w-180 gap-2.5 rounded-control bg-warn-tint px-3.5 py-3 text-small text-fg-2">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" strokeWidth={1.5} />
      <p>
        <strong className="block font-semibold text-fg">{moneyTexts.title}</strong>
        {moneyTexts.detail(answer)}
      </p>
    </div>
  );
}
