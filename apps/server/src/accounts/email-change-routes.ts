import { broker } from "@frontage/content/broker";
import { clientPath } from "@frontage/content/dashboard";
import { emailConfirmationSchema, emailConfirmedSchema } from "@frontage/content/schemas/account";
import { Hono } from "hono";
import type { Accounts } from "./accounts.ts";
import { brokerIds } from "./broker-ids.ts";
import type { EmailConfirmation } from "./email-changes.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { describe, valid } from "../http/valid.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import type { NewNotification } from "../notifications/notifier.ts";

type Dependencies = {
  accounts: Accounts;
  db: Database;
  live: LiveChanges;
  notifyBrokers: (notification: NewNotification) => Promise<void>;
};

/**
 * Confirming a change of a login email. The links in its emails lead to a page that asks first,
 * so programs that open every link confirm nothing.
 */
export function emailChangeLinkRoutes({ accounts, db, live, notifyBrokers }: Dependencies) {
  async function notify({ newEmail, outcome, person }: EmailConfirmation): Promise<void> {
    const isChanged = outcome === "changed";
    await notifyBrokers({
      kind: "contact",
      title: isChanged
        ? `${person.name}’s login email was changed`
        : `Not changed: ${person.name}’s login email`,
      detail: isChanged ? newEmail : `${newEmail} already has an account`,
      path: clientPath(person.id),
    });
  }

  return new Hono<ApiEnv>().post(
    "/auth/confirm-email-change",
    describe(
      "Confirms a change of a login email by the link to one of the two addresses. The second one changes it, and ends all sessions.",
      emailConfirmedSchema,
      { 409: "It can't be changed to this address." },
    ),
    valid("json", emailConfirmationSchema),
    async (c) => {
      const { token } = c.req.valid("json");
      const { ipAddress } = c.var;
      const confirmation = await accounts.confirmEmailChange(token);
      if (!confirmation) {
        const sentence = "This link was already used, was canceled or has expired.";
        throw new Failure(400, sentence, { token: sentence });
      }
      const { isFirst, newEmail, outcome, person } = confirmation;
      const entry = {
        person,
        clientId: person.role === "client" ? person.id : null,
        subject: "account",
        subjectId: person.id,
        ipAddress,
      };
      if (isFirst) await audit(db, { ...entry, action: "email-change-confirm" });
      if (outcome === "changed") {
        await audit(db, { ...entry, action: "email-change", subjectName: newEmail });
      }
      // Open streams of the account notice that its sessions have ended.
      await live.announce(
        [person.id, ...(await brokerIds(db))],
        ["clients", "overview", "sessions"],
      );
      if (outcome !== "waiting" && (isFirst || outcome === "changed")) await notify(confirmation);
      if (outcome === "taken") {
        // Whose the address is, is not the reader's to know.
        const sentence = `Your login email can’t be changed to this address. Please ask ${broker.name}.`;
        throw new Failure(409, sentence, { token: sentence });
      }
      return c.json({ newEmail, isChanged: outcome === "changed" });
    },
  );
}
