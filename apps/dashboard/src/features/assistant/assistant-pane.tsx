import { Button } from "@frontage/ui/button";
import { Link } from "react-router";

import { messageToPath } from "../../navigation/paths.ts";
import { usePortal } from "../../portal/portal-context.tsx";
import type { AssistantApi } from "../../portal/portal.ts";
import { brokerFirstName } from "./answer-texts.ts";
import { AssistantHeader } from "./assistant-header.tsx";
import { BrokerAssistant } from "./broker-assistant.tsx";
import { Conversation } from "./conversation.tsx";

type AssistantPaneProps = {
  assistant: AssistantApi;
  /** Back to the list, on a phone. */
  backPath: string;
  timeZone: string;
};

/** The thread with the assistant; for a broker, also what waits for their answers. */
export function AssistantPane({ assistant, backPath, timeZone }: AssistantPaneProps) {
  const { brokerApi } = usePortal();
  const conversation = <Conversation assistant={assistant} timeZone={timeZone} />;
  if (brokerApi?.assistant) {
    return (
      <BrokerAssistant
        assistant={brokerApi.assistant}
        backPath={backPath}
        timeZone={timeZone}
        ask={conversation}
      />
    );
  }
  return (
    <div className="flex h-full min-w-0 flex-col">
      <AssistantHeader
        backPath={backPath}
        title="Assistant, not your broker"
        description={
          <>
            <span className="max-md:hidden">Quotes your documents, dates and messages</span>
            <span className="md:hidden">Quotes your records</span>
          </>
        }
      >
        <Button asChild variant="outline" className="shrink-0 max-md:px-2.5">
          <Link to={messageToPath("broker")}>Ask {brokerFirstName}</Link>
        </Button>
      </AssistantHeader>
      {conversation}
    </div>
  );
}
