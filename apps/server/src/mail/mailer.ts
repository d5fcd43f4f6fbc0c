import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";

/** An email as plain text and the same as HTML. */
export type Email = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** In addition to the usual headers, or in place of them. */
  headers?: Record<string, string>;
  /** Where replies go, if not to the sender. */
  replyTo?: { name: string; address: string };
  /** The same at each attempt, so that duplicates can be recognized: "<id@host>". */
  messageId?: string;
  /**
   * An ID for the conversation, "<id@host>": mail apps show all emails that refer to it together.
   * No email has this ID itself (RFC 5322, 3.6.4).
   */
  thread?: string;
  /** An event for the reader's calendar app, as an iCalendar file. */
  calendar?: CalendarAttachment;
  /** A PDF that is sent along. */
  pdf?: { fileName: string; content: Buffer };
};

type CalendarAttachment = { method: "PUBLISH" | "REQUEST" | "CANCEL"; content: string };

export type Mailer = {
  /** Resolves once the email server has accepted the email. @param signal closes the connection */
  send: (email: Email, signal?: AbortSignal) => Promise<void>;
  /** Where emails are saved instead of sent. */
  folder?: MailFolder;
};

type MailFolder = {
  /** The result, as the broker sees it with the delivery. */
  outcome: string;
  /** Removes saved emails. @param ids from their `messageId`s: "id" in "<id@host>" */
  forget: (ids: readonly string[]) => Promise<void>;
};

/** In milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Nothing in an email may refer to files or URLs. */
const textOnly = { disableFileAccess: true, disableUrlAccess: true };

/** @param smtpUrl such as "smtp://user:password@mail.example.com:587" */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from, ...textOnly });
  return {
    async send({ calendar, headers, pdf, thread, to, ...mail }, signal) {
      // As an object it is a single recipient, whatever it contains.
      await transport.sendMail({
        ...mail,
        headers: { ...automatic, ...headers },
        ...attached(calendar),
        ...enclosed(pdf),
        ...threaded(thread),
        to: { name: "", address: to },
        ...(signal ? { signal } : {}),
      });
    },
  };
}

/** Automatic replies, such as during a vacation, aren't sent to these (RFC 3834). */
const automatic = { "Auto-Submitted": "auto-generated" };

const attached = (calendar: CalendarAttachment | undefined) =>
  calendar ? { icalEvent: { filename: "event.ics", ...calendar } } : {};

const enclosed = (pdf: Email["pdf"]) =>
  pdf
    ? {
        attachments: [
          { filename: pdf.fileName, content: pdf.content, contentType: "application/pdf" },
        ],
      }
    : {};

const threaded = (thread: string | undefined) =>
  thread === undefined ? {} : { inReplyTo: thread, references: thread };

/** Without an email server, emails are saved as files, so that their links can be followed. */
export function folderMailer(folder: string, log: Logger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send({ calendar, headers, pdf, thread, to, ...mail }) {
      const { message } = await transport.sendMail({
        ...mail,
        headers: { ...automatic, ...headers },
        ...attached(calendar),
        ...enclosed(pdf),
        ...threaded(thread),
        ...textOnly,
        from: "frontage@localhost",
        to: { name: "", address: to },
      });
      // The id names the file, so that the email can be found again.
      const id = /^<([A-Za-z0-9-]{1,64})@/.exec(mail.messageId ?? "")?.[1];
      const file = join(folder, `${Date.now()}.${id ?? randomUUID().slice(0, 8)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message as Buffer, { mode: 0o600 });
      log.info({ file }, "No email server is set, so the email was saved as a file");
    },
    folder: {
      outcome:
        "Email isn’t set up, so this was only saved on the server. Ask whoever runs your site to set it up.",
      async forget(ids) {
        const removed = new Set(ids);
        const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
          if (error.code === "ENOENT") return [];
          throw error;
        });
        const found = files.filter((name) => removed.has(name.split(".")[1] ?? ""));
        await Promise.all(found.map((name) => rm(join(folder, name), { force: true })));
      },
    },
  };
}
