import type { Client } from "@frontage/records/schemas/client";

/**
 * The toast after something was queued to be emailed.
 *
 * @param sending the text if email works: "Sending a link to ada@example.com."
 */
export function formatSending({ isEmailSetUp }: Pick<Client, "isEmailSetUp">, sending: string) {
  if (isEmailSetUp) return sending;
  return "No link was sent: email isn’t set up. Ask whoever runs your site to set it up.";
}
