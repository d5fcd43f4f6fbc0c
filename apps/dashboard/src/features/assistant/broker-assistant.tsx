import { dashboardPaths } from "@frontage/content/dashboard";
import { Link as TextLink } from "@frontage/ui/link";
import { Tabs, TabsContent, TabsCount, TabsList, TabsTrigger } from "@frontage/ui/tabs";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { choiceParam, urlState } from "../../navigation/url-state.ts";
import { useUrlState } from "../../navigation/use-url-state.ts";
import { isAssistantOnQuery } from "../../api/assistant-queries.ts";
import { useNow } from "../../time/use-now.ts";
import { AnsweredList } from "./answered-list.tsx";
import { AssistantHeader } from "./assistant-header.tsx";
import { NoteList } from "./note-list.tsx";
import { UnansweredList } from "./unanswered-list.tsx";
import { unansweredCountQuery } from "./unanswered-queries.ts";

type BrokerAssistantProps = {
  /** Back to the list of threads, on a phone. */
  backPath: string;
  timeZone: string;
};

const labels = {
  "needs-answer": "Needs an answer",
  answered: "Answered",
  notes: "Notes",
} as const;

/** Clients’ questions for the broker, and the broker’s answers and notes. */
export function BrokerAssistant({ backPath, timeZone }: BrokerAssistantProps) {
  const { change, values } = useUrlState(assistantSearch);
  const { data } = useQuery(unansweredCountQuery);
  const clock = { now: useNow(), timeZone };
  const { tab } = values;
  return (
    <div className="flex h-full flex-col">
      <AssistantHeader backPath={backPath} title="Assistant" description="Questions for you" />
      <OffNote />
      <Tabs
        className="min-h-0 grow"
        value={tab}
        onValueChange={(value) => change({ tab: assistantTabs.find((name) => name === value) })}
      >
        <div className="shrink-0 px-4 pt-3 md:px-8">
          <TabsList
            aria-label="The assistant’s questions and notes"
            className="max-md:gap-0 max-md:*:px-1.75"
          >
            {assistantTabs.map((name) => (
              <TabsTrigger key={name} value={name}>
                {labels[name]}
                {data && <TabsCount>{data.counts[name]}</TabsCount>}
              </TabsTrigger>
            ))}
          </TabsList>
        </div>
        <TabsContent
          flush
          value={tab}
          className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pb-8 focus-visible:-outline-offset-2 md:px-8"
        >
          {tab === "needs-answer" && <UnansweredList clock={clock} />}
          {tab === "answered" && <AnsweredList clock={clock} />}
          {tab === "notes" && <NoteList clock={clock} />}
        </TabsContent>
      </Tabs>
    </div>
  );
}

/** Says that clients can’t ask it. */
function OffNote() {
  const { data: isOn } = useQuery(isAssistantOnQuery);
  if (isOn !== false) return null;
  return (
    <p
      role="note"
      className="shrink-0 border-b border-hairline bg-side px-4 py-3 text-caption text-fg-2 md:px-8"
    >
      The assistant is off, so no client can ask it.{" "}
      <TextLink asChild>
        <Link to={`${dashboardPaths.settings}#assistant`}>Turn it on in Settings</Link>
      </TextLink>
    </p>
  );
}

const assistantTabs = ["needs-answer", "answered", "notes"] as const;

/** Which of the broker’s lists is shown. */
const assistantSearch = urlState({
  tab: choiceParam("tab", assistantTabs, "needs-answer"),
});
