import { useIsBroker } from "../../api/visit.tsx";
import { brokerFirstName } from "./answer-texts.ts";
import { AssistantHeader } from "./assistant-header.tsx";
import { BrokerAssistant } from "./broker-assistant.tsx";
import { Conversation } from "./conversation.tsx";

export type AssistantPaneProps = {
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
        title="Assistant"
        description={`Finds passages in your documents, dates and messages. It doesn’t answer for ${brokerFirstName}.`}
      />
      <Conversation timeZone={timeZone} />
    </div>
  );
}
