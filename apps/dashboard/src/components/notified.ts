import type { Client } from "@frontage/records/schemas/client";

/** Whether emails and the dashboard reach a client; undefined while loading. */
type Access = Pick<Client, "isDisabled" | "isInvited"> | null | undefined;

/** "Taylor Morgan has been notified.", or when clients who can't log in yet will see the change. */
export function formatNotified(
  name: string,
  access: Access,
  done: "notified" | "reminded" = "notified",
): string {
  return formatUnreached(name, access) ?? `${name} has been ${done}.`;
}

/** "Taylor Morgan will see it once invited."; undefined if the client can log in. */
export function formatUnreached(name: string, access: Access): string | undefined {
  if (!access?.isDisabled) return undefined;
  return access.isInvited
    ? `${name} will see it once invited.`
    : `${name} will see it once their account is enabled.`;
}

/**
 * The toast after an email was queued.
 *
 * @param sending the text if email is set up: "Sending a link to ada@example.com."
 */
export function formatSending({ isEmailSetUp }: Pick<Client, "isEmailSetUp">, sending: string) {
  if (isEmailSetUp) return sending;
  return "No link was sent: email isn’t set up. Ask whoever runs your site to set it up.";
}
