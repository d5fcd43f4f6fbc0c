import type { Client } from "@frontage/records/schemas/client";
import { useQuery } from "@tanstack/react-query";

import { useAction } from "../../components/use-action.ts";
import { isAssistantOnQuery } from "../../portal/assistant-queries.ts";
import type { BrokerAssistantApi } from "../../portal/portal.ts";

/**
 * Turns the assistant off for a client, or on again.
 *
 * @returns `undefined` if there is none, or it is off for everyone
 */
export function useClientAssistant(
  assistant: BrokerAssistantApi | undefined,
  { id, isAssistantOff = false, name }: Client,
) {
  const { data: isOnForEveryone } = useQuery(isAssistantOnQuery(assistant));
  const turn = async (isOn: boolean) => assistant?.turnFor(id, isOn);
  const formatTurned = (isOn: boolean) => `The assistant is ${isOn ? "on" : "off"} for ${name}.`;
  const { isPending, run } = useAction({
    act: turn,
    changes: ["clients", "assistant"],
    done: (_, isOn) => formatTurned(isOn),
    undo: (_, isOn) => ({ act: () => turn(!isOn), done: formatTurned(!isOn) }),
    failed: "Couldn’t change the assistant.",
  });
  if (!assistant || !isOnForEveryone) return undefined;
  return { isOff: isAssistantOff, isPending, turn: run };
}
