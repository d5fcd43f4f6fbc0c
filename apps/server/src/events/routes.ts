import { eventSchema, timeRequestSchema } from "@frontage/content/schemas/event";
import { daySchema, idSchema, instantSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changeEvent, type EventDependencies } from "./change-event.ts";
import {
  acceptProposal,
  declineProposal,
  listEvents,
  readEvent,
  removeEvent,
  requestTime,
} from "./queries.ts";
import { readTimeZone } from "../settings/queries.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { describe, valid } from "../http/valid.ts";

const idParam = z.object({ id: idSchema });
/** The proposed time that the client has seen. */
const seenProposal = z.object({ start: instantSchema });
const rangeQuery = z.object({
  from: daySchema,
  to: daySchema,
  clientId: z.optional(idSchema),
});

/** The calendar: events, and clients' requests. */
export function eventRoutes(services: EventDependencies) {
  return new Hono<ApiEnv>()
    .get(
      "/events",
      describe("The events between two days, inclusive, in order.", z.array(eventSchema)),
      valid("query", rangeQuery),
      async (c) => {
        const timeZone = await readTimeZone(c.var.records, c.var.person.id);
        return c.json(await listEvents(c.var.records, { ...c.req.valid("query"), timeZone }));
      },
    )
    .get("/events/:id", describe("One event.", eventSchema), valid("param", idParam), async (c) =>
      c.json(await readEvent(c.var.records, c.req.valid("param").id)),
    )
    .post(
      "/events/requests",
      describe("A client requests a time, in the property's time zone.", eventSchema),
      valid("json", timeRequestSchema),
      async (c) => {
        const { person } = c.var;
        if (person.role !== "client") throw notFound();
        const { event } = await changeEvent(services, c.var, async (records) => {
          const request = c.req.valid("json");
          const { event, property } = await requestTime(records, person.id, request);
          const isTour = event.kind === "viewing";
          return {
            clientId: person.id,
            event,
            action: "request",
            notification: {
              title: `${person.name} requested a ${isTour ? "tour" : "call"}`,
              detail: property,
            },
            activity: {
              icon: "inbox",
              title: isTour ? "Tour requested" : "Call requested",
              description: property,
            },
          };
        });
        return c.json(event);
      },
    )
    .post(
      "/events/:id/accept",
      describe("A client accepts the broker's proposed time.", eventSchema),
      valid("param", idParam),
      valid("json", seenProposal),
      async (c) => {
        const { person } = c.var;
        if (person.role !== "client") throw notFound();
        const { start } = c.req.valid("json");
        const { event } = await changeEvent(services, c.var, async (records) => {
          const event = await acceptProposal(records, c.req.valid("param").id, start);
          const title = `${person.name} accepted the proposed time`;
          const notification = { title, detail: event.title };
          return { clientId: person.id, event, action: "accept", notification };
        });
        return c.json(event);
      },
    )
    .post(
      "/events/:id/decline",
      describe("A client declines the broker's proposed time."),
      valid("param", idParam),
      valid("json", seenProposal),
      async (c) => {
        const { person } = c.var;
        if (person.role !== "client") throw notFound();
        const { start } = c.req.valid("json");
        await changeEvent(services, c.var, async (records) => {
          const event = await declineProposal(records, c.req.valid("param").id, start);
          const title = `${person.name} declined the proposed time`;
          const notification = { title, detail: event.title };
          return { clientId: person.id, event, action: "decline", notification };
        });
        return c.body(null, 204);
      },
    )
    .delete(
      "/events/:id",
      describe("Removes an event: a client their own request, a broker any."),
      valid("param", idParam),
      async (c) => {
        const { person } = c.var;
        const isBroker = person.role === "broker";
        await changeEvent(services, c.var, async (records) => {
          const event = await removeEvent(records, c.req.valid("param").id, person.role);
          const title = isBroker
            ? "An event was removed from your calendar"
            : `${person.name} withdrew a request`;
          const notification = { title, detail: event.title };
          const action = isBroker ? "remove" : "withdraw";
          return { clientId: event.clientId, event, action, notification };
        });
        return c.body(null, 204);
      },
    );
}
