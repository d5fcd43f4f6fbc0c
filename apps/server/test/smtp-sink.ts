import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  /** The recipients of the SMTP dialog. */
  recipients: string[];
  /** By name, in lower case. */
  headers: Record<string, string>;
  /** The plain text, decoded. */
  body: string;
  /** As a mail app reads it. */
  parsed: Email;
};

type SinkOptions = {
  /** Addresses that it rejects. */
  refuses?: readonly string[];
  /** How many recipients it tells to try again later. */
  greylists?: number;
  /** How many emails it interrupts by closing the connection. */
  drops?: number;
};

/** An email server on the loopback that stores what it receives. */
export async function openSmtpSink({ drops = 0, greylists = 0, refuses = [] }: SinkOptions = {}) {
  const received: ReceivedMail[] = [];
  const sockets = new Map<number | undefined, Socket>();
  let toDrop = drops;
  let toGreylist = greylists;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      if (refuses.includes(address)) return done(new Error("No such mailbox here"));
      if (toGreylist === 0) return done();
      toGreylist -= 1;
      return done(Object.assign(new Error("Please try again later"), { responseCode: 451 }));
    },
    onData(stream, session, done) {
      if (toDrop > 0) {
        toDrop -= 1;
        sockets.get(session.remotePort)?.destroy();
        return;
      }
      let raw = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => (raw += chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        void (async () => {
          received.push({ recipients, ...partsOf(await PostalMime.parse(raw)) });
          done();
        })();
      });
    },
  });
  server.server.on("connection", (socket: Socket) => sockets.set(socket.remotePort, socket));
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function partsOf(parsed: Email): Omit<ReceivedMail, "recipients"> {
  const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
  return { parsed, headers, body: parsed.text ?? "" };
}
