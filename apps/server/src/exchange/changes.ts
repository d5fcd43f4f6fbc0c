import { isSettled } from "@frontage/records/deal-clock/deal-clock";
import { exchangePath } from "@frontage/content/dashboard";
import type {
  PostponementChange,
  ReplacementChange,
  ReplacementForm,
  SoldChange,
} from "@frontage/records/schemas/exchange";
import type { KeyDate } from "@frontage/records/schemas/key-date";
import { isStrict } from "@frontage/records/schemas/key-date-kinds";
import { randomUUID } from "node:crypto";
import type { Change } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { conflict, countChange } from "../http/versions.ts";
import { Failure, notFound } from "../http/failure.ts";
import { changeKeyDates, type Deal, lockDeal } from "../key-dates/change-key-dates.ts";
import { formatFullDay } from "../time/clock.ts";
import { today } from "../time/today.ts";
import {
  clockOf,
  listReplacements,
  postponementOf,
  readExchange,
  replacementOf,
} from "./queries.ts";

/** More than anyone identifies. */
const maxReplacements = 30;

type DealPlace = { dealId: string };
type Place = DealPlace & { id: string };
type Row = Awaited<ReturnType<typeof listReplacements>>[number];

/** Saves what was sold. @throws 404, or 409 with it if it has changed since */
export async function saveSold(
  { audit, db }: Change,
  { dealId }: DealPlace,
  { name, value, version }: SoldChange,
): Promise<void> {
  const columns = { soldName: name, soldValue: value ?? null };
  const deal = await lockDeal(db, dealId);
  await db
    .insertInto("exchange")
    .values({ dealId, clientId: deal.clientId, ...columns, version: 0 })
    .onConflict((conflicting) => conflicting.column("dealId").doNothing())
    .execute();
  await countChange(db, {
    table: "exchange",
    id: dealId,
    seen: version,
    read: async () => (await readExchange(db, dealId)).sold ?? {},
  });
  await db.updateTable("exchange").set(columns).where("dealId", "=", dealId).execute();
  await audit({
    clientId: deal.clientId,
    action: "change",
    subject: "deal",
    subjectId: dealId,
    subjectName: `${deal.property}, 1031 exchange of ${name}`,
  });
}

/** Adds a replacement property. @returns its id @throws 404, 409, or 400 as `checkReceived` */
export async function addReplacement(
  change: Change,
  { dealId }: DealPlace,
  form: ReplacementForm,
): Promise<{ id: string }> {
  const id = randomUUID();
  await changeReplacements(change, dealId, async (deal, rows, lastDay) => {
    if (rows.length >= maxReplacements) {
      throw new Failure(409, `An exchange can have at most ${maxReplacements} properties.`);
    }
    const columns = columnsOf(form);
    checkReceived(columns, lastDay);
    const createdAt = new Date().toISOString();
    await change.db
      .insertInto("replacementProperty")
      .values({ id, clientId: deal.clientId, dealId, createdAt, ...columns })
      .execute();
    await audit(change, deal, { action: "create", id, ...columns });
    if (columns.identifiedOn !== null) await announce(change, deal, columns);
  });
  return { id };
}

/**
 * Changes a replacement property. The client is notified once it is identified, or no longer is.
 *
 * @throws 404, 409 with the property if it has changed since, or 400 as `checkReceived`
 */
export async function changeReplacement(
  change: Change,
  { dealId, id }: Place,
  { version, ...form }: ReplacementChange,
): Promise<void> {
  await changeReplacements(change, dealId, async (deal, rows, lastDay) => {
    const before = await countReplacementChange(change.db, rows, { id, version });
    const columns = columnsOf(form);
    if (columns.identifiedOn !== before.identifiedOn) checkReceived(columns, lastDay);
    await change.db.updateTable("replacementProperty").set(columns).where("id", "=", id).execute();
    const isIdentified = columns.identifiedOn !== null;
    if (isIdentified === (before.identifiedOn !== null)) {
      await audit(change, deal, { action: "change", id, ...columns });
    } else {
      await audit(change, deal, { action: isIdentified ? "confirm" : "restore", id, ...columns });
      await announce(change, deal, columns);
    }
  });
}

/** @throws 404, or 409 with the property if it has changed since */
export async function removeReplacement(
  change: Change,
  { dealId, id }: Place,
  { version }: { version: number },
): Promise<void> {
  await changeReplacements(change, dealId, async (deal, rows) => {
    const { name } = await countReplacementChange(change.db, rows, { id, version });
    await change.db.deleteFrom("replacementProperty").where("id", "=", id).execute();
    await audit(change, deal, { action: "remove", id, name });
  });
}

/**
 * Postpones both strict days, according to an IRS notice. A day that is done stays.
 *
 * @throws 404, 400 by field if a day would be earlier, or 409 without exchange dates, or with the
 * postponement if a day has changed since
 */
export async function postpone(
  change: Change,
  { dealId }: DealPlace,
  { identifyBy, link, notice, receiveBy, version }: PostponementChange,
): Promise<void> {
  await changeKeyDates(change, dealId, (dates) => {
    const { identify, receive } = clockOf(dates);
    checkPostponementSeen(dates, version);
    if (identify?.statutoryDay === undefined || receive?.statutoryDay === undefined) {
      throw new Failure(409, "Please set day 0 first.");
    }
    const earlier = "A postponement can’t be earlier than the statutory date.";
    const errors = {
      ...(identifyBy < identify.statutoryDay && { identifyBy: earlier }),
      ...(receiveBy < receive.statutoryDay && { receiveBy: earlier }),
    };
    if (Object.keys(errors).length > 0) throw new Failure(400, earlier, errors);
    return dates.map((date) => {
      if (!isStrict(date.kind) || isSettled(date)) return date;
      const day = date.kind === "exchange-identification" ? identifyBy : receiveBy;
      return { ...date, override: { day, reason: notice, link } };
    });
  });
}

/** Goes back to the statutory days. @throws 404, or 409 as `postpone` */
export async function withdrawPostponement(
  change: Change,
  { dealId }: DealPlace,
  { version }: { version: number },
): Promise<void> {
  await changeKeyDates(change, dealId, (dates) => {
    checkPostponementSeen(dates, version);
    return dates.map((date) => {
      if (!isStrict(date.kind) || isSettled(date) || !date.rule) return date;
      const { override: _, ...counted } = date;
      return { ...counted, status: date.status === "extended" ? "open" : date.status };
    });
  });
}

/** @throws 409 with the postponement if a strict day has changed since */
function checkPostponementSeen(dates: readonly KeyDate[], seen: number): void {
  const current = postponementOf(dates);
  if (current && current.version !== seen) throw conflict("keyDate", current);
}

/**
 * Changes a deal's replacement properties together with its key dates. When the last one is
 * identified, the identification deadline is done; when one no longer is, it is due again. Until
 * then, what the broker set by hand stays, and so does a deadline that was met before another
 * property was listed.
 *
 * @param work gets the properties as they are, and the last day to identify
 * @throws 404 if there is no such deal
 */
async function changeReplacements(
  change: Change,
  dealId: string,
  work: (deal: Deal, rows: readonly Row[], lastDay: string | undefined) => Promise<void>,
): Promise<void> {
  await changeKeyDates(change, dealId, async (dates, deal) => {
    const before = await listReplacements(change.db, dealId);
    await work(deal, before, clockOf(dates).identify?.day);
    const after = await listReplacements(change.db, dealId);
    const [completedOn, nowCompletedOn] = [identifiedThrough(before), identifiedThrough(after)];
    if (completedOn === nowCompletedOn) return dates;
    const isFewer = identifiedDays(after).length < identifiedDays(before).length;
    return dates.map((date) => {
      if (date.kind !== "exchange-identification" || date.status === "waived") return date;
      const isDone = date.status === "done";
      if (nowCompletedOn !== undefined) {
        const isByHand = completedOn === undefined ? isDone : date.settledOn !== completedOn;
        return isByHand ? date : { ...date, status: "done", settledOn: nowCompletedOn };
      }
      // A property listed after the deadline didn't have to be identified by then.
      const isPast = date.day !== undefined && today() > date.day;
      if (!isDone || (isPast && !isFewer)) return date;
      return { ...date, status: date.override && date.rule ? "extended" : "open" };
    });
  });
}

const identifiedDays = (rows: readonly Row[]) =>
  rows.flatMap(({ identifiedOn }) => identifiedOn ?? []);

/** The day on which the last property was identified; undefined until all are. */
function identifiedThrough(rows: readonly Row[]): string | undefined {
  const days = identifiedDays(rows);
  return days.length === rows.length ? days.toSorted().at(-1) : undefined;
}

/** @returns the property before @throws 404, or 409 with it if it has changed since */
async function countReplacementChange(
  transaction: Database,
  rows: readonly Row[],
  { id, version }: { id: string; version: number },
): Promise<Row> {
  const before = rows.find((row) => row.id === id);
  if (!before) throw notFound();
  const read = async () => replacementOf(before);
  await countChange(transaction, { table: "replacementProperty", id, seen: version, read });
  return before;
}

const columnsOf = ({ identifiedOn, name, note, value }: ReplacementForm) => ({
  name,
  note,
  value: value ?? null,
  identifiedOn: identifiedOn ?? null,
});

/** @throws 400 by field for a day in the future, or after the last day to identify */
function checkReceived(
  { identifiedOn: day }: { identifiedOn: string | null },
  lastDay: string | undefined,
): void {
  const fail = (identifiedOn: string) => new Failure(400, identifiedOn, { identifiedOn });
  if (day === null) return;
  if (day > today()) throw fail("Choose today, or the day it was received.");
  if (lastDay !== undefined && day > lastDay) {
    throw fail(
      `The last day to identify was ${formatFullDay(lastDay)}. A later notice doesn’t count.`,
    );
  }
}

async function audit(
  change: Change,
  { clientId }: Deal,
  entry: {
    action: "change" | "confirm" | "create" | "remove" | "restore";
    id: string;
    name: string;
  },
): Promise<void> {
  const { action, id, name } = entry;
  const subject = "replacement-property";
  await change.audit({ clientId, action, subject, subjectId: id, subjectName: name });
}

/** Notifies the client that a property was identified, or no longer is. */
async function announce(
  change: Change,
  { clientId, id, property }: Deal,
  { identifiedOn, name }: { identifiedOn: string | null; name: string },
): Promise<void> {
  const state = identifiedOn === null ? "not identified" : "identified";
  await change.noteActivity({
    clientId,
    icon: "file-pen",
    title: `Replacement property ${state}`,
    description: `${name}, 1031 exchange of ${property}`,
  });
  await change.notify([clientId], {
    kind: "event",
    title: `${state === "identified" ? "Identified" : "Not identified"}: ${name}`,
    detail: `${property}, 1031 exchange`,
    path: exchangePath(id),
  });
}
