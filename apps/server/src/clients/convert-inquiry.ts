import type { Accounts } from "../accounts/accounts.ts";
import { isDisabled } from "../people/disabled-accounts.ts";
import { type Actor, type ChangeServices, makeChange } from "../changes/make-change.ts";
import { giveAccess } from "./give-access.ts";
import { Failure, notFound } from "../http/failure.ts";
import { inquiryRow, linkClient } from "../inquiries/queries.ts";

type Converted = { clientId: string; isNew: boolean };
type Services = ChangeServices & { accounts: Accounts };

/**
 * Invites an inquiry's visitor as a client, also one who was imported or whose invitation was
 * canceled. Repeating it is harmless.
 *
 * @throws 404 for an unknown inquiry, 409 if a broker has this email address
 */
export async function convertToClient(
  services: Services,
  actor: Actor,
  inquiryId: string,
): Promise<Converted> {
  const { clientId, email, name } = await inquiryRow(services.db, inquiryId);
  if (clientId !== null) return { clientId, isNew: false };
  const client = await inviteAsClient(services, actor, { email, name });
  // Last: once the client is linked, a repeated request does nothing.
  await makeChange(services, actor, async ({ audit, records }) => {
    await linkClient(records, inquiryId, client.clientId);
    await audit({ clientId: null, action: "link", subject: "inquiry", subjectId: inquiryId });
  });
  return client;
}

/**
 * Invites a listing's prospect as a client, like an inquiry's visitor. What the same address did on
 * other listings, and asked in inquiries, is then the client's, too. Repeating it is harmless.
 *
 * @throws 404 for an unknown prospect, 409 if a broker has this email address
 */
export async function convertProspect(
  services: Services,
  actor: Actor,
  prospectId: string,
): Promise<Converted> {
  const prospect = await services.db
    .selectFrom("prospect")
    .select(["clientId", "email", "emailKey", "name"])
    .where("id", "=", prospectId)
    .where("erasedAt", "is", null)
    .executeTakeFirst();
  if (!prospect) throw notFound();
  const { email, emailKey, name } = prospect;
  if (prospect.clientId !== null) return { clientId: prospect.clientId, isNew: false };
  const client = await inviteAsClient(services, actor, { email, name });
  const { clientId } = client;
  await makeChange(services, actor, async ({ audit, brokers, db, refetch }) => {
    const linked = await db
      .updateTable("prospect")
      .set({ clientId })
      .where("emailKey", "=", emailKey)
      .where("clientId", "is", null)
      .returning("inquiryId")
      .execute();
    for (const { inquiryId } of linked) {
      if (inquiryId === null) continue;
      const { clientId: others } = await inquiryRow(db, inquiryId);
      if (others === null) await linkClient(db, inquiryId, clientId);
    }
    const subject = { subject: "prospect", subjectId: prospectId, subjectName: name } as const;
    await audit({ clientId: null, action: "link", ...subject });
    refetch(brokers, ["clients", "inquiries"]);
  });
  return client;
}

/** @throws 409 if a broker has this email address */
async function inviteAsClient(
  services: Services,
  actor: Actor,
  { email, name }: { email: string; name: string },
): Promise<Converted> {
  const { accounts, db } = services;
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
  return { clientId: client.id, isNew };
}
