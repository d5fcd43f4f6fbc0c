import { loginEmailFormSchema } from "@frontage/records/schemas/login-email";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Accounts } from "../accounts/accounts.ts";
import { confirmPerson } from "../accounts/confirm-person.ts";
import { isDisabled } from "../people/disabled-accounts.ts";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import { conflict } from "../http/versions.ts";
import { clientParam, findClient } from "./find-client.ts";

type Dependencies = ChangeServices & { accounts: Accounts };

/** How brokers change a client's login email. */
export function clientEmailRoutes(services: Dependencies) {
  const { accounts, db } = services;

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
      // Both addresses have to confirm. Before the client has a password, it changes without them,
      // and whoever was invited gets a new invitation.
      "/clients/:id/email-change",
      valid("param", clientParam),
      valid("json", loginEmailFormSchema),
      async (c) => {
        const client = await findClient(accounts, c.req.valid("param").id);
        const { id, isInvited } = client;
        const { email, ...confirmation } = c.req.valid("json");
        const { person, sessionId } = c.var;
        const action = isInvited ? "email-change" : "email-change-request";
        const account = { clientId: id, subject: "account", subjectId: id } as const;
        await confirmPerson({ accounts, db }, c, { ...account, action }, confirmation);
        if (!isInvited && (await isDisabled(db, id)))
          throw new Failure(409, "This account is disabled.");
        await checkAvailable(id, email);
        if (isInvited) {
          const isChanged = await accounts.changeInvitedEmail(id, email).catch(async (error) => {
            // A concurrent invitation came first.
            await checkAvailable(id, email);
            throw error;
          });
          if (!isChanged) throw new Failure(409, "The client just set a password. Try again.");
          // Clients the broker hasn't invited yet get no email.
          if (!(await isDisabled(db, id))) await accounts.resendInvitation(client);
        } else {
          await accounts.startEmailChange(id, email, { personId: person.id, sessionId });
        }
        await makeChange(services, c.var, async ({ audit, brokers, refetch }) => {
          await audit({ ...account, action, subjectName: email.toLowerCase() });
          refetch([id, ...brokers], ["sessions", "login-email"]);
        });
        return c.body(null, 204);
      },
    )
    .delete(
      "/clients/:id/email-change",
      valid("param", clientParam),
      valid("query", z.object({ newEmail: z.string() })),
      async (c) => {
        const { id } = await findClient(accounts, c.req.valid("param").id);
        if (!(await accounts.cancelEmailChange(id, c.req.valid("query").newEmail))) {
          const other = await accounts.findEmailChange(id);
          if (other) throw conflict("emailChange", other);
          throw new Failure(409, "The change was already completed or canceled.");
        }
        const account = { clientId: id, subject: "account", subjectId: id } as const;
        await makeChange(services, c.var, async ({ audit, brokers, refetch }) => {
          await audit({ ...account, action: "email-change-cancel" });
          refetch([id, ...brokers], ["login-email"]);
        });
        return c.body(null, 204);
      },
    );
}
