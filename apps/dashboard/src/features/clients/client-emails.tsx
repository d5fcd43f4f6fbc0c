import type { Client, ClientEmail } from "@frontage/records/schemas/client";
import { Button } from "@frontage/ui/button";
import { Chip } from "@frontage/ui/chip";
import { useQuery } from "@tanstack/react-query";

import { useAction } from "../../components/use-action.ts";
import { AccountNote } from "../../components/account-note.tsx";
import type { BrokerApi } from "../../portal/portal.ts";
import { clientEmailsQuery } from "./client-queries.ts";
import { formatUnsentEmail, isUnsent } from "./email-labels.ts";

export type ClientEmailsProps = { client: Client; brokerApi: BrokerApi; timeZone: string };

/** The emails that didn’t reach a client. */
export function ClientEmails({ brokerApi, client, timeZone }: ClientEmailsProps) {
  const { data } = useQuery(clientEmailsQuery(brokerApi, client.id));
  const unsent = data?.filter(isUnsent) ?? [];
  // A disabled account gets no emails.
  if (client.isDisabled) return null;
  return unsent.map((email) => (
    <UnsentEmail
      key={email.id}
      email={email}
      client={client}
      brokerApi={brokerApi}
      timeZone={timeZone}
    />
  ));
}

function UnsentEmail({
  brokerApi,
  client,
  email,
  timeZone,
}: ClientEmailsProps & { email: ClientEmail }) {
  const { isPending, run } = useAction({
    act: () => brokerApi.retryEmail(client.id, email.id),
    changes: ["clients"],
    failed: "Couldn’t try again.",
  });
  const { detail, title } = formatUnsentEmail(email, timeZone);
  const isFailed = email.state === "dead";
  return (
    <AccountNote>
      <Chip tone={isFailed ? "danger" : "caution"}>{isFailed ? "Not sent" : "Not sent yet"}</Chip>
      <p className="min-w-0 grow basis-56 wrap-anywhere" aria-live="polite">
        <span className="font-medium">{title}.</span> {detail}
      </p>
      <Button
        variant="outline"
        aria-label={`Retry: ${title}`}
        pending={isPending}
        onClick={() => run()}
      >
        Retry
      </Button>
    </AccountNote>
  );
}
