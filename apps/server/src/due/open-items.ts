import { broker } from "@frontage/content/broker";
import {
  assistantPath,
  dealOfferPath,
  dealPath,
  documentPath,
  documentRequestPath,
  eventPath,
  listingTermPath,
  offersPath,
  threadPath,
} from "@frontage/content/dashboard";
import { formatWhen } from "@frontage/records/deal-clock/due-sentence";
import { formatAmount } from "@frontage/records/offer-words";
import { byUrgency, type OpenItem } from "@frontage/records/open-items";
import type { ExpressionBuilder } from "kysely";
import { lastDone } from "../audit/last-done.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import type { Tables } from "../database/tables.ts";
import { dayAt, formatTime } from "../time/clock.ts";
import { today } from "../time/today.ts";
import { listEndingTerms } from "./listing-term.ts";
import type { DealOffer } from "./open-offer.ts";

/**
 * Whether the latest message of a conversation is a client's that the broker has neither answered
 * nor dismissed; for `where`. Seeing it isn't enough.
 */
export const isUnanswered = (eb: ExpressionBuilder<Tables, "thread">) =>
  eb.and([
    eb.or([
      eb("thread.dismissedMessageId", "is", null),
      eb("thread.dismissedMessageId", "!=", eb.ref("thread.lastMessageId")),
    ]),
    eb.exists(
      eb
        .selectFrom("message")
        .select("message.id")
        .whereRef("message.id", "=", "thread.lastMessageId")
        .where("message.author", "=", "client"),
    ),
  ]);

/** Questions to the assistant that wait for the broker, except those that arrived as messages. */
export const openQuestions = (records: Database) =>
  records
    .selectFrom("assistantQuestion")
    .where("assistantQuestion.status", "=", "needs-answer")
    .where("assistantQuestion.forwardedAt", "is", null);

/** Whether an event has a time that this party proposed, and that the other has to confirm; for `where`. */
const isProposedBy =
  (party: "broker" | "client", now: Date) => (eb: ExpressionBuilder<Tables, "event">) =>
    eb.or([
      eb.and([
        eb("event.status", "=", party === "broker" ? "proposed" : "requested"),
        eb("event.startsAt", ">", now.toISOString()),
      ]),
      // Another time for a confirmed event.
      eb.and([
        eb("event.status", "=", "confirmed"),
        eb("event.changeBy", "=", party),
        eb("event.changeStart", ">", now.toISOString()),
      ]),
    ]);

/** Who reads what is open, and when. */
export type OpenReader = {
  /** Everyone's rows. */
  db: Database;
  records: Database;
  person: Pick<Person, "id" | "role">;
  clock: { now: Date; timeZone: string };
  /** The broker's name. */
  brokerName: string;
};

type Which = { dealIds?: readonly string[] | undefined; offers: readonly DealOffer[] };

/**
 * What someone has to do in deals, most urgent first: what waits for the reader, and whom the reader
 * is waiting for. What belongs to no deal is only listed if no deals are given.
 */
export async function listOpenItems(reader: OpenReader, which: Which): Promise<OpenItem[]> {
  const items = await Promise.all([
    listSignatures(reader, which),
    listRequests(reader, which),
    listTimes(reader, which),
    listMessages(reader, which),
    listQuestions(reader, which),
    listTerms(reader, which),
  ]);
  return [...offerItems(reader, which), ...items.flat()].toSorted(byUrgency);
}

const firstName = (name: string) => name.split(" ", 1)[0] ?? name;

/** Whose turn it is, as the reader knows them. */
const turnOfParty = (
  { brokerName, person }: OpenReader,
  turn: "client" | "broker",
  clientName: string | null,
): Pick<OpenItem, "turn" | "who"> => {
  const isReaders = turn === person.role;
  // A sentence about the client's doing names them also when it's the broker's turn.
  const who = person.role === "broker" ? (clientName ?? "") : firstName(brokerName);
  return { turn: isReaders ? "you" : turn, who };
};

function offerItems({ brokerName, person }: OpenReader, { offers }: Which): OpenItem[] {
  const isClient = person.role === "client";
  return offers.flatMap((offer) => {
    const { acceptanceRequestedAt, buyer, changedAt, counter, counterAt, counterState } = offer;
    const { awaitsOwner, expiresAt, id, listing, terms, turn } = offer;
    if (turn === undefined && !awaitsOwner) return [];
    const isCountered = counter !== undefined && acceptanceRequestedAt === null;
    const state =
      acceptanceRequestedAt !== null
        ? ("accept" as const)
        : counterState === "approved" && counter !== undefined
          ? ("approved" as const)
          : undefined;
    const isYours = isClient ? awaitsOwner : turn === "broker";
    const other = turn === "owner" ? "client" : (turn ?? "buyer");
    const who = { client: listing.clientName, broker: firstName(brokerName), buyer }[other];
    return {
      kind: isCountered ? "counter" : "offer",
      id,
      turn: isYours ? "you" : other,
      who: isYours && !isClient ? "The owner" : who,
      deal: { id: listing.dealId, name: listing.dealName },
      clientId: listing.clientId,
      at: acceptanceRequestedAt ?? (isCountered ? counterAt : null) ?? changedAt,
      endsAt: isCountered ? undefined : expiresAt,
      endsOn: isCountered ? undefined : dayAt(new Date(expiresAt), listing.timeZone),
      amount: formatAmount(isCountered ? counter : terms),
      isLease: terms.kind === "lease",
      buyer,
      state,
      path: isClient ? dealOfferPath(listing.dealId, id) : offersPath(listing.id),
      listPath: isClient ? `${dealPath(listing.dealId)}#offers` : offersPath(listing.id),
    };
  });
}

const dealColumns = ["deal.id as dealId", "property.name as dealName"] as const;
const dealOf = ({ dealId, dealName }: { dealId: string | null; dealName: string | null }) =>
  dealId === null ? undefined : { id: dealId, name: dealName ?? "" };

async function listSignatures(reader: OpenReader, { dealIds }: Which): Promise<OpenItem[]> {
  const { person, records, clock } = reader;
  let query = records
    .selectFrom("document")
    .innerJoin("deal", "deal.id", "document.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .innerJoin("user", "user.id", "deal.clientId")
    .select(["document.id", "document.name", "document.type", "document.status"])
    .select(["user.name as clientName", "deal.archivedAt", "deal.clientId", ...dealColumns])
    .select((eb) => [
      eb.fn
        .coalesce(
          lastDone("document", ["signature-request", "signature-report"]),
          "document.updatedAt",
        )
        .as("at"),
      lastDone("document", ["remind"]).as("remindedAt"),
    ])
    .where("document.status", "in", ["needs-signature", "needs-confirmation"])
    .where("document.removedAt", "is", null);
  if (dealIds) query = query.where("document.dealId", "in", dealIds);
  return (await query.execute()).flatMap(({ name, remindedAt, type, ...row }) => {
    const isToSign = row.status === "needs-signature";
    if (isToSign && row.archivedAt !== null) return [];
    const isClient = person.role === "client";
    return {
      ...turnOfParty(reader, isToSign ? "client" : "broker", row.clientName),
      kind: "sign",
      id: row.id,
      deal: dealOf(row),
      clientId: row.clientId,
      at: row.at,
      document: { name, type },
      path: isClient ? `${dealPath(row.dealId)}?document=${row.id}` : documentPath(row.id),
      ...(!isClient && isToSign && { canRemind: canRemind(remindedAt, row.at, clock.now) }),
    };
  });
}

/** Whether another reminder may be sent today. Those before the latest request don't count. */
const canRemind = (remindedAt: string | null, at: string, now: Date) =>
  remindedAt === null || remindedAt <= at || today(new Date(remindedAt)) !== today(now);

async function listRequests(reader: OpenReader, { dealIds }: Which): Promise<OpenItem[]> {
  const { person, records, clock } = reader;
  let query = records
    .selectFrom("documentRequest")
    .innerJoin("deal", "deal.id", "documentRequest.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .innerJoin("user", "user.id", "deal.clientId")
    .leftJoin("document", (join) =>
      join
        .onRef("document.id", "=", "documentRequest.documentId")
        .on("document.removedAt", "is", null),
    )
    .select(["documentRequest.id", "documentRequest.label", "documentRequest.dueDay"])
    .select(["documentRequest.status", "documentRequest.createdAt", "documentRequest.remindedAt"])
    .select(["document.id as documentId", "document.updatedAt as sentAt"])
    .select(["user.name as clientName", "deal.archivedAt", "deal.clientId", ...dealColumns])
    .where("documentRequest.status", "in", ["requested", "received"]);
  if (dealIds) query = query.where("documentRequest.dealId", "in", dealIds);
  return (await query.execute()).flatMap(({ dueDay, label, remindedAt, ...row }) => {
    const isToSend = row.status === "requested";
    if (isToSend && row.archivedAt !== null) return [];
    const isClient = person.role === "client";
    const requestPath = documentRequestPath(row.dealId, row.id);
    const at = (isToSend ? null : row.sentAt) ?? row.createdAt;
    return {
      ...turnOfParty(reader, isToSend ? "client" : "broker", row.clientName),
      kind: "send",
      id: row.id,
      deal: dealOf(row),
      clientId: row.clientId,
      at,
      endsOn: isToSend ? (dueDay ?? undefined) : undefined,
      label,
      path: isClient || row.documentId === null ? requestPath : documentPath(row.documentId),
      ...(!isClient && isToSend && { canRemind: canRemind(remindedAt, at, clock.now) }),
    };
  });
}

async function listTimes(reader: OpenReader, { dealIds }: Which): Promise<OpenItem[]> {
  const { clock, records } = reader;
  let query = records
    .selectFrom("event")
    .innerJoin("user", "user.id", "event.clientId")
    .leftJoin("deal", "deal.id", "event.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .select(["event.id", "event.title", "event.kind", "event.status", "event.changeBy"])
    .select(["event.startsAt", "event.changeStart", "event.timeZone"])
    .select(["event.clientId", "user.name as clientName", ...dealColumns])
    .select(lastDone("event", ["request", "propose"]).as("at"))
    .where((eb) =>
      eb.or([isProposedBy("broker", clock.now)(eb), isProposedBy("client", clock.now)(eb)]),
    )
    .orderBy("event.startsAt");
  if (dealIds) query = query.where("event.dealId", "in", dealIds);
  const readersDay = dayAt(clock.now, clock.timeZone);
  return (await query.execute()).map(({ id, kind, title, ...row }) => {
    const isChange = row.status === "confirmed";
    const isBrokers = isChange ? row.changeBy === "client" : row.status === "requested";
    const start = new Date((isChange ? row.changeStart : row.startsAt) ?? clock.now);
    const day = formatWhen(dayAt(start, clock.timeZone), readersDay);
    return {
      ...turnOfParty(reader, isBrokers ? "broker" : "client", row.clientName),
      kind: "confirm",
      id,
      deal: dealOf(row),
      clientId: row.clientId,
      at: row.at ?? start.toISOString(),
      event: kind,
      title,
      isChange,
      time: `${day} at ${formatTime(start, clock.timeZone)}`,
      path: eventPath(id),
    };
  });
}

async function listQuestions(reader: OpenReader, { dealIds }: Which): Promise<OpenItem[]> {
  if (!broker.assistant.isOffered) return [];
  let query = openQuestions(reader.records)
    .innerJoin("user", "user.id", "assistantQuestion.clientId")
    .leftJoin("deal", "deal.id", "assistantQuestion.dealId")
    .leftJoin("property", "property.id", "deal.propertyId")
    .select(["assistantQuestion.id", "assistantQuestion.clientId", "user.name as clientName"])
    .select(["assistantQuestion.askedAt", "assistantQuestion.unhelpfulAt", ...dealColumns]);
  if (dealIds) query = query.where("assistantQuestion.dealId", "in", dealIds);
  return (await query.execute()).map(({ askedAt, clientId, id, unhelpfulAt, ...row }) => ({
    ...turnOfParty(reader, "broker", row.clientName),
    kind: "answer",
    id,
    deal: dealOf(row),
    clientId,
    at: unhelpfulAt ?? askedAt,
    path: assistantPath,
  }));
}

async function listTerms(reader: OpenReader, { dealIds }: Which): Promise<OpenItem[]> {
  const { clock, person, records } = reader;
  const terms = await listEndingTerms(records, clock.now);
  const ofDeals = terms.flatMap(({ dealId, ...term }) => {
    return dealId !== null && (dealIds?.includes(dealId) ?? true) ? { ...term, dealId } : [];
  });
  if (ofDeals.length === 0) return [];
  const deals = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .innerJoin("user", "user.id", "deal.clientId")
    .select(["deal.clientId", "user.name as clientName", ...dealColumns])
    .where(
      "deal.id",
      "in",
      ofDeals.map(({ dealId }) => dealId),
    )
    .where("deal.archivedAt", "is", null)
    .execute();
  return ofDeals.flatMap(({ at, dealId, endsOn, id }) => {
    const deal = deals.find((one) => one.dealId === dealId);
    if (!deal) return [];
    return {
      ...turnOfParty(reader, "broker", deal.clientName),
      kind: "term",
      id,
      deal: dealOf(deal),
      clientId: deal.clientId,
      at,
      endsOn,
      path: person.role === "client" ? dealPath(dealId) : listingTermPath(id),
    };
  });
}

/** Messages name no deal, unless it's the client's only open one. */
async function listMessages(reader: OpenReader, { dealIds }: Which): Promise<OpenItem[]> {
  const { brokerName, person, records } = reader;
  const isClient = person.role === "client";
  const rows = await records
    .selectFrom("thread")
    .innerJoin("user", "user.id", "thread.clientId")
    .select(["thread.id", "thread.clientId", "thread.name", "thread.kind", "thread.dealId"])
    .select(["thread.unreadByClient", "thread.unreadByBroker", "thread.lastMessageAt"])
    .select("user.name as clientName")
    .where("thread.kind", "!=", "assistant")
    .where(isClient ? (eb) => eb("thread.unreadByClient", ">", 0) : isUnanswered)
    .execute();
  if (rows.length === 0) return [];
  const open = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["deal.clientId", ...dealColumns])
    .where("deal.clientId", "in", [...new Set(rows.map(({ clientId }) => clientId))])
    .where("deal.stage", "!=", "closed")
    .where("deal.archivedAt", "is", null)
    .execute();
  const openOf = Map.groupBy(open, ({ clientId }) => clientId);
  return rows.flatMap(({ clientId, id, kind, lastMessageAt, name, ...row }) => {
    const deals = openOf.get(clientId) ?? [];
    const deal = deals.length === 1 ? deals[0] : deals.find(({ dealId }) => dealId === row.dealId);
    if (dealIds && (!deal || !dealIds.includes(deal.dealId))) return [];
    return {
      kind: "read",
      id,
      turn: "you",
      who: isClient ? firstName(brokerName) : row.clientName,
      deal: deal && dealOf(deal),
      clientId,
      at: lastMessageAt ?? "",
      unread: isClient ? row.unreadByClient : row.unreadByBroker,
      // The conversation with the broker has the broker's name.
      from: kind === "broker" ? brokerName : name,
      path: threadPath(id),
    };
  });
}
