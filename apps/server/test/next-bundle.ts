import { join } from "node:path";
import { build } from "rolldown";
import config from "../rolldown.config.ts";

/** The last change of the tables that only the next release knows. */
export const nextMigration = "9999-next-release";

/**
 * Bundles the server as a later release would have it: the same, with one more column in a
 * table that has rows.
 *
 * @param folder where the bundle goes
 */
export async function bundleNext(folder: string): Promise<void> {
  const changed = join(config.cwd, "src/database/migrations.ts");
  const end = /\n {2}\};\n\}\n/;
  await build({
    ...config,
    logLevel: "silent",
    plugins: [
      ...config.plugins,
      {
        name: "next-release",
        transform(code, id) {
          if (id !== changed) return null;
          if (!end.test(code)) throw new Error(`The list of migrations in ${changed} has no end.`);
          const migration = `"${nextMigration}": { up: (db) => db.schema.alterTable("attachment").addColumn("nextRelease", "text").execute() },`;
          return code.replace(end, (found) => `\n${migration}${found}`);
        },
      },
    ],
    output: { ...config.output, dir: folder },
  });
}
