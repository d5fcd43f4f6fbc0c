// Installs what the lockfile says; quiet, unless it fails. Plain JavaScript, for any Node: this
// runs before there is the right one.
import { runQuietly, withPnpm } from "./quietly.mjs";

const [file, ...args] = withPnpm("install", "--frozen-lockfile");
process.exitCode = await runQuietly(file, args);
