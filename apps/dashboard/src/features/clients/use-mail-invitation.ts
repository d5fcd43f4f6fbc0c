import type { Client } from "@frontage/content/schemas/client";
import { toast } from "@frontage/ui/toast";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import type { BrokerDesk } from "../../portal/portal.ts";
import { refresh } from "./client-queries.ts";

/** Mails an invitation again, and says so. */
export function useMailInvitation(desk: BrokerDesk) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Client) => desk.mailInvitation(id),
    onSuccess: async (_, { email }) => {
      toast.success(`A new link was mailed to ${email}.`);
      await refresh(queryClient);
    },
    onError: (error, { name }) =>
      toast.error(`The invitation of ${name} was not mailed. ${error.message}`),
  });
}
