import { Button } from "@frontage/ui/button";
import { useMediaQuery } from "@frontage/ui/use-media-query";
import { useQuery } from "@tanstack/react-query";
import { Link as TextLink } from "@frontage/ui/link";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";

import { LoadFailed } from "../../components/load-failed.tsx";
import { CardsSkeleton } from "../../components/skeletons.tsx";
import { assistantStateQuery } from "../../api/assistant-queries.ts";
import { messageToPath } from "../../navigation/paths.ts";
import { useNow } from "../../time/use-now.ts";
import { brokerFirstName } from "./answer-texts.ts";
import { AskForm } from "./ask-form.tsx";
import { ProviderConsent, ProviderLine } from "./provider-consent.tsx";
import { QuestionList } from "./question-list.tsx";
import { lookingText, useConversationStatus } from "./use-conversation-status.ts";
import { useQuestions } from "./use-questions.ts";

type ConversationProps = { timeZone: string };

/** All questions to the assistant with their answers, and the field for the next. */
export function Conversation({ timeZone }: ConversationProps) {
  const { data: state } = useQuery(assistantStateQuery);
  const questions = useQuestions();
  const { answered, answers, ask, error, isLoaded, pending, refetch } = questions;
  const [isChanging, setChanging] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery("(min-width: 48rem)");
  const clock = { now: useNow(), timeZone };
  const waiting = pending.findLast(({ isAsking }) => isAsking);
  const status = useConversationStatus({
    answered,
    looking: waiting && lookingText(waiting, state?.documents),
    clock,
  });
  // Wait for the history: otherwise an answer may arrive before it, and it says which question this
  // one follows.
  useAskedFromElsewhere(isLoaded ? ask : undefined);
  useScrollToNewest(region, answers.at(-1)?.id, pending.length);

  const isOff = state?.isOn === false;
  const isEmpty = isLoaded && answers.length + pending.length === 0;
  if (isOff && isEmpty) {
    return (
      <p className="px-4 py-6 text-small md:px-8">
        The assistant is off.{" "}
        <TextLink asChild className="font-medium">
          <Link to={messageToPath("broker")}>Message {brokerFirstName}</Link>
        </TextLink>
      </p>
    );
  }
  const provider = state?.provider ?? null;
  const consent = provider && !isOff && (isChanging || provider.consent === "unasked") && (
    <ProviderConsent
      provider={provider}
      isChange={isChanging}
      onDone={() => {
        setChanging(false);
        region.current?.focus({ preventScroll: true });
      }}
    />
  );
  return (
    <>
      {/* Reversed, so that it keeps its distance from the bottom while older questions load. */}
      <div
        ref={region}
        role="region"
        aria-label="Questions and answers"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain [overflow-anchor:none] px-4 focus-visible:-outline-offset-2 md:px-8"
      >
        <div className="mb-auto pt-5 pb-8 md:pt-6.5">
          {error && !isLoaded && (
            <LoadFailed what="your questions" error={error} onRetry={() => void refetch()} />
          )}
          {!error && !isLoaded && <CardsSkeleton rows={3} />}
          {questions.hasOlder && (
            <div className="flex justify-center pb-6">
              <Button
                variant="ghost"
                pending={questions.isLoadingOlder}
                onClick={() => questions.showOlder()}
              >
                Show older questions
              </Button>
            </div>
          )}
          <QuestionList
            answers={answers}
            pending={pending}
            clock={clock}
            lookingText={(question) => lookingText(question, state?.documents)}
            onAskAgain={questions.askAgain}
            onRetry={questions.retry}
            onDiscard={questions.discard}
          />
          {consent && <div className={isEmpty ? undefined : "mt-9"}>{consent}</div>}
        </div>
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
      {isOff ? (
        <p className="shrink-0 border-t border-hairline px-4 py-4 text-ui text-fg-3 md:px-8">
          The assistant is off. What it found stays here.
        </p>
      ) : (
        <div className="shrink-0 px-4 pt-2 pb-4 md:px-8 md:pb-5">
          <AskForm
            name="thread"
            label="Ask the assistant"
            placeholder={isWide ? "Ask about your documents, dates or deals" : "Your question"}
            onAsk={ask}
          >
            <ProviderLine provider={state?.provider} onChange={() => setChanging(true)} />
          </AskForm>
        </div>
      )}
    </>
  );
}

/** Asks the question that another screen passed, once. */
function useAskedFromElsewhere(
  ask: ((question: string, dealId?: string) => void) | undefined,
): void {
  const { hash, key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { ask: question, dealId } = (state as { ask?: string; dealId?: string } | null) ?? {};
  const asked = useRef<string>(undefined);
  const askOnce = useEffectEvent(() => {
    if (!ask || typeof question !== "string" || asked.current === key) return;
    asked.current = key;
    ask(question, dealId);
    // Not again when the page is reloaded.
    void navigate({ pathname, search, hash }, { replace: true, state: null });
  });
  const isReady = ask !== undefined;
  useEffect(() => askOnce(), [isReady, key, question]);
}

/** Scrolls to a new question, and to the newest one with passages: to its start if it is long. */
function useScrollToNewest(
  region: React.RefObject<HTMLElement | null>,
  newestId: string | undefined,
  pendingCount: number,
): void {
  const seen = useRef<{ newestId: string | undefined; pendingCount: number }>({
    newestId: undefined,
    pendingCount,
  });
  useEffect(() => {
    const { current: before } = seen;
    seen.current = { newestId, pendingCount };
    const { current } = region;
    const hasNewest = newestId !== before.newestId;
    if (!current || (!hasNewest && pendingCount <= before.pendingCount)) return;
    current.scrollTo({ top: 0 });
    const item = hasNewest && document.getElementById(`question-${newestId}`);
    if (item && item.offsetHeight > current.clientHeight) item.scrollIntoView();
  }, [newestId, pendingCount, region]);
}
