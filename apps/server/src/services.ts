import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
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

/** Made at random on the first start, and readable by its owner alone. */
async function keptSecret(file: string): Promise<string> {
  const fresh = randomBytes(32).toString("base64url");
  try {
    await writeFile(file, fresh, { flag: "wx", mode: 0o600 });
    return fresh;
  } catch {
    return readFile(file, "utf8");
  }
}
