import { cutText } from "@frontage/records/cut-text";
import type { Attempt } from "./queue.ts";
import type { Email, Mailer } from "../mail/mailer.ts";

const responseMaxLength = 300;

/** Node's and Nodemailer's codes for a connection that failed or broke. */
const connectionErrors: ReadonlySet<unknown> = new Set([
  "ECONNECTION",
  "ECONNREFUSED",
  "ECONNRESET",
  "EDNS",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "ESOCKET",
]);

/**
 * Attempts to send an email. A failure is a result, with a sentence for the broker.
 *
 * @param signal aborts when the server stops
 * @param endsIfRefused whether it is pointless to try again once the email server refuses the
 * recipient or the email for good
 */
export async function sendAttempt(
  mailer: Mailer,
  email: Email,
  {
    endsIfRefused,
    signal,
    timeoutMs,
  }: { endsIfRefused: boolean; signal: AbortSignal; timeoutMs: number },
): Promise<Attempt> {
  const ending = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    await mailer.send(email, ending);
    return mailer.folder
      ? { isDelivered: true, isSaved: true, detail: mailer.folder.outcome }
      : { isDelivered: true, detail: "The email server accepted it." };
  } catch (error) {
    const cause: unknown = ending.aborted ? ending.reason : error;
    const isFinal = endsIfRefused && isRefused(cause);
    return { isDelivered: false, detail: reasonOf(cause), ...(isFinal && { isFinal }) };
  }
}

/** What a server refuses for good there is wrong with our settings, and can be mended. */
const settingsCommands: ReadonlySet<unknown> = new Set(["AUTH", "EHLO", "MAIL FROM", "STARTTLS"]);

/** Whether the email server refuses the recipient or the email for good (RFC 5321, 4.2.1). */
function isRefused(error: unknown): boolean {
  const { code, command, responseCode } = error as {
    code?: unknown;
    command?: string;
    responseCode?: unknown;
  };
  if (typeof responseCode !== "number" || responseCode < 500) return false;
  return code !== "EAUTH" && !settingsCommands.has(command);
}

function reasonOf(error: unknown): string {
  const { code, name, response } = error as { code?: unknown; name?: string; response?: string };
  if (response) {
    return `The email server answered "${cutText(response.replace(/\s+/g, " "), responseMaxLength)}".`;
  }
  if (name === "AbortError") return "The server was stopped.";
  if (name === "TimeoutError" || code === "ETIMEDOUT") return "The email server didn’t answer.";
  if (connectionErrors.has(code)) {
    return "The email couldn’t be sent: no connection to the email server.";
  }
  return `The email couldn’t be sent${typeof code === "string" ? ` (${code})` : ""}.`;
}
