import { chown, mkdir, readdir, rename, rmdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client, DatabaseError, escapeIdentifier } from "pg";
import type { DatabasePlace } from "../database/open-database.ts";

const prefix = "set-aside-";

/** How long to wait for the connections of a server that has just ended. */
const disconnectTimeoutMs = 10_000;

type SetAside = {
  /** Where the moved store is, as text for the owner. */
  place: string;
  /** The command that moves it back by hand. */
  manualRestore: string;
  /** Moves the store back, and moves aside what was restored meanwhile. */
  putBack: () => Promise<void>;
};

/**
 * Moves the store aside, so that a backup can be restored: the data folder's content into another
 * folder, or PostgreSQL's database to another name. Nothing may use it meanwhile.
 *
 * @throws an Error for the owner; the store is then unchanged
 */
export async function setAside(
  { dataFolder, databaseUrl }: DatabasePlace,
  now: Date,
): Promise<SetAside> {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  return databaseUrl
    ? setAsideDatabase(databaseUrl, stamp.toLowerCase())
    : setAsideFolder(dataFolder, join(dataFolder, `${prefix}${stamp}`));
}

async function setAsideFolder(dataFolder: string, aside: string): Promise<SetAside> {
  await moveContent(dataFolder, aside);
  const restored = `${aside}-restored`;
  return {
    place: aside,
    manualRestore: `empty ${dataFolder} except for ${prefix}…, then: find ${aside} -mindepth 1 -maxdepth 1 -exec mv -t ${dataFolder} {} +`,
    async putBack() {
      await moveContent(dataFolder, restored);
      for (const name of await readdir(aside)) {
        await rename(join(aside, name), join(dataFolder, name));
      }
      await rmdir(aside);
    },
  };
}

/** Moves everything, or nothing. */
async function moveContent(dataFolder: string, to: string): Promise<void> {
  const names = (await readdir(dataFolder)).filter((name) => !name.startsWith(prefix));
  const { gid, uid } = await stat(dataFolder);
  await mkdir(to, { mode: 0o700 });
  await chown(to, uid, gid);
  const moved: string[] = [];
  try {
    for (const name of names) {
      await rename(join(dataFolder, name), join(to, name));
      moved.push(name);
    }
  } catch (error) {
    for (const name of moved) await rename(join(to, name), join(dataFolder, name));
    await rmdir(to);
    throw new Error(`${dataFolder} can’t be set aside: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/**
 * Checks before the server is stopped.
 *
 * @throws an Error for the owner if the settings' user may not rename the database
 */
export async function checkSetAside({ databaseUrl }: DatabasePlace): Promise<void> {
  if (!databaseUrl) return;
  const name = nameIn(databaseUrl);
  const allowed = await besideDatabase(databaseUrl, (client) =>
    client.query(
      `select rolname from pg_roles, pg_database where rolname = current_user and datname = $1
         and (rolsuper or (rolcreatedb and pg_has_role(datdba, 'usage')))`,
      [name],
    ),
  );
  if (allowed.rows.length > 0) return;
  const user = escapeIdentifier(decodeURIComponent(new URL(databaseUrl).username));
  throw new Error(
    `The releases have different tables, and going back takes a database of its own. As PostgreSQL’s administrator, run: alter role ${user} createdb; alter database ${escapeIdentifier(name)} owner to ${user};`,
  );
}

async function setAsideDatabase(databaseUrl: string, stamp: string): Promise<SetAside> {
  const name = nameIn(databaseUrl);
  // PostgreSQL cuts names after 63 bytes.
  const aside = `${name.slice(0, 30)}_${stamp}`;
  const restored = `${aside}_restored`;
  await besideDatabase(databaseUrl, async (client) => {
    await renameDatabase(client, name, aside);
    try {
      await client.query(`create database ${escapeIdentifier(name)}`);
    } catch (error) {
      await renameDatabase(client, aside, name);
      throw error;
    }
  });
  return {
    place: `the database "${aside}"`,
    manualRestore: `as PostgreSQL’s administrator: alter database ${escapeIdentifier(name)} rename to ${escapeIdentifier(restored)}; alter database ${escapeIdentifier(aside)} rename to ${escapeIdentifier(name)};`,
    putBack: () =>
      besideDatabase(databaseUrl, async (client) => {
        await renameDatabase(client, name, restored);
        await renameDatabase(client, aside, name);
      }),
  };
}

const nameIn = (databaseUrl: string) => decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

async function renameDatabase(client: Client, from: string, to: string): Promise<void> {
  const end = Date.now() + disconnectTimeoutMs;
  for (;;) {
    try {
      await client.query(
        `alter database ${escapeIdentifier(from)} rename to ${escapeIdentifier(to)}`,
      );
      return;
    } catch (error) {
      // The database is in use.
      const isWorthTrying = error instanceof DatabaseError && error.code === "55006";
      if (!isWorthTrying || Date.now() > end) throw error;
      await wait(250);
    }
  }
}

/** A connection can't rename its own database. */
async function besideDatabase<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const name = nameIn(databaseUrl);
  const elsewhere = Object.assign(new URL(databaseUrl), {
    pathname: name === "postgres" ? "template1" : "postgres",
  });
  const client = new Client({ connectionString: elsewhere.href });
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database "${name}" can’t be set aside: ${reason}.`, { cause: error });
  } finally {
    await client.end();
  }
}
