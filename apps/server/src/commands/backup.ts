import "./load-settings.ts";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "../backup/back-up.ts";
import { recordBackup } from "../backup/last-backup.ts";
import { removeOldBackups } from "../backup/remove-old.ts";
import { openDatabase } from "../database/open-database.ts";
import { readServerEnvironment, type ServerEnvironment } from "../env.ts";

const usage = "Usage: npm run backup -- <new folder> [--keep=14]";

try {
  const { folder, keep } = readArguments();
  const environment = readServerEnvironment();
  const { damaged, files, startedAt, tables } = await backUp(environment, folder);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Backed up ${rows} rows and ${files - damaged.length} files to ${resolve(folder)}.\n`,
  );
  if (damaged.length > 0) {
    // An older backup may be the only one that still has them.
    console.error(
      `These files are missing or damaged${keep ? ", so no older backup was removed" : ""}:\n${damaged.join("\n")}`,
    );
    process.exitCode = 1;
  } else {
    await record(environment, startedAt);
    if (keep) await removeOld(folder, keep);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function readArguments(): { folder: string; keep: number | undefined } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: "string" } },
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(usage);
  if (values.keep === undefined) return { folder, keep: undefined };
  if (!/^[1-9]\d{0,3}$/.test(values.keep)) {
    throw new Error(`--keep takes how many backups are left, 1 or more.\n${usage}`);
  }
  return { folder, keep: Number(values.keep) };
}

/** For the metrics. The backup is good even if this fails. */
async function record(environment: ServerEnvironment, startedAt: string): Promise<void> {
  const store = openDatabase(environment, { isServer: false });
  try {
    await recordBackup(store.db, startedAt);
  } catch (error) {
    console.error(`The store couldn’t note when it was backed up: ${messageOf(error)}`);
  } finally {
    await store.close();
  }
}

async function removeOld(folder: string, keep: number): Promise<void> {
  const removed = await removeOldBackups(folder, keep);
  if (removed.length > 0) process.stdout.write(`Removed the oldest:\n${removed.join("\n")}\n`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
