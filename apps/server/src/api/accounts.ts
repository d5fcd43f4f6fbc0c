import {
  authenticatorCodeSchema,
  backupCodeSchema,
  backupCodesSchema,
  type Me,
  meSchema,
  passwordByLinkSchema,
  passwordConfirmationSchema,
  signInAnswerSchema,
  signOutSchema,
  twoFactorStartSchema,
} from "@frontage/content/schemas/account";
import type { AuditAction } from "@frontage/content/schemas/audit";
import { loginSchema, passwordResetRequestSchema } from "@frontage/content/schemas/login";
import { idSchema } from "@frontage/content/schemas/record";
import { passwordChangeSchema, sessionSchema } from "@frontage/content/schemas/settings";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { type LibraryAnswer, type LibraryPath, repeatedCode } from "../accounts/accounts.ts";
import { takeAttempt, twoFactorLock } from "../accounts/attempts.ts";
import type { HeldSession } from "../accounts/session-check.ts";
import { audit } from "../records/audit.ts";
import type { Person } from "../records/scope.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { Failure, notFound, tooManyAttempts } from "./failure.ts";
import { describe, valid } from "./valid.ts";

// The mails' links lead to the dashboard's pages /login?reset=<token> and
// /login?invitation=<token>; both ask for a password and send it, with the token,
// to POST /api/auth/reset-password.

type Kept = Pick<Services, "accounts" | "background" | "db" | "live">;

/** What somebody asks who is not signed in yet, or no longer. */
export function signInRoutes(services: Kept) {
  const { accounts, background, db } = services;
  const ask = asker(services);

  /** Writes down a sign-in that ended well. */
  async function signedIn(c: Context<ApiEnv>, person: Person) {
    const { ipAddress } = c.var;
    await audit(db, { person, ...own(person), action: "sign-in", ipAddress });
  }

  /** The session that an answer's cookies begin. */
  async function begunBy({ cookies }: LibraryAnswer): Promise<HeldSession> {
    const Cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
    const held = await accounts.personOf(new Headers({ Cookie }));
    if (!held) throw new Error("Somebody signed in whose session does not hold.");
    return held;
  }

  /** A code signs in; to who is signed in it confirms that the app knows the secret. */
  async function enterCode(
    c: Context<ApiEnv>,
    path: "/two-factor/verify-totp" | "/two-factor/verify-backup-code",
    code: string,
  ): Promise<Me> {
    const { ipAddress } = c.var;
    const before = await accounts.personOf(c.req.raw.headers);
    const takeBack = await takeAttempt(db, "two-factor", { address: ipAddress });
    const answer = await ask(c, path, { code }, async () => {
      await audit(db, {
        person: before?.person,
        clientId: before?.person.role === "client" ? before.person.id : null,
        subject: "account",
        action: before ? "two-factor-on" : "sign-in",
        outcome: "refused",
        ipAddress,
      });
    });
    await takeBack();
    const held = before?.twoFactor ? before : await begunBy(answer);
    const { person } = held;
    if (!before) await signedIn(c, person);
    else if (!before.twoFactor) {
      await audit(db, { person, ...own(person), action: "two-factor-on", ipAddress });
    }
    return meOf(held);
  }

  return new Hono<ApiEnv>()
    .post(
      "/auth/sign-in/email",
      describe("Signs in by email and password; may ask for a code next.", signInAnswerSchema),
      valid("json", loginSchema),
      async (c) => {
        const { email, password } = c.req.valid("json");
        const { ipAddress } = c.var;
        const takeBack = await takeAttempt(db, "sign-in", { account: email, address: ipAddress });
        const person = await accounts.find(email);
        const answer = await ask(c, "/sign-in/email", { email, password }, async () => {
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
        await takeBack();
        const { twoFactorRedirect } = answer.body;
        if (twoFactorRedirect === true) return c.json({ twoFactorRedirect });
        const held = await begunBy(answer);
        await signedIn(c, held.person);
        return c.json({ twoFactorRedirect: false as const, user: meOf(held) });
      },
    )
    .post(
      "/auth/two-factor/verify-totp",
      describe("Ends a sign-in, or turns two-factor on, by an app's code.", meSchema),
      valid("json", authenticatorCodeSchema),
      async (c) => c.json(await enterCode(c, "/two-factor/verify-totp", c.req.valid("json").code)),
    )
    .post(
      "/auth/two-factor/verify-backup-code",
      describe("Ends a sign-in by a backup code, which is used up by it.", meSchema),
      valid("json", backupCodeSchema),
      async (c) =>
        c.json(await enterCode(c, "/two-factor/verify-backup-code", c.req.valid("json").code)),
    )
    .post(
      "/auth/sign-out",
      describe("Ends this session, or the named one of the same person."),
      valid("json", signOutSchema),
      async (c) => {
        const held = await accounts.personOf(c.req.raw.headers);
        const { session: id = held?.sessionId } = c.req.valid("json");
        if (held && id && (await accounts.endSessions(held.person.id, { id })) > 0) {
          const { ipAddress } = c.var;
          const { person } = held;
          await audit(db, { person, ...own(person), action: "sign-out", ipAddress });
        }
        // The cookie stays, and opens nothing: an answer that came late and took one away would
        // take that of whoever has signed in meanwhile.
        return c.body(null, 204);
      },
    )
    .post(
      "/auth/request-password-reset",
      describe("Mails a link to choose a new password, if there is such an account."),
      valid("json", passwordResetRequestSchema),
      async (c) => {
        const { email } = c.req.valid("json");
        const { ipAddress } = c.var;
        await takeAttempt(db, "reset", { account: email, address: ipAddress });
        // The answer neither says nor, by its time, shows whether somebody was found.
        background.start("mail a reset", async () => {
          const person = await accounts.find(email);
          if (!person) return;
          await audit(db, {
            person: undefined,
            clientId: person.role === "client" ? person.id : null,
            subject: "account",
            subjectId: person.id,
            action: "reset-request",
            ipAddress,
          });
          await accounts.sendReset(person);
        });
        return c.body(null, 204);
      },
    )
    .post(
      "/auth/reset-password",
      describe("Sets a password by the link of a reset or an invitation, and ends all sessions."),
      valid("json", passwordByLinkSchema),
      async (c) => {
        const { newPassword, token } = c.req.valid("json");
        const { ipAddress } = c.var;
        const done = await accounts.setPasswordByLink(token, newPassword);
        if (!done) {
          throw new Failure(
            400,
            "This link has been used or has run out. Please ask for a new one.",
            { token: "This link has been used or has run out." },
          );
        }
        const { person, wasInvited } = done;
        const action = wasInvited ? "invitation-accept" : "reset";
        await audit(db, { person, ...own(person), action, ipAddress });
        if (!wasInvited) await accounts.passwordChanged(person);
        await services.live.announce([person.id], ["sessions"]);
        return c.body(null, 204);
      },
    );
}

/** What a signed-in person asks about their own account. */
export function accountRoutes(services: Kept) {
  const { accounts, db, live } = services;
  const ask = asker(services);

  /** Counts and writes down what asks for the current password again. */
  async function confirmed(
    c: Context<ApiEnv>,
    action: AuditAction,
    path: LibraryPath,
    body: Record<string, unknown>,
  ) {
    const { ipAddress, person } = c.var;
    const doing = { person, ...own(person), action, ipAddress };
    const takeBack = await takeAttempt(db, "password", { account: person.id });
    const answer = await ask(c, path, body, () => audit(db, { ...doing, outcome: "refused" }));
    await takeBack();
    await audit(db, doing);
    return answer.body;
  }

  return new Hono<ApiEnv>()
    .get("/me", describe("Who is signed in.", meSchema), (c) => c.json(meOf(c.var)))
    .get(
      "/sessions",
      describe("The devices the person is signed in on.", z.array(sessionSchema)),
      async (c) => c.json(await accounts.sessions(c.var.person.id, c.var.sessionId)),
    )
    .delete("/sessions", describe("Signs every other device out."), async (c) => {
      const { ipAddress, person, sessionId } = c.var;
      await accounts.endSessions(person.id, { exceptId: sessionId });
      const action = "session-end";
      await audit(db, { person, ...own(person), action, ipAddress });
      await live.announce([person.id], ["sessions"]);
      return c.body(null, 204);
    })
    .delete(
      "/sessions/:id",
      describe("Signs one device out."),
      valid("param", z.object({ id: idSchema })),
      async (c) => {
        const { ipAddress, person } = c.var;
        const { id } = c.req.valid("param");
        if ((await accounts.endSessions(person.id, { id })) === 0) throw notFound();
        await audit(db, {
          person,
          ...own(person),
          subject: "session",
          subjectId: id,
          action: "session-end",
          ipAddress,
        });
        await live.announce([person.id], ["sessions"]);
        return c.body(null, 204);
      },
    )
    .put(
      "/password",
      describe("Changes the password, and signs every other device out."),
      valid("json", passwordChangeSchema),
      async (c) => {
        const { current, next } = c.req.valid("json");
        const { person } = c.var;
        await confirmed(c, "password-change", "/change-password", {
          currentPassword: current,
          newPassword: next,
          revokeOtherSessions: true,
        });
        await accounts.passwordChanged(person);
        await live.announce([person.id], ["sessions"]);
        return c.body(null, 204);
      },
    )
    .post(
      "/auth/two-factor/enable",
      describe("Begins to turn two-factor on; a code from the app ends it.", twoFactorStartSchema),
      valid("json", passwordConfirmationSchema),
      async (c) => {
        const { password } = c.req.valid("json");
        const path = "/two-factor/enable";
        const answer = await confirmed(c, "two-factor-begin", path, { password });
        return c.json(z.parse(twoFactorStartSchema, answer));
      },
    )
    .post(
      "/auth/two-factor/generate-backup-codes",
      describe("Makes new backup codes; the earlier ones end.", backupCodesSchema),
      valid("json", passwordConfirmationSchema),
      async (c) => {
        const { password } = c.req.valid("json");
        const path = "/two-factor/generate-backup-codes";
        const answer = await confirmed(c, "backup-codes", path, { password });
        return c.json(z.parse(backupCodesSchema, answer));
      },
    )
    .post(
      "/auth/two-factor/disable",
      describe("Turns two-factor off."),
      valid("json", passwordConfirmationSchema),
      async (c) => {
        const { password } = c.req.valid("json");
        await confirmed(c, "two-factor-off", "/two-factor/disable", { password });
        return c.body(null, 204);
      },
    );
}

function meOf({ person: { email, name, role }, sessionId: session, twoFactor }: HeldSession): Me {
  return {
    name,
    email,
    role: role === "broker" ? "Broker" : "Client",
    portal: "live",
    session,
    twoFactor,
  };
}

/** What an audit row says of somebody's own account. */
function own({ id, role }: Person) {
  return { clientId: role === "client" ? id : null, subject: "account", subjectId: id };
}

/**
 * Asks the account library, with its cookies handed on.
 *
 * @returns what it answers; refusals are thrown in our words, after `refused` has heard of them
 */
function asker({ accounts }: Pick<Services, "accounts">) {
  return async (
    c: Context<ApiEnv>,
    path: LibraryPath,
    body: Record<string, unknown>,
    refused: () => Promise<void> = async () => undefined,
  ): Promise<LibraryAnswer> => {
    const { ipAddress } = c.var;
    const answer = await accounts.ask(path, body, { headers: c.req.raw.headers, ipAddress });
    for (const cookie of answer.cookies) c.header("Set-Cookie", cookie, { append: true });
    if (answer.status < 400) return answer;
    const failure = failureOf(answer);
    await refused();
    throw failure;
  };
}

function failureOf({ body: { code }, status }: LibraryAnswer): Error {
  switch (code) {
    case "INVALID_EMAIL_OR_PASSWORD":
    case "PASSWORD_TOO_LONG":
      return new Failure(401, "The email or the password is not right.");
    case "INVALID_PASSWORD": {
      const sentence = "This is not your current password.";
      return new Failure(400, sentence, { current: sentence, password: sentence });
    }
    case "INVALID_CODE":
    case "INVALID_BACKUP_CODE":
      return new Failure(400, "This code is not right.", { code: "This code is not right." });
    case repeatedCode: {
      const sentence = "This code has been entered before. Please wait for the next one.";
      return new Failure(400, sentence, { code: sentence });
    }
    case "INVALID_TWO_FACTOR_COOKIE":
    case "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE":
      return new Failure(401, "Please enter your email and password again.");
    case "ACCOUNT_TEMPORARILY_LOCKED":
      return tooManyAttempts(twoFactorLock.durationSeconds);
    case "TOTP_ALREADY_ENABLED":
      return new Failure(409, "Two-factor is on already.");
    case "TOTP_NOT_ENABLED":
    case "TWO_FACTOR_NOT_ENABLED":
    case "BACKUP_CODES_NOT_ENABLED":
      return new Failure(409, "Two-factor is not on.");
    default:
      return status < 500
        ? new Failure(400, "That cannot be done.")
        : new Error(`The account library answered ${status} ${String(code)}.`);
  }
}
