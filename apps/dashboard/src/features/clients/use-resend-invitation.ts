import type { Client } from "@frontage/records/schemas/client";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { formatSending } from "../../portal/format-sending.ts";
import type { BrokerApi } from "../../portal/portal.ts";
import { refresh } from "../../portal/queries.ts";

/** Sends an invitation again. */
export function useResendInvitation(brokerApi: BrokerApi) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Client) => brokerApi.resendInvitation(id),
    onSuccess: async (_, client) => {
      toast.success(formatSending(client, `Sending the invitation to ${client.email}.`));
      await refresh(queryClient, "clients");
    },
    onError: (error, { name }) =>
      toast.error(`Couldn’t send the invitation to ${name}. ${error.message}`),
  });
}
