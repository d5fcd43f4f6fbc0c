import type { Me } from "@frontage/content/schemas/account";
import * as z from "zod/mini";
import type { Accounts, LibraryResponse } from "./accounts.ts";
import type { Database } from "../database/open-database.ts";
import { isDisabled } from "./disabled-accounts.ts";
import { accountDisabled } from "./library-request.ts";
import type { ValidSession } from "./read-session.ts";

type Dependencies = { accounts: Accounts; db: Database };

/**
 * The session of a response's new cookies.
 *
 * @throws 403 if the account is disabled
 */
export async function newSession(
  { accounts, db }: Dependencies,
  { body, cookies }: LibraryResponse,
): Promise<ValidSession> {
  await refuseDisabled({ accounts, db }, z.parse(bodySchema, body).user.id);
  const Cookie = cookies.map((line) => line.split(";", 1)[0]).join("; ");
  const session = await accounts.findSession(new Headers({ Cookie }));
  if (!session) throw new Error("A sign-in succeeded, but its session is invalid.");
  return session;
}

const bodySchema = z.object({ user: z.object({ id: z.string() }) });

/**
 * Refuses someone who proved who they are, and whose account the broker has disabled, perhaps at
 * this very moment: then the session is newer than those that were ended.
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

/** Who is signed in, as the browser keeps it. */
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
