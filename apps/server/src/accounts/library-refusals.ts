import type { APIError } from "better-auth/api";
import { Failure, tooManyAttempts } from "../http/failure.ts";
import { twoFactorLock } from "./attempts.ts";
import { unverifiedPerson } from "./auth-library.ts";

/** Our sentence for a refusal of the auth library. */
export function failureOf({ body, statusCode }: APIError): Error {
  switch (String(body?.code)) {
    case "INVALID_EMAIL_OR_PASSWORD":
    case "PASSWORD_TOO_LONG":
      return new Failure(401, "That email or password is incorrect.");
    case "INVALID_PASSWORD":
      return wrongPassword();
    case "INVALID_CODE":
    case "INVALID_BACKUP_CODE":
      return new Failure(400, "That code is incorrect.", { code: "That code is incorrect." });
    case "INVALID_TWO_FACTOR_COOKIE":
    case "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE":
      return new Failure(401, "Please enter your email and password again.");
    case "ACCOUNT_TEMPORARILY_LOCKED":
      return tooManyAttempts(twoFactorLock.durationSeconds);
    case "TOTP_ALREADY_ENABLED":
      return new Failure(409, "Two-factor is already on.");
    case "TOTP_NOT_ENABLED":
    case "TWO_FACTOR_NOT_ENABLED":
    case "BACKUP_CODES_NOT_ENABLED":
      return new Failure(409, "Two-factor isn’t on.");
    case "CHALLENGE_NOT_FOUND":
      return new Failure(400, "That took too long. Please try again.");
    case "PASSKEY_NOT_FOUND":
      // The browser can then forget the passkey; see the login page.
      return new Failure(401, unknownPasskey, { passkey: unknownPasskey });
    case unverifiedPerson:
      return new Failure(
        401,
        "Your device didn’t confirm that it’s you. Set up a screen lock, or log in with your password.",
      );
    case "AUTHENTICATION_FAILED":
      return new Failure(
        401,
        "This passkey couldn’t be verified. Try again, or log in with your password.",
      );
    case "FAILED_TO_VERIFY_REGISTRATION":
      return new Failure(400, "This passkey couldn’t be verified. Please try again.");
    default:
      return statusCode < 500
        ? new Failure(400, "That didn’t work. Please try again.")
        : new Error(`The auth library answered ${statusCode} ${String(body?.code)}.`);
  }
}

export const passkeyOfAnother =
  "This passkey is for another account. Use one for this account, or your password.";

const unknownPasskey = "This passkey doesn’t work here, or was removed. Log in with your password.";

/** Refuses an authenticator app's code that was entered before. */
export function codeRepeated(): Failure {
  const sentence = "That code was already used. Please wait for the next one.";
  return new Failure(400, sentence, { code: sentence });
}

/** Refuses someone whose account the broker has disabled. */
export function accountDisabled(): Failure {
  return new Failure(403, "This account is disabled. Please call or email me.");
}

/** Refuses a wrong current password, naming the form's field for it. */
export function wrongPassword(): Failure {
  const sentence = "That’s not your current password.";
  return new Failure(400, sentence, { currentPassword: sentence, password: sentence });
}
