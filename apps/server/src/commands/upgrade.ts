import { spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import * as z from "zod";
import { isFolderInUse } from "../database/folder-lock.ts";
import { readServerEnvironment, type ServerEnvironment } from "../env.ts";
import { installation } from "../installation.ts";
import {
  hasSameTables,
  homeOf,
  readCurrent,
  readRelease,
  type Release,
  switchTo,
} from "../upgrade/release-folders.ts";
import { readNoteReaders } from "../upgrade/note-readers.ts";
import { checkSetAside, setAside } from "../upgrade/set-aside.ts";

const usage = `Usage: node --env-file=<settings> releases/<new release>/bundle/upgrade.js [options]
       node --env-file=<settings> current/bundle/upgrade.js --roll-back [options]

  --backups=<folder>      where the backup goes, in a new folder; by default, backups/ beside current
  --stop=<command>        stops the server; by default, systemctl stop frontage
  --start=<command>       starts the current release; by default, systemctl start frontage
  --status=<command>      fails where the server has ended; by default, systemctl is-active --quiet frontage
  --timeout=<seconds>     how long a stop may take, or a start with the changes of the tables; by default, 300
  --allow-damaged-files   upgrades although the backup is without files that are missing or damaged

--roll-back uses the options of the upgrade, unless it is given others.`;

/** How the server is stopped, watched and started. */
const optionsSchema = z.object({
  stop: z.string(),
  start: z.string(),
  status: z.string(),
  timeout: z.string().regex(/^\d+$/, "--timeout takes seconds, in digits."),
});
type Options = z.infer<typeof optionsSchema>;
const defaultOptions: Options = {
  stop: "systemctl stop frontage",
  start: "systemctl start frontage",
  status: "systemctl is-active --quiet frontage",
  timeout: "300",
};

/** A record of the last upgrade, which going back reads. */
const upgradeSchema = z.object({
  from: z.string(),
  to: z.string(),
  backup: z.string(),
  options: optionsSchema.partial().default({}),
});
type Upgrade = z.infer<typeof upgradeSchema>;
const upgradeFile = "last-upgrade.json";

/** The parts of a backup's manifest that are the same in every release. */
const backupSchema = z.object({ migration: z.string(), damaged: z.array(z.string()) });

/** The store is neither unchanged nor restored, so no release can be started on it. */
class StoreMoved extends Error {}

const print = (line: string) => void process.stdout.write(`${line}\n`);
const named = ({ version }: Release) => `Frontage ${version}`;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function upgrade(
  environment: ServerEnvironment,
  options: Options,
  { backups, mayLackFiles }: { backups: string; mayLackFiles: boolean },
): Promise<void> {
  const next = await readRelease(installation.folder);
  const home = homeOf(next);
  const current = await readCurrent(home);
  if (!current) {
    if (await isListening(environment)) {
      throw new Error(
        `Port ${environment.port} is in use, by a server that is no release of ${home}: stop it first.`,
      );
    }
    print(`Starting ${named(next)}, the first release …`);
    await start(next, environment, options);
    print(`${named(next)} is running.`);
    return;
  }
  if ((await realpath(current.folder)) === next.folder) {
    print(`${named(next)} is the current release already.`);
    return;
  }

  const stamp = new Date().toISOString().replaceAll(":", "-").slice(0, 19);
  const backup = join(backups, stamp);
  checkBackups(environment, backup);
  if (!hasSameTables(current, next)) await checkSetAside(environment);
  await createBackupFolder(environment, backups);

  try {
    print(`Stopping ${named(current)} …`);
    await stop(environment, options);
    print(`Backing up to ${backup} …`);
    await backUp(current, backup, environment, mayLackFiles);
    const last: Upgrade = { from: current.folder, to: next.folder, backup, options };
    await writeFile(join(home, upgradeFile), `${JSON.stringify(last, null, 2)}\n`);
  } catch (error) {
    throw new Error(
      `Not upgraded. ${messageOf(error)} ${await startAgain(current, environment, options)}`,
      { cause: error },
    );
  }
  try {
    print(`Starting ${named(next)} …`);
    await start(next, environment, options);
  } catch (error) {
    print(`${messageOf(error)} Going back to ${named(current)} …`);
    try {
      await goBack({ current: next, previous: current, backup }, environment, options);
    } catch (second) {
      throw new Error(
        `Not upgraded, and ${named(current)} isn’t running either. ${messageOf(second)} The backup of ${named(current)} is in ${backup}.`,
        { cause: second },
      );
    }
    throw new Error(
      `Not upgraded: ${named(next)} didn’t start, and ${named(current)} is running again.`,
      { cause: error },
    );
  }
  print(`${named(next)} is running. To go back: ${rollBackCommand(home)}`);
}

async function rollBack(environment: ServerEnvironment, given: Partial<Options>): Promise<void> {
  const home = homeOf(await readRelease(installation.folder));
  const { backup, from, options: last, to } = await readLastUpgrade(home);
  const options = optionsSchema.parse({ ...defaultOptions, ...last, ...given });
  const current = await readCurrent(home);
  if (!current || resolve(current.folder) !== to) {
    throw new Error(`The current release is not the one of the last upgrade, ${to}.`);
  }
  const previous = await readRelease(from);
  if (!hasSameTables(current, previous)) {
    checkBackups(environment, backup);
    await readBackup(backup);
    await checkSetAside(environment);
  }
  try {
    await goBack({ current, previous, backup, mayReturn: true }, environment, options);
  } catch (error) {
    if (error instanceof StoreMoved) throw error;
    throw new Error(
      `Not rolled back. ${messageOf(error)} ${await startAgain(current, environment, options)}`,
      { cause: error },
    );
  }
  print(`${named(previous)} is running again.`);
}

/**
 * Returns to the previous release. If it can't open the newer tables, they are moved aside and the
 * backup is restored; otherwise the data stays, including everything written since the upgrade.
 *
 * @param releases.mayReturn the current release works: it gets its data back if this fails
 * @throws StoreMoved if the data couldn't be moved back
 */
async function goBack(
  {
    backup,
    current,
    mayReturn = false,
    previous,
  }: { current: Release; previous: Release; backup: string; mayReturn?: boolean },
  environment: ServerEnvironment,
  options: Options,
): Promise<void> {
  print(`Stopping ${named(current)} …`);
  await stop(environment, options);
  if (hasSameTables(current, previous)) {
    print(`Starting ${named(previous)} …`);
    await start(previous, environment, options);
    return;
  }

  const readers = await readNoteReaders(environment).catch((error: unknown) => {
    print(`Who unsubscribed from market notes since can’t be read: ${messageOf(error)}`);
    return undefined;
  });
  const aside = await setAside(environment, new Date());
  print(`The tables of ${named(current)} are different. Its data was moved to ${aside.place}.`);
  try {
    print(`Restoring ${backup} …`);
    await restore(previous, backup, environment);
    print(`What was written after that backup is only in ${aside.place}.
Emails that were waiting are sent, again if they were sent since. Accounts that were erased or disabled
since, and passwords and passkeys that were replaced, are as they were: “After a restore” in
docs/upgrading.md says what to do.`);
    if (readers) await unsubscribeAgain(readers, previous, environment);
    print(`Starting ${named(previous)} …`);
    await start(previous, environment, options);
  } catch (error) {
    const byHand = `The data of ${named(current)} is in ${aside.place}. To move it back, stop the server; ${aside.manualRestore}; ln -sfn ${current.folder} ${join(homeOf(current), "current")}; ${options.start}`;
    if (!mayReturn) throw new StoreMoved(`${messageOf(error)} ${byHand}`, { cause: error });
    try {
      await stop(environment, options);
      await aside.putBack();
    } catch (second) {
      throw new StoreMoved(`${messageOf(error)} ${messageOf(second)} ${byHand}`, { cause: second });
    }
    throw error;
  }
}

/**
 * Repeats opt-outs that are newer than the backup: by law these people may not get another market
 * note.
 */
async function unsubscribeAgain(
  readers: Awaited<ReturnType<typeof readNoteReaders>>,
  release: Release,
  environment: ServerEnvironment,
): Promise<void> {
  const restored = await readNoteReaders(environment);
  for (const { email, id } of restored) {
    if (readers.some((reader) => reader.id === id)) continue;
    const { code } = await runOf(release, ["broker", "unsubscribe", email], environment);
    print(
      code === 0
        ? `${email} unsubscribed from market notes since, and is unsubscribed again.`
        : `WARNING: ${email} unsubscribed from market notes since, and has to be unsubscribed again by hand.`,
    );
  }
}

async function readLastUpgrade(home: string): Promise<Upgrade> {
  try {
    return upgradeSchema.parse(JSON.parse(await readFile(join(home, upgradeFile), "utf8")));
  } catch (error) {
    throw new Error(
      `${join(home, upgradeFile)} is missing: there was no upgrade to go back from.`,
      {
        cause: error,
      },
    );
  }
}

/**
 * The shell command that returns to the previous release, with this process's options for Node,
 * such as a settings file.
 */
function rollBackCommand(home: string): string {
  const given = process.execArgv.map((argument) => {
    const [name = "", file] = argument.split("=", 2);
    return file && name.startsWith("--env-file") ? `${name}=${resolve(file)}` : argument;
  });
  const words = ["node", ...given, join(home, "current/bundle/upgrade.js"), "--roll-back"];
  return words
    .map((word) => (/^[\w./=:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(" ");
}

async function start(release: Release, environment: ServerEnvironment, options: Options) {
  await switchTo(release);
  await shell(options.start);
  await untilReady(environment, options);
}

/** After a failure, on a store that is unchanged. @returns the result, as a sentence */
async function startAgain(
  release: Release,
  environment: ServerEnvironment,
  options: Options,
): Promise<string> {
  // The server that didn't become ready may still be running.
  await exitCode(options.stop);
  try {
    await start(release, environment, options);
    return `${named(release)} is running.`;
  } catch (error) {
    return `${named(release)} couldn’t be started again: ${messageOf(error)}`;
  }
}

/** @throws if the server still runs: the backup would miss what it writes */
async function stop(environment: ServerEnvironment, options: Options): Promise<void> {
  await shell(options.stop);
  const end = Date.now() + Number(options.timeout) * 1000;
  while (await isRunning(environment, options)) {
    if (Date.now() > end) {
      throw new Error(`The server still runs ${options.timeout} s after: ${options.stop}.`);
    }
    await wait(250);
  }
}

async function isRunning(environment: ServerEnvironment, options: Options): Promise<boolean> {
  if (await isListening(environment)) return true;
  if (!environment.databaseUrl && isFolderInUse(environment.dataFolder)) return true;
  return (await exitCode(options.status)) === 0;
}

async function shell(command: string): Promise<void> {
  if ((await exitCode(command)) !== 0) throw new Error(`This command failed: ${command}.`);
}

async function exitCode(command: string): Promise<number> {
  const [code] = await once(spawn(command, { shell: true, stdio: "inherit" }), "close");
  return code ?? 1;
}

async function backUp(
  release: Release,
  folder: string,
  environment: ServerEnvironment,
  mayLackFiles: boolean,
): Promise<void> {
  const { code } = await runOf(release, ["backup", folder], environment);
  const damaged = await readBackup(folder).then(
    (backup) => backup.damaged.length,
    () => 0,
  );
  if (code !== 0 && damaged === 0) throw new Error(`The backup of ${named(release)} failed.`);
  if (damaged > 0 && !mayLackFiles) {
    throw new Error(
      `The files named above are missing or damaged, so the backup is without them: ${damaged} in all. To upgrade without them, add --allow-damaged-files.`,
    );
  }
}

async function restore(
  release: Release,
  folder: string,
  environment: ServerEnvironment,
): Promise<void> {
  const { damaged } = await readBackup(folder);
  const { code, said } = await runOf(release, ["restore", folder], environment);
  // The exit code is also 1 if the backup lacks files.
  const isComplete = code === 0 || (damaged.length > 0 && /^Restored /m.test(said));
  if (!isComplete) throw new Error(`The restore of ${folder} failed.`);
}

/** @throws an Error for the owner if there is none */
async function readBackup(folder: string): Promise<z.infer<typeof backupSchema>> {
  const manifest = join(folder, "manifest.json");
  try {
    return backupSchema.parse(JSON.parse(await readFile(manifest, "utf8")));
  } catch (error) {
    throw new Error(`${manifest} is missing or unreadable, so there is no backup to restore.`, {
      cause: error,
    });
  }
}

/** Refuses a backup folder inside the data folder: it would be moved aside with the data. */
function checkBackups({ dataFolder }: ServerEnvironment, backup: string): void {
  if (isWithin(dataFolder, backup)) {
    throw new Error(`--backups has to be a folder outside of DATA_DIR, ${dataFolder}.`);
  }
}

/** Creates the backup folder, for the owner of the data, who writes backups, too. */
async function createBackupFolder(environment: ServerEnvironment, folder: string): Promise<void> {
  if (usesDataFolder(environment)) await ownerOf(environment, folder);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!made || process.getuid?.() !== 0) return;
  const { gid, uid } = await ownerOf(environment, folder);
  for (let each = folder; isWithin(made, each); each = dirname(each)) await chown(each, uid, gid);
}

const usesDataFolder = ({ databaseUrl, s3 }: ServerEnvironment) => !databaseUrl || !s3;

/** The owner of the data folder; without one, of the backups. */
async function ownerOf(environment: ServerEnvironment, backups: string) {
  if (!usesDataFolder(environment)) return stat(backups);
  return stat(environment.dataFolder).catch((error: unknown) => {
    throw new Error(`DATA_DIR can’t be read: ${messageOf(error)}.`, { cause: error });
  });
}

/**
 * A command of a release. If root upgrades, it runs as the owner of the data, who has to be able to
 * use what it writes.
 */
async function runOf(
  release: Release,
  [command, ...args]: ["backup" | "restore", string] | ["broker", ...string[]],
  environment: ServerEnvironment,
): Promise<{ code: number; said: string }> {
  const { gid, uid } = await ownerOf(environment, dirname(args[0] ?? ""));
  const script = join(release.folder, `bundle/${command}.js`);
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    ...(process.getuid?.() === 0 ? { gid, uid } : {}),
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  process.stdout.write(said);
  return { code: code ?? 1, said };
}

async function untilReady(environment: ServerEnvironment, options: Options): Promise<void> {
  const end = Date.now() + Number(options.timeout) * 1000;
  while (!(await isReady(environment))) {
    if ((await exitCode(options.status)) !== 0) throw new Error("The server has ended.");
    if (Date.now() > end) throw new Error(`The server isn’t ready after ${options.timeout} s.`);
    await wait(250);
  }
}

function hostOf({ host }: ServerEnvironment): string {
  return host === undefined || host === "0.0.0.0" || host === "::" ? "localhost" : host;
}

/** Whether a server listens, ready or not. */
async function isListening(environment: ServerEnvironment): Promise<boolean> {
  const socket = connect({ host: hostOf(environment), port: environment.port });
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function isReady(environment: ServerEnvironment): Promise<boolean> {
  const host = hostOf(environment);
  const name = host.includes(":") ? `[${host}]` : host;
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(`http://${name}:${environment.port}/api/ready`, { signal }).catch(
    () => undefined,
  );
  return answer?.ok === true;
}

async function readSettings(): Promise<ServerEnvironment> {
  const environment = readServerEnvironment();
  const { dataFolder, port } = environment;
  if (usesDataFolder(environment)) {
    const home = homeOf(await readRelease(installation.folder));
    const real = await realPathOf(dataFolder);
    const isInRelease = ["releases", "current"].some((name) => isWithin(join(home, name), real));
    if (!isAbsolute(dataFolder) || isInRelease || isWithin(real, home)) {
      throw new Error(
        "DATA_DIR has to be the path of a folder outside of the releases: /var/lib/frontage, for example.",
      );
    }
  }
  if (port === 0) throw new Error("PORT has to be a number, to see whether the server is ready.");
  return environment;
}

/** Resolves links, as far as the path exists. */
async function realPathOf(path: string): Promise<string> {
  return realpath(path).catch(async () =>
    path === dirname(path) ? path : join(await realPathOf(dirname(path)), basename(path)),
  );
}

/** Whether it is the folder itself or inside it. */
function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way.split(/[\\/]/)[0] !== ".." && !isAbsolute(way);
}

try {
  const { values } = parseArgs({
    options: {
      backups: { type: "string", default: resolve(installation.folder, "../../backups") },
      stop: { type: "string" },
      start: { type: "string" },
      status: { type: "string" },
      timeout: { type: "string" },
      "allow-damaged-files": { type: "boolean", default: false },
      "roll-back": { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) print(usage);
  else if (values["roll-back"]) {
    await rollBack(await readSettings(), optionsSchema.partial().parse(values));
  } else {
    await upgrade(await readSettings(), optionsSchema.parse({ ...defaultOptions, ...values }), {
      backups: resolve(values.backups),
      mayLackFiles: values["allow-damaged-files"],
    });
  }
} catch (error) {
  console.error(error instanceof z.ZodError ? error.issues[0]?.message : messageOf(error));
  process.exitCode = 1;
}
