import type { Confirmation, PasskeyProof } from "@frontage/records/schemas/passkey";
import { isAPIError } from "better-auth/api";
import type { Context } from "hono";
import { audit, type AuditRecord } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import type { Accounts } from "./accounts.ts";
import { takeAttempt } from "./attempts.ts";
import { libraryHeaders, unverifiedPerson } from "./auth-library.ts";
import { passkeyOfAnother, wrongPassword } from "./library-refusals.ts";

type Dependencies = { accounts: Accounts; db: Database };

/**
 * Before a sensitive change, checks that the person makes it, and not someone who has their
 * session: by the current password, or by one of their passkeys. Attempts are limited, and failed
 * ones are audited.
 *
 * @param change what they are about to do, for the audit log
 * @throws Failure 400 if neither is given or it is wrong, 429
 */
export async function confirmPerson(
  { accounts, db }: Dependencies,
  c: Context<ApiEnv>,
  change: Omit<AuditRecord, "person" | "ipAddress" | "outcome">,
  { passkey, password }: Confirmation,
): Promise<void> {
  const { ipAddress, person } = c.var;
  if (!passkey && !password) {
    const sentence = "Please enter your current password.";
    throw new Failure(400, sentence, { password: sentence });
  }
  const undoAttempt = await takeAttempt(db, "password", { account: person.id });
  const refusal = passkey
    ? await checkPasskey(accounts, c, passkey)
    : await checkPassword(accounts, person.id, password ?? "");
  if (refusal) {
    await audit(db, { ...change, person, outcome: "refused", ipAddress });
    throw refusal;
  }
  await undoAttempt();
}

const checkPassword = async (accounts: Accounts, personId: string, password: string) =>
  (await accounts.isPassword(personId, password)) ? undefined : wrongPassword();

async function checkPasskey(
  accounts: Accounts,
  c: Context<ApiEnv>,
  proof: PasskeyProof,
): Promise<Failure | undefined> {
  const { ipAddress, person } = c.var;
  const passkey = await accounts.findPasskey(proof.id);
  if (passkey && passkey.personId !== person.id) return new Failure(400, passkeyOfAnother);
  try {
    const { session } = await accounts.library.verifyPasskeyAuthentication({
      headers: libraryHeaders(c.req.raw.headers, ipAddress),
      body: { response: proof },
    });
    // The library creates a session, whose cookie is never sent.
    await accounts.endSessions(person.id, { id: session.id });
  } catch (error) {
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    return new Failure(400, refusals[String(error.body?.code)] ?? refused);
  }
  await accounts.passkeyUsed(proof.id);
  return undefined;
}

const refused = "This passkey couldn’t be verified. Try again, or use your password.";
const refusals: Record<string, string> = {
  CHALLENGE_NOT_FOUND: "That took too long. Please try again.",
  PASSKEY_NOT_FOUND: "This passkey doesn’t work here, or was removed. Use your password.",
  [unverifiedPerson]:
    "Your device didn’t confirm that it’s you. Set up a screen lock, or use your password.",
};
