import type { AssistantAnswer } from "@frontage/records/schemas/assistant";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";

import { LoadFailed } from "../../components/load-failed.tsx";
import { CardsSkeleton } from "../../components/skeletons.tsx";
import { assistantStateQuery } from "../../api/assistant-queries.ts";
import { useHasAssistant } from "../../api/visit.tsx";
import { useTimeZone } from "../../api/use-time-zone.ts";
import { useNow } from "../../time/use-now.ts";
import { isInDocument, passagesOf } from "./answer-texts.ts";
import { ProviderConsent } from "./provider-consent.tsx";
import { QuestionList } from "./question-list.tsx";
import type { BesideDocument } from "./passages.tsx";
import { lookingText, useConversationStatus } from "./use-conversation-status.ts";
import { useQuestions } from "./use-questions.ts";

type DocumentAnswersProps = BesideDocument;

/** Beside a document: what was asked about it, with sources that show their passages there. */
export function DocumentAnswers(props: DocumentAnswersProps) {
  const hasAssistant = useHasAssistant();
  const timeZone = useTimeZone();
  return hasAssistant && timeZone && <AboutDocument {...props} timeZone={timeZone} />;
}

type AboutDocumentProps = BesideDocument & { timeZone: string };

function AboutDocument({ documentId, passage, timeZone }: AboutDocumentProps) {
  const { data: state } = useQuery(assistantStateQuery);
  const questions = useQuestions(documentId);
  const { answered, answers, error, isLoaded, pending, refetch } = questions;
  const log = useRef<HTMLDivElement>(null);
  const clock = { now: useNow(), timeZone };
  const waiting = pending.findLast(({ isAsking }) => isAsking);
  const status = useConversationStatus({
    answered: answered?.documentId === documentId ? answered : undefined,
    looking: waiting && lookingText(waiting, undefined),
    clock,
  });
  useShowFirstPassage(documentId, answered);
  const newestId = pending.at(-1)?.id ?? answers.at(-1)?.id;
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newestId]);

  const provider = state?.provider ?? null;
  const isEmpty = isLoaded && answers.length + pending.length === 0;
  return (
    <>
      <div
        ref={log}
        role="region"
        aria-label="Questions about this document"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        className="flex min-h-0 grow flex-col gap-5.5 overflow-y-auto overscroll-contain py-5 focus-visible:-outline-offset-2"
      >
        {error && !isLoaded && (
          <LoadFailed what="your questions" error={error} onRetry={() => void refetch()} />
        )}
        {!error && !isLoaded && <CardsSkeleton rows={3} />}
        {isEmpty && (
          <p className="text-small">Ask what this document says. You see where it says so.</p>
        )}
        <QuestionList
          answers={answers}
          pending={pending}
          clock={clock}
          lookingText={(question) => lookingText(question, undefined)}
          beside={{ documentId, passage }}
          onAskAgain={questions.askAgain}
          onRetry={questions.retry}
          onDiscard={questions.discard}
        />
        {provider?.consent === "unasked" && (
          <ProviderConsent
            provider={provider}
            isChange={false}
            onDone={() => log.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
    </>
  );
}

/** Brings up the first passage of a new answer, where the document is beside it. */
function useShowFirstPassage(documentId: string, answered: AssistantAnswer | undefined): void {
  const isBeside = useMediaQuery("(min-width: 64rem)");
  const navigate = useNavigate();
  const [before] = useState(answered?.id);
  const show = useEffectEvent(() => {
    if (!isBeside || !answered || answered.id === before) return;
    if (answered.documentId !== documentId) return;
    const passage = passagesOf(answered).all.find(
      (one) => one.recordId === documentId && isInDocument(one),
    );
    if (!passage) return;
    const [, hash] = passage.path.split("#");
    void navigate({ search: window.location.search, hash: `#${hash}` }, { replace: true });
  });
  useEffect(() => show(), [answered?.id]);
}
