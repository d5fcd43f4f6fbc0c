import { clientPath } from "@frontage/content/dashboard";
import type { UnansweredQuestion } from "@frontage/records/schemas/assistant";
import { Avatar } from "@frontage/ui/avatar";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleList, RuleListRow } from "@frontage/ui/rule-list";
import { MessageSquareReply } from "lucide-react";
import { Link } from "react-router";

import { Empty } from "../../components/empty.tsx";
import { GrowingRows } from "../../components/growing-rows.tsx";
import { ListSkeleton } from "../../components/skeletons.tsx";
import { useGrowingList } from "../../api/growing-list.ts";
import type { BrokerListProps } from "./unanswered-list.tsx";
import { unansweredQuery } from "./unanswered-queries.ts";
import { formatAskedInline } from "./unanswered-text.ts";

/** The questions that the broker answered, with the answers. */
export function AnsweredList({ clock }: BrokerListProps) {
  const list = useGrowingList(unansweredQuery("answered"));
  return (
    <GrowingRows
      what="the answers"
      list={list}
      skeleton={<ListSkeleton rows={3} />}
      className="pt-4"
    >
      {(questions) =>
        questions.length === 0 ? (
          <Empty
            Icon={MessageSquareReply}
            level={3}
            title="No answers yet"
            description="Questions you answer under “Needs an answer” are kept here, with what you wrote."
          />
        ) : (
          <RuleList aria-label="Answered questions" className="border-t-0" data-row-keys>
            {questions.map((question) => (
              <Row key={question.id} question={question} clock={clock} />
            ))}
          </RuleList>
        )
      }
    </GrowingRows>
  );
}

function Row({
  clock,
  question: asked,
}: Pick<BrokerListProps, "clock"> & { question: UnansweredQuestion }) {
  const { answer, askedAt, client, question } = asked;
  return (
    <RuleListRow align="start" size="xl">
      <Avatar name={client.name} aria-hidden className="shrink-0" />
      <div className="min-w-0 grow wrap-anywhere">
        <p className="text-caption text-fg-3">
          <TextLink asChild>
            <Link to={clientPath(client.id)}>{client.name}</Link>
          </TextLink>{" "}
          asked <time dateTime={askedAt}>{formatAskedInline(askedAt, clock)}</time>
        </p>
        <h3 className="text-section font-semibold text-fg">“{question}”</h3>
        {answer && (
          <>
            <p className="mt-1.5 max-w-[64ch] whitespace-pre-wrap text-fg-2">{answer.text}</p>
            <p className="mt-1 text-caption text-fg-3">
              {answer.by} answered{" "}
              <time dateTime={answer.at}>{formatAskedInline(answer.at, clock)}</time>
            </p>
          </>
        )}
      </div>
    </RuleListRow>
  );
}
