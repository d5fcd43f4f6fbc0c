import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";

/** A mail in plain text; a library turns it into what travels. */
export type Mail = { to: string; subject: string; text: string };

export type Mailer = {
  /** Resolves once the mail server has taken the mail. */
  send: (mail: Mail) => Promise<void>;
};

/** @param smtpUrl such as "smtp://user:password@mail.example.com:587" */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}

/** Without a mail server each mail becomes a file, so that its link can be followed. */
export function folderMailer(folder: string, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from: "frontage@localhost", ...mail });
      const file = join(folder, `${Date.now()}-${randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info({ file }, "No mail server is set, so the mail is kept as a file");
    },
  };
}
