import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readServerEnvironment } from "../../apps/server/src/env.ts";
import { createLog } from "../../apps/server/src/logging.ts";
import { openServices } from "../../apps/server/src/services.ts";
import { addDeal } from "../../apps/server/test/deal.ts";
import { addListing, suite } from "../../apps/server/test/listing.ts";
import { addCompleteListing } from "../../apps/server/test/room.ts";
import { hashedOnce } from "../../apps/server/test/quick-hashing.ts";
import { onPostgres, type PostgresServer } from "../../apps/server/test/postgres-server.ts";
import type { HeaderRules } from "../../apps/server/src/http/header-rules.ts";

const password = "correct horse battery staple";
const passwordHashing = hashedOnce(password);
/** The server's public address, whatever port it gets. */
export const origin = "http://frontage.test";

type Services = Awaited<ReturnType<typeof openServices>>;

type Account = Awaited<ReturnType<Services["accounts"]["create"]>>;

/** An account, and its session cookie after logging in. */
export type Person = Account & { cookie: string };

/** A separate store with a broker and a client who has a deal. */
export type Store = {
  /** The folder with everything, except PostgreSQL's database. */
  folder: string;
  /** The folder that the server serves. */
  composition: string;
  /** The server's environment. */
  variables: Record<string, string>;
  broker: Person;
  client: Person;
  /** The client's deal. */
  dealId: string;
  listingId: string;
  /** The client's listing of a building with two suites for lease, "first" and "third". */
  buildingId: string;
  /** Opens the store in this process, beside a server or without one. */
  open: () => Promise<Services>;
  remove: () => Promise<void>;
};

/**
 * @param postgres creates the store in a new database there; absent for SQLite
 */
export async function makeStore(postgres: PostgresServer | undefined): Promise<Store> {
  const folder = await mkdtemp(join(tmpdir(), "frontage-chaos-"));
  const variables: Record<string, string> = {
    DATA_DIR: join(folder, "data"),
    PUBLIC_URL: origin,
    AUTH_SECRET: randomUUID() + randomUUID(),
    INQUIRY_LIMIT_PER_HOUR: "0",
    MESSAGE_LIMIT_PER_MINUTE: "0",
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
  const dealId = await addDeal(services.db, client);
  const listingId = await addListing(services.db);
  const buildingId = await addCompleteListing(services, {
    kind: "lease",
    clientId: client.id,
    details: { spaces: [suite({ id: "first", name: "Suite 1" }), suite({ id: "third" })] },
  });
  await services.close();
  const composition = join(folder, "composition");
  await writeComposition(composition);
  return {
    folder,
    composition,
    variables,
    broker,
    client,
    dealId,
    listingId,
    buildingId,
    open,
    remove: () => rm(folder, { recursive: true }),
  };
}

/** Logs the broker and the client in once, and starts their conversation. */
export async function signIn({ broker, client }: Store, address: string): Promise<void> {
  for (const person of [broker, client]) {
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

/**
 * Writes the smallest composition whose server accepts inquiries, like a build with `transport:
 * "server"` in broker.ts, and renders the pages of agreements.
 */
export async function writeComposition(folder: string): Promise<void> {
  const headers = { "Content-Security-Policy": "script-src 'self'" };
  const files = [{ file: "contact.html", headers }];
  const rules: HeaderRules = { everywhere: {}, documents: {}, overHttps: {}, files };
  const page = "<!doctype html><title>Frontage</title><main></main>";
  await mkdir(join(folder, "public"), { recursive: true });
  await mkdir(join(folder, "answers"));
  await writeFile(join(folder, "headers.json"), JSON.stringify(rules));
  await writeFile(join(folder, "public/404.html"), page);
  await writeFile(join(folder, "answers/receipt.html"), page);
  await writeFile(join(folder, "answers/refusal.html"), page);
  await mkdir(join(folder, "listings/pages"), { recursive: true });
  await mkdir(join(folder, "listings/bundle"));
  await writeFile(join(folder, "listings/assets.json"), "{}");
  await writeFile(
    join(folder, "listings/bundle/entry-server.mjs"),
    `export const renderServed = async () => ${JSON.stringify(page)};\n`,
  );
}
