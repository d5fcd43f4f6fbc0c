import {
  isCircular,
  isSettled,
  type Move,
  movesBetween,
  withDays,
} from "@frontage/records/deal-clock/deal-clock";
import { anchorNames, keyDateStatusNames } from "@frontage/records/deal-clock/labels";
import { isOffersDue, offersDueOf } from "@frontage/records/market-dates";
import { dealPath, keyDatePath, keyDatesPath } from "@frontage/content/dashboard";
import type { AuditAction } from "@frontage/records/schemas/audit";
import type { KeyDate, KeyDateMove, Override } from "@frontage/records/schemas/key-date";
import { isAnchor } from "@frontage/records/schemas/key-date-kinds";
import { type NewActivity, removeActivity } from "../changes/activity.ts";
import type { Change } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import { Failure, notFound } from "../http/failure.ts";
import { findUnseen, type NewNotification } from "../changes/notifier.ts";
import { lockListings } from "../database/lock-listings.ts";
import { formatShortDay } from "../time/clock.ts";
import { today } from "../time/today.ts";
import { formatClock, keyDateColumns, keyDateOf } from "./rows.ts";

/** More than any contract has. */
const datesMax = 100;

export type Deal = { id: string; clientId: string; property: string; timeZone: string };

export type Edit = (
  dates: readonly KeyDate[],
  deal: Deal,
) => readonly KeyDate[] | Promise<readonly KeyDate[]>;

/**
 * Notifies the deal's parties, once the dates are written.
 *
 * @returns whether the client is also emailed
 */
type NotifyParties = (changed: { deal: Deal; changes: readonly DateChange[] }) => Promise<boolean>;

/**
 * Changes a deal's key dates, and notifies the client of old and new days.
 *
 * @param edit makes the new dates from the old ones; their days are computed afterwards
 * @returns what moved
 * @throws 404 if there is no such deal, 400 or 409 if the dates contradict each other
 */
export async function changeKeyDates(
  change: Change,
  dealId: string,
  edit: Edit,
  notifyParties?: NotifyParties,
): Promise<KeyDateMove[]> {
  const deal = await lockDeal(change.db, dealId);
  const before = await readDates(change.db, dealId);
  const edited = await edit(before, deal);
  const after = withDays(edited.map((date) => signed(date, before, change.person.name))).map(
    (date) => settled(date, before),
  );
  await check(change.db, deal, after);
  const changes = changesBetween(before, after);
  // Before the unseen notifications of removed dates are deleted with them.
  const news = await newsOf(change.db, deal, { before, changes });
  await write(change.db, deal, changes);
  for (const { action, date, detail } of changes) {
    await change.audit({
      clientId: deal.clientId,
      action,
      subject: "key-date",
      subjectId: date.id,
      dealId: deal.id,
      subjectName: detail ? `${date.label}, ${detail}` : date.label,
    });
  }
  await keepOffersDue(change, deal, { before, after });
  const isEmailed = (await notifyParties?.({ deal, changes })) ?? true;
  for (const one of news)
    await change.notify([deal.clientId], notificationOf(deal, one, isEmailed));
  const isUnseen = news.length > 0 && news.every((one) => one.isUnseen);
  const noted = activityOf(deal, changes);
  const undone = isUnseen ? activityOf(deal, changesBetween(after, before)) : undefined;
  if (noted && !(undone && (await removeActivity(change.db, undone)))) {
    await change.noteActivity(noted);
  }
  return changes.flatMap(({ move }) => (move ? [moveOf(move)] : []));
}

/** What the overview shows about dates that moved. */
function activityOf(deal: Deal, changes: readonly DateChange[]): NewActivity | undefined {
  const moved = changes.filter(({ move }) => move);
  if (moved.length === 0) return undefined;
  return {
    clientId: deal.clientId,
    icon: "file-pen",
    title: moved.length === 1 ? "Key date moved" : "Key dates moved",
    description: `${deal.property}: ${moved.map(({ line }) => line).join("; ")}`,
  };
}

const moveOf = ({ date, from, to }: Move<KeyDate>): KeyDateMove => ({
  id: date.id,
  label: date.label,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});

/** The deal, locked, so that concurrent changes wait. @throws 404 */
export async function lockDeal(transaction: Database, dealId: string): Promise<Deal> {
  // For `keepOffersDue`.
  await lockListings(transaction, { dealIds: [dealId] });
  const locked = await transaction
    .updateTable("deal")
    .set((eb) => ({ stage: eb.ref("deal.stage") }))
    .where("id", "=", dealId)
    .returning(["id", "clientId", "propertyId"])
    .executeTakeFirst();
  if (!locked) throw notFound();
  const property = await transaction
    .selectFrom("property")
    .select(["name", "timeZone"])
    .where("id", "=", locked.propertyId)
    .executeTakeFirstOrThrow();
  const { clientId, id } = locked;
  return { id, clientId, property: property.name, timeZone: property.timeZone };
}

/** A deal and its listing name the same day for offers. Once it is done, the listing keeps it. */
async function keepOffersDue(
  change: Change,
  { id, timeZone }: Deal,
  { after, before }: { before: readonly KeyDate[]; after: readonly KeyDate[] },
): Promise<void> {
  const offersDueAt = offersDueOf(after, timeZone) ?? null;
  if (offersDueAt === (offersDueOf(before, timeZone) ?? null)) return;
  if (offersDueAt === null && after.some((date) => isOffersDue(date))) return;
  const changed = await change.db
    .updateTable("listing")
    .set({ offersDueAt })
    .where("dealId", "=", id)
    .where("status", "in", ["draft", "available"])
    .returning("id")
    .execute();
  if (changed.length > 0) change.refetch(change.brokers, ["listings"]);
}

async function readDates(records: Database, dealId: string): Promise<KeyDate[]> {
  const rows = await records
    .selectFrom("keyDate")
    .selectAll()
    .where("dealId", "=", dealId)
    .orderBy("position")
    .execute();
  return rows.map(keyDateOf);
}

/** A date with who set its day by hand, when, and from which day it moved. */
function signed(date: KeyDate, before: readonly KeyDate[], by: string): KeyDate {
  if (!date.override) return date;
  // An undo: as it was before.
  if ("by" in date.override) return date;
  const earlier = before.find(({ id }) => id === date.id);
  if (earlier?.override && isSameOverride(earlier.override, date.override)) {
    return { ...date, override: earlier.override };
  }
  const { previous: _, ...previous } = earlier?.override ?? {};
  const isMoved = earlier?.day !== undefined && earlier.day !== date.override.day;
  const from = isMoved ? earlier.day : earlier?.override?.from;
  // If something else was edited too, the move can't be undone by itself.
  const isSameRule = JSON.stringify(earlier?.rule) === JSON.stringify(date.rule);
  return {
    ...date,
    override: {
      ...date.override,
      by,
      on: today(),
      ...(from === undefined || from === date.override.day ? {} : { from }),
      ...(earlier && isSameRule
        ? { previous: earlier.override ? (previous as Override) : null }
        : {}),
    },
  };
}

/** Whether two days set by hand are the same, for the same reason, whoever set them. */
export function isSameOverride(one: KeyDate["override"], other: KeyDate["override"]): boolean {
  const compared = ({ day, link, reason }: Override) => JSON.stringify([day, reason, link]);
  return one && other ? compared(one) === compared(other) : one === other;
}

/** A date with the day on which it was done or waived: today, unless the edit says otherwise. */
function settled(date: KeyDate, before: readonly KeyDate[]): KeyDate {
  const { settledOn: _, ...open } = date;
  if (!isSettled(date)) return open;
  const earlier = before.find(({ id }) => id === date.id);
  if (date.settledOn !== undefined && date.settledOn !== earlier?.settledOn) return date;
  const isSame = earlier?.status === date.status && earlier.settledOn !== undefined;
  return { ...open, settledOn: isSame ? earlier.settledOn : today() };
}

/** @throws 400 or 409, by field */
async function check(transaction: Database, deal: Deal, dates: readonly KeyDate[]): Promise<void> {
  if (dates.length > datesMax) {
    throw new Failure(409, `A deal can have at most ${datesMax} key dates.`);
  }
  for (const { kind } of dates) {
    if (!isAnchor(kind)) continue;
    if (dates.filter((other) => other.kind === kind).length > 1) {
      const sentence = `This deal already has this date: ${anchorNames[kind].toLowerCase()}.`;
      throw new Failure(409, sentence, { kind: sentence });
    }
    if (isCircular(dates, kind)) {
      const sentence = "These dates would be counted from each other.";
      throw new Failure(400, sentence, { "rule.anchor": sentence });
    }
  }
  const contactIds = dates.flatMap(({ responsible }) =>
    responsible && "contactId" in responsible ? [responsible.contactId] : [],
  );
  if (contactIds.length === 0) return;
  const own = await transaction
    .selectFrom("contact")
    .select("id")
    .where("id", "in", contactIds)
    .where("clientId", "=", deal.clientId)
    .execute();
  if (own.length < new Set(contactIds).size) {
    const sentence = "Please select one of the client’s contacts.";
    throw new Failure(400, sentence, { responsible: sentence });
  }
}

/** How an edit has changed a date. */
export type DateChange = {
  date: KeyDate;
  action: Extract<AuditAction, "change" | "create" | "remove">;
  /** What happened, before the label; empty if the client needn't know. */
  title: string;
  /** The day, or old → new. */
  detail: string;
  /** Everything on one line, for lists. */
  line: string;
  move?: Move<KeyDate>;
  /** Whether any of the days is upcoming. */
  isAhead: boolean;
};

type When = Pick<KeyDate, "day" | "time">;

/** "Jul 14, 2026 by 5pm" */
function formatWhen({ day, time }: When): string {
  if (day === undefined) return "no date";
  return time === undefined
    ? formatShortDay(day)
    : `${formatShortDay(day)} by ${formatClock(time)}`;
}

/** "Jul 14, 2026 → Jul 17, 2026 by 5pm": repeats the time only if it changes. */
function formatChange(from: When, to: When): string {
  const isTimed = from.time !== to.time && from.day !== undefined && to.day !== undefined;
  return [
    isTimed && from.time === undefined
      ? `${formatWhen(from)}, all day`
      : formatWhen(isTimed ? from : { day: from.day }),
    isTimed && to.time === undefined ? `${formatWhen(to)}, all day` : formatWhen(to),
  ].join(" → ");
}

/** What an edit changed, in the dates' order. */
function changesBetween(before: readonly KeyDate[], after: readonly KeyDate[]): DateChange[] {
  const now = today();
  const isAhead = (...days: (string | undefined)[]) =>
    days.some((day) => day === undefined || day >= now);
  const moves = new Map(movesBetween(before, after).map((move) => [move.date.id, move]));
  const kept = new Set(after.map(({ id }) => id));
  const removed = before
    .filter(({ id }) => !kept.has(id))
    .map((date): DateChange => {
      const detail = formatWhen(date);
      const line = `${date.label}: removed`;
      return { date, action: "remove", title: "Removed", detail, line, isAhead: isAhead(date.day) };
    });
  const changed = after.flatMap((date): DateChange[] => {
    const earlier = before.find(({ id }) => id === date.id);
    if (!earlier) {
      const detail = formatWhen(date);
      const line = `${date.label}: ${detail}`;
      return [
        { date, action: "create", title: "New date", detail, line, isAhead: isAhead(date.day) },
      ];
    }
    if (isSame(earlier, date)) return [];
    const move = moves.get(date.id);
    const isTimed = earlier.time !== date.time;
    const change =
      move || isTimed
        ? formatChange({ day: earlier.day, time: earlier.time }, date)
        : formatWhen(date);
    const reason = move && date.override?.day === date.day ? date.override?.reason : "";
    const detail = reason ? `${change} (${reason})` : change;
    const isOther = earlier.status !== date.status;
    const status = date.status === "open" ? "Open again" : keyDateStatusNames[date.status];
    const title = isOther ? status : move ? "Date moved" : isTimed ? "Time changed" : "";
    const line = `${date.label}: ${isOther ? `${status.toLowerCase()}, ` : ""}${detail}`;
    return [
      {
        date,
        action: "change",
        title,
        detail: isOther ? `${status.toLowerCase()}, ${detail}` : move || isTimed ? detail : "",
        line,
        isAhead: isAhead(earlier.day, date.day),
        ...(move ? { move } : {}),
      },
    ];
  });
  return [...changed, ...removed];
}

const isSame = (one: KeyDate, other: KeyDate) =>
  JSON.stringify(keyDateColumns(one)) === JSON.stringify(keyDateColumns(other));

async function write(
  transaction: Database,
  deal: Deal,
  changes: readonly DateChange[],
): Promise<void> {
  const last = await transaction
    .selectFrom("keyDate")
    .select((eb) => eb.fn.max("position").as("position"))
    .where("dealId", "=", deal.id)
    .executeTakeFirst();
  let position = Number(last?.position ?? -1);
  const changedAt = new Date().toISOString();
  for (const { action, date, move } of changes) {
    const columns = { ...keyDateColumns(date), revisedAt: changedAt };
    if (action === "create") {
      position += 1;
      const row = { ...columns, clientId: deal.clientId, position, changedAt };
      await transaction
        .insertInto("keyDate")
        .values({ ...row, remindedFor: null })
        .execute();
    } else if (action === "remove") {
      await transaction.deleteFrom("keyDate").where("id", "=", date.id).execute();
    } else {
      await transaction
        .updateTable("keyDate")
        .set((eb) => ({
          ...columns,
          version: eb("version", "+", 1),
          ...(move ? { changedAt } : {}),
        }))
        .where("id", "=", date.id)
        .execute();
    }
  }
}

/** A key date's news for the client. */
type DateNews = {
  date: KeyDate;
  /** The date as the client last saw it; undefined if they can't have seen it. */
  known: KeyDate | undefined;
  /** The net change since then; undefined if there is none. */
  latest: DateChange | undefined;
  /** The change being made. */
  change: DateChange;
  /** Whether the client can't have seen the date as it was before this change. */
  isUnseen: boolean;
};

/** Compares the changed dates with what the client last saw of them. */
async function newsOf(
  db: Database,
  { clientId }: Deal,
  { before, changes }: { before: readonly KeyDate[]; changes: readonly DateChange[] },
): Promise<DateNews[]> {
  const news: DateNews[] = [];
  for (const change of changes) {
    const { action, date, title } = change;
    const unseen = await findUnseen(db, clientId, subjectOfDate(date));
    if (title === "" && !unseen) continue;
    const known: KeyDate | undefined = unseen
      ? unseen.before === null
        ? undefined
        : JSON.parse(unseen.before)
      : before.find(({ id }) => id === date.id);
    const [latest] = changesBetween(
      known ? [pinned(known)] : [],
      action === "remove" ? [] : [pinned(date)],
    );
    // Removing a date they can't have seen needs no notification.
    if (action === "remove" && !latest) continue;
    news.push({
      date,
      change,
      known,
      latest: latest?.title === "" ? undefined : latest,
      isUnseen: unseen !== undefined,
    });
  }
  return news;
}

/** A date on the day it has, whatever it is counted from. */
const pinned = (date: KeyDate): KeyDate =>
  date.override || date.day === undefined
    ? date
    : { ...date, override: { day: date.day, reason: "" } };

const subjectOfDate = ({ id }: KeyDate) => `key-date ${id}`;

/** One for each date; those of the same minutes are shown as one, and one email lists them. */
function notificationOf(
  deal: Deal,
  { change, date, known, latest }: DateNews,
  isEmailed: boolean,
): NewNotification {
  // Without a net change, it is sent only if they have just seen the previous one.
  const { action, detail, isAhead, line, title } = latest ?? change;
  return {
    kind: "event",
    subject: subjectOfDate(date),
    title: `${title}: ${date.label}`,
    detail: [deal.property, detail].join(", "),
    path: action === "remove" ? keyDatesPath(deal.id) : keyDatePath(deal.id, date.id),
    isUndo: latest === undefined,
    isEmailed: isEmailed && isAhead,
    email: { detail: deal.property, details: [line] },
    together: {
      title: `Key dates ${action === "create" ? "added" : "changed"}`,
      detail: deal.property,
      path: dealPath(deal.id),
      isListed: true,
    },
    ...(known && { before: JSON.stringify(known) }),
  };
}
