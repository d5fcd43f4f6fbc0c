import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";

/** A mail in plain text; a library turns it into what travels. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Whom an answer to it goes to, where that is not the sender. */
  replyTo?: { name: string; address: string };
  /** The same at each try, so that whoever gets it twice can tell: "<id@host>". */
  messageId?: string;
};

export type Mailer = {
  /** Resolves once the mail server has taken the mail. @param signal breaks it off, with the connection */
  send: (mail: Mail, signal?: AbortSignal) => Promise<void>;
  /** Where mails stay on this machine. */
  folder?: MailFolder;
};

type MailFolder = {
  /** Where a mail is then, as a sentence for the broker. */
  outcome: string;
  /** Removes what was kept of mails. @param ids what their `messageId`s begin with: "id" of "<id@host>" */
  forget: (ids: readonly string[]) => Promise<void>;
};

/** A mail server that says nothing for so long is not waited for, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** A mail is its text and nothing that it might refer to. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

/** @param smtpUrl such as "smtp://user:password@mail.example.com:587" */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...patience }, { from, ...closed });
  return {
    async send({ to, ...mail }, signal) {
      // As an object it is one recipient, whatever stands in it.
      await transport.sendMail({
        ...mail,
        to: { name: "", address: to },
        ...(signal ? { signal } : {}),
      });
    },
  };
}

/** Without a mail server each mail becomes a file, so that its link can be followed. */
export function folderMailer(folder: string, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send({ to, ...mail }) {
      const { message } = await transport.sendMail({
        ...mail,
        ...closed,
        from: "frontage@localhost",
        to: { name: "", address: to },
      });
      // By its id it is found again.
      const id = /^<([A-Za-z0-9-]{1,64})@/.exec(mail.messageId ?? "")?.[1];
      const file = join(folder, `${Date.now()}.${id ?? randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info({ file }, "No mail server is set, so the mail is kept as a file");
    },
    folder: {
      outcome: "No mail server is set, so the mail is only a file on the server.",
      async forget(ids) {
        const gone = new Set(ids);
        const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
          if (error.code === "ENOENT") return [];
          throw error;
        });
        const ofThem = files.filter((name) => gone.has(name.split(".")[1] ?? ""));
        await Promise.all(ofThem.map((name) => rm(join(folder, name), { force: true })));
      },
    },
  };
}
