import { Button } from "@frontage/ui/button";
import { Link } from "react-router";

import { messageToPath } from "../../navigation/paths.ts";
import { useIsBroker } from "../../api/visit.tsx";
import { brokerFirstName } from "./answer-texts.ts";
import { AssistantHeader } from "./assistant-header.tsx";
import { BrokerAssistant } from "./broker-assistant.tsx";
import { Conversation } from "./conversation.tsx";

type AssistantPaneProps = {
  /** Back to the list, on a phone. */
  backPath: string;
  timeZone: string;
};

/** A client’s thread with the assistant; for a broker, what waits for their answers. */
export function AssistantPane({ backPath, timeZone }: AssistantPaneProps) {
  const isBroker = useIsBroker();
  if (isBroker) return <BrokerAssistant backPath={backPath} timeZone={timeZone} />;
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
      <Conversation timeZone={timeZone} />
    </div>
  );
}
