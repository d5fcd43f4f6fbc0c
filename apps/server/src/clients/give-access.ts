import type { Account, Accounts } from "../accounts/accounts.ts";
import { isDisabled, setDisabled } from "../accounts/disabled-accounts.ts";
import type { Database } from "../database/open-database.ts";
import { emailOpenRequests } from "../document-requests/email-open-requests.ts";

/**
 * Lets a client log in who couldn't. Someone without a password is sent an invitation, and hears of
 * the documents that were requested meanwhile, when no email reached them.
 */
export async function giveAccess(
  { accounts, db }: { accounts: Accounts; db: Database },
  client: Account,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (client.isInvited && (await isDisabled(transaction, client.id))) {
      await emailOpenRequests(transaction, client.id);
    }
    await setDisabled(transaction, client.id, false);
  });
  // Last: it also wakes the outbox.
  if (client.isInvited) await accounts.resendInvitation(client);
}
