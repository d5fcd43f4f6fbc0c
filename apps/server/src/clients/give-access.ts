import type { Account } from "../accounts/accounts.ts";
import { isDisabled, setDisabled } from "../people/disabled-accounts.ts";
import type { Database } from "../database/open-database.ts";
import { emailOpenRequests } from "../document-requests/email-open-requests.ts";

/**
 * Lets a client log in who couldn't. If they have no password yet, queues an email about the
 * documents that were requested while no email reached them; the caller sends the invitation next.
 */
export async function giveAccess(transaction: Database, client: Account): Promise<void> {
  if (client.isInvited && (await isDisabled(transaction, client.id))) {
    await emailOpenRequests(transaction, client.id);
  }
  await setDisabled(transaction, client.id, false);
}
