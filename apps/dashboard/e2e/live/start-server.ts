import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A running server with its own store, and the accounts in it. */
export type LiveServer = {
  origin: string;
  client: Account;
  broker: Account;
  /** The folder of its database. */
  dataFolder: string;
  /** The folder of its emails, one file each. */
  mailFolder: string;
};
export type Account = { email: string; password: string };
type Accounts = { client: Account; broker: Account };

const results = join(import.meta.dirname, "../../test-results");
/**
 * Where `seed-store.ts` stores the data of a first start, and the accounts that the server printed.
 */
export const seededStore = {
  folder: join(results, "seeded-store"),
  accounts: join(results, "seeded-accounts.json"),
};

const serve = join(import.meta.dirname, "../../../server/bundle/serve.js");

const addressLine = /^Frontage is at (?:\S+, and here at )?http:\/\/localhost:(?<port>\d+)$/;
const accountLine = /^ +(?<role>client|broker) +(?<email>\S+) +(?<password>\S+)$/;

type ServerOptions = {
  /**
   * Whether the server creates samples and accounts itself, instead of starting on a copy of the
   * seeded store.
   */
  isFirst?: boolean;
  /** Environment variables in addition to every test's. */
  settings?: Record<string, string>;
  /** Command-line arguments. */
  parameters?: readonly string[];
};

type StartedServer = LiveServer & {
  /** Ends the server, and keeps its data. */
  end: () => Promise<void>;
  /** Ends the server, and deletes its data. */
  stop: () => Promise<void>;
};

/** Starts a server on a store with two accounts and the samples as their records. */
export async function startServer({
  isFirst = false,
  parameters = [],
  settings = {},
}: ServerOptions = {}): Promise<StartedServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), "frontage-live-"));
  let accounts: Partial<Accounts> = {};
  if (!isFirst) {
    await cp(seededStore.folder, dataFolder, { recursive: true });
    accounts = JSON.parse(await readFile(seededStore.accounts, "utf8")) as Accounts;
  }
  const server = spawn(process.execPath, [serve, ...parameters], {
    // The server doesn't inherit our environment: it could name another database.
    env: {
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataFolder,
      // All tests of a worker ask the assistant as the same client.
      ASSISTANT_LIMIT_PER_HOUR: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stopped = once(server, "exit");
  let origin: string | undefined;
  for await (const line of createInterface(server.stdout)) {
    const port = addressLine.exec(line)?.groups?.port;
    if (port) origin = `http://127.0.0.1:${port}`;
    const { email, password, role } = accountLine.exec(line)?.groups ?? {};
    if (email && password) accounts[role as keyof Accounts] = { email, password };
    if (origin && accounts.client && accounts.broker) break;
  }
  const { broker, client } = accounts;
  if (!origin || !broker || !client) throw new Error("The server ended before it was ready.");
  // Discards further output.
  server.stdout.resume();
  async function end() {
    server.kill("SIGTERM");
    await stopped;
  }
  return {
    origin,
    broker,
    client,
    dataFolder,
    mailFolder: join(dataFolder, "mail"),
    end,
    async stop() {
      await end();
      await rm(dataFolder, { recursive: true });
    },
  };
}
