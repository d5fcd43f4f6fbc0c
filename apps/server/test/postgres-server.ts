import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);

export type PostgresServer = {
  /** Of the database `postgres`, with the right to create others. */
  url: string;
  stop: () => Promise<void>;
  /** Ends it and each of its processes with SIGKILL; on Linux. */
  kill: () => Promise<void>;
  /** Starts it again with its data, after `kill`. */
  restart: () => Promise<void>;
};

/** The tests' rows need not outlive a power cut, and queries of a few rows gain nothing from compilation. */
const quick = {
  fsync: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: 0,
  jit: "off",
};

/**
 * Starts a PostgreSQL on a free port of the loopback, as an unprivileged user, in a temporary
 * folder.
 *
 * @param options.isDurable syncs each commit to the disk, as PostgreSQL does by default
 * @throws an Error that says how to install PostgreSQL
 */
export async function startPostgres({
  isDurable = false,
}: { isDurable?: boolean } = {}): Promise<PostgresServer> {
  const bin = await findPostgres();
  const owner = process.getuid?.() === 0 ? await unprivilegedUser() : undefined;
  const folder = await mkdtemp(join(tmpdir(), "frontage-postgres-"));
  if (owner) await chown(folder, owner.uid, owner.gid);

  const data = join(folder, "data");
  await run(
    join(bin, "initdb"),
    [
      "-D",
      data,
      "-U",
      "frontage",
      "--auth=trust",
      "--encoding=UTF8",
      "--locale=C.UTF-8",
      "--no-sync",
    ],
    { ...owner, cwd: folder },
  );
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    ...(isDurable ? {} : quick),
  };
  const url = `postgres://frontage@127.0.0.1:${port}/postgres`;

  let server: ChildProcess;
  async function start(): Promise<void> {
    server = spawn(
      join(bin, "postgres"),
      [
        "-D",
        data,
        ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      { ...owner, cwd: folder, stdio: "ignore" },
    );
    while (!(await answers(url))) {
      if (server.exitCode !== null) throw new Error("PostgreSQL ended before it answered.");
      await wait(50);
    }
  }
  await start();

  return {
    url,
    async stop() {
      // SIGINT closes connections that tests left open; SIGTERM would wait for them.
      server.kill("SIGINT");
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit");
      await rm(folder, { recursive: true });
    },
    async kill() {
      const exit = once(server, "exit");
      // Stopped, it starts no further one while its own are counted.
      server.kill("SIGSTOP");
      const children = childrenOf(server);
      for (const pid of children) process.kill(pid, "SIGKILL");
      server.kill("SIGKILL");
      await exit;
      while (!children.every(hasEnded)) await wait(10);
    },
    restart: start,
  };
}

function childrenOf({ pid }: ChildProcess): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return listed.split(" ").filter(Boolean).map(Number);
}

/** Also one that init has not collected yet, which takes a second in some containers. */
function hasEnded(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return true;
  }
}

/** Runs one statement on the URL's database. */
export async function onPostgres(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** The folder of PostgreSQL's programs; installs them as root on Debian. */
async function findPostgres(): Promise<string> {
  const places = () =>
    [
      ...globSync("/usr/lib/postgresql/*/bin"),
      "/usr/local/pgsql/bin",
      "/usr/local/bin",
      "/usr/bin",
    ].filter(
      (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
    );
  const found = places().at(0);
  if (found) return found;

  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall) {
    const quietly = (...args: string[]) =>
      run("env", ["DEBIAN_FRONTEND=noninteractive", "apt-get", ...args]);
    await quietly("update");
    await quietly("install", "-y", "--no-install-recommends", "postgresql-common");
    // The tests start the server, not the package.
    await writeFile("/etc/postgresql-common/createcluster.conf", "create_main_cluster = false\n");
    await quietly("install", "-y", "--no-install-recommends", "postgresql");
    const installed = places().at(0);
    if (installed) return installed;
  }
  throw new Error(
    "The tests need PostgreSQL's programs (initdb and postgres): install them, for example with apt-get install postgresql.",
  );
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number }> {
  const id = async (flag: string) => Number((await run("id", [flag, "nobody"])).stdout);
  return { uid: await id("-u"), gid: await id("-g") };
}
