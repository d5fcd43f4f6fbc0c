import { type ClientStep, clientStepOf } from "@frontage/records/client-step";
import {
  dealPath,
  documentRequestPath,
  eventPath,
  exchangePath,
  keyDatePath,
  threadPath,
} from "@frontage/content/dashboard";
import { isPassing, isStrict } from "@frontage/records/schemas/key-date-kinds";
import type { NextDate, NextSteps } from "@frontage/records/schemas/next-steps";
import type { Settings } from "@frontage/records/schemas/settings";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { awaitsOwner } from "@frontage/records/offer-states";
import { formatAmount, numberWord } from "@frontage/records/offer-words";
import { listingDetailsSchema } from "@frontage/records/schemas/listing";
import { offerTermsSchema } from "@frontage/records/schemas/offer";
import { clientsOffersPath } from "../offers/notices.ts";
import { isOpenOffer } from "../due/open-offer.ts";
import { stagedOf } from "../offers/rows.ts";
import { buyerName, privateBuyer, clientVisibility } from "../prospects/buyer-name.ts";
import { readWeek } from "../seller-reports/week.ts";
import { canBeMissed, isAhead, isOpenKeyDate, withoutRepeated } from "../due/due.ts";
import { isOfClientsSide } from "../key-dates/responsible-side.ts";
import { readBrokerProfile } from "../people/profiles.ts";
import { readSettings } from "../people/settings.ts";
import { broker as brokerIdentity } from "@frontage/content/broker";
import { dayAt, formatTime } from "../time/clock.ts";
import {
  daysUntil,
  formatDue,
  formatLeft,
  maxWeekdayDistance,
} from "@frontage/records/deal-clock/due-sentence";
import {
  dayFigure,
  formatBy,
  formatTimeThere,
  formatWaiting,
  isUrgent,
  nearDays,
} from "./phrases.ts";

/** `db` has everyone's rows, for the broker's name. */
type Viewer = Pick<ApiEnv["Variables"], "person" | "records"> &
  Partial<Pick<ApiEnv["Variables"], "deviceTimeZone">> & { db: Database };

const maxDatesShown = 3;
/**
 * How many dates are read: enough to find three different ones, and whom the broker is waiting for.
 */
const maxDatesRead = 40;

/** A client's next step, and the next dates, across all deals. */
export async function readNextSteps(
  { db, deviceTimeZone = brokerIdentity.timeZone, person, records }: Viewer,
  now: Date,
): Promise<NextSteps> {
  const settings = await readSettings(records, person.id);
  const clock = { now, timeZone: settings.timeZone ?? deviceTimeZone };
  const today = dayAt(now, clock.timeZone);
  const [toSign, requests, proposed, thread, dates, events, broker, sale, offers] =
    await Promise.all([
      findToSign(records),
      listRequested(records),
      findProposed(records, now),
      findUnread(records),
      listOpenDates(records, today),
      listEventsAhead(records, clock),
      readBrokerProfile(db),
      findSale({ db, records }, now),
      findOffers({ db, records }, now),
    ]);

  const step = clientStepOf({
    toSign,
    requested: requests[0],
    proposed,
    thread: thread && { ...thread, name: thread.name ?? broker.name },
  });
  const shown = nearestDates({ dates, events, requests }, today);
  // Money first, then signatures and documents, then dates.
  if (offers) {
    return {
      sentence: offers.sentence,
      action: { kind: "offers", label: offers.label, path: clientsOffersPath(offers.dealId) },
      deal: { name: offers.dealName, path: dealPath(offers.dealId) },
      dates: shown,
    };
  }
  if (step) {
    const record = { sign: toSign, send: requests[0], confirm: proposed, read: thread }[step.kind];
    const what = capitalized(step.what);
    // The nearest date of the same deal; another deal's only if it is this week.
    const due = dates.find(
      ({ day, dealId }) =>
        !record?.dealId || dealId === record.dealId || daysUntil(day, today) <= maxWeekdayDistance,
    );
    return {
      sentence:
        record && "dueDay" in record && record.dueDay !== null
          ? `${what}${formatBy(record.dueDay, today)}.`
          : [`${what}.`, due && dueIn(due, record?.dealId, today)].filter(Boolean).join(" "),
      action: { kind: step.kind, label: step.action, path: pathOf(step, record?.dealId) },
      ...dealOf(record),
      dates: shown,
    };
  }
  const due = dates.find(
    ({ day, role }) => isOfClientsSide(role) && daysUntil(day, today) <= nearDays,
  );
  if (due) {
    return {
      sentence: formatDue(due, today),
      action: isStrict(due.kind)
        ? { kind: "date", label: "See the exchange", path: exchangePath(due.dealId) }
        : { kind: "date", label: `Open ${due.dealName}`, path: dealPath(due.dealId) },
      dates: shown,
    };
  }
  return {
    sentence: "You’re all caught up.",
    note: [
      sale && `${sale.dealName}: ${sale.sentence}`,
      waitingFor(dates, broker.name, today),
      formatChannel(settings),
    ]
      .filter(Boolean)
      .join(" "),
    dates: shown,
  };
}

/** The client's newest listing on the market, with its week. */
async function findSale({ db, records }: Pick<Viewer, "db" | "records">, now: Date) {
  const listing = await onMarket(records).selectAll().limit(1).executeTakeFirst();
  if (!listing?.dealId) return undefined;
  const week = await readWeek(db, listing, now);
  return { dealName: week.listing.name, sentence: week.sentence };
}

/** A client's listings on the market, the newest first. */
const onMarket = (records: Database) =>
  records
    .selectFrom("listing")
    .where("status", "=", "available")
    .where("dealId", "is not", null)
    .where("publishedAt", "is not", null)
    .orderBy("createdAt", "desc");

/**
 * Offers that wait for the client's decision: a counter first, then the offers for one of their
 * listings.
 */
async function findOffers({ db, records }: Pick<Viewer, "db" | "records">, now: Date) {
  const listings = await onMarket(records).select("id").execute();
  if (listings.length === 0) return undefined;
  const rows = await db
    .selectFrom("offer")
    .innerJoin("prospect", "prospect.id", "offer.prospectId")
    .innerJoin("listing", "listing.id", "offer.listingId")
    .selectAll("offer")
    .select(["prospect.name", "prospect.company", "prospect.role", "prospect.buyerName"])
    .select(["listing.dealId", "listing.details", "listing.kind", "listing.status"])
    .select(["listing.areCompaniesShown", "listing.areNamesShown"])
    .where(
      "offer.listingId",
      "in",
      listings.map(({ id }) => id),
    )
    .where(isOpenOffer(now))
    .orderBy("offer.expiresAt")
    .orderBy("offer.id")
    .execute();
  const waiting = rows.filter((row) => awaitsOwner(stagedOf(row, row.status), now));
  const first = waiting.find(({ counter }) => counter !== null) ?? waiting[0];
  if (!first?.dealId) return undefined;
  const { counter, dealId, details, kind, listingId, terms } = first;
  const dealName = listingDetailsSchema.parse(JSON.parse(details)).address;
  const deal = { dealId, dealName };
  const amount = (stored: string) => formatAmount(offerTermsSchema.parse(JSON.parse(stored)));
  if (counter !== null) {
    const buyer = buyerName(first, clientVisibility(first));
    const to = buyer === privateBuyer ? "a private buyer" : buyer;
    return {
      ...deal,
      sentence: `Approve the counter to ${to}: ${amount(counter)}.`,
      label: "See the counter",
    };
  }
  const [it, one] = kind === "sale" ? ["offer", "an offer"] : ["proposal", "a proposal"];
  const count = waiting.filter((row) => row.listingId === listingId).length;
  return count === 1
    ? { ...deal, sentence: `Answer ${one} of ${amount(terms)}.`, label: `See the ${it}` }
    : {
        ...deal,
        sentence: `Answer ${numberWord(count)} ${it}s.`,
        label: `See the ${it}s`,
      };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const dealOf = (record: { dealId: string | null; dealName: string | null } | undefined) =>
  record?.dealId && record.dealName
    ? { deal: { name: record.dealName, path: dealPath(record.dealId) } }
    : {};

function pathOf({ id, kind }: ClientStep, dealId: string | null | undefined): string {
  if (kind === "sign") return `${dealPath(dealId ?? "")}?document=${id}`;
  if (kind === "send") return documentRequestPath(dealId ?? "", id);
  return kind === "confirm" ? eventPath(id) : threadPath(id);
}

/** The date, with its deal if the step is about another one. */
function dueIn(date: OpenDate, dealId: string | null | undefined, today: string): string {
  const due = formatDue(date, today);
  return dealId && dealId !== date.dealId ? `${due.slice(0, -1)}, ${date.dealName}.` : due;
}

/** Who the broker is waiting for: the first date that someone other than the client has to meet. */
function waitingFor(dates: readonly OpenDate[], brokerName: string, today: string): string {
  const date = dates.find(({ role }) => role !== null && role !== "client");
  const [first = brokerName] = brokerName.split(" ");
  return date ? formatWaiting(first, { role: date.role, name: date.contactName }, date, today) : "";
}

/** Tells a client without a next step whether they'll get an email, or find it here. */
function formatChannel({ notifications }: Settings): string {
  const kinds = [notifications.messages, notifications.signatures, notifications.events];
  return kinds.every(({ email }) => email)
    ? "You’ll get an email when something needs you."
    : "What needs you will appear here.";
}

const dealColumns = ["deal.id as dealId", "property.name as dealName"] as const;

/** The document most recently sent out for signature. */
async function findToSign(records: Database) {
  return records
    .selectFrom("document")
    .innerJoin("deal", "deal.id", "document.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["document.id", "document.name", "document.type", ...dealColumns])
    .where("deal.archivedAt", "is", null)
    .where("document.status", "=", "needs-signature")
    .where("document.removedAt", "is", null)
    .orderBy("document.updatedAt", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The documents that the broker requested, by due day. */
async function listRequested(records: Database) {
  return records
    .selectFrom("documentRequest")
    .innerJoin("deal", "deal.id", "documentRequest.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["documentRequest.id", "documentRequest.label", "documentRequest.dueDay"])
    .select(dealColumns)
    .where("deal.archivedAt", "is", null)
    .where("documentRequest.status", "=", "requested")
    .orderBy((eb) => eb.fn.coalesce("documentRequest.dueDay", eb.val("9999-99-99")))
    .orderBy("documentRequest.createdAt")
    .limit(maxDatesShown)
    .execute();
}

/** The first upcoming time that the broker proposed. */
async function findProposed(records: Database, now: Date) {
  return records
    .selectFrom("event")
    .leftJoin("deal", "deal.id", "event.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .select(["event.id", "event.kind", ...dealColumns])
    .where((eb) =>
      eb.or([
        eb("event.status", "=", "proposed").and("event.startsAt", ">", now.toISOString()),
        // Another time for a confirmed event.
        eb("event.status", "=", "confirmed")
          .and("event.changeBy", "=", "broker")
          .and("event.changeStart", ">", now.toISOString()),
      ]),
    )
    .orderBy("event.startsAt")
    .limit(1)
    .executeTakeFirst();
}

/** The conversation with the latest unread message. */
async function findUnread(records: Database) {
  const thread = await records
    .selectFrom("thread")
    .leftJoin("deal", "deal.id", "thread.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .select(["thread.id", "thread.name", "thread.kind", "thread.unreadByClient as unread"])
    .select(dealColumns)
    .where("thread.unreadByClient", ">", 0)
    .orderBy("thread.lastMessageAt", "desc")
    .limit(1)
    .executeTakeFirst();
  // The conversation with the broker has the broker's name.
  return thread && { ...thread, name: thread.kind === "broker" ? undefined : thread.name };
}

type OpenDate = Awaited<ReturnType<typeof listOpenDates>>[number];

/** Upcoming and late key dates, in order. */
async function listOpenDates(records: Database, today: string) {
  const rows = await records
    .selectFrom("keyDate")
    .innerJoin("deal", "deal.id", "keyDate.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .leftJoin("contact", "contact.id", "keyDate.responsibleContactId")
    .select(["keyDate.id", "keyDate.day", "keyDate.kind", "keyDate.label"])
    .select(["keyDate.responsibleRole", "contact.role as contactRole"])
    .select(["contact.name as contactName", ...dealColumns])
    .where(isOpenKeyDate)
    .where("keyDate.day", "is not", null)
    .where((eb) => eb.or([eb("keyDate.day", ">=", today), canBeMissed(eb)]))
    .orderBy("keyDate.day")
    .orderBy("keyDate.position")
    .limit(maxDatesRead)
    .execute();
  return rows.flatMap(({ contactRole, day, responsibleRole, ...row }) =>
    day === null ? [] : [{ ...row, day, role: contactRole ?? responsibleRole }],
  );
}

type Clock = { now: Date; timeZone: string };

/** Confirmed upcoming tours, calls and days, in order. */
async function listEventsAhead(records: Database, { now, timeZone }: Clock) {
  const rows = await records
    .selectFrom("event")
    .leftJoin("deal", "deal.id", "event.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .select(["event.id", "event.title", "event.location", "event.day"])
    .select(["event.startsAt", "event.endsAt", "event.timeZone", ...dealColumns])
    .where(isAhead({ now, timeZone }))
    .orderBy("event.firstDay")
    .orderBy("event.startsAt")
    .limit(maxDatesRead)
    .execute();
  return rows.map(({ endsAt, startsAt, ...row }) => {
    const [start, end] = [new Date(startsAt ?? now), new Date(endsAt ?? now)];
    const time =
      row.day === null && `${formatTime(start, timeZone)} to ${formatTime(end, timeZone)}`;
    const there = formatTimeThere(start, { there: row.timeZone, timeZone });
    return {
      id: row.id,
      day: row.day ?? dayAt(start, timeZone),
      order: startsAt ?? "",
      label: row.title,
      dealId: row.dealId,
      detail: [row.dealName ?? row.location, time, there].filter(Boolean).join(", "),
    };
  });
}

type Dated = {
  dates: readonly OpenDate[];
  events: Awaited<ReturnType<typeof listEventsAhead>>;
  requests: Awaited<ReturnType<typeof listRequested>>;
};

/** The first three dates of all kinds; an event that repeats a key date is left out. */
function nearestDates({ dates, events, requests }: Dated, today: string): NextDate[] {
  return [
    ...dates.map((date) => ({
      ...date,
      order: "",
      detail: date.dealName,
      path: isStrict(date.kind) ? exchangePath(date.dealId) : keyDatePath(date.dealId, date.id),
      isDeadline: !isPassing(date.kind),
    })),
    ...requests.flatMap(({ dealId, dealName, dueDay, id, label }) =>
      dueDay === null
        ? []
        : [
            {
              id,
              day: dueDay,
              order: "",
              label,
              detail: `To send, ${dealName}`,
              path: documentRequestPath(dealId, id),
              isDeadline: true,
            },
          ],
    ),
    ...withoutRepeated(events, dates).map((event) => ({
      ...event,
      path: eventPath(event.id),
      isDeadline: false,
    })),
  ]
    .toSorted((a, b) => `${a.day} ${a.order}`.localeCompare(`${b.day} ${b.order}`))
    .slice(0, maxDatesShown)
    .map(({ day, detail, id, isDeadline, label, path }) => ({
      id,
      day,
      ...dayFigure(day, today),
      label,
      detail,
      left: formatLeft(day, today),
      isUrgent: isDeadline && isUrgent(day, today),
      path,
    }));
}
