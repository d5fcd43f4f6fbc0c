import type { Client } from "@frontage/records/schemas/client";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { isAssistantOnQuery } from "../../portal/assistant-queries.ts";
import type { BrokerAssistantApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";

/**
 * Turns the assistant off for a client, or on again.
 *
 * @returns `undefined` if there is none, or it is off for everyone
 */
export function useClientAssistant(
  assistant: BrokerAssistantApi | undefined,
  { id, isAssistantOff = false, name }: Client,
) {
  const queryClient = useQueryClient();
  const { data: isOnForEveryone } = useQuery(isAssistantOnQuery(assistant));
  const { isPending, mutate } = useMutation({
    mutationFn: async (isOn: boolean) => assistant?.turnFor(id, isOn),
    onSuccess: async (_, isOn) => {
      await refresh(queryClient, "clients", "assistant");
      toast.success(`The assistant is ${isOn ? "on" : "off"} for ${name}.`, {
        label: "Undo",
        onSelect: () => mutate(!isOn),
      });
    },
    onError: (error) => toast.error(`Couldn’t change the assistant. ${error.message}`),
  });
  if (!assistant || !isOnForEveryone) return undefined;
  return { isOff: isAssistantOff, isPending, turn: mutate };
}
