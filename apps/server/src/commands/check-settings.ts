import { existsSync } from "node:fs";
import { readServerEnvironment, readStorybookWanted } from "../env.ts";

// Before anything is built: `npm start` ends here if a setting is wrong.
try {
  if (existsSync(".env")) process.loadEnvFile();
  readServerEnvironment();
  readStorybookWanted();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
