import { existsSync } from "node:fs";
import { readServerEnvironment } from "../env.ts";
import { mailProblem } from "../mail/mail-problem.ts";

// The part of `npm run check` that tries the settings of the email server, if there are any.
try {
  if (existsSync(".env")) process.loadEnvFile();
  const { from, smtpUrl } = readServerEnvironment().mail;
  const problem = smtpUrl && from ? await mailProblem({ from, smtpUrl }) : undefined;
  if (problem) throw new Error(problem);
  if (smtpUrl) console.warn("Your email settings: the email server accepts them.");
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
