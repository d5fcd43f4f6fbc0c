import type { Logger } from "pino";
import { brokerIds } from "../people/broker-ids.ts";
import type { Database } from "../database/open-database.ts";
import { overdueNotice, reminderNotice } from "../document-requests/emails.ts";
import { type Notifier, type StoredNotification, storeNotification } from "../changes/notifier.ts";
import { dayAfter } from "../time/clock.ts";
import { today } from "../time/today.ts";

/** How many days before its due day the client is reminded of a document; negative is after. */
const daysBefore = [3, 1, 0, -1, -7] as const;
/** When brokers are notified that it is missing. */
const overdue = -1;

type Dependencies = { db: Database; log: Logger; notifier: Notifier };

/**
 * Reminds clients of requested documents that are due in three days, tomorrow or today, or were due
 * yesterday or a week ago, in the broker's time zone; the day after, brokers are notified too. Once
 * for each day, and not about documents requested today. Several processes may do this
 * concurrently. Errors are logged and retried the next time.
 */
export async function remindOfDocumentRequests(
  dependencies: Dependencies,
  now: Date = new Date(),
): Promise<void> {
  const { db, log } = dependencies;
  try {
    const brokers = await brokerIds(db);
    for (const request of await listDue(db, today(now))) {
      await remindOf(dependencies, request, { brokers, now }).catch((error: unknown) =>
        log.error({ err: error, documentRequest: request.id }, "Reminding failed"),
      );
    }
  } catch (error) {
    log.error({ err: error }, "Reminding failed");
  }
}

type DueRequest = Awaited<ReturnType<typeof listDue>>[number];

async function listDue(db: Database, day: string) {
  const rows = await db
    .selectFrom("documentRequest")
    .innerJoin("user", "user.id", "documentRequest.clientId")
    .innerJoin("deal", "deal.id", "documentRequest.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["documentRequest.id", "documentRequest.dealId", "documentRequest.clientId"])
    .select(["documentRequest.label", "documentRequest.dueDay", "documentRequest.note"])
    .select(["documentRequest.changedAt", "documentRequest.remindedAt"])
    .select(["documentRequest.remindedFor", "user.name as clientName"])
    .select("property.name as dealName")
    .where("documentRequest.status", "=", "requested")
    .where("deal.archivedAt", "is", null)
    .where(
      "documentRequest.dueDay",
      "in",
      daysBefore.map((days) => dayAfter(day, days)),
    )
    .execute();
  return rows.flatMap((row) => {
    if (today(new Date(row.changedAt)) >= day) return [];
    const left = daysBefore.find((days) => dayAfter(day, days) === row.dueDay) ?? 0;
    const key = `${row.dueDay} ${left}`;
    return row.remindedFor === key ? [] : [{ ...row, key, left }];
  });
}

async function remindOf(
  { db, notifier }: Dependencies,
  { clientName: client, key, left, dealName, ...request }: DueRequest,
  { brokers, now }: { brokers: readonly string[]; now: Date },
): Promise<void> {
  const stored = await db.transaction().execute(async (transaction) => {
    // Only one process claims it. If it is answered at this moment, nobody is reminded.
    const claimed = await transaction
      .updateTable("documentRequest")
      .set({ remindedFor: key, remindedAt: now.toISOString() })
      .where("id", "=", request.id)
      .where("dueDay", "=", request.dueDay)
      .where("status", "=", "requested")
      .where((eb) => eb.or([eb("remindedFor", "is", null), eb("remindedFor", "!=", key)]))
      .executeTakeFirst();
    if (claimed.numUpdatedRows === 0n) return [];
    const notifications: StoredNotification[] = [];
    // The broker may already have reminded them today.
    if (request.remindedAt === null || today(new Date(request.remindedAt)) < today(now)) {
      const notice = reminderNotice(request, { dealName, today: today(now) });
      notifications.push(await storeNotification(transaction, [request.clientId], notice));
    }
    if (left === overdue) {
      const notice = overdueNotice(request, { dealName, client });
      notifications.push(await storeNotification(transaction, brokers, notice));
    }
    return notifications;
  });
  await Promise.all(stored.map(notifier.send));
}
