import { existsSync } from "node:fs";
import { readServerEnvironment, readStorybookWanted } from "../env.ts";

// `npm start` runs this before it builds anything, and ends here if a setting is wrong.
try {
  if (existsSync(".env")) process.loadEnvFile();
  readServerEnvironment();
  readStorybookWanted();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
