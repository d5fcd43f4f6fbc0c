import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { createAccounts } from "./accounts/accounts.ts";
import type { Services } from "./api/api-env.ts";
import { createBackground } from "./background.ts";
import { migrate, openDatabase } from "./database/open-database.ts";
import type { ServerEnvironment } from "./env.ts";
import { openFiles } from "./files/open-files.ts";
import { createInquiries, type InquiryTransport } from "./inquiries/inquiries.ts";
import { liveChanges } from "./live/live-changes.ts";
import { folderMailer, smtpMailer } from "./mail/mailer.ts";

/**
 * Opens what the settings name: database, file store, mail. The tables are brought up
 * to this version.
 *
 * @param options.isServer takes the data folder for this process alone
 * @param options.transport how inquiries come, where it is not as `broker.ts` says
 * @returns the services, and how to close them
 * @throws an Error for the owner to read when something cannot be opened
 */
export async function openServices(
  environment: ServerEnvironment,
  log: Logger,
  { isServer = true, transport }: { isServer?: boolean; transport?: InquiryTransport } = {},
): Promise<Services & { close: () => Promise<void> }> {
  const { dataFolder, mail } = environment;
  const store = openDatabase(environment, { isServer });
  try {
    const mailer =
      mail.smtpUrl && mail.from
        ? smtpMailer(mail.smtpUrl, mail.from)
        : folderMailer(join(dataFolder, "mail"), log);
    const origins = originsOf(environment);
    const publicUrl = origins[0];
    const background = createBackground(log);
    const accounts = createAccounts({
      ...store,
      background,
      log,
      mailer,
      publicUrl,
      secret: environment.authSecret ?? (await keptSecret(join(dataFolder, "secret"))),
    });
    await migrate(store, accounts.migrate);
    const files = await openFiles(environment);
    const live = await liveChanges({ store, log });
    const inquiries = createInquiries({
      background,
      isProduction: environment.isProduction,
      live,
      log,
      mailer,
      publicUrl,
      settings: environment.inquiries,
      store,
      ...(transport ? { transport } : {}),
    });
    return {
      ...store,
      accounts,
      background,
      files,
      inquiries,
      live,
      log,
      mailer,
      publicUrl,
      origins,
      trustProxy: environment.trustProxy,
      async close() {
        await inquiries.outbox.stop();
        await background.settled();
        await live.close();
        files.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Where the product is, the address for mails first. Unset, it is this machine, by either of its names. */
function originsOf({ port, publicUrl }: ServerEnvironment): [string, ...string[]] {
  return publicUrl
    ? [publicUrl]
    : [`http://localhost:${port}`, `http://127.0.0.1:${port}`, `http://[::1]:${port}`];
}

/**
 * Made at random on the first start, and readable by its owner alone. It appears whole: a
 * start that is killed, or finds no space, leaves no half of a secret to the next one.
 */
async function keptSecret(file: string): Promise<string> {
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept) return kept;
  const partial = `${file}.${process.pid}.part`;
  try {
    await writeFile(partial, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
    // Of two that start at once, one is first, and both use its secret.
    await link(partial, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(partial, { force: true });
  }
  const secret = await readFile(file, "utf8");
  if (!secret) throw new Error(`${file} is empty: remove it, and everybody signs in again.`);
  return secret;
}
