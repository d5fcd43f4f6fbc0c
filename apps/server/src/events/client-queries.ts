import { broker } from "@frontage/content/broker";
import {
  canCancel,
  type Cancellation,
  type ClientProposal,
  hasEnded,
  type PortalEvent,
  type TimedEvent,
  type TimeRequest,
  withoutChange,
} from "@frontage/records/schemas/event";
import { randomUUID } from "node:crypto";
import { Failure } from "../http/failure.ts";
import { lockRow } from "../database/lock-row.ts";
import type { Database } from "../database/open-database.ts";
import {
  type ChangedEvent,
  eventEnded,
  failed,
  findPropertyOf,
  futureTime,
  openEvent,
  timePassed,
  writeEvent,
} from "./queries.ts";
import { eventRow } from "./rows.ts";

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
    title: request.kind === "viewing" ? "Property tour" : `Call with ${broker.name}`,
    dealId: request.dealId,
    ...(request.kind === "call" ? { location: "By phone" } : {}),
    ...(request.note ? { note: request.note } : {}),
    status: "requested",
    version: 1,
    isRequest: true,
    clientId,
    ...futureTime(request, property.timeZone, now),
  };
  await lockRow(records, "user", clientId);
  await checkSlot(records, { clientId, dealId: request.dealId, start: event.start });
  await checkOpenRequests(records, { clientId, now, openRequestsMax });
  await records
    .insertInto("event")
    .values({ ...eventRow(event), clientId })
    .execute();
  return { event, property: property.name };
}

/**
 * Requests are open until the broker answers or their time has passed.
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
 * A slot is a property and a start. A client can have it only once, however they request it.
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
  // Changes nothing, but makes two concurrent requests wait for each other.
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

const nothingProposed = () => new Failure(409, "There is no proposed time to answer.");

/**
 * A client accepts the broker's proposed time, for a request or a confirmed event.
 *
 * @throws 404, or 409 if it has changed since they saw it, isn't proposed or has passed
 */
export async function acceptProposal(
  records: Database,
  id: string,
  version: number,
  now: Date = new Date(),
): Promise<ChangedEvent> {
  const { before, row } = await openEvent(records, id, version);
  const accepted = proposedTime(before);
  if (!accepted) throw nothingProposed();
  if (Date.parse(accepted.time.start) < now.getTime()) throw new Failure(409, timePassed);
  const event: PortalEvent = { ...withoutChange(accepted.event), ...accepted.time };
  const written = await writeEvent(records, row, { ...event, status: "confirmed" });
  return { before, event: written, clientId: row.clientId };
}

/** The time that the broker has proposed, if they have. */
function proposedTime(event: PortalEvent) {
  if (!("start" in event)) return undefined;
  const { change, end, start, status } = event;
  if (status === "proposed") return { event, time: { start, end } };
  if (status !== "confirmed" || change?.by !== "broker") return undefined;
  return { event, time: { start: change.start, end: change.end } };
}

/**
 * A client declines the broker's proposed time, which ends the request. If another time for a
 * confirmed event is declined, only that proposal is dropped.
 *
 * @throws 404, or 409 if it has changed since they saw it, or isn't proposed
 */
export async function declineProposal(
  records: Database,
  id: string,
  { reason, version }: Cancellation,
): Promise<ChangedEvent> {
  const { before, row } = await openEvent(records, id, version);
  const isDropped = before.status === "confirmed" && "start" in before && before.change;
  if (!isDropped && before.status !== "proposed") throw nothingProposed();
  const declined: PortalEvent = isDropped
    ? withoutChange(before)
    : { ...before, status: "declined", endedBy: "client", ...(reason ? { reason } : {}) };
  return { before, event: await writeEvent(records, row, declined), clientId: row.clientId };
}

/**
 * A client answers a proposed time with another, or requests another time for an upcoming confirmed
 * event. The broker then answers.
 *
 * @throws 404, 400 for a time that has passed or doesn't exist that day, or 409 if the event has
 * changed since they saw it, or they have another at that time
 */
export async function proposeTime(
  records: Database,
  clientId: string,
  id: string,
  proposal: ClientProposal,
  now: Date = new Date(),
): Promise<ChangedEvent> {
  const { before, row } = await openEvent(records, id, proposal.version);
  if (hasEnded(before)) throw eventEnded();
  if (!("start" in before) || before.status === "requested") throw nothingProposed();
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
