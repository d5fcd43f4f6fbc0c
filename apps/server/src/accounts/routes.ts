import {
  authenticatorCodeSchema,
  backupCodeSchema,
  backupCodesSchema,
  type Me,
  passwordByLinkSchema,
  passwordConfirmationSchema,
  passwordLinkSchema,
  signOutSchema,
  twoFactorStartSchema,
} from "@frontage/records/schemas/account";
import type { AuditAction } from "@frontage/records/schemas/audit";
import { loginSchema, passwordResetRequestSchema } from "@frontage/records/schemas/login";
import { idSchema } from "@frontage/records/schemas/record";
import { passwordChangeSchema } from "@frontage/records/schemas/settings";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { Accounts, LibraryPath } from "./accounts.ts";
import { takeAttempt } from "./attempts.ts";
import { brokerIds } from "../people/broker-ids.ts";
import type { BrokerTwoFactor } from "./broker-two-factor.ts";
import { libraryRequest } from "./library-request.ts";
import { meOf, newSession, readCredentials, refuseDisabled } from "./new-session.ts";
import { ownAccount } from "./own-account.ts";
import { refuseGuessable } from "./refuse-guessable.ts";
import { audit } from "../audit/audit.ts";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { Person } from "../database/scope.ts";
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
export function signInRoutes({
  accounts,
  brokerTwoFactor,
  db,
}: Dependencies & { brokerTwoFactor: BrokerTwoFactor }) {
  const request = libraryRequest(accounts);

  /** Records a successful sign-in. */
  async function auditSignIn(c: Context<ApiEnv>, person: Person) {
    const { ipAddress } = c.var;
    await audit(db, { person, ...ownAccount(person), action: "sign-in", ipAddress });
    c.header("Set-Cookie", await accounts.knownDevices.cookieFor(person.id), { append: true });
  }

  /** Signs in, or for someone signed in turns two-factor on. */
  async function enterCode(
    c: Context<ApiEnv>,
    path: "/two-factor/verify-totp" | "/two-factor/verify-backup-code",
    code: string,
  ): Promise<Me> {
    const { ipAddress } = c.var;
    const before = await accounts.findSession(c.req.raw.headers);
    const credentials = before
      ? undefined
      : await readCredentials(db, await accounts.findPendingSignIn(c.req.raw.headers));
    const undoAttempt = await takeAttempt(db, "two-factor", { address: ipAddress });
    const response = await request(c, path, { code }, async () => {
      await audit(db, {
        person: before?.person,
        clientId: before?.person.role === "client" ? before.person.id : null,
        subject: "account",
        action: before ? "two-factor-on" : "sign-in",
        outcome: "refused",
        ipAddress,
      });
    });
    await undoAttempt();
    const session = before?.twoFactor
      ? before
      : await newSession({ accounts, db }, response, credentials);
    const { person } = session;
    if (!before) await auditSignIn(c, person);
    else if (!before.twoFactor) {
      await audit(db, { person, ...ownAccount(person), action: "two-factor-on", ipAddress });
    }
    return meOf(session);
  }

  return new Hono<ApiEnv>()
    .post("/auth/sign-in/email", valid("json", loginSchema), async (c) => {
      const { email, password } = c.req.valid("json");
      const { ipAddress } = c.var;
      const person = await accounts.findByEmail(email);
      const device = await accounts.knownDevices.find(c.req.raw.headers, person?.id);
      const undoAttempt = await takeAttempt(db, "sign-in", {
        account: email,
        address: ipAddress,
        ...(device === undefined ? {} : { device }),
      });
      const credentials = await readCredentials(db, person?.id);
      const response = await request(c, "/sign-in/email", { email, password }, async () => {
        await audit(db, {
          person: undefined,
          clientId: person?.role === "client" ? person.id : null,
          subject: "account",
          subjectId: person?.id ?? null,
          action: "sign-in",
          outcome: "refused",
          ipAddress,
        });
      });
      await undoAttempt();
      const { twoFactorRedirect } = response.body;
      if (twoFactorRedirect === true) {
        if (person) await refuseDisabled({ accounts, db }, person.id);
        return c.json({ twoFactorRedirect });
      }
      const session = await newSession({ accounts, db }, response, credentials);
      if (await brokerTwoFactor.needsPasskey(session.person, session.twoFactor)) {
        await accounts.endSessions(session.person.id, { id: session.sessionId });
        throw new Failure(
          403,
          "Log in with your passkey: here, brokers need more than a password. If you lost it, reset your password.",
        );
      }
      await auditSignIn(c, session.person);
      return c.json({ twoFactorRedirect: false as const, user: meOf(session) });
    })
    .post(
      // Completes a sign-in, or turns two-factor on.
      "/auth/two-factor/verify-totp",
      valid("json", authenticatorCodeSchema),
      async (c) => c.json(await enterCode(c, "/two-factor/verify-totp", c.req.valid("json").code)),
    )
    .post("/auth/two-factor/verify-backup-code", valid("json", backupCodeSchema), async (c) =>
      c.json(await enterCode(c, "/two-factor/verify-backup-code", c.req.valid("json").code)),
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
  const { accounts, db } = services;
  const request = libraryRequest(accounts);

  /**
   * Makes a library request that confirms the current password; limited and audited.
   *
   * @param check refuses bad input, after the attempt is counted
   */
  async function requestWithPassword(
    c: Context<ApiEnv>,
    action: AuditAction,
    path: LibraryPath,
    body: Record<string, unknown>,
    check: () => Promise<void> = async () => undefined,
  ) {
    const { ipAddress, person } = c.var;
    const entry = { person, ...ownAccount(person), action, ipAddress };
    const undoAttempt = await takeAttempt(db, "password", { account: person.id });
    await check();
    const response = await request(c, path, body, () =>
      audit(db, { ...entry, outcome: "refused" }),
    );
    await undoAttempt();
    // Without updating open pages: this person's would look for the session that the response
    // replaces.
    await audit(db, entry);
    return response;
  }

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
    .put(
      // Logs all other devices out, and ends calendar links and pending changes.
      "/password",
      valid("json", passwordChangeSchema),
      async (c) => {
        const { current, next } = c.req.valid("json");
        const { person } = c.var;
        const response = await requestWithPassword(
          c,
          "password-change",
          "/change-password",
          { currentPassword: current, newPassword: next, revokeOtherSessions: true },
          () => refuseGuessable(next, "next"),
        );
        const { sessionId } = await newSession({ accounts, db }, response);
        await accounts.passwordChanged(person, sessionId);
        c.header("Set-Cookie", await accounts.knownDevices.cookieFor(person.id), { append: true });
        await makeChange(services, c.var, async ({ brokers, refetch }) => {
          refetch([person.id, ...brokers], ["clients", "login-email"]);
          refetch([person.id], ["sessions"]);
        });
        return c.body(null, 204);
      },
    )
    .post("/auth/two-factor/enable", valid("json", passwordConfirmationSchema), async (c) => {
      const { password } = c.req.valid("json");
      const path = "/two-factor/enable";
      const { body } = await requestWithPassword(c, "two-factor-begin", path, { password });
      return c.json(z.parse(twoFactorStartSchema, body));
    })
    .post(
      "/auth/two-factor/generate-backup-codes",
      valid("json", passwordConfirmationSchema),
      async (c) => {
        const { password } = c.req.valid("json");
        const path = "/two-factor/generate-backup-codes";
        const { body } = await requestWithPassword(c, "backup-codes", path, { password });
        return c.json(z.parse(backupCodesSchema, body));
      },
    )
    .post("/auth/two-factor/disable", valid("json", passwordConfirmationSchema), async (c) => {
      const { password } = c.req.valid("json");
      await requestWithPassword(c, "two-factor-off", "/two-factor/disable", { password });
      return c.body(null, 204);
    });
}
