import { broker } from "@frontage/content/broker";
import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { type Accounts, createAccounts } from "./accounts/accounts.ts";
import { type BrokerTwoFactor, openBrokerTwoFactor } from "./accounts/broker-two-factor.ts";
import { type Background, createBackground } from "./jobs/background.ts";
import {
  type OpenDatabase,
  migrate,
  openDatabase,
  type Restoration,
} from "./database/open-database.ts";
import { writeDigests } from "./daily-digest/send-digests.ts";
import { openFailure } from "./database/open-failure.ts";
import { secretMin, type ServerEnvironment, type UsageLimits } from "./env.ts";
import { answerQuestion } from "./assistant/answer-question.ts";
import { answerAgain } from "./assistant/ask.ts";
import { createLanguageModel, type LanguageModel } from "./assistant/model/language-model.ts";
import type { Provider } from "./assistant/model/request-sentences.ts";
import type { ModelLimits } from "./assistant/model/usage.ts";
import type { FileStore } from "./files/file-store.ts";
import { openFiles } from "./files/open-files.ts";
import { scannedFiles } from "./files/virus-scan.ts";
import { createInquiries, type Inquiries, type InquiryTransport } from "./inquiries/inquiries.ts";
import { createListingEvents } from "./listing-events/listing-events.ts";
import type { ListingEvents } from "./outbox/listing-events.ts";
import type { Outbox } from "./outbox/outbox.ts";
import type { DeliveryTimings } from "./outbox/timings.ts";
import type { PasswordHashing } from "./accounts/auth-library.ts";
import { publishToBrokers } from "./changes/publish-to-brokers.ts";
import { reportFailedEmails } from "./failed-emails/report-failed-emails.ts";
import { createPassageIndexer, type PassageIndexer } from "./assistant/passages/passage-indexer.ts";
import { type ChangeStream, openChangeStream } from "./change-stream/change-stream.ts";
import { createEmailOutbox, type EmailOutbox } from "./outbox/email-outbox.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { folderMailer, type Mailer, smtpMailer } from "./mail/mailer.ts";
import { writeMovedDateNotices } from "./key-dates/moved-date-notices.ts";
import { writeMarketNotes } from "./market-notes/send-emails.ts";
import { createUnsubscribeLinks, type UnsubscribeLinks } from "./market-notes/unsubscribe-links.ts";
import { writeOfferEmails } from "./offers/emails.ts";
import { writeWeeklyReports } from "./seller-reports/send-reports.ts";
import { createNotifier, type Notifier } from "./changes/notifier.ts";
import { writeProspectEmails } from "./prospects/emails.ts";
import { createPdfs, type Pdfs } from "./pdfs/pdfs.ts";

/** Everything that routes depend on, created once at start. Each takes only what it uses. */
export type Services = Omit<OpenDatabase, "close"> & {
  accounts: Accounts;
  background: Background;
  brokerTwoFactor: BrokerTwoFactor;
  /** Emails to people with accounts. */
  emails: EmailOutbox;
  files: FileStore;
  inquiries: Inquiries;
  /** Absent unless the owner's webhook is configured to receive listing events. */
  listingEvents: (ListingEvents & Outbox) | undefined;
  changeStream: ChangeStream;
  log: Logger;
  mailer: Mailer;
  notifier: Notifier;
  /** Writes agreements, and stamps what prospects read. */
  pdfs: Pdfs;
  /** Reads documents and messages for the assistant. */
  passages: PassageIndexer;
  /** Absent without a token for the metrics. */
  metrics: Metrics | undefined;
  metricsToken: string | undefined;
  /** The origin that people type: "https://broker.example.com". */
  publicUrl: string;
  /** Allowed origins: the public one, with its localhost aliases during development. */
  origins: readonly string[];
  limits: UsageLimits;
  /** Absent if none is configured. */
  languageModel: LanguageModel | undefined;
  /** How much a client's files may take. */
  storageLimitBytes: number;
  /** For emails that someone can unsubscribe from without logging in. */
  unsubscribeLinks: UnsubscribeLinks;
  /** How many proxies in front are trusted to set `X-Forwarded-*` headers. */
  trustedProxies: number;
};

/**
 * Opens the database, file store and email from the settings, and migrates the tables.
 *
 * @param options.isServer locks the data folder for this process
 * @param options.passwordHashing a cheaper one, for tests
 * @param options.modelLimits the language model's, for tests
 * @param options.provider the language model's; by default as in `broker.ts`
 * @param options.restoration fills an empty store, while its tables are migrated
 * @param options.timings the deliveries', for tests
 * @param options.transport the inquiries'; by default as in `broker.ts`
 * @returns the services, and `close`
 * @throws an Error for the owner if something can't be opened
 */
export async function openServices(
  environment: ServerEnvironment,
  log: Logger,
  {
    isServer = true,
    passwordHashing,
    modelLimits: limits,
    provider = isServer && broker.assistant.isOffered ? broker.assistant.provider : null,
    restoration,
    timings,
    transport,
  }: {
    isServer?: boolean;
    modelLimits?: ModelLimits;
    provider?: Provider | null;
    passwordHashing?: PasswordHashing;
    restoration?: Restoration;
    timings?: DeliveryTimings;
    transport?: InquiryTransport;
  } = {},
): Promise<Services & { close: () => Promise<void> }> {
  const { dataFolder, mail } = environment;
  const store = openStore(environment, isServer);
  try {
    const mailer =
      mail.smtpUrl && mail.from
        ? smtpMailer(mail.smtpUrl, mail.from)
        : folderMailer(join(dataFolder, "mail"), log);
    const origins = originsOf(environment);
    const publicUrl = origins[0];
    const background = createBackground(log);
    const { db } = store;
    const emails = createEmailOutbox({
      store,
      log,
      mailer,
      publicUrl,
      isProduction: environment.isProduction,
      onAttempt: (email, result) => onEmailAttempt(email, result),
      timings,
    });
    const secret =
      environment.authSecret ??
      (await readOrCreateSecret(join(dataFolder, "secret")).catch((error: unknown) => {
        throw openFailure(error, { dataFolder, databaseUrl: undefined });
      }));
    const accounts = createAccounts({
      ...store,
      emails,
      log,
      needsPasskey: (...whose) => brokerTwoFactor.needsPasskey(...whose),
      passwordHashing,
      publicUrl,
      secret,
    });
    await migrate(store, accounts.migrate, restoration).catch((error: unknown) => {
      throw openFailure(error, environment);
    });
    const brokerTwoFactor = await openBrokerTwoFactor(db, environment);
    const stored = await openFiles(environment);
    const { clamavSocket } = environment;
    const files = clamavSocket ? scannedFiles(stored, clamavSocket, log) : stored;
    const { isOffered } = broker.assistant;
    const languageModel = createLanguageModel({
      provider,
      key: environment.assistantKey,
      log,
      limits,
    });
    const passages = createPassageIndexer({
      files,
      isOffered,
      log,
      store,
      afterPass: async (stopping) =>
        answerAgain({ ...store, answerQuestion, changeStream, languageModel, log }, stopping),
    });
    const changeStream = await openChangeStream({
      store,
      log,
      onPublished: (subjects) => {
        if (subjects.includes("documents") || subjects.includes("messages")) passages.wake();
      },
    });
    const notifier = createNotifier({ db, emails, changeStream, publicUrl });
    writeDigests({ db, emails, publicUrl });
    const unsubscribeLinks = createUnsubscribeLinks({ publicUrl, secret });
    writeMarketNotes({ db, emails, publicUrl, unsubscribeLinks });
    writeMovedDateNotices({ db, emails });
    writeWeeklyReports({ db, emails, publicUrl, unsubscribeLinks });
    writeOfferEmails({ db, emails, publicUrl });
    const pdfs = createPdfs();
    writeProspectEmails({ db, emails, files, pdfs, publicUrl });
    const publish = publishToBrokers({ background, db, changeStream });
    const onEmailAttempt = reportFailedEmails({ publish, background, db, notifier });
    const inquiries = createInquiries({
      publish,
      background,
      isProduction: environment.isProduction,
      log,
      mailer,
      notifier,
      publicUrl,
      settings: environment.inquiries,
      store,
      timings,
      transport,
    });
    const { webhook } = environment.inquiries;
    const listingEvents =
      environment.tellsOfListings && webhook
        ? createListingEvents({ background, log, notifier, publicUrl, store, timings, webhook })
        : undefined;
    return {
      ...store,
      accounts,
      background,
      brokerTwoFactor,
      emails,
      files,
      inquiries,
      listingEvents,
      changeStream,
      log,
      mailer,
      // Its code is loaded only where it is used.
      metrics: environment.metricsToken
        ? (await import("./metrics/metrics.ts")).createMetrics({ changeStream, store })
        : undefined,
      metricsToken: environment.metricsToken,
      notifier,
      pdfs,
      passages,
      publicUrl,
      origins,
      languageModel,
      limits: environment.limits,
      storageLimitBytes: environment.storageLimitBytes,
      unsubscribeLinks,
      trustedProxies: environment.trustedProxies,
      async close() {
        await Promise.all([
          inquiries.outbox.stop(),
          emails.stop(),
          listingEvents?.stop(),
          passages.stop(),
        ]);
        await background.settled();
        await pdfs.close();
        await changeStream.close();
        files.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function openStore(environment: ServerEnvironment, isServer: boolean): OpenDatabase {
  try {
    return openDatabase(environment, { isServer });
  } catch (error) {
    throw openFailure(error, environment);
  }
}

/** The site's origins, the one for links first; by default, this machine's. */
function originsOf({ port, publicUrl }: ServerEnvironment): [string, ...string[]] {
  return publicUrl
    ? [publicUrl]
    : [`http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`];
}

/** Created at random on the first start, readable only by its owner. */
async function readOrCreateSecret(file: string): Promise<string> {
  const existing = await readFile(file, "utf8").catch(() => "");
  if (existing) return checkSecret(existing, file);
  // If two processes start concurrently, both use the first one's secret.
  await createSecret(file, randomBytes(32).toString("base64url"));
  const secret = await readFile(file, "utf8");
  return checkSecret(secret, file);
}

/**
 * Keeps an existing one. The file appears complete: a killed process or a full disk leaves no
 * partial secret.
 */
export async function createSecret(file: string, secret: string): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  try {
    await writeFile(partial, secret, { mode: 0o600, flush: true });
    await link(partial, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(partial, { force: true });
  }
}

function checkSecret(secret: string, file: string): string {
  if (secret.length >= secretMin) return secret;
  throw new Error(
    `${file} ${secret ? `has fewer than ${secretMin} characters` : "is empty"}. Remove it, and a new one is made; everyone then has to log in again, and to set up two-factor login again.`,
  );
}
