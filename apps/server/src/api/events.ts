import { dashboardPaths } from "@frontage/content/dashboard";
import { eventSchema, timeRequestSchema } from "@frontage/content/schemas/event";
import { daySchema, idSchema, instantSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { noteActivity } from "../records/activity.ts";
import { audit } from "../records/audit.ts";
import { eventOf } from "../records/event-rows.ts";
import {
  acceptProposal,
  listEvents,
  readEventRow,
  removeEvent,
  requestTime,
} from "../records/events.ts";
import { notify } from "../records/notify.ts";
import { brokerIds } from "../records/people.ts";
import { readersTimeZone } from "../records/settings.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { notFound } from "./failure.ts";
import { describe, valid } from "./valid.ts";

const idParam = z.object({ id: idSchema });
const rangeQuery = z.object({
  from: daySchema,
  to: daySchema,
  clientId: z.optional(idSchema),
});

type Variables = ApiEnv["Variables"];

/** Where the dashboard shows an event. */
export const eventPath = (id: string) => `${dashboardPaths.calendar}?event=${id}`;

/** Writes down what was done to an event, and tells both sides. */
export async function eventChanged(
  { db, live }: Services,
  { ipAddress, person }: Variables,
  {
    action,
    clientId,
    event: { id, title },
  }: { clientId: string; event: { id: string; title: string }; action: string },
): Promise<void> {
  const subject = { subject: "event", subjectId: id, subjectName: title };
  await audit(db, { person, clientId, action, ...subject, ipAddress });
  await live.announce([clientId, ...(await brokerIds(db))], ["events", "overview", "clients"]);
}

/** The calendar: what is agreed, and what a client asks for. */
export function eventRoutes(services: Services) {
  const { db } = services;
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
        const { person, records } = c.var;
        if (person.role !== "client") throw notFound();
        const { event, property } = await requestTime(records, person.id, c.req.valid("json"));
        const what = event.kind === "viewing" ? "viewing" : "call";
        await noteActivity(db, {
          clientId: person.id,
          icon: "inbox",
          title: what === "viewing" ? "Viewing requested" : "Call requested",
          description: property,
        });
        await eventChanged(services, c.var, { clientId: person.id, event, action: "request" });
        await notify(services, await brokerIds(db), {
          kind: "event",
          title: `${person.name} asks for a ${what}`,
          detail: property,
          path: eventPath(event.id),
        });
        return c.json(event);
      },
    )
    .post(
      "/events/:id/accept",
      describe("A client accepts the time that the broker has proposed.", eventSchema),
      valid("param", idParam),
      valid("json", z.object({ start: instantSchema })),
      async (c) => {
        const { person, records } = c.var;
        if (person.role !== "client") throw notFound();
        const { id } = c.req.valid("param");
        const event = await acceptProposal(records, id, c.req.valid("json").start);
        await eventChanged(services, c.var, { clientId: person.id, event, action: "accept" });
        await notify(services, await brokerIds(db), {
          kind: "event",
          title: `${person.name} accepts the proposed time`,
          detail: event.title,
          path: eventPath(id),
        });
        return c.json(event);
      },
    )
    .delete(
      "/events/:id",
      describe(
        "A client takes a request back or declines a proposed time; a broker takes any event away.",
      ),
      valid("param", idParam),
      async (c) => {
        const { person, records } = c.var;
        const event = await removeEvent(records, c.req.valid("param").id, person.role);
        const { clientId, status, title } = event;
        const isDeclined = person.role === "client" && status === "proposed";
        const action = isDeclined ? "decline" : person.role === "client" ? "withdraw" : "remove";
        await eventChanged(services, c.var, { clientId, event, action });
        const told =
          person.role === "broker"
            ? { to: [clientId], words: "A date was taken off your calendar" }
            : {
                to: await brokerIds(db),
                words: isDeclined
                  ? `${person.name} declines the proposed time`
                  : `${person.name} withdraws a request`,
              };
        await notify(services, told.to, {
          kind: "event",
          title: told.words,
          detail: title,
          path: dashboardPaths.calendar,
        });
        return c.body(null, 204);
      },
    );
}
