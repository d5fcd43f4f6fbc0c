import type { Client } from "@frontage/records/schemas/client";

import { useAction } from "../../components/use-action.ts";
import { formatSending } from "../../portal/format-sending.ts";
import type { BrokerApi } from "../../portal/portal.ts";

/** Sends an invitation again. */
export function useResendInvitation(brokerApi: BrokerApi) {
  return useAction({
    act: ({ id }: Client) => brokerApi.resendInvitation(id),
    changes: ["clients"],
    done: (_, client) => formatSending(client, `Sending the invitation to ${client.email}.`),
    failed: ({ name }) => `Couldn’t send the invitation to ${name}.`,
  });
}
