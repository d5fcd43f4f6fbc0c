import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readServerEnvironment } from "../../apps/server/src/env.ts";
import { createLog } from "../../apps/server/src/logging.ts";
import { openServices } from "../../apps/server/src/services.ts";
import { addDeal } from "../../apps/server/test/deal.ts";
import { hashedOnce } from "../../apps/server/test/quick-hashing.ts";
import { onPostgres, type PostgresServer } from "../../apps/server/test/postgres-server.ts";
import { writeComposition } from "./composition.ts";

const password = "correct horse battery staple";
const passwordHashing = hashedOnce(password);
/** The public address set for the server, whatever port it gets. */
export const origin = "http://frontage.test";

type Services = Awaited<ReturnType<typeof openServices>>;

type Account = Awaited<ReturnType<Services["accounts"]["create"]>>;

/** An account, and its session cookie after logging in. */
export type Person = Account & { cookie: string };

/** A separate store with a broker and two clients, one of whom has a deal. */
export type Store = {
  /** Everything is in here, except PostgreSQL's database. */
  folder: string;
  /** The composition that the server serves. */
  composition: string;
  /** The server's environment for it. */
  variables: Record<string, string>;
  broker: Person;
  client: Person;
  otherClient: Person;
  /** The first client's deal. */
  dealId: string;
  /** Opens it in this process, beside or without a server. */
  open: () => Promise<Services>;
  remove: () => Promise<void>;
};

/**
 * @param postgres creates the store in a new database there; absent for SQLite
 * @param settings the server's, in addition to those every store needs
 */
export async function makeStore(
  postgres: PostgresServer | undefined,
  settings: Record<string, string> = {},
): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), "frontage-chaos-"));
  const variables: Record<string, string> = {
    DATA_DIR: join(folder, "data"),
    PUBLIC_URL: origin,
    AUTH_SECRET: randomUUID() + randomUUID(),
    INQUIRY_LIMIT_PER_HOUR: "0",
    MESSAGE_LIMIT_PER_MINUTE: "0",
    ASSISTANT_LIMIT_PER_HOUR: "0",
    ...settings,
  };
  if (postgres) {
    const name = `chaos${randomUUID().replaceAll("-", "")}`;
    await onPostgres(postgres.url, `create database ${name}`);
    variables.DATABASE_URL = Object.assign(new URL(postgres.url), { pathname: name }).href;
  }
  const open = () =>
    openServices(readServerEnvironment(variables), createLog("error"), {
      isServer: false,
      passwordHashing,
    });

  const services = await open();
  const account = async (name: string, role: Account["role"]): Promise<Person> => {
    const email = `${name.toLowerCase().replace(" ", ".")}@example.com`;
    return { ...(await services.accounts.create({ name, email, role, password })), cookie: "" };
  };
  const broker = await account("Jordan Reed", "broker");
  const client = await account("Taylor Morgan", "client");
  const otherClient = await account("Kim Osei", "client");
  const dealId = await addDeal(services.db, client);
  await services.close();
  const composition = join(folder, "composition");
  await writeComposition(composition);
  return {
    folder,
    composition,
    variables,
    broker,
    client,
    otherClient,
    dealId,
    open,
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Logs everyone in once, and starts their conversations. */
export async function signIn(
  { broker, client, otherClient }: Store,
  address: string,
): Promise<void> {
  for (const person of [broker, client, otherClient]) {
    const answer = await fetch(`${address}/api/auth/sign-in/email`, {
      method: "POST",
      body: JSON.stringify({ email: person.email, password }),
      headers: { "Content-Type": "application/json", Origin: origin },
    });
    if (!answer.ok) throw new Error(`${person.email} cannot sign in: ${await answer.text()}`);
    person.cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    await fetch(`${address}/api/threads`, { headers: { Cookie: person.cookie } });
  }
}
