import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { tooMany } from "../http/failure.ts";

const minuteMs = 60_000;

/**
 * Checks whether someone may send another message now, counting the last minute's in the audit log.
 * The dashboard keeps refused messages and sends them later.
 *
 * @param db everyone's rows
 * @throws Failure 429
 */
export async function checkMessageLimit(
  db: Database,
  { id }: Pick<Person, "id">,
  perMinute: number,
  now = Date.now(),
): Promise<void> {
  if (!Number.isFinite(perMinute)) return;
  const earliest = await db
    .selectFrom("audit")
    .select("at")
    .where("personId", "=", id)
    .where("at", ">", new Date(now - minuteMs).toISOString())
    // Later times were recorded before the clock was set back, and would count until then.
    .where("at", "<=", new Date(now).toISOString())
    .where("action", "=", "send")
    .where("subject", "=", "message")
    .orderBy("at", "desc")
    .limit(1)
    .offset(perMinute - 1)
    .executeTakeFirst();
  if (!earliest) return;
  const seconds = Math.ceil((Date.parse(earliest.at) + minuteMs - now) / 1000);
  throw tooMany(
    `You can send ${perMinute} ${perMinute === 1 ? "message" : "messages"} a minute. This one will be sent automatically when the minute is over.`,
    Math.max(seconds, 1),
  );
}
