import { broker } from "@frontage/content/broker";
import {
  canCancel,
  type ClientProposal,
  type PortalEvent,
  type TimedEvent,
  type TimeRequest,
  withoutChange,
} from "@frontage/content/schemas/event";
import { randomUUID } from "node:crypto";
import { Failure } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import {
  type ChangedEvent,
  changedSince,
  failed,
  findPropertyOf,
  futureTime,
  readEventRow,
  timePassed,
  writeEvent,
} from "./queries.ts";
import { eventOf, eventRow } from "./rows.ts";

// What clients do in their calendar; their `records` are their own.

/**
 * A client requests a time, in the property's time zone.
 *
 * @throws 400 if the property is not theirs, or the time has passed or doesn't exist that day; 409
 *   if they have an event at that time in this property, or too many open requests
 */
export async function requestTime(
  records: Database,
  clientId: string,
  request: TimeRequest,
  { now = new Date(), openRequestsMax }: { openRequestsMax: number; now?: Date },
): Promise<{ event: PortalEvent; property: string }> {
  const property = await findPropertyOf(records, clientId, request.dealId);
  if (!property) throw failed("dealId", "You no longer have access to this property.");
  const event: TimedEvent = {
    id: randomUUID(),
    kind: request.kind,
    title: request.kind === "viewing" ? "Property viewing" : `Call with ${broker.name}`,
    dealId: request.dealId,
    ...(request.kind === "call" ? { location: "By phone" } : {}),
    ...(request.note ? { note: request.note } : {}),
    status: "requested",
    isRequest: true,
    clientId,
    ...futureTime(request, property.timeZone, now),
  };
  await checkSlot(records, { clientId, dealId: request.dealId, start: event.start });
  await checkOpenRequests(records, { clientId, now, openRequestsMax });
  await records
    .insertInto("event")
    .values({ ...eventRow(event), clientId })
    .execute();
  return { event, property: property.name };
}

/**
 * Requests are open until the broker has answered, or their time has passed.
 *
 * @throws 409
 */
async function checkOpenRequests(
  records: Database,
  { clientId, now, openRequestsMax }: { clientId: string; now: Date; openRequestsMax: number },
): Promise<void> {
  const { open } = await records
    .selectFrom("event")
    .select((eb) => eb.fn.countAll<number>().as("open"))
    .where("clientId", "=", clientId)
    .where("status", "=", "requested")
    .where("startsAt", ">", now.toISOString())
    .executeTakeFirstOrThrow();
  if (Number(open) < openRequestsMax) return;
  throw new Failure(
    409,
    openRequestsMax === 1
      ? `You have an open request. Withdraw it, or wait for ${broker.name} to answer.`
      : `You have ${openRequestsMax} open requests. Withdraw one, or wait for ${broker.name} to answer.`,
  );
}

/**
 * A slot is a property and a start; a client has it once, by whatever way they request it.
 *
 * @throws 409, by field
 */
async function checkSlot(
  records: Database,
  {
    clientId,
    dealId,
    except,
    start,
  }: { clientId: string; dealId: string; start: string; except?: string },
): Promise<void> {
  // Changes nothing, but two requests of one moment wait for each other.
  await records.updateTable("deal").set({ clientId }).where("id", "=", dealId).execute();
  let query = records
    .selectFrom("event")
    .select("title")
    .where("dealId", "=", dealId)
    .where("status", "in", ["confirmed", "requested", "proposed"])
    .where((eb) => eb.or([eb("startsAt", "=", start), eb("changeStart", "=", start)]));
  if (except !== undefined) query = query.where("id", "!=", except);
  const taken = await query.executeTakeFirst();
  if (!taken) return;
  const sentence = `You already have this time: ${taken.title}. Please choose another.`;
  throw new Failure(409, sentence, { time: sentence });
}

const changedProposal = () =>
  new Failure(409, "This proposal has changed. Please review it again.");

/**
 * A client accepts the broker's proposed time, of a request or for a confirmed event.
 *
 * @param start the time they have seen; the broker may have proposed another since
 * @throws 404, or 409 if it is no longer proposed or has passed
 */
export async function acceptProposal(
  records: Database,
  id: string,
  start: string,
  now: Date = new Date(),
): Promise<ChangedEvent> {
  const row = await readEventRow(records, id);
  const before = eventOf(row);
  const accepted = proposedTime(before, start);
  if (!accepted) throw changedProposal();
  if (Date.parse(start) < now.getTime()) throw new Failure(409, timePassed);
  const event: PortalEvent = { ...withoutChange(accepted.event), ...accepted.time };
  const written = await writeEvent(records, row, { ...event, status: "confirmed" });
  return { before, event: written, clientId: row.clientId };
}

/** The time that the broker has proposed. @returns nothing if it isn't `start` */
function proposedTime(event: PortalEvent, start: string) {
  if (!("start" in event)) return undefined;
  if (event.status === "proposed" && event.start === start) {
    return { event, time: { start, end: event.end } };
  }
  const { change, status } = event;
  if (status !== "confirmed" || change?.by !== "broker" || change.start !== start) return undefined;
  return { event, time: { start, end: change.end } };
}

/**
 * A client declines the broker's proposed time, which ends the request. Another time for a
 * confirmed event is only dropped, whoever wants it.
 *
 * @param declined.start the time they have seen; the broker may have proposed another since
 * @throws 404, or 409 if it is no longer proposed
 */
export async function declineProposal(
  records: Database,
  id: string,
  { reason, start }: { start: string; reason: string },
): Promise<ChangedEvent> {
  const row = await readEventRow(records, id);
  const before = eventOf(row);
  const isDropped = hasChangeAt(before, start);
  if (!isDropped && !proposedTime(before, start)) throw changedProposal();
  const declined: PortalEvent = isDropped
    ? withoutChange(before)
    : { ...before, status: "declined", endedBy: "client", ...(reason ? { reason } : {}) };
  return { before, event: await writeEvent(records, row, declined), clientId: row.clientId };
}

const hasChangeAt = (event: PortalEvent, start: string) =>
  event.status === "confirmed" && "start" in event && event.change?.start === start;

/**
 * A client answers a proposed time with another, or wants another time for a confirmed event that
 * lies ahead. The broker then answers.
 *
 * @throws 404, 400 for a time that has passed or doesn't exist that day, or 409 if the event has
 *   changed since they saw it, or they have another at that time
 */
export async function proposeTime(
  records: Database,
  clientId: string,
  id: string,
  proposal: ClientProposal,
  now: Date = new Date(),
): Promise<ChangedEvent> {
  const row = await readEventRow(records, id);
  const before = eventOf(row);
  if (!("start" in before) || seenStartOf(before) !== proposal.seenStart) throw changedSince();
  const time = futureTime(proposal, before.timeZone, now);
  if (before.dealId !== undefined) {
    await checkSlot(records, {
      clientId,
      dealId: before.dealId,
      except: id,
      start: time.start,
    });
  }
  const event = await writeEvent(records, row, withClientsTime(before, time, proposal.note, now));
  return { before, event, clientId };
}

/** The start that a client answers, or moves. */
function seenStartOf(event: TimedEvent): string | undefined {
  if (event.status === "proposed") return event.start;
  return event.status === "confirmed" ? (event.change?.start ?? event.start) : undefined;
}

function withClientsTime(
  event: TimedEvent,
  { end, start }: { start: string; end: string },
  note: string,
  now: Date,
): PortalEvent {
  if (event.status === "confirmed") {
    if (!canCancel(event, now)) throw new Failure(409, timePassed);
    if (start === event.start && end === event.end) {
      throw failed("time", "This is the confirmed time. Please choose another.");
    }
    return { ...event, change: { start, end, by: "client", ...(note ? { note } : {}) } };
  }
  const { requestedStart: _, ...request } = event;
  const notes = [event.note, note].filter(Boolean).join("\n\n");
  return { ...request, start, end, status: "requested", ...(notes ? { note: notes } : {}) };
}
