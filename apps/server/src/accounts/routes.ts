import {
  authenticatorCodeSchema,
  type BackupCodes,
  backupCodeSchema,
  type Me,
  passwordByLinkSchema,
  passwordConfirmationSchema,
  passwordLinkSchema,
  type SignInAnswer,
  signOutSchema,
  type TwoFactorStart,
} from "@frontage/records/schemas/account";
import { loginSchema, passwordResetRequestSchema } from "@frontage/records/schemas/login";
import { idSchema } from "@frontage/records/schemas/record";
import { passwordChangeSchema } from "@frontage/records/schemas/settings";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Accounts } from "./accounts.ts";
import { takeAttempt } from "./attempts.ts";
import { brokerIds } from "../people/broker-ids.ts";
import { byLibrary } from "./by-library.ts";
import { ownAccount } from "./own-account.ts";
import { meOf } from "./read-session.ts";
import { audit } from "../audit/audit.ts";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure, notFound } from "../http/failure.ts";
import type { Background } from "../jobs/background.ts";
import type { EmailOutbox } from "../outbox/email-outbox.ts";
import { valid } from "../http/valid.ts";

// The links in emails lead to /login?reset=<token> and /login?invitation=<token>. Both pages
// post the new password with the token to /api/auth/reset-password.

type Dependencies = ChangeServices & {
  accounts: Accounts;
  background: Background;
  emails: EmailOutbox;
};

/** Signing in and out. */
export function signInRoutes({ accounts, db }: Dependencies) {
  return new Hono<ApiEnv>()
    .post("/auth/sign-in/email", valid("json", loginSchema), byLibrary<SignInAnswer>(accounts))
    .post(
      // Completes a sign-in, or turns two-factor on.
      "/auth/two-factor/verify-totp",
      valid("json", authenticatorCodeSchema),
      byLibrary<Me>(accounts),
    )
    .post(
      "/auth/two-factor/verify-backup-code",
      valid("json", backupCodeSchema),
      byLibrary<Me>(accounts),
    )
    .post(
      // Ends this session, or another one of the same person.
      "/auth/sign-out",
      valid("json", signOutSchema),
      async (c) => {
        const current = await accounts.findSession(c.req.raw.headers);
        const { session: id = current?.sessionId } = c.req.valid("json");
        if (current && id && (await accounts.endSessions(current.person.id, { id })) > 0) {
          const { ipAddress } = c.var;
          const { person } = current;
          await audit(db, { person, ...ownAccount(person), action: "sign-out", ipAddress });
        }
        // The cookie is left, and is useless: a late response that cleared it could clear the
        // cookie of someone who has logged in since.
        return c.body(null, 204);
      },
    );
}

/** Choosing a password by a link from an email. */
export function passwordLinkRoutes(services: Dependencies) {
  const { accounts, background, db, emails, changeStream } = services;

  return new Hono<ApiEnv>()
    .post("/auth/request-password-reset", valid("json", passwordResetRequestSchema), async (c) => {
      const { email } = c.req.valid("json");
      const { ipAddress } = c.var;
      if (!emails.canSend) {
        throw new Failure(
          503,
          "Email isn’t set up on this site, so nothing was sent. Please call or email me.",
        );
      }
      const person = await accounts.findByEmail(email);
      const device = await accounts.knownDevices.find(c.req.raw.headers, person?.id);
      await takeAttempt(db, "reset", {
        account: email,
        address: ipAddress,
        ...(device === undefined ? {} : { device }),
      });
      // Neither the response nor its timing shows whether the account exists.
      background.start("email a reset", async () => {
        if (!person || !(await accounts.requestReset(person))) return;
        await audit(db, {
          person: undefined,
          clientId: person.role === "client" ? person.id : null,
          subject: "account",
          subjectId: person.id,
          action: "reset-request",
          ipAddress,
        });
        // The client's page shows it until it is sent.
        await changeStream.publish(await brokerIds(db), ["clients"]);
      });
      return c.body(null, 204);
    })
    .post("/auth/check-password-link", valid("json", passwordLinkSchema), async (c) =>
      c.json(await accounts.checkLink(c.req.valid("json").token)),
    )
    .post(
      // Ends all sessions, passkeys, calendar links and other links.
      "/auth/reset-password",
      valid("json", passwordByLinkSchema),
      async (c) => {
        const { newPassword, token } = c.req.valid("json");
        const { ipAddress } = c.var;
        const { person, wasInvited } = await accounts.setPasswordByToken(token, newPassword);
        const action = wasInvited ? "invitation-accept" : "reset";
        // A change of the login email may have been canceled, which "clients" shows.
        await makeChange(services, { person, ipAddress }, async ({ audit, refetch }) => {
          await audit({ ...ownAccount(person), action });
          refetch([person.id], ["sessions"]);
        });
        return c.body(null, 204);
      },
    );
}

/** A signed-in person's own account. */
export function accountRoutes(services: Dependencies) {
  const { accounts } = services;

  return new Hono<ApiEnv>()
    .get("/me", (c) => c.json(meOf(c.var)))
    .get("/sessions", async (c) =>
      c.json(await accounts.listSessions(c.var.person.id, c.var.sessionId)),
    )
    .delete("/sessions", async (c) => {
      const { person, sessionId } = c.var;
      await accounts.endSessions(person.id, { exceptId: sessionId });
      await makeChange(services, c.var, async ({ audit, refetch }) => {
        await audit({ ...ownAccount(person), action: "session-end" });
        refetch([person.id], ["sessions"]);
      });
      return c.body(null, 204);
    })
    .delete("/sessions/:id", valid("param", z.object({ id: idSchema })), async (c) => {
      const { person } = c.var;
      const { id } = c.req.valid("param");
      if ((await accounts.endSessions(person.id, { id })) === 0) throw notFound();
      await makeChange(services, c.var, async ({ audit }) =>
        audit({
          ...ownAccount(person),
          action: "session-end",
          subject: "session",
          subjectId: id,
        }),
      );
      return c.body(null, 204);
    })
    .post(
      // Logs all other devices out, and ends calendar links and pending changes.
      "/auth/change-password",
      valid("json", passwordChangeSchema),
      async (c) => {
        const { person } = c.var;
        const answer = await byLibrary<null>(accounts, { revokeOtherSessions: true })(c);
        await makeChange(services, c.var, async ({ brokers, refetch }) => {
          refetch([person.id, ...brokers], ["clients", "login-email"]);
          refetch([person.id], ["sessions"]);
        });
        return answer;
      },
    )
    .post(
      "/auth/two-factor/enable",
      valid("json", passwordConfirmationSchema),
      byLibrary<TwoFactorStart>(accounts),
    )
    .post(
      "/auth/two-factor/generate-backup-codes",
      valid("json", passwordConfirmationSchema),
      byLibrary<BackupCodes>(accounts),
    )
    .post(
      "/auth/two-factor/disable",
      valid("json", passwordConfirmationSchema),
      byLibrary<null>(accounts),
    );
}
