import { broker } from "@frontage/content/broker";
import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import type { Logger } from "pino";
import { createApi } from "../src/api.ts";
import type { Provider } from "../src/assistant/model/request-sentences.ts";
import type { ModelLimits } from "../src/assistant/model/usage.ts";
import { readServerEnvironment } from "../src/env.ts";
import type { InquiryTransport } from "../src/inquiries/inquiries.ts";
import { createLog } from "../src/logging.ts";
import type { Email } from "../src/mail/mailer.ts";
import { databaseFile } from "../src/database/open-database.ts";
import type { Person } from "../src/database/scope.ts";
import { openServices } from "../src/services.ts";
import { onPostgres } from "./postgres-server.ts";
import { quickHashing } from "./quick-hashing.ts";

const defaultOrigin = "http://frontage.test";
export const password = "correct horse battery staple";

type StoreSettings = { variables: Record<string, string>; remove: () => Promise<void> };

/** Settings of an empty store, on this test project's database. */
export async function freshSettings(): Promise<StoreSettings> {
  const folder = await mkdtemp(join(tmpdir(), "frontage-store-"));
  return inject("database") === "sqlite" ? inFolder(folder) : inDatabase(folder);
}

/** Settings of a store whose tables are there already, as they are copied from the first one's. */
async function migratedSettings(): Promise<StoreSettings> {
  const { databaseUrl, dataFolder } = await (migrated ??= migrateOnce());
  const folder = await mkdtemp(join(tmpdir(), "frontage-store-"));
  if (databaseUrl) return inDatabase(folder, new URL(databaseUrl).pathname.slice(1));
  await copyFile(join(dataFolder, databaseFile), join(folder, databaseFile));
  return inFolder(folder);
}

/** Made once for all test files of a worker; the run's end removes it. */
let migrated: ReturnType<typeof migrateOnce> | undefined;

async function migrateOnce() {
  const { variables } = await freshSettings();
  const environment = readServerEnvironment(variables);
  await (await openServices(environment, createLog("silent"))).close();
  return environment;
}

function inFolder(folder: string): StoreSettings {
  return { variables: settingsIn(folder), remove: () => rm(folder, { recursive: true }) };
}

/** Settings of a new database, empty or like another. */
async function inDatabase(folder: string, template = "template1"): Promise<StoreSettings> {
  const name = `t${randomUUID().replaceAll("-", "")}`;
  const server = inject("postgresUrl");
  // Its files are copied: through the log, which is the default, takes three times the processor's time.
  await onPostgres(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = name;
  return {
    variables: { ...settingsIn(folder), DATABASE_URL: url.href },
    async remove() {
      await onPostgres(server, untilLeft(name));
      await onPostgres(server, `drop database ${name} with (force)`);
      await rm(folder, { recursive: true });
    },
  };
}

/** Waits up to 0.3 s for connections that are closing: the client of one that is killed meanwhile throws. */
const untilLeft = (name: string) => `
  do $$ begin
    for attempt in 1..15 loop
      perform pg_stat_clear_snapshot();
      exit when not exists (select from pg_stat_activity where datname = '${name}');
      perform pg_sleep(0.02);
    end loop;
  end $$`;

const settingsIn = (folder: string) => ({
  DATA_DIR: folder,
  PUBLIC_URL: defaultOrigin,
  LOG_LEVEL: "silent",
  AUTH_SECRET: randomUUID() + randomUUID(),
});

export type TestStore = Awaited<ReturnType<typeof openStore>>;

/** A store that all tests of a file share: there from its first hook on. */
export function sharedStore(options?: Parameters<typeof openStore>[0]): TestStore {
  const store = {} as TestStore;
  beforeAll(async () => void Object.assign(store, await openStore(options)));
  afterAll(() => store.remove());
  return store;
}

/**
 * A store with a broker and two clients, and the API on top of it.
 * `as(person)` makes requests as that person, with the cookie of a real sign-in.
 *
 * @param options.isAssistantOffered as `broker.ts` would say it, whatever it says
 * @param options.modelLimits of the language model
 * @param options.provider of the language model; by default as in `broker.ts`
 * @param options.settings of the environment, in addition to every test's
 * @param options.transport of inquiries; by default as in `broker.ts`
 */
export async function openStore({
  isAssistantOffered = true,
  log = createLog("silent"),
  modelLimits,
  provider,
  settings = {},
  transport,
}: {
  isAssistantOffered?: boolean;
  log?: Logger;
  modelLimits?: ModelLimits;
  provider?: Provider;
  settings?: Record<string, string>;
  transport?: InquiryTransport;
} = {}) {
  broker.assistant.isOffered = isAssistantOffered;
  const { variables: fresh, remove } = await migratedSettings();
  const variables = { ...fresh, ...settings };
  const origin = settings.PUBLIC_URL ?? defaultOrigin;
  const environment = readServerEnvironment(variables);
  const services = await openServices(environment, log, {
    passwordHashing: quickHashing,
    ...(modelLimits && { modelLimits }),
    ...(provider && { provider }),
    ...(transport && { transport }),
  });
  /** The emails that were sent, the newest last. */
  const mails: Email[] = [];
  services.mailer.send = async (mail) => void mails.push(mail);
  const api = createApi(services);

  const account = (name: string, role: Person["role"]) =>
    services.accounts.create({
      name,
      email: `${name.toLowerCase().replace(" ", ".")}@example.com`,
      role,
      password,
    });
  const people = {
    broker: await account("Jordan Reed", "broker"),
    client: await account("Taylor Morgan", "client"),
    otherClient: await account("Kim Osei", "client"),
  };

  const cookies = new Map<string, string>();
  async function cookieOf(person: Person & { password?: string }): Promise<string> {
    const kept = cookies.get(person.id);
    if (kept) return kept;
    const answer = await ask("/api/auth/sign-in/email", {
      method: "POST",
      body: JSON.stringify({ email: person.email, password: person.password ?? password }),
      headers: { "Content-Type": "application/json" },
    });
    const cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    if (!cookie) throw new Error(`${person.email} could not sign in: ${await answer.text()}`);
    cookies.set(person.id, cookie);
    return cookie;
  }

  /** Makes a request without a cookie. */
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has("Origin")) headers.set("Origin", origin);
    // As browsers do.
    const { body } = init;
    if ((typeof body === "string" || body instanceof Uint8Array) && !headers.has("Content-Length"))
      headers.set("Content-Length", String(Buffer.byteLength(body)));
    return api.request(origin + path, { ...init, headers });
  }

  return {
    ...services,
    ...people,
    /** Also once due emails were attempted, and those that wait for what follows: no loop does so here. */
    background: {
      ...services.background,
      async settled() {
        await services.background.settled();
        await services.db
          .updateTable("email")
          .set({ nextAttemptAt: new Date().toISOString() })
          .where("about", "is not", null)
          .where("attempts", "=", 0)
          .execute();
        await services.emails.deliverDue();
        await services.background.settled();
      },
    },
    api,
    ask,
    cookieOf,
    mails,
    origin,
    variables,
    as:
      (person: Person & { password?: string }) =>
      async (path: string, init: RequestInit = {}) => {
        const headers = new Headers(init.headers);
        headers.set("Cookie", await cookieOf(person));
        return ask(path, { ...init, headers });
      },
    async remove() {
      await services.close();
      await remove();
    },
  };
}
