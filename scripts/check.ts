/** `npm run check`: prints what an owner has to correct in the settings and in the content. */
import { spawnSync } from "node:child_process";

for (const part of ["apps/server/src/commands/check-mail.ts", "apps/site/scripts/check.ts"]) {
  const { status } = spawnSync(process.execPath, [part], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
