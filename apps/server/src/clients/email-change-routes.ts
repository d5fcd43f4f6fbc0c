import { loginEmailFormSchema } from "@frontage/content/schemas/login-email";
import { Hono } from "hono";
import type { Accounts } from "../accounts/accounts.ts";
import { brokerIds } from "../accounts/broker-ids.ts";
import { confirmPerson } from "../accounts/confirm-person.ts";
import { isDisabled } from "../accounts/disabled-accounts.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { describe, valid } from "../http/valid.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import { clientParam, findClient } from "./find-client.ts";

type Dependencies = { accounts: Accounts; db: Database; live: LiveChanges };

/** How brokers change a client's login email. */
export function clientEmailRoutes({ accounts, db, live }: Dependencies) {
  const announce = async (id: string) =>
    live.announce(
      [id, ...(await brokerIds(db))],
      ["clients", "overview", "sessions", "login-email"],
    );

  /** @throws Failure if the address is the client's already, or someone else's */
  async function checkAvailable(clientId: string, email: string): Promise<void> {
    const holder = await accounts.findByEmail(email);
    if (!holder) return;
    const sentence =
      holder.id === clientId
        ? "This is already their login email."
        : "This email address already has an account.";
    throw new Failure(409, sentence, { email: sentence });
  }

  return new Hono<ApiEnv>()
    .put(
      "/clients/:id/email-change",
      describe(
        "Starts a change of a client's login email, which both addresses have to confirm. Before the client has a password, changes it and, once they were invited, sends a new invitation. Requires a confirmation of the broker.",
        undefined,
        { 409: "The address has an account, or another change is pending." },
      ),
      valid("param", clientParam),
      valid("json", loginEmailFormSchema),
      async (c) => {
        const client = await findClient(accounts, c.req.valid("param").id);
        const { id, isInvited } = client;
        const { email, ...confirmation } = c.req.valid("json");
        const { ipAddress, person, sessionId } = c.var;
        const action = isInvited ? "email-change" : "email-change-request";
        const change = { clientId: id, action, subject: "account", subjectId: id } as const;
        await confirmPerson({ accounts, db }, c, change, confirmation);
        if (!isInvited && (await isDisabled(db, id)))
          throw new Failure(409, "This account is disabled.");
        await checkAvailable(id, email);
        if (isInvited) {
          const isChanged = await accounts.changeInvitedEmail(id, email).catch(async (error) => {
            // A concurrent invitation was faster.
            await checkAvailable(id, email);
            throw error;
          });
          if (!isChanged) throw new Failure(409, "The client just set a password. Try again.");
          // Nothing is sent to whom the broker has yet to invite.
          if (!(await isDisabled(db, id))) await accounts.resendInvitation(client);
        } else {
          await accounts.startEmailChange(id, email, { personId: person.id, sessionId });
        }
        await audit(db, { ...change, person, subjectName: email.toLowerCase(), ipAddress });
        await announce(id);
        return c.body(null, 204);
      },
    )
    .delete(
      "/clients/:id/email-change",
      describe("Cancels a pending change of a client's login email.", undefined, {
        409: "There is none.",
      }),
      valid("param", clientParam),
      async (c) => {
        const { id } = await findClient(accounts, c.req.valid("param").id);
        const { ipAddress, person } = c.var;
        if (!(await accounts.cancelEmailChange(id))) {
          throw new Failure(409, "The change was already completed or canceled.");
        }
        const subject = { subject: "account", subjectId: id };
        const action = "email-change-cancel";
        await audit(db, { person, clientId: id, action, ...subject, ipAddress });
        await announce(id);
        return c.body(null, 204);
      },
    );
}
