import type { Logger } from "pino";
import type { Accounts } from "../accounts/accounts.ts";
import type { Background } from "../background.ts";
import type { Database, DatabaseKind } from "../database/open-database.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Inquiries } from "../inquiries/inquiries.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Person } from "../records/scope.ts";

/** What the API works with; made once at start, or by a test. */
export type Services = {
  /** Everybody's rows. For what a person asks, take `c.var.records`, which is scoped to them. */
  db: Database;
  kind: DatabaseKind;
  files: FileStore;
  mailer: Mailer;
  live: LiveChanges;
  accounts: Accounts;
  inquiries: Inquiries;
  /** For what no answer waits for, such as mails. */
  background: Background;
  log: Logger;
  /** The origin that people type: "https://broker.example.com". */
  publicUrl: string;
  /** The origins whose pages may ask for changes: that one, and while developing this machine's other name. */
  origins: readonly string[];
  /** Believe the `X-Forwarded-*` headers of the proxy in front. */
  trustProxy: boolean;
};

/** What a handler behind the sign-in finds in its context. */
export type ApiEnv = {
  Variables: {
    person: Person;
    /** The tables, as the signed-in person may see them. */
    records: Database;
    /** Of the current session, so that others can be told apart. */
    sessionId: string;
    /** Signing in asks this person for a code as well. */
    twoFactor: boolean;
    /** "203.0.113.7", or "" where it is not known. */
    ipAddress: string;
    /** Of the log's lines about this request. */
    requestId: string;
  };
};
