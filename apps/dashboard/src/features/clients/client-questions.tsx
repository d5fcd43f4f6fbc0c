import { assistantPath } from "@frontage/content/dashboard";
import { Link as TextLink } from "@frontage/ui/link";
import { RuleList, RuleListRow } from "@frontage/ui/rule-list";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { clientParameter } from "../../navigation/paths.ts";
import type { BrokerAssistantApi } from "../../portal/portal.ts";
import { formatRecentDateInline } from "../../time/date-phrases.ts";
import type { Clock } from "../../time/dates.ts";
import { clientQuestionsQuery } from "./client-queries.ts";
import { ClientSection } from "./client-section.tsx";

export type ClientQuestionsProps = {
  clientId: string;
  /** Absent if there is no assistant. */
  assistant: BrokerAssistantApi | undefined;
  clock: Clock;
};

/** A client's questions that the assistant couldn’t answer; renders nothing if there are none. */
export function ClientQuestions({ assistant, clientId, clock }: ClientQuestionsProps) {
  const { data } = useQuery(clientQuestionsQuery(assistant, clientId));
  if (!data || data.items.length === 0) return null;
  return (
    <ClientSection
      id="client-questions"
      title="Questions for you"
      count={data.total}
      shown={data.items.length}
      empty=""
    >
      <RuleList>
        {data.items.map(({ askedAt, deal, id, question }) => (
          <RuleListRow key={id} className="justify-between">
            <div className="min-w-0 wrap-anywhere">
              <p data-slot="preview" className="line-clamp-2 text-fg">
                “{question}”
              </p>
              <p className="text-caption text-fg-3">
                {deal?.name ?? "Assistant had no answer"},{" "}
                <time dateTime={askedAt}>{formatRecentDateInline(askedAt, clock)}</time>
              </p>
            </div>
            <TextLink asChild className="shrink-0 font-medium">
              <Link
                to={`${assistantPath}&${clientParameter}=${clientId}`}
                aria-label={`Answer: ${question}`}
              >
                Answer
              </Link>
            </TextLink>
          </RuleListRow>
        ))}
      </RuleList>
    </ClientSection>
  );
}
