import { broker } from "@frontage/content/broker";
import { clientPath, dashboardPaths } from "@frontage/content/dashboard";
import { emailConfirmationSchema } from "@frontage/records/schemas/account";
import { loginEmailFormSchema } from "@frontage/records/schemas/login-email";
import { Hono } from "hono";
import type { Accounts } from "./accounts.ts";
import { takeAttempt } from "./attempts.ts";
import { confirmPerson } from "./confirm-person.ts";
import type { EmailConfirmation } from "./email-changes.ts";
import { ownAccount } from "./own-account.ts";
import type { AuditAction } from "@frontage/records/schemas/audit";
import { type Actor, type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import type { Background } from "../jobs/background.ts";
import type { NewNotification } from "../changes/notifier.ts";
import type { EmailOutbox } from "../outbox/email-outbox.ts";

type Dependencies = ChangeServices & { accounts: Accounts };

/** Notifies the brokers of the result of a change of a login email. */
const notificationOf = ({
  newEmail,
  outcome,
  person,
}: Pick<EmailConfirmation, "newEmail" | "outcome" | "person">): NewNotification => ({
  kind: "contact",
  title:
    outcome === "changed"
      ? `${person.name}’s login email was changed`
      : `Not changed: ${person.name}’s login email`,
  detail: outcome === "changed" ? newEmail : `${newEmail} already has an account`,
  path: person.role === "client" ? clientPath(person.id) : dashboardPaths.settings,
});

/**
 * Confirming a change of a login email. The links in its emails lead to a page that asks first,
 * because mail scanners open every link.
 */
export function emailChangeLinkRoutes(services: Dependencies) {
  const { accounts } = services;

  return new Hono<ApiEnv>().post(
    // The second of the two addresses changes it, and ends all sessions.
    "/auth/confirm-email-change",
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
      await makeChange(services, { person, ipAddress }, async (change) => {
        const account = ownAccount(person);
        if (isFirst) await change.audit({ ...account, action: "email-change-confirm" });
        if (outcome === "changed") {
          await change.audit({ ...account, action: "email-change", subjectName: newEmail });
        }
        // Open streams of the account notice that its sessions have ended.
        const subjects = ["clients", "sessions", "login-email"] as const;
        change.refetch([person.id, ...change.brokers], subjects);
        if (outcome !== "waiting" && (isFirst || outcome === "changed")) {
          await change.notify(change.brokers, notificationOf(confirmation));
        }
      });
      if (outcome === "taken") {
        // The reader may not learn whose address it is.
        const advice =
          person.role === "client" ? `Please ask ${broker.name}.` : "Please choose another one.";
        const sentence = `Your login email can’t be changed to this address. ${advice}`;
        throw new Failure(409, sentence, { token: sentence });
      }
      return c.json({ newEmail, isChanged: outcome === "changed" });
    },
  );
}

type OwnDependencies = Dependencies & { background: Background; emails: EmailOutbox };

/** A person's own login email. */
export function loginEmailRoutes(services: OwnDependencies) {
  const { accounts, background, db, emails } = services;

  /** Audits an action, and updates the person's and the brokers' pages. */
  async function recordChange(
    actor: Actor,
    what: { action: AuditAction; subjectName?: string },
  ): Promise<void> {
    await makeChange(services, actor, async ({ audit, brokers, person, refetch }) => {
      await audit({ ...ownAccount(person), ...what });
      refetch([person.id, ...brokers], ["login-email"]);
    });
  }

  return new Hono<ApiEnv>()
    .get("/login-email", async (c) => {
      const { email, id } = c.var.person;
      const change = await accounts.findEmailChange(id);
      return c.json({ email, isEmailSetUp: emails.canSend, ...(change ? { change } : {}) });
    })
    .put(
      // Both addresses have to confirm the change.
      "/login-email",
      valid("json", loginEmailFormSchema),
      async (c) => {
        const { email, ...confirmation } = c.req.valid("json");
        const { person } = c.var;
        const action = "email-change-request";
        await confirmPerson({ accounts, db }, c, { ...ownAccount(person), action }, confirmation);
        const holder = await accounts.findByEmail(email);
        const isOwn = holder?.id === person.id;
        const isTaken = holder !== undefined && !isOwn;
        // Only a broker may learn who else has an account.
        if (isOwn || (isTaken && person.role === "broker")) {
          const sentence = isOwn
            ? "This is already your login email."
            : "This email address already has an account.";
          throw new Failure(409, sentence, { email: sentence });
        }
        await takeAttempt(db, "email-change", { account: person.id });
        const { sessionId } = c.var;
        await accounts.startEmailChange(person.id, email, { personId: person.id, sessionId });
        await recordChange(c.var, { action, subjectName: email.toLowerCase() });
        // It stays pending for the client; the broker can help.
        if (isTaken) {
          const notification = notificationOf({ person, newEmail: email, outcome: "taken" });
          background.start("notify of a taken address", () =>
            makeChange(services, c.var, async ({ brokers, notify }) =>
              notify(brokers, notification),
            ),
          );
        }
        return c.body(null, 204);
      },
    )
    .delete("/login-email/change", async (c) => {
      if (!(await accounts.cancelEmailChange(c.var.person.id)))
        throw new Failure(409, "The change was already completed or canceled.");
      await recordChange(c.var, { action: "email-change-cancel" });
      return c.body(null, 204);
    });
}
