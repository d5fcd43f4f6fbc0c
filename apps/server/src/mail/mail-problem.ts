import addressparser from "nodemailer/lib/addressparser";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { promisify } from "node:util";

/** In milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };

type MailSettings = { smtpUrl: string; from: string };
type SmtpError = Error & { code?: string; response?: string; responseCode?: number };

/**
 * Tries the settings of the email server, up to the point where it accepts the sender: nothing is
 * sent.
 *
 * @param signal ends the attempt
 * @returns which setting is wrong, as a sentence for whoever runs the server
 */
export async function mailProblem(
  { from, smtpUrl }: MailSettings,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const [sender, ...others] = addressparser(from, { flatten: true });
  if (!sender?.address.includes("@") || others.length > 0)
    return `MAIL_FROM is ${from}, but it has to be one address, such as Jordan Avery <office@example.com>.`;

  const options = { ...parseConnectionUrl(smtpUrl), ...timeouts };
  const { auth, host = "localhost", secure } = options;
  const where = `${host}:${options.port ?? (secure ? 465 : 587)}`;
  const connection = new SMTPConnection(options);
  const close = () => connection.close();
  signal?.addEventListener("abort", close);
  try {
    await connect(connection);
    if (auth) await promisify(connection.login.bind(connection))(auth);
    const answer = await nameSender(connection, sender.address);
    if (answer.startsWith("2")) return undefined;
    return answer.startsWith("530") && !auth
      ? `${where} wants a user and a password in SMTP_URL: “${answer}”.`
      : `${where} refused MAIL_FROM’s address, ${sender.address}: “${answer}”.`;
  } catch (error) {
    return signal?.aborted ? undefined : sentenceOf(error as SmtpError, { host, secure, where });
  } finally {
    signal?.removeEventListener("abort", close);
    connection.close();
  }
}

const connect = (connection: SMTPConnection) =>
  new Promise<void>((resolve, reject) => {
    connection.on("error", reject);
    connection.connect((error) => (error ? reject(error) : resolve()));
  });

/** The server's answer to a sender. The library has no command for it alone. */
function nameSender(connection: SMTPConnection, address: string): Promise<string> {
  const commands = connection as unknown as {
    _responseActions: ((answer: string) => void)[];
    _sendCommand: (line: string) => void;
  };
  return new Promise((resolve, reject) => {
    connection.on("error", reject);
    commands._responseActions.push((answer) => resolve(answer.trim()));
    commands._sendCommand(`MAIL FROM:<${address}>`);
  });
}

function sentenceOf(
  { code = "", message, response }: SmtpError,
  { host, secure, where }: { host: string; secure?: boolean; where: string },
): string {
  if (code === "EAUTH")
    return `${where} refused the user or the password in SMTP_URL: “${response ?? message}”.`;
  if (/wrong version number|packet length|EPROTO/i.test(message))
    return `SMTP_URL begins with smtps://, but ${where} doesn’t speak TLS from the start. Use smtp://, which changes to TLS by STARTTLS.`;
  if (!secure && (/greeting|closed unexpectedly/i.test(message) || code === "ETIMEDOUT"))
    return `SMTP_URL begins with smtp://, but ${where} doesn’t greet. Ports that speak TLS from the start, such as 465, need smtps://.`;
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(`${code} ${message}`))
    return `The host in SMTP_URL, ${host}, isn’t known.`;
  if (/ECONNREFUSED/.test(message)) return `Nothing answers at ${where}, which SMTP_URL names.`;
  if (/certificate|altnames/i.test(message))
    return `The certificate of ${where}, which SMTP_URL names, isn’t valid: ${message}.`;
  return `${where}, which SMTP_URL names, can’t be used: ${response ?? message}.`;
}
