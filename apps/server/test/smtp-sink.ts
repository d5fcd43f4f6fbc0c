import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  /** Whom the mail server was told to deliver it to. */
  recipients: string[];
  /** By name, in lower case. */
  headers: Record<string, string>;
  /** The text, decoded. */
  body: string;
};

/**
 * A mail server on the loopback that keeps what it is sent.
 *
 * @param options.refuses addresses it takes no mail for
 */
export async function openSmtpSink({ refuses = [] }: { refuses?: readonly string[] } = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      done(refuses.includes(address) ? new Error("No such mailbox here") : null);
    },
    onData(stream, session, done) {
      let raw = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => (raw += chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, ...parse(raw) });
        done();
      });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function parse(raw: string): Pick<ReceivedMail, "headers" | "body"> {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = "", ...value] = line.split(":");
    headers[name.toLowerCase()] = value.join(":").trim();
  }
  const body = rest.join("\r\n\r\n");
  return { headers, body: decode(body, headers["content-transfer-encoding"]) };
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replaceAll("=\r\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
