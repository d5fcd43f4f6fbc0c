import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFile,
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { libraryTablesHash } from "../apps/server/src/accounts/library-tables.ts";
import { migrations } from "../apps/server/src/database/migrations.ts";
import { freePort } from "../apps/server/test/free-port.ts";
import { bundleNext, nextMigration } from "../apps/server/test/next-bundle.ts";
import { onPostgres, startPostgres } from "../apps/server/test/postgres-server.ts";
import { writeComposition } from "./chaos/store.ts";
import { packRelease } from "./release/pack.ts";

const run = promisify(execFile);
const nobody = { uid: 65_534, gid: 65_534 };
/** As under systemd: if root upgrades, the server runs as another user. */
const serverUser =
  process.getuid?.() === 0 && spawnSync(process.execPath, ["--version"], nobody).status === 0
    ? nobody
    : undefined;
const root = join(import.meta.dirname, "..");
const timeoutMs = 600_000;

/** The older release to upgrade from; by default the one that was built. */
const previousArchive = process.env["PREVIOUS_RELEASE"];

type Archives = { previous: string; next: string };
let folder: string;
let archives: Archives;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "frontage-upgrade-"));
  const pages = join(folder, "pages");
  const bundle = join(folder, "bundle");
  await Promise.all([writeComposition(pages), bundleNext(bundle)]);
  const accountTables = await libraryTablesHash();
  const common = { pages, accountTables, time: 0, licenses: "None.", sbom: "{}" };
  const previous =
    previousArchive ??
    (await packRelease(
      {
        ...common,
        version: "1.0.0",
        bundle: join(root, "apps/server/bundle"),
        migration: Object.keys(migrations("sqlite")).at(-1) ?? "",
      },
      folder,
    ));
  const next = { ...common, version: "1000.0.0", bundle, migration: nextMigration };
  archives = { previous, next: await packRelease(next, folder) };
}, timeoutMs);
afterAll(() => rm(folder, { recursive: true }));

type Sent = { method?: string; body?: string; contentType?: string };

/** A machine with the previous release running, and its process manager. */
async function machineWith(databaseUrl: string | undefined) {
  const home = await mkdtemp(join(folder, "home-"));
  await Promise.all([mkdir(join(home, "releases")), mkdir(join(home, "data"))]);
  await mkdir(join(home, "bin"));
  await symlink(process.execPath, join(home, "bin/node"));
  if (serverUser) {
    await chown(join(home, "data"), serverUser.uid, serverUser.gid);
    for (const each of [folder, home]) await chmod(each, 0o711);
  }
  const port = await freePort();
  const settings: Record<string, string> = {
    PATH: join(home, "bin"),
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_URL: "https://broker.example.com",
    AUTH_SECRET: "a secret that is long enough to sign cookies with",
    DATA_DIR: join(home, "data"),
    LOG_LEVEL: "error",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };

  let server: ChildProcess | undefined;
  const hasEnded = () => !server || server.exitCode !== null || server.signalCode !== null;
  const pid = join(home, "server.pid");
  const actions: Record<string, () => unknown> = {
    async start() {
      server = spawn("node", ["current/serve.js"], {
        cwd: home,
        env: settings,
        stdio: "ignore",
        ...serverUser,
      });
      await writeFile(pid, `${server.pid}\n`);
    },
    async stop() {
      if (hasEnded()) return;
      const ended = once(server as ChildProcess, "exit");
      server?.kill("SIGTERM");
      await ended;
    },
  };
  // A process manager, which each of its commands asks by a request.
  const manager = createServer((request, response) => {
    void Promise.resolve(request.url?.slice(1) ?? "")
      .then((name) => actions[name]?.())
      .then(
        () => response.end(),
        () => response.writeHead(500).end(),
      );
  });
  await once(manager.listen(0, "127.0.0.1"), "listening");
  onTestFinished(async () => {
    server?.kill("SIGKILL");
    manager.close();
    manager.closeAllConnections();
  });
  const at = `http://127.0.0.1:${(manager.address() as AddressInfo).port}`;
  const commands = [
    ...Object.keys(actions).map(
      (name) =>
        `--${name}=node -e "fetch('${at}/${name}').then(({ ok }) => process.exit(ok ? 0 : 1))"`,
    ),
    // A shell command, because it runs four times a second, too often to start Node.
    `--status={ read -r pid < ${pid} && kill -0 "$pid"; } 2>/dev/null`,
  ];

  const nodeWith = (changed: Record<string, string>, ...args: string[]) =>
    run("node", args, { cwd: home, env: { ...settings, ...changed } }).then(
      (output) => ({ code: 0, ...output }),
      (error: unknown) => {
        const { code, stderr, stdout } = error as { code: number; stderr: string; stdout: string };
        return { code, stderr, stdout };
      },
    );
  const node = (...args: string[]) => nodeWith({}, ...args);
  return {
    home,
    port,
    stop: actions["stop"],
    node,
    nodeWith,
    /**
     * Unpacks an archive, and upgrades to it.
     *
     * @param change changes the unpacked release
     */
    async upgradeTo(archive: string, change?: (release: string) => Promise<void>) {
      await run("tar", ["-xzf", archive, "-C", join(home, "releases")]);
      const release = join("releases", basename(archive, ".tar.gz"));
      await change?.(join(home, release));
      return node(join(release, "bundle/upgrade.js"), ...commands);
    },
    /** A release with the same tables as the current one. */
    async copyCurrent(version: string): Promise<string> {
      const release = join("releases", `frontage-${version}`);
      await cp(join(home, "current/"), join(home, release), { recursive: true });
      const manifest = join(home, release, "package.json");
      const { version: _, ...rest } = JSON.parse(await readFile(manifest, "utf8"));
      await writeFile(manifest, JSON.stringify({ ...rest, version }));
      return release;
    },
    upgrade: (release: string, ...options: string[]) =>
      node(join(release, "bundle/upgrade.js"), ...commands, ...options),
    /** Rolls back; the upgrade recorded how to stop and start the server. */
    rollBack: () => node("current/bundle/upgrade.js", "--roll-back"),
    current: () => readlink(join(home, "current")),
    ready: async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).status,
    /** Adds an account with the release that is running. */
    addAccount: (email: string) =>
      node("current/bundle/broker.js", "create", email, "--name", "Taylor Morgan"),
    unsubscribe: (email: string) => node("current/bundle/broker.js", "unsubscribe", email),
    /** Logs a client in. @returns a function that makes their requests */
    async logIn(email: string, password: string) {
      const api = `http://127.0.0.1:${port}/api`;
      const headers = { "Content-Type": "application/json", Origin: "https://broker.example.com" };
      const body = JSON.stringify({ email, password });
      const login = await fetch(`${api}/auth/sign-in/email`, { method: "POST", headers, body });
      const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
      return async (path: string, { contentType = "application/json", ...init }: Sent = {}) => {
        const sent = { ...headers, "Content-Type": contentType, Cookie: cookies.join("; ") };
        const answer = await fetch(api + path, { ...init, headers: sent });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer;
      };
    },
    accounts: async () => (await node("current/bundle/broker.js", "list")).stdout,
  };
}

type Requests = Awaited<ReturnType<Awaited<ReturnType<typeof machineWith>>["logIn"]>>;

async function subscribe(request: Requests): Promise<void> {
  const settings = (await (await request("/settings")).json()) as {
    notifications: Record<string, object>;
  };
  settings.notifications["market-note"] = { inApp: true, email: true };
  await request("/settings", { method: "PUT", body: JSON.stringify(settings) });
}

/** Uploads a file. @returns a function that reads it again */
async function upload(request: Requests, content: string): Promise<() => Promise<string>> {
  const [thread] = (await (await request("/threads")).json()) as { id: string }[];
  const path = `/threads/${thread?.id}/attachments?name=Notes&mediaType=text%2Fcsv`;
  const stored = await request(path, { method: "POST", body: content, contentType: "text/csv" });
  const { id } = (await stored.json()) as { id: string };
  return async () => (await request(`/attachments/${id}/file`)).text();
}

async function emptyDatabase(): Promise<string> {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  await onPostgres(postgres.url, "create database frontage");
  return Object.assign(new URL(postgres.url), { pathname: "frontage" }).href;
}

test.each(["SQLite", "PostgreSQL"])(
  "on %s, an upgrade keeps what was written, and rolling back restores what was there before",
  { timeout: timeoutMs },
  async (database) => {
    const machine = await machineWith(
      database === "PostgreSQL" ? await emptyDatabase() : undefined,
    );

    const first = await machine.upgradeTo(archives.previous);
    expect(first).toMatchObject({ stdout: expect.stringMatching(/ is running\.\n$/) });
    const previous = await machine.current();
    const { stdout: created } = await machine.addAccount("before@example.org");
    const password = created.trim().split("\n").at(-1) ?? "";
    const request = await machine.logIn("before@example.org", password);
    await subscribe(request);
    const content = "name,value\na,1\n";
    const file = await upload(request, content);

    const upgraded = await machine.upgradeTo(archives.next);
    expect(upgraded.stderr).toBe("");
    expect(await machine.current()).toBe("releases/frontage-1000.0.0");
    expect(await file()).toBe(content);
    await machine.addAccount("after@example.org");
    await machine.unsubscribe("before@example.org");
    for (const email of ["before@example.org", "after@example.org"]) {
      expect(await machine.accounts()).toContain(email);
    }

    const [name = ""] = await readdir(join(machine.home, "backups"));
    const backup = join(machine.home, "backups", name);
    await rename(backup, `${backup}-elsewhere`);
    const missing = await machine.rollBack();
    expect(missing).toMatchObject({ code: 1, stdout: "" });
    expect(missing.stderr).toMatch(/manifest\.json is missing or unreadable/);
    await rename(`${backup}-elsewhere`, backup);

    const rows = join(backup, "rows/user.jsonl");
    const intact = await readFile(rows);
    await appendFile(rows, "torn");
    const failed = await machine.rollBack();
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/Not rolled back\. .* Frontage 1000\.0\.0 is running\.\n$/),
    });
    expect(await machine.accounts()).toContain("after@example.org");
    expect(await file()).toBe(content);
    await writeFile(rows, intact);

    await machine.stop?.();
    const refused = await machine.node(`${previous}/bundle/serve.js`);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr.trim().split("\n").at(-1)).toMatch(
      /^This database was used by a newer version of Frontage \(its last change is "9999-next-release"\), so this version can’t open it/,
    );

    const back = await machine.rollBack();
    expect(back.code).toBe(0);
    expect(back.stdout).toContain("before@example.org unsubscribed from market notes since");
    expect(back.stdout).toContain("Its data was moved to");
    expect(await machine.current()).toBe(previous);
    expect(await file()).toBe(content);
    const accounts = await machine.accounts();
    expect(accounts).toContain("before@example.org");
    expect(accounts).not.toContain("after@example.org");
  },
);

test(
  "what doesn’t fit is refused before the server stops, and rolling back to the same tables keeps all",
  { timeout: timeoutMs },
  async () => {
    const machine = await machineWith(undefined);
    await machine.upgradeTo(archives.previous);
    const previous = await machine.current();
    const { stdout: created } = await machine.addAccount("before@example.org");
    const password = created.trim().split("\n").at(-1) ?? "";
    const file = await upload(await machine.logIn("before@example.org", password), "a,1\n");
    const next = await machine.copyCurrent("1.0.1");

    const stored = join(machine.home, "data/files");
    await rename(stored, `${stored}-elsewhere`);
    const damaged = await machine.upgrade(next);
    expect(damaged).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/add --allow-damaged-files\. Frontage \S+ is running\.\n$/),
    });
    await rename(`${stored}-elsewhere`, stored);
    expect(await machine.current()).toBe(previous);
    await rm(join(machine.home, "backups"), { recursive: true });

    const folders = {
      "": /^DATA_DIR has to be the path of a folder outside of the releases/,
      [join(machine.home, "current/.data")]: /^DATA_DIR has to be the path of a folder outside/,
      [machine.home]: /^DATA_DIR has to be the path of a folder outside/,
    };
    for (const [DATA_DIR, sentence] of Object.entries(folders)) {
      const refused = await machine.nodeWith({ DATA_DIR }, `${next}/bundle/upgrade.js`);
      expect(refused).toMatchObject({
        code: 1,
        stdout: "",
        stderr: expect.stringMatching(sentence),
      });
    }
    const inside = await machine.upgrade(next, `--backups=${join(machine.home, "data/backups")}`);
    expect(inside).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^--backups has to be a folder outside of DATA_DIR/),
    });
    expect(await machine.current()).toBe(previous);
    expect(await machine.ready()).toBe(200);
    expect(await readdir(machine.home)).not.toContain("backups");

    const upgraded = await machine.upgrade(next);
    expect(upgraded).toMatchObject({ code: 0, stdout: expect.stringMatching(/--roll-back\n$/) });
    await machine.addAccount("after@example.org");
    expect(await machine.rollBack()).toMatchObject({ code: 0 });
    expect(await machine.current()).toBe(previous);
    expect(await machine.accounts()).toContain("after@example.org");
    expect(await file()).toBe("a,1\n");
  },
);

test(
  "a release that doesn't start leaves the one before it running, on what it had",
  { timeout: timeoutMs },
  async () => {
    const machine = await machineWith(undefined);
    const other = createServer().listen(machine.port, "127.0.0.1");
    await once(other, "listening");
    expect(await machine.upgradeTo(archives.previous)).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^Port \d+ is in use, by a server that is no release of /),
    });
    other.close();
    await once(other, "close");
    await machine.upgradeTo(archives.previous);
    const previous = await machine.current();
    await machine.addAccount("before@example.org");

    // Breaks a file that is read only after the tables were changed.
    const failed = await machine.upgradeTo(archives.next, (release) =>
      writeFile(join(release, "dist/headers.json"), "torn"),
    );
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /Not upgraded: Frontage 1000\.0\.0 didn’t start, and Frontage \S+ is running again\.\n$/,
      ),
    });
    expect(failed.stdout).toContain("The server has ended. Going back to");
    expect(failed.stdout).toContain("Its data was moved to");
    expect(await machine.current()).toBe(previous);
    expect(await machine.ready()).toBe(200);
    expect(await machine.accounts()).toContain("before@example.org");
  },
);
