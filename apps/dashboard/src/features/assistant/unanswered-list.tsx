import { clientPath } from "@frontage/content/dashboard";
import type { UnansweredQuestion } from "@frontage/records/schemas/assistant";
import type { Client } from "@frontage/records/schemas/client";
import type { ClientRef } from "@frontage/records/schemas/record";
import { ActionList, ActionRowVerb } from "@frontage/ui/action-list";
import { toast } from "@frontage/ui/toast";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { MessageCircleQuestion } from "lucide-react";
import { useEffect, useId, useState } from "react";

import { assistant } from "../../api/clients.ts";
import { read } from "../../api/request.ts";
import { Empty } from "../../components/empty.tsx";
import { GrowingRows } from "../../components/growing-rows.tsx";
import { RowMenu, type RowMenuItem } from "../../components/row-menu.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { useGrowingList } from "../../api/growing-list.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { clientsQuery, subjects, refresh } from "../../api/queries.ts";
import type { Clock } from "../../time/dates.ts";
import { AnswerForm } from "./answer-form.tsx";
import { QuestionRow } from "./question-row.tsx";
import { unansweredQuery } from "./unanswered-queries.ts";
import {
  firstName,
  formatAsked,
  formatReason,
  formatShown,
  wasSearched,
} from "./unanswered-text.ts";
import { useQuestionRows, type RowState } from "./use-question-rows.ts";

/** The props of each of the broker’s lists. */
export type BrokerListProps = {
  clock: Clock;
};

/** The questions that wait for the broker, each answered in its row. */
export function UnansweredList(props: BrokerListProps) {
  const list = useGrowingList(unansweredQuery("needs-answer"));
  return (
    <GrowingRows
      what="the questions"
      list={list}
      skeleton={<ListSkeleton rows={3} />}
      className="pt-4"
    >
      {(questions) => <Rows questions={questions} {...props} />}
    </GrowingRows>
  );
}

function NoQuestions() {
  return (
    <Empty
      Icon={MessageCircleQuestion}
      level={3}
      title="Nothing needs an answer"
      description="A question appears here when a client asks for you, or says that what the assistant found didn’t help. You answer it once, and can save the answer for the assistant to quote."
    />
  );
}

type RowsProps = BrokerListProps & { questions: readonly UnansweredQuestion[] };

function Rows({ clock, questions }: RowsProps) {
  const actions = useOpenQuestions(questions);
  const rows = useQuestionRows(actions.open);
  const isEmpty = rows.length === 0;
  useEffect(() => {
    // The last row had the focus.
    if (!isEmpty || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>("#conversation-name")?.focus();
  }, [isEmpty]);

  if (isEmpty) return <NoQuestions />;
  return (
    <>
      <ActionList aria-label="Questions that need an answer" className="border-t-0">
        {rows.map(({ item: question, state }) => (
          <Row
            key={question.id}
            question={question}
            clock={clock}
            onAnswered={() => void actions.answered(question)}
            onDismiss={() => void actions.dismiss(question)}
            {...state}
          />
        ))}
      </ActionList>
      <p className="max-w-[64ch] pt-4 text-caption text-fg-3">
        Your answer goes to the client as a message from you. A saved note is quoted word for word,
        with your name and date, and can be edited or removed under Notes.
      </p>
    </>
  );
}

type RowProps = RowState & {
  question: UnansweredQuestion;
  clock: Clock;
  onAnswered: () => void;
  onDismiss: () => void;
};

function Row({ clock, onAnswered, onDismiss, question: asked, ...state }: RowProps) {
  const { askedAt, client, question } = asked;
  const { isEditing, onEdit } = state;
  const [showsSearched, setShowsSearched] = useState(false);
  const searchedId = useId();
  const about = [formatReason(asked), formatShown(asked)].filter(Boolean);
  const toggleSearched = wasSearched(asked) ? () => setShowsSearched(!showsSearched) : undefined;
  return (
    <QuestionRow
      {...state}
      client={client}
      head={client.name}
      question={question}
      actions={
        isEditing ? (
          toggleSearched && (
            <button
              type="button"
              tabIndex={-1}
              className="cursor-pointer text-ui font-medium whitespace-nowrap text-fg underline-hairline decoration-field pointer-coarse:min-h-9"
              aria-label={`What it showed: ${question}`}
              aria-expanded={showsSearched}
              aria-controls={showsSearched ? searchedId : undefined}
              onClick={toggleSearched}
            >
              What it showed
            </button>
          )
        ) : (
          <RowActions
            question={asked}
            searched={
              toggleSearched && {
                label: showsSearched ? "Hide what it showed" : "What it showed",
                onSelect: toggleSearched,
              }
            }
            onAnswer={() => onEdit(true)}
            onDismiss={onDismiss}
          />
        )
      }
      form={
        <AnswerForm
          question={asked}
          clock={clock}
          onAnswered={(isNote) => {
            const name = firstName(client.name);
            toast.success(isNote ? `Sent to ${name}, and saved as a note.` : `Sent to ${name}.`);
            onEdit(false);
            onAnswered();
          }}
          onClose={() => onEdit(false)}
        />
      }
    >
      <p className="mt-0.5 text-caption text-fg-3">
        <time dateTime={askedAt}>{formatAsked(askedAt, clock)}</time>. {about.join(" ")}
      </p>
      {showsSearched && <Searched id={searchedId} question={asked} />}
    </QuestionRow>
  );
}

type RowActionsProps = {
  question: UnansweredQuestion;
  /** Shows or hides what the client saw. */
  searched: RowMenuItem | undefined;
  onAnswer: () => void;
  onDismiss: () => void;
};

/** Answer, or Call for what must not be put in writing. */
function RowActions({ onAnswer, onDismiss, question, searched }: RowActionsProps) {
  const { client, handOff } = question;
  const phone = usePhoneOf(client, handOff?.reason === "money");
  return (
    <>
      {phone ? (
        <ActionRowVerb asChild>
          <a href={`tel:${phone.e164}`} aria-label={`Call ${client.name}, ${phone.display}`}>
            Call
          </a>
        </ActionRowVerb>
      ) : (
        <ActionRowVerb
          aria-label={`Answer: ${question.question}`}
          aria-expanded={false}
          onClick={onAnswer}
        >
          Answer
        </ActionRowVerb>
      )}
      <RowMenu
        name={client.name}
        items={[
          ...(phone ? [{ label: "Answer in writing", onSelect: onAnswer }] : []),
          ...(searched ? [searched] : []),
          { label: "Open client", to: clientPath(client.id) },
          { label: "No answer needed", onSelect: onDismiss },
        ]}
      />
    </>
  );
}

/** The client’s phone number, for what must not be put in writing. */
function usePhoneOf({ id }: ClientRef, isNeeded: boolean) {
  const isBroker = useIsBroker();
  const { data: clients } = useQuery(
    isBroker && isNeeded ? clientsQuery : { queryKey: [subjects.clients], enabled: false },
  );
  const known: readonly Client[] | undefined = isNeeded ? clients : undefined;
  return known?.find((client) => client.id === id)?.phone;
}

/** What the client saw, where it looked, and what it can’t read. */
function Searched({ id, question }: { id: string; question: UnansweredQuestion }) {
  const { searched, shown } = question;
  const documents = searched.documents === 1 ? "1 document" : `${searched.documents} documents`;
  return (
    <div id={id} className="mt-2.5 border-l-2 border-hairline pl-3.5 text-ui text-fg-2">
      {shown.length > 0 && (
        <>
          <p className="text-fg-3">Passages from</p>
          <ul>
            {shown.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {searched.unreadable.length > 0 && (
        <>
          <p className={shown.length > 0 ? "mt-2 text-fg-3" : "text-fg-3"}>
            Couldn’t read, because there’s no text in it
          </p>
          <ul>
            {searched.unreadable.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <p className={shown.length + searched.unreadable.length > 0 ? "mt-2" : undefined}>
        It looked in {documents}, and in {firstName(question.client.name)}’s deals, dates, contacts
        and messages.
      </p>
    </div>
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "");

/**
 * The questions without those just answered or dismissed, which are hidden before the list is
 * refetched.
 */
function useOpenQuestions(questions: readonly UnansweredQuestion[]) {
  const queryClient = useQueryClient();
  const [finished, setFinished] = useState<readonly string[]>([]);
  const finish = (id: string) => setFinished((ids) => [...ids, id]);
  const putBack = (id: string) => setFinished((ids) => ids.filter((other) => other !== id));
  const reload = async () => refresh(queryClient, "assistant", "threads");

  async function undo(id: string) {
    try {
      await read(assistant.unanswered[":id"].dismissal.$delete({ param: { id } }));
      putBack(id);
      await reload();
    } catch (error) {
      toast.error(`Not undone. ${messageOf(error)}`);
    }
  }

  return {
    open: questions.filter(({ id }) => !finished.includes(id)),
    async answered({ id }: UnansweredQuestion) {
      finish(id);
      await reload();
    },
    async dismiss({ id }: UnansweredQuestion) {
      finish(id);
      try {
        await read(assistant.unanswered[":id"].dismissal.$post({ param: { id } }));
      } catch (error) {
        putBack(id);
        toast.error(`Couldn’t remove the question. ${messageOf(error)}`);
        return;
      }
      toast.success("The question needs no answer.", {
        label: "Undo",
        onSelect: () => void undo(id),
      });
      await reload();
    },
  };
}
