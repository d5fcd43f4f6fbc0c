import type { Database } from "../database/open-database.ts";
import { overdueNotice, reminderNotice } from "../document-requests/emails.ts";
import { dayAfter } from "../time/clock.ts";
import { today } from "../time/today.ts";
import { remindOfEach, type ReminderServices, withUnsent } from "./remind-of-each.ts";

/** How many days before its due day the client is reminded of a document; negative is after. */
const daysBefore = [3, 1, 0, -1, -7] as const;
const longestBefore = daysBefore[0];
/** When brokers are notified that it is missing. */
const overdue = -1;

/**
 * Reminds clients of requested documents that are due in three days, tomorrow or today, or were due
 * yesterday or a week ago, in the broker's time zone; the day after, brokers are notified too. Once
 * for each day, later if the server was down on it, and not about documents requested today.
 */
export const remindOfDocumentRequests = async (
  services: ReminderServices,
  now: Date = new Date(),
) =>
  remindOfEach(services, {
    list: (db) => listDue(db, today(now)),
    async claim(transaction, { dueDay, id, key }) {
      // If it is answered at this moment, nobody is reminded.
      const claimed = await transaction
        .updateTable("documentRequest")
        .set({ remindedFor: key, remindedAt: now.toISOString() })
        .where("id", "=", id)
        .where("dueDay", "=", dueDay)
        .where("status", "=", "requested")
        .where("remindedFor", "is distinct from", key)
        .executeTakeFirst();
      return claimed.numUpdatedRows > 0n;
    },
    notices(_, { clientName: client, dealName, unsent, ...request }, brokers) {
      const { clientId, remindedAt } = request;
      // The broker may already have reminded them today.
      const wasReminded = remindedAt !== null && today(new Date(remindedAt)) >= today(now);
      const reminder = reminderNotice(request, { dealName, today: today(now) });
      return [
        ...(wasReminded ? [] : [{ personIds: [clientId], notification: reminder }]),
        ...(unsent.includes(overdue)
          ? [{ personIds: brokers, notification: overdueNotice(request, { client, dealName }) }]
          : []),
      ];
    },
  });

async function listDue(db: Database, day: string) {
  const rows = await db
    .selectFrom("documentRequest")
    .innerJoin("user", "user.id", "documentRequest.clientId")
    .innerJoin("deal", "deal.id", "documentRequest.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["documentRequest.id", "documentRequest.dealId", "documentRequest.clientId"])
    .select(["documentRequest.label", "documentRequest.dueDay", "documentRequest.note"])
    .select("documentRequest.dueDay as due")
    .select(["documentRequest.changedAt", "documentRequest.remindedAt"])
    .select(["documentRequest.remindedFor", "user.name as clientName"])
    .select("property.name as dealName")
    .where("documentRequest.status", "=", "requested")
    .where("deal.archivedAt", "is", null)
    .where("documentRequest.dueDay", "<=", dayAfter(day, longestBefore))
    .execute();
  return withUnsent(rows, day, daysBefore);
}
