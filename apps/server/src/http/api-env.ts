import type { Database } from "../database/open-database.ts";
import type { Person, ProspectReader } from "../database/scope.ts";

/** Who reads in a listing's document room. */
export type RoomReader = ProspectReader & { name: string; company: string; email: string };

/**
 * The context of a request. `person` and what depends on it exist only behind `signedIn`;
 * `prospect` and its `records` only behind `inRoom`.
 */
export type ApiEnv = {
  Variables: {
    person: Person;
    prospect: RoomReader;
    /** The database, scoped to what the person or prospect may see. */
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
