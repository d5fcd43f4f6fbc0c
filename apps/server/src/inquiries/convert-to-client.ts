import type { Accounts } from "../accounts/accounts.ts";
import { isDisabled } from "../accounts/disabled-accounts.ts";
import { giveAccess } from "../clients/give-access.ts";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { Failure } from "../http/failure.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import { inquiryRow, linkClient } from "./queries.ts";

/**
 * Invites an inquiry's visitor as a client, also one who was imported or whose invitation was
 * canceled. Repeating it is harmless.
 *
 * @param broker their `records`, and who and where they are, for the audit
 * @throws 404 for an unknown inquiry, 409 if a broker has this email address
 */
export async function convertToClient(
  { accounts, db, live }: { accounts: Accounts; db: Database; live: LiveChanges },
  { ipAddress, person, records }: { ipAddress: string; person: Person; records: Database },
  inquiryId: string,
): Promise<{ clientId: string; isNew: boolean }> {
  const { clientId, email, name } = await inquiryRow(records, inquiryId);
  if (clientId !== null) return { clientId, isNew: false };
  const invited = await accounts.invite({ name, email, role: "client" });
  const client = invited ?? (await accounts.findByEmail(email));
  if (client?.role !== "client") {
    throw new Failure(409, "That email address belongs to a broker.");
  }
  const isInvited = invited !== undefined || (await inviteUninvited({ accounts, db }, client.id));
  if (isInvited) {
    const entry = { action: "invite", subject: "account", subjectId: client.id } as const;
    await audit(db, { person, clientId: client.id, ...entry, ipAddress });
  }
  // Last: with the link, a repeated request does nothing.
  await linkClient(records, inquiryId, client.id);
  const entry = { action: "link", subject: "inquiry", subjectId: inquiryId } as const;
  await audit(db, { person, clientId: null, ...entry, ipAddress });
  await live.announce(await brokerIds(db), ["clients", "inquiries", "overview"]);
  return { clientId: client.id, isNew: isInvited };
}

/** Invites a client who has no password and can't choose one. @returns whether they are one */
async function inviteUninvited(
  services: { accounts: Accounts; db: Database },
  clientId: string,
): Promise<boolean> {
  const client = await services.accounts.findAccount(clientId);
  if (!client?.isInvited || !(await isDisabled(services.db, clientId))) return false;
  await giveAccess(services, client);
  return true;
}
