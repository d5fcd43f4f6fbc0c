import type { Logger } from "pino";
import { type NewNotification, type Notifier, storeNotification } from "../changes/notifier.ts";
import type { Database } from "../database/open-database.ts";
import { reminderKey, unsentReminders } from "../due/due.ts";
import { attemptEach } from "../jobs/background.ts";
import { brokerIds } from "../people/broker-ids.ts";
import { daysBetween } from "../time/clock.ts";

export type ReminderServices = { db: Database; log: Logger; notifier: Notifier };

/** What people are reminded of, and how. */
type Reminder<Due> = {
  list: (db: Database) => Promise<readonly Due[]>;
  /** Stores that people are reminded of it. @returns false if another process did, or it changed */
  claim: (transaction: Database, due: Due) => Promise<boolean>;
  notices: (
    transaction: Database,
    due: Due,
    brokers: readonly string[],
  ) => Notice[] | Promise<Notice[]>;
};

type Notice = { personIds: readonly string[]; notification: NewNotification };

/**
 * Reminds people of each thing that is due. Several processes may do this concurrently. Errors are
 * logged and retried the next time.
 */
export async function remindOfEach<Due extends { id: string }>(
  { db, log, notifier }: ReminderServices,
  { claim, list, notices }: Reminder<Due>,
): Promise<void> {
  await attemptEach(
    { log, message: "Reminding failed", list: async () => list(db) },
    async (due) => {
      const personIds = await db.transaction().execute(async (transaction) => {
        if (!(await claim(transaction, due))) return [];
        const stored = await notices(transaction, due, await brokerIds(transaction));
        for (const notice of stored) {
          await storeNotification(transaction, notice.personIds, notice.notification);
        }
        return stored.flatMap((notice) => notice.personIds);
      });
      if (personIds.length > 0) await notifier.send(personIds);
    },
  );
}

/**
 * The rows with reminders that weren't sent yet.
 *
 * @param daysBefore see `unsentReminders`
 * @returns with the days left, and what to store once people are reminded
 */
export function withUnsent<
  Row extends { due: string | null; changedAt: string; remindedFor: string | null },
>(rows: readonly Row[], day: string, daysBefore: readonly number[]) {
  return rows.flatMap((row) => {
    const { due } = row;
    if (due === null) return [];
    const unsent = unsentReminders({ ...row, due }, day, daysBefore);
    const last = unsent.at(-1);
    if (last === undefined) return [];
    return [{ ...row, due, key: reminderKey(due, last), left: daysBetween(day, due), unsent }];
  });
}
