import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";

/** The context of a request; `person` and what follows from it only behind `signedIn`. */
export type ApiEnv = {
  Variables: {
    person: Person;
    /** The database, scoped to what the person may see. */
    records: Database;
    /** Of the device, where the browser said it. */
    deviceTimeZone: string | undefined;
    /** Of the current session. */
    sessionId: string;
    /** Whether this person also enters a code when signing in. */
    twoFactor: boolean;
    /** "203.0.113.7", or "" where it is unknown. */
    ipAddress: string;
    /** In every log line about this request. */
    requestId: string;
  };
};
