import type { Accounts } from "../accounts/accounts.ts";
import { isDisabled } from "../people/disabled-accounts.ts";
import { type Actor, type ChangeServices, makeChange } from "../changes/make-change.ts";
import { giveAccess } from "./give-access.ts";
import { Failure } from "../http/failure.ts";
import { inquiryRow, linkClient } from "../inquiries/queries.ts";

/**
 * Invites an inquiry's visitor as a client, also one who was imported or whose invitation was
 * canceled. Repeating it is harmless.
 *
 * @throws 404 for an unknown inquiry, 409 if a broker has this email address
 */
export async function convertToClient(
  services: ChangeServices & { accounts: Accounts },
  actor: Actor,
  inquiryId: string,
): Promise<{ clientId: string; isNew: boolean }> {
  const { accounts, db } = services;
  const { clientId, email, name } = await inquiryRow(db, inquiryId);
  if (clientId !== null) return { clientId, isNew: false };
  const invited = await accounts.invite({ name, email, role: "client" });
  const client = invited ?? (await accounts.findByEmail(email));
  if (client?.role !== "client") {
    throw new Failure(409, "That email address belongs to a broker.");
  }
  // Someone with an account, but without a password or a link to choose one.
  const known = invited ? undefined : await accounts.findAccount(client.id);
  const uninvited = known?.isInvited && (await isDisabled(db, client.id)) ? known : undefined;
  const isNew = invited !== undefined || uninvited !== undefined;
  if (isNew) {
    await makeChange(services, actor, async (change) => {
      if (uninvited) await giveAccess(change.db, uninvited);
      const account = { subject: "account", subjectId: client.id } as const;
      await change.audit({ clientId: client.id, action: "invite", ...account });
    });
  }
  if (uninvited) await accounts.resendInvitation(uninvited);
  // Last: once the client is linked, a repeated request does nothing.
  await makeChange(services, actor, async ({ audit, records }) => {
    await linkClient(records, inquiryId, client.id);
    await audit({ clientId: null, action: "link", subject: "inquiry", subjectId: inquiryId });
  });
  return { clientId: client.id, isNew };
}
