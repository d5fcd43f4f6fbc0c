import { cp, glob, readFile, writeFile } from "node:fs/promises";
import { migrations } from "../src/database/migrations.ts";

/** The last change of the tables that only the next release knows. */
export const nextMigration = "9999-next-release";

/**
 * Makes the bundle that a later release would have: the same, with one more table.
 *
 * @param built this release's
 * @param folder where the bundle goes
 */
export async function bundleNext(built: string, folder: string): Promise<void> {
  await cp(built, folder, { recursive: true });
  const last = Object.keys(migrations("sqlite")).at(-1) ?? "";
  const end = new RegExp(`"${last}": \\{.*\\}(?=\\n\\t\\};\\n\\}\\n)`);
  const migration = `"${nextMigration}": { up: (db) => db.schema.createTable("nextRelease").addColumn("id", "text").execute() }`;
  for await (const file of glob(`${folder}/*.js`)) {
    const code = await readFile(file, "utf8");
    if (!end.test(code)) continue;
    await writeFile(
      file,
      code.replace(end, (found) => `${found},\n${migration}`),
    );
    return;
  }
  throw new Error(`No file in ${built} ends its list of migrations with "${last}".`);
}
