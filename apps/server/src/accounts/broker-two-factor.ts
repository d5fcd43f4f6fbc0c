import { createMiddleware } from "hono/factory";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import type { LibraryTables } from "./auth-library.ts";

/** Whether brokers need a second factor to use this server. */
export type BrokerTwoFactor = {
  isRequired: boolean;
  /** Whether someone still has to set it up; a passkey counts. */
  isMissing: (person: Person, twoFactor: boolean) => Promise<boolean>;
  /** Whether someone has passkeys only, so that a password alone isn't enough. */
  needsPasskey: (person: Person, twoFactor: boolean) => Promise<boolean>;
};

/**
 * Required by default in production, unless the store was in use before this setting existed.
 *
 * @param environment `BROKER_TWO_FACTOR` decides
 */
export async function openBrokerTwoFactor(
  db: Database,
  {
    brokerTwoFactor,
    isProduction,
  }: { brokerTwoFactor: "required" | "optional" | undefined; isProduction: boolean },
): Promise<BrokerTwoFactor> {
  const stored = await db
    .selectFrom("serverSetting")
    .select("value")
    .where("name", "=", "brokerTwoFactor")
    .executeTakeFirst();
  const standard = isProduction && stored?.value !== "optional" ? "required" : "optional";
  const isRequired = (brokerTwoFactor ?? standard) === "required";

  async function hasPasskey(personId: string): Promise<boolean> {
    const row = db
      .$extendTables<LibraryTables>()
      .selectFrom("passkey")
      .select("id")
      .where("userId", "=", personId)
      .limit(1);
    return (await row.executeTakeFirst()) !== undefined;
  }
  const isWithout = ({ role }: Person, twoFactor: boolean) =>
    isRequired && role === "broker" && !twoFactor;
  return {
    isRequired,
    isMissing: async (person, twoFactor) =>
      isWithout(person, twoFactor) && !(await hasPasskey(person.id)),
    needsPasskey: async (person, twoFactor) =>
      isWithout(person, twoFactor) && (await hasPasskey(person.id)),
  };
}

/** The routes for setting it up. Logging out and entering the code are open to everyone. */
const setUpRoutes: ReadonlySet<string> = new Set([
  "GET /api/me",
  "GET /api/passkeys",
  "POST /api/passkeys",
  "POST /api/passkeys/options",
  "POST /api/auth/two-factor/enable",
]);

/** Refuses everything else to a broker who has to set up two-factor first. */
export const twoFactorFirst = ({ brokerTwoFactor }: { brokerTwoFactor: BrokerTwoFactor }) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const { person, twoFactor } = c.var;
    if (
      !setUpRoutes.has(`${c.req.method} ${c.req.path}`) &&
      (await brokerTwoFactor.isMissing(person, twoFactor))
    ) {
      const sentence = "Set up two-factor authentication or a passkey first. Brokers need it here.";
      throw new Failure(403, sentence, { twoFactor: sentence });
    }
    await next();
  });
