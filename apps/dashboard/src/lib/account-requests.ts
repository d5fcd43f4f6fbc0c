import { loginWords, serverWords } from "@frontage/content/login";
import type { Me, PasswordByLink, SignInAnswer } from "@frontage/content/schemas/account";
import type { Login, PasswordResetRequest } from "@frontage/content/schemas/login";

/** What became of a request: its answer, or why there is none. */
export type Answer<Data> =
  | { data: Data; refusal?: undefined }
  | { data?: undefined; refusal: Refusal };

export type Refusal = {
  /**
   * - "refused": the server said no, and why
   * - "start-again": the password has to be entered once more
   * - "no-server": nothing at this address keeps accounts
   * - "failed": no answer came, or the server broke
   */
  kind: "refused" | "start-again" | "no-server" | "failed";
  /** For whoever asked to read. */
  sentence: string;
  /** What is wrong, by field. */
  fields: Record<string, string>;
};

/** Longer than a busy server takes to check a password. */
const patienceMs = 20_000;

const signInPath = "sign-in/email";

type Path =
  | typeof signInPath
  | "two-factor/verify-totp"
  | "two-factor/verify-backup-code"
  | "request-password-reset"
  | "reset-password";

// Few calls, and made where every byte counts: they go without the client of the records.
async function post<Data>(path: Path, body: object): Promise<Answer<Data>> {
  const failed = (kind: Refusal["kind"], sentence: string): Answer<Data> => ({
    refusal: { kind, sentence, fields: {} },
  });
  let answer: Response;
  try {
    answer = await fetch(`/api/auth/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch {
    return failed("failed", serverWords.unreachable);
  }
  if (answer.status === 204) return { data: undefined as Data };
  const said = await answer.json().catch(() => undefined);
  if (answer.ok && said) return { data: said };
  if (answer.status >= 500) return failed("failed", said?.error ?? serverWords.failed);
  // A host of files answers with its page for what is not there, or refuses to be posted to.
  if (answer.status === 404 || answer.status === 405 || typeof said?.error !== "string") {
    return failed("no-server", loginWords.noAccounts);
  }
  const kind = answer.status === 401 && path !== signInPath ? "start-again" : "refused";
  return { refusal: { kind, sentence: said.error, fields: said.fields ?? {} } };
}

/** Signs in by password; the answer may ask for a code next. */
export async function signIn(login: Login): Promise<Answer<SignInAnswer>> {
  return post(signInPath, login);
}

/** How the second step is passed: by the app's six digits, or by a code that was written down. */
export type CodeKind = "app" | "backup";

/** Ends a sign-in that asked for a code. */
export async function enterCode(kind: CodeKind, code: string): Promise<Answer<Me>> {
  return post(kind === "app" ? "two-factor/verify-totp" : "two-factor/verify-backup-code", {
    code,
  });
}

/** Has a link mailed, if there is such an account; the answer does not tell. */
export async function requestReset(request: PasswordResetRequest): Promise<Answer<void>> {
  return post("request-password-reset", request);
}

/** Sets a password by the link of a mail. */
export async function setPassword(form: PasswordByLink): Promise<Answer<void>> {
  return post("reset-password", form);
}
