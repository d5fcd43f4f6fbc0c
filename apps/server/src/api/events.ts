import type { AuditAction } from "@frontage/content/schemas/audit";
import { eventSchema, timeRequestSchema } from "@frontage/content/schemas/event";
import type { Activity } from "@frontage/content/schemas/overview";
import { daySchema, idSchema, instantSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Database } from "../database/open-database.ts";
import { noteActivity } from "../records/activity.ts";
import { audit } from "../records/audit.ts";
import { eventOf } from "../records/event-rows.ts";
import {
  acceptProposal,
  declineProposal,
  eventPath,
  listEvents,
  readEventRow,
  removeEvent,
  requestTime,
} from "../records/events.ts";
import { keep, tell } from "../records/notify.ts";
import { brokerIds } from "../records/people.ts";
import { scopedTo } from "../records/scope.ts";
import { readersTimeZone } from "../records/settings.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { notFound } from "./failure.ts";
import { describe, valid } from "./valid.ts";

const idParam = z.object({ id: idSchema });
/** The start of the proposed time that the client has read. */
const proposalRead = z.object({ start: instantSchema });
const rangeQuery = z.object({
  from: daySchema,
  to: daySchema,
  clientId: z.optional(idSchema),
});

type Variables = ApiEnv["Variables"];

/** What was done to a date, and how the other side reads of it. */
export type DateChange = {
  clientId: string;
  event: { id: string; title: string };
  action: AuditAction;
  /** The words of the other side's notification. */
  told: { title: string; detail: string };
  /** How the overview tells it, where it does. */
  activity?: Pick<Activity, "icon" | "title" | "description">;
};

/**
 * Changes a date. The change, what is written down of it and the other side's notification
 * are kept as one; then both sides are told.
 *
 * @param make makes the change by the person's records
 * @returns what `make` did
 */
export async function changeDate<Made extends DateChange>(
  services: Services,
  { ipAddress, person }: Variables,
  make: (records: Database) => Promise<Made>,
): Promise<Made> {
  const { brokers, kept, made } = await services.db.transaction().execute(async (transaction) => {
    const made = await make(scopedTo(transaction, person));
    const { action, activity, clientId, event, told } = made;
    const subject = { subject: "event", subjectId: event.id, subjectName: event.title };
    await audit(transaction, { person, clientId, action, ...subject, ipAddress });
    if (activity) await noteActivity(transaction, { clientId, ...activity });
    const brokers = await brokerIds(transaction);
    const others = person.role === "broker" ? [clientId] : brokers;
    const news = { kind: "event", ...told, path: eventPath(event.id) } as const;
    return { brokers, kept: await keep(transaction, others, news), made };
  });
  await services.live.announce([made.clientId, ...brokers], ["events", "overview", "clients"]);
  await tell(services, kept);
  return made;
}

/** The calendar: what is agreed, and what a client asks for. */
export function eventRoutes(services: Services) {
  return new Hono<ApiEnv>()
    .get(
      "/events",
      describe("The events that touch the days, both included, in order.", z.array(eventSchema)),
      valid("query", rangeQuery),
      async (c) => {
        const timeZone = await readersTimeZone(c.var.records, c.var.person.id);
        return c.json(await listEvents(c.var.records, { ...c.req.valid("query"), timeZone }));
      },
    )
    .get("/events/:id", describe("One event.", eventSchema), valid("param", idParam), async (c) =>
      c.json(eventOf(await readEventRow(c.var.records, c.req.valid("param").id))),
    )
    .post(
      "/events/requests",
      describe("A client asks for a time, on the property's clock.", eventSchema),
      valid("json", timeRequestSchema),
      async (c) => {
        const { person } = c.var;
        if (person.role !== "client") throw notFound();
        const { event } = await changeDate(services, c.var, async (records) => {
          const request = c.req.valid("json");
          const { event, property } = await requestTime(records, person.id, request);
          const isViewing = event.kind === "viewing";
          return {
            clientId: person.id,
            event,
            action: "request",
            told: {
              title: `${person.name} asks for a ${isViewing ? "viewing" : "call"}`,
              detail: property,
            },
            activity: {
              icon: "inbox",
              title: isViewing ? "Viewing requested" : "Call requested",
              description: property,
            },
          };
        });
        return c.json(event);
      },
    )
    .post(
      "/events/:id/accept",
      describe("A client accepts the time that the broker has proposed.", eventSchema),
      valid("param", idParam),
      valid("json", proposalRead),
      async (c) => {
        const { person } = c.var;
        if (person.role !== "client") throw notFound();
        const { start } = c.req.valid("json");
        const { event } = await changeDate(services, c.var, async (records) => {
          const event = await acceptProposal(records, c.req.valid("param").id, start);
          const title = `${person.name} accepts the proposed time`;
          const told = { title, detail: event.title };
          return { clientId: person.id, event, action: "accept", told };
        });
        return c.json(event);
      },
    )
    .post(
      "/events/:id/decline",
      describe("A client declines the time that the broker has proposed."),
      valid("param", idParam),
      valid("json", proposalRead),
      async (c) => {
        const { person } = c.var;
        if (person.role !== "client") throw notFound();
        const { start } = c.req.valid("json");
        await changeDate(services, c.var, async (records) => {
          const event = await declineProposal(records, c.req.valid("param").id, start);
          const title = `${person.name} declines the proposed time`;
          const told = { title, detail: event.title };
          return { clientId: person.id, event, action: "decline", told };
        });
        return c.body(null, 204);
      },
    )
    .delete(
      "/events/:id",
      describe("A client takes a request back; a broker takes any event away."),
      valid("param", idParam),
      async (c) => {
        const { person } = c.var;
        const isBroker = person.role === "broker";
        await changeDate(services, c.var, async (records) => {
          const event = await removeEvent(records, c.req.valid("param").id, person.role);
          const title = isBroker
            ? "A date was taken off your calendar"
            : `${person.name} withdraws a request`;
          const told = { title, detail: event.title };
          const action = isBroker ? "remove" : "withdraw";
          return { clientId: event.clientId, event, action, told };
        });
        return c.body(null, 204);
      },
    );
}
