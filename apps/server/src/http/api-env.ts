import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";

/** The context of a request. `person` and what depends on it exist only behind `signedIn`. */
export type ApiEnv = {
  Variables: {
    person: Person;
    /** The database, scoped to what the person may see. */
    records: Database;
    /** The device's time zone, if the browser sent it. */
    deviceTimeZone: string | undefined;
    /** The current session's. */
    sessionId: string;
    /** Whether this person also enters a code when signing in. */
    twoFactor: boolean;
    /** "203.0.113.7", or "" if unknown. */
    ipAddress: string;
    /** Included in every log line about this request. */
    requestId: string;
  };
};
