import { dashboardPaths } from "@frontage/content/dashboard";
import { eventSchema, timeRequestSchema } from "@frontage/content/schemas/event";
import { daySchema, idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { noteActivity } from "../records/activity.ts";
import { audit } from "../records/audit.ts";
import { eventOf } from "../records/event-rows.ts";
import { listEvents, readEventRow, removeEvent, requestTime } from "../records/events.ts";
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

/** Writes down what was done to an event, and tells both sides. */
async function eventChanged(
  { db, live }: Services,
  { ipAddress, person }: Variables,
  change: { clientId: string; id: string; action: string },
): Promise<void> {
  const { action, clientId, id } = change;
  await audit(db, { person, clientId, action, subject: "event", subjectId: id, ipAddress });
  await live.announce([clientId, ...(await brokerIds(db))], ["events", "overview"]);
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
        await eventChanged(services, c.var, {
          clientId: person.id,
          id: event.id,
          action: "create",
        });
        await notify(services, await brokerIds(db), {
          kind: "event",
          title: `${person.name} asks for a ${what}`,
          detail: property,
          path: `${dashboardPaths.calendar}?event=${event.id}`,
        });
        return c.json(event);
      },
    )
    .delete(
      "/events/:id",
      describe("A client takes a request back; a broker takes any event away."),
      valid("param", idParam),
      async (c) => {
        const { person, records } = c.var;
        const { clientId, id, title } = await removeEvent(
          records,
          c.req.valid("param").id,
          person.role,
        );
        await eventChanged(services, c.var, { clientId, id, action: "remove" });
        if (person.role === "broker") {
          await notify(services, [clientId], {
            kind: "event",
            title: "A date was taken off your calendar",
            detail: title,
            path: dashboardPaths.calendar,
          });
        }
        return c.body(null, 204);
      },
    );
}
