import type { Me } from "@frontage/records/schemas/account";
import * as z from "zod/mini";
import type { Accounts, LibraryResponse } from "./accounts.ts";
import { lockRow } from "../database/lock-row.ts";
import type { Database } from "../database/open-database.ts";
import { Failure } from "../http/failure.ts";
import { isDisabled } from "../people/disabled-accounts.ts";
import { accountDisabled } from "./library-request.ts";
import { listPasskeys } from "./passkeys.ts";
import type { ValidSession } from "./read-session.ts";

type Dependencies = { accounts: Accounts; db: Database };

/**
 * The session of a response's new cookies. It is ended if the account was taken back during the
 * request: it may be newer than the sessions that were ended.
 *
 * @param before `readCredentials` before the request, for a login
 * @throws 403 if the account is disabled; 401 if its password or passkeys have changed
 */
export async function newSession(
  { accounts, db }: Dependencies,
  { body, cookies }: LibraryResponse,
  before?: string,
): Promise<ValidSession> {
  const personId = z.parse(bodySchema, body).user.id;
  await refuseDisabled({ accounts, db }, personId);
  const Cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
  const session = await accounts.findSession(new Headers({ Cookie }));
  if (before !== undefined && (await waitForCredentials(db, personId)) !== before) {
    if (session) await accounts.endSessions(personId, { id: session.sessionId });
    throw new Failure(401, "Please log in again.");
  }
  if (!session) throw new Error("A sign-in succeeded, but its session is invalid.");
  return session;
}

/** If someone takes the account back at this moment, that finishes first. */
const waitForCredentials = (db: Database, personId: string): Promise<string | undefined> =>
  db.transaction().execute(async (transaction) => {
    await lockRow(transaction, "user", personId);
    return readCredentials(transaction, personId);
  });

/** What someone logs in with, as a text that changes with the password or the passkeys. */
export async function readCredentials(
  db: Database,
  personId: string | undefined,
): Promise<string | undefined> {
  if (personId === undefined) return undefined;
  const account = await db
    .$extendTables<{ account: { userId: string; password: string | null } }>()
    .selectFrom("account")
    .select("password")
    .where("userId", "=", personId)
    .executeTakeFirst();
  const passkeys = await listPasskeys(db, personId);
  return [account?.password, ...passkeys.map(({ id }) => id)].join(" ");
}

const bodySchema = z.object({ user: z.object({ id: z.string() }) });

/**
 * Refuses someone who proved who they are but whose account the broker has disabled, perhaps at
 * this moment: then the session is newer than those that were ended.
 *
 * @throws 403
 */
export async function refuseDisabled(
  { accounts, db }: Dependencies,
  personId: string,
): Promise<void> {
  if (!(await isDisabled(db, personId))) return;
  await accounts.setEnabled(personId, false);
  throw accountDisabled();
}

/** The logged-in person, as the browser stores it. */
export function meOf({ person, sessionId: session, twoFactor }: ValidSession): Me {
  const { email, name, photo, role } = person;
  return {
    name,
    email,
    ...(photo ? { photo } : {}),
    role: role === "broker" ? "Broker" : "Client",
    portal: "live",
    session,
    twoFactor,
  };
}
