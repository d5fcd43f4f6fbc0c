import type { TodayWait } from "@frontage/content/schemas/today";
import type { LibraryTables } from "../accounts/auth-library.ts";
import { sql } from "kysely";
import type { Database } from "../database/open-database.ts";
import { wasRemindedToday } from "../document-requests/queries.ts";
import { dayAt, daysBetween } from "../time/clock.ts";
import { lastDone } from "./last-done.ts";
import type { Unnamed } from "./names.ts";

/** More are only counted. */
const waitsMax = 25;

type Clock = { now: Date; timeZone: string };

/** What others have not done yet, the longest wait last. */
export async function listWaiting(records: Database, clock: Clock): Promise<Waits> {
  const groups = await Promise.all([
    listSignatures(records, clock),
    listRequests(records, clock),
    listInvitations(records, clock),
  ]);
  const items = groups.flatMap((group) => group.items);
  return {
    items: items
      .toSorted((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id))
      .slice(0, waitsMax),
    total: groups.reduce((sum, { total }) => sum + total, 0),
  };
}

type Waits = { items: Unnamed<TodayWait>[]; total: number };

const totalOf = (rows: readonly { total: number }[]) => Number(rows[0]?.total ?? 0);

/** Whole days on the reader's calendar since then. */
const daysSince = (at: string, { now, timeZone }: Clock) =>
  Math.max(0, daysBetween(dayAt(new Date(at), timeZone), dayAt(now, timeZone)));

async function listSignatures(records: Database, clock: Clock): Promise<Waits> {
  const rows = await records
    .selectFrom("document")
    .select(["document.id", "document.name", "document.updatedAt"])
    .select("document.clientId")
    .select("document.dealId")
    .select((eb) => [
      eb.fn.countAll<number>().over().as("total"),
      lastDone("document", ["signature-request"]).as("askedAt"),
      lastDone("document", ["remind"]).as("remindedAt"),
    ])
    // Written out: there is an index for it.
    .where("document.status", "=", sql.lit("needs-signature"))
    .where("document.removedAt", "is", null)
    .orderBy("document.updatedAt", "desc")
    .orderBy("document.id")
    .limit(waitsMax)
    .execute();
  return {
    items: rows.map((row) => {
      const at = row.askedAt ?? row.updatedAt;
      // Asked anew since, it starts anew.
      const remindedAt = row.remindedAt !== null && row.remindedAt > at ? row.remindedAt : null;
      return {
        kind: "signature",
        id: row.id,
        clientId: row.clientId,
        dealId: row.dealId,
        name: row.name,
        at,
        days: daysSince(at, clock),
        ...(remindedAt === null ? {} : { remindedAt }),
        canRemind: !wasRemindedToday({ remindedAt }, clock.now),
      };
    }),
    total: totalOf(rows),
  };
}

async function listRequests(records: Database, clock: Clock): Promise<Waits> {
  const rows = await records
    .selectFrom("documentRequest")
    .select(["documentRequest.id", "documentRequest.label", "documentRequest.dueDay"])
    .select(["documentRequest.createdAt", "documentRequest.remindedAt"])
    .select("documentRequest.clientId")
    .select("documentRequest.dealId")
    .select((eb) => eb.fn.countAll<number>().over().as("total"))
    .where("documentRequest.status", "=", "requested")
    .orderBy("documentRequest.createdAt", "desc")
    .orderBy("documentRequest.id")
    .limit(waitsMax)
    .execute();
  return {
    items: rows.map((row) => ({
      kind: "request",
      id: row.id,
      clientId: row.clientId,
      dealId: row.dealId,
      name: row.label,
      ...(row.dueDay === null ? {} : { dueDay: row.dueDay }),
      at: row.createdAt,
      days: daysSince(row.createdAt, clock),
      ...(row.remindedAt === null ? {} : { remindedAt: row.remindedAt }),
      canRemind: !wasRemindedToday(row, clock.now),
    })),
    total: totalOf(rows),
  };
}

/** Who has no password yet, and may still choose one. */
async function listInvitations(records: Database, clock: Clock): Promise<Waits> {
  const rows = await records
    .$extendTables<LibraryTables>()
    .selectFrom("user")
    .innerJoin("email", (join) =>
      join.onRef("email.personId", "=", "user.id").on("email.kind", "=", "invitation"),
    )
    .select("user.id")
    .select((eb) => [
      eb.fn.max("email.createdAt").as("at"),
      eb.fn.countAll<number>().over().as("total"),
    ])
    .where("user.role", "=", "client")
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("account").select("account.id").whereRef("account.userId", "=", "user.id"),
        ),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("disabledAccount")
            .select("disabledAccount.personId")
            .whereRef("disabledAccount.personId", "=", "user.id"),
        ),
      ),
    )
    .groupBy("user.id")
    .orderBy("at", "desc")
    .limit(waitsMax)
    .execute();
  return {
    items: rows.map(({ at, id }) => ({
      kind: "invitation",
      id,
      clientId: id,
      dealId: null,
      at,
      days: daysSince(at, clock),
    })),
    total: totalOf(rows),
  };
}
