import "./load-settings.ts";
import { resolve } from "node:path";
import { backUp } from "../backup/back-up.ts";
import { readServerEnvironment } from "../env.ts";

const [folder] = process.argv.slice(2);
try {
  if (!folder) throw new Error("Usage: npm run backup -- <new folder>");
  const { damaged, files, tables } = await backUp(readServerEnvironment(), folder);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Backed up ${rows} rows and ${files - damaged.length} files to ${resolve(folder)}.\n`,
  );
  if (damaged.length > 0) {
    console.error(`These files are missing or damaged:\n${damaged.join("\n")}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
