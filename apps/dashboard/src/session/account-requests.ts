import { loginText, serverMessages } from "@frontage/content/login";
import type {
  EmailConfirmed,
  Me,
  PasswordByLink,
  PasswordLinkOwner,
  SignInAnswer,
} from "@frontage/records/schemas/account";
import type { Login, PasswordResetRequest } from "@frontage/records/schemas/login";

/** The data of a response, or why the request failed. */
type Answer<Data> =
  | { data: Data; failure?: undefined }
  | { data?: undefined; failure: RequestFailure };

export type RequestFailure = {
  /**
   * - "refused": the server refused, with a reason
   * - "wrong-password": that email and password don't belong together
   * - "start-again": the password must be entered again
   * - "no-server": this site has no accounts
   * - "failed": no response, or a server error
   */
  kind: "refused" | "wrong-password" | "start-again" | "no-server" | "failed";
  /** A message for the user. */
  message: string;
  /** Errors by form field. */
  fields: Record<string, string>;
};

/** Longer than a busy server takes to check a password. */
const timeoutMs = 20_000;

const signInPath = "sign-in/email";

type Path =
  | typeof signInPath
  | "passkey/verify-authentication"
  | "passkey-options"
  | "two-factor/verify-totp"
  | "two-factor/verify-backup-code"
  | "request-password-reset"
  | "check-password-link"
  | "reset-password"
  | "confirm-email-change";

/**
 * Sends a request about an account. It doesn't use the API client, which would be loaded by the
 * login page.
 */
export async function post<Data>(path: Path, body: object): Promise<Answer<Data>> {
  const failed = (kind: RequestFailure["kind"], message: string): Answer<Data> => ({
    failure: { kind, message, fields: {} },
  });
  let answer: Response;
  try {
    answer = await fetch(`/api/auth/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    return failed("failed", serverMessages.unreachable);
  }
  if (answer.status === 204) return { data: undefined as Data };
  const said = await answer.json().catch(() => undefined);
  if (answer.ok && said) return { data: said };
  // A static host responds with its 404 page, or refuses POST requests.
  if (answer.status === 404 || answer.status === 405) {
    return failed("no-server", loginText.noAccounts);
  }
  if (answer.ok || answer.status >= 500) {
    return failed("failed", said?.error ?? serverMessages.failed);
  }
  // The response is a page of a proxy in front of the server.
  if (typeof said?.error !== "string") {
    return failed(
      "refused",
      answer.status === 429 ? serverMessages.tooMany : serverMessages.refused,
    );
  }
  return {
    failure: { kind: refusalKind(path, answer), message: said.error, fields: said.fields ?? {} },
  };
}

function refusalKind(path: Path, { status }: Response): RequestFailure["kind"] {
  if (status !== 401) return "refused";
  if (path === signInPath) return "wrong-password";
  return path === "passkey/verify-authentication" ? "refused" : "start-again";
}

/** Logs in by password; a two-factor code may be needed next. */
export async function signIn(login: Login): Promise<Answer<SignInAnswer>> {
  return post(signInPath, login);
}

/** The kind of a two-factor code: an authenticator app's, or a backup code. */
export type CodeKind = "app" | "backup";

/** Completes a login with a two-factor code. */
export async function enterCode(kind: CodeKind, code: string): Promise<Answer<Me>> {
  return post(kind === "app" ? "two-factor/verify-totp" : "two-factor/verify-backup-code", {
    code,
  });
}

/**
 * Emails a link for a new password if the account exists; the response doesn't reveal whether it
 * does.
 */
export async function requestReset(request: PasswordResetRequest): Promise<Answer<void>> {
  return post("request-password-reset", request);
}

/** The owner of an emailed link for a password, if the link still works. */
export async function checkPasswordLink(token: string): Promise<Answer<PasswordLinkOwner>> {
  return post("check-password-link", { token });
}

/** Sets a password with an emailed link. */
export async function setPassword(form: PasswordByLink): Promise<Answer<void>> {
  return post("reset-password", form);
}

/** Confirms a change of the login email with an emailed link. */
export async function confirmEmailChange(token: string): Promise<Answer<EmailConfirmed>> {
  return post("confirm-email-change", { token });
}
