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
import { changeKeyDates, type Edit } from "../key-dates/change-key-dates.ts";
import { formatFullDay } from "../time/clock.ts";
import { today } from "../time/today.ts";
import { clockOf, listReplacements, postponementOf, readExchange } from "./queries.ts";

/** More than anyone identifies. */
const replacementsMax = 30;

/**
 * Changes a deal's exchange together with its key dates. When the last replacement property is
 * identified, the identification deadline is done; when one no longer is, it is due again. Until
 * then, what the broker set by hand stays, and so does a deadline that was met before another
 * property was listed.
 *
 * @throws 404 if there is no such deal
 */
async function changeReplacements(
  change: Change,
  dealId: string,
  work: (deal: Deal, dates: readonly KeyDate[]) => Promise<void>,
): Promise<void> {
  const edit: Edit = async (dates) => {
    const before = await listReplacements(change.db, dealId);
    await work(await findDeal(change.db, dealId), dates);
    const after = await listReplacements(change.db, dealId);
    const isComplete = isIdentified(after);
    if (isComplete === isIdentified(before)) return dates;
    const isFewer = identifiedCount(after) < identifiedCount(before);
    return dates.map((date) => {
      if (date.kind !== "exchange-identification" || date.status === "waived") return date;
      if (isComplete) {
        if (date.status === "done") return date;
        // When the last one was identified, even if others were removed since.
        const settledOn = after
          .map(({ identifiedOn }) => identifiedOn ?? "")
          .toSorted()
          .at(-1);
        return { ...date, status: "done", ...(settledOn ? { settledOn } : {}) };
      }
      // A property listed after the deadline didn't have to be identified by then.
      if (isPast(date) && !isFewer) return date;
      return date.status === "done" ? { ...date, status: dueStatusOf(date) } : date;
    });
  };
  await changeKeyDates(change, dealId, edit);
}

type Replacements = Awaited<ReturnType<typeof listReplacements>>;

/** Whether there are replacement properties and all are identified. */
const isIdentified = (replacements: Replacements) =>
  replacements.length > 0 && identifiedCount(replacements) === replacements.length;

const identifiedCount = (replacements: Replacements) =>
  replacements.filter(({ identifiedOn }) => identifiedOn !== null).length;

/** Whether a date's day has passed, in the broker's time zone. */
const isPast = ({ day }: Pick<KeyDate, "day">) => day !== undefined && today() > day;

/** A date's status when it is due again: extended if it was moved off its rule's day. */
const dueStatusOf = ({ override, rule }: KeyDate) => (override && rule ? "extended" : "open");

type Deal = { clientId: string; name: string };

async function findDeal(transaction: Database, dealId: string): Promise<Deal> {
  const deal = await transaction
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["deal.clientId", "property.name"])
    .where("deal.id", "=", dealId)
    .executeTakeFirst();
  if (!deal) throw notFound();
  return deal;
}

const replacement = (clientId: string, id: string, name: string) =>
  ({ clientId, subject: "replacement-property", subjectId: id, subjectName: name }) as const;

/** Adds a replacement property, not identified yet. @returns its id @throws 404 or 409 */
export async function addReplacement(
  change: Change,
  dealId: string,
  { name, note, value }: ReplacementForm,
): Promise<string> {
  const id = randomUUID();
  await changeReplacements(change, dealId, async ({ clientId }) => {
    const existing = await listReplacements(change.db, dealId);
    if (existing.length >= replacementsMax) {
      throw new Failure(409, `An exchange can have at most ${replacementsMax} properties.`);
    }
    const createdAt = new Date().toISOString();
    await change.db
      .insertInto("replacementProperty")
      .values({
        id,
        clientId,
        dealId,
        name,
        note,
        value: value ?? null,
        createdAt,
      })
      .execute();
    await change.audit({ action: "create", ...replacement(clientId, id, name) });
  });
  return id;
}

/** @throws 404, or 409 with the property if it was changed since */
export async function changeReplacement(
  change: Change,
  { dealId, id }: { dealId: string; id: string },
  { name, note, value, version }: ReplacementChange,
): Promise<void> {
  await changeReplacements(change, dealId, async ({ clientId }) => {
    await countReplacementChange(change.db, { dealId, id }, version);
    const changed = await change.db
      .updateTable("replacementProperty")
      .set({ name, note, value: value ?? null })
      .where("id", "=", id)
      .where("dealId", "=", dealId)
      .returning("id")
      .executeTakeFirst();
    if (!changed) throw notFound();
    await change.audit({ action: "change", ...replacement(clientId, id, name) });
  });
}

/** @throws 404, or 409 with the property if it was changed since */
const countReplacementChange = (
  transaction: Database,
  { dealId, id }: { dealId: string; id: string },
  seen: number,
) =>
  countChange(transaction, {
    table: "replacementProperty",
    id,
    seen,
    read: async () => {
      const { replacements } = await readExchange(transaction, dealId);
      const current = replacements.find((one) => one.id === id);
      if (!current) throw notFound();
      return current;
    },
  });

/** @throws 404, or 409 with the property if it was changed since */
export async function removeReplacement(
  change: Change,
  { dealId, id }: { dealId: string; id: string },
  seen: number,
): Promise<void> {
  await changeReplacements(change, dealId, async ({ clientId }) => {
    await countReplacementChange(change.db, { dealId, id }, seen);
    const removed = await change.db
      .deleteFrom("replacementProperty")
      .where("id", "=", id)
      .where("dealId", "=", dealId)
      .returning("name")
      .executeTakeFirst();
    if (!removed) throw notFound();
    await change.audit({ action: "remove", ...replacement(clientId, id, removed.name) });
  });
}

/**
 * Marks a replacement property as identified, once the intermediary has confirmed it, or as not.
 * The client is notified; doing it twice changes nothing.
 *
 * @param change.receivedOn when the intermediary received the signed notice; null if it isn't
 * identified
 * @throws 404, 400 by field if that day is in the future or after the deadline, or 409 with the
 * property if it has changed since
 */
export async function markIdentified(
  change: Change,
  { dealId, id }: { dealId: string; id: string },
  { receivedOn, version }: { receivedOn: string | null; version: number },
): Promise<void> {
  const isIdentified = receivedOn !== null;
  await changeReplacements(change, dealId, async ({ clientId, name: dealName }, dates) => {
    const before = await change.db
      .selectFrom("replacementProperty")
      .select(["name", "identifiedOn"])
      .where("id", "=", id)
      .where("dealId", "=", dealId)
      .executeTakeFirst();
    if (!before) throw notFound();
    await countReplacementChange(change.db, { dealId, id }, version);
    if ((before.identifiedOn !== null) === isIdentified) return;
    if (receivedOn !== null) checkReceived(receivedOn, clockOf(dates).identify?.day);
    const { name } = before;
    await change.db
      .updateTable("replacementProperty")
      .set({ identifiedOn: receivedOn })
      .where("id", "=", id)
      .execute();
    const action = isIdentified ? "confirm" : "restore";
    await change.audit({ action, ...replacement(clientId, id, name) });
    await change.noteActivity({
      clientId,
      icon: "file-pen",
      title: isIdentified
        ? "Replacement property identified"
        : "Replacement property not identified",
      description: `${name}, 1031 exchange of ${dealName}`,
    });
    await change.notify([clientId], {
      kind: "event",
      title: `${isIdentified ? "Identified" : "Not identified"}: ${name}`,
      detail: `${dealName}, 1031 exchange`,
      path: exchangePath(dealId),
    });
  });
}

/** @throws 400 by field for a day in the future, or after the deadline */
function checkReceived(day: string, last: string | undefined): void {
  const fail = (receivedOn: string) => new Failure(400, receivedOn, { receivedOn });
  if (day > today()) throw fail("Choose today, or the day it was received.");
  if (last !== undefined && day > last) {
    throw fail(
      `The last day to identify was ${formatFullDay(last)}. A later writing doesn’t count.`,
    );
  }
}

/** Saves what was sold. @throws 404, or 409 with it if it has changed since */
export async function saveSold(
  { audit, db }: Change,
  dealId: string,
  { name, value, version }: SoldChange,
): Promise<void> {
  const columns = { soldName: name, soldValue: value ?? null };
  const { clientId, name: dealName } = await findDeal(db, dealId);
  await db
    .insertInto("exchange")
    .values({ dealId, clientId, ...columns, version: 0 })
    .onConflict((conflict) => conflict.column("dealId").doNothing())
    .execute();
  await countChange(db, {
    table: "exchange",
    id: dealId,
    seen: version,
    read: async () => (await readExchange(db, dealId)).sold ?? {},
  });
  await db.updateTable("exchange").set(columns).where("dealId", "=", dealId).execute();
  const subject = { subject: "deal", subjectId: dealId } as const;
  const subjectName = `${dealName}, 1031 exchange of ${name}`;
  await audit({ clientId, action: "change", ...subject, subjectName });
}

/**
 * Postpones both strict days, according to an IRS notice. A day that is done stays.
 *
 * @throws 404, 400 by field if a day would be earlier, or 409 without exchange dates, or with the
 * postponement if a day has changed since
 */
export async function postpone(
  change: Change,
  dealId: string,
  { identifyBy, link, notice, receiveBy, version }: PostponementChange,
): Promise<void> {
  await changeKeyDates(change, dealId, (dates) => {
    const { identify, receive } = clockOf(dates);
    checkSeen(dates, version);
    if (identify?.statutoryDay === undefined || receive?.statutoryDay === undefined) {
      throw new Failure(409, "Please set day 0 first.");
    }
    const earlier = "A postponement can’t be earlier than the statutory date.";
    const errors = {
      ...(identifyBy < identify.statutoryDay ? { identifyBy: earlier } : {}),
      ...(receiveBy < receive.statutoryDay ? { receiveBy: earlier } : {}),
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
  dealId: string,
  seen: number,
): Promise<void> {
  await changeKeyDates(change, dealId, (dates) => {
    checkSeen(dates, seen);
    return dates.map((date) => {
      if (!isStrict(date.kind) || isSettled(date) || !date.rule) return date;
      const { override: _, ...counted } = date;
      return { ...counted, status: date.status === "extended" ? "open" : date.status };
    });
  });
}

/** @throws 409 with the postponement if a strict day has changed since */
function checkSeen(dates: readonly KeyDate[], seen: number): void {
  const current = postponementOf(dates);
  if (current && current.version !== seen) throw conflict("keyDate", current);
}
