import {
  cancellationSchema,
  clientProposalSchema,
  declineSchema,
  eventSchema,
  type PortalEvent,
  timeRequestSchema,
} from "@frontage/content/schemas/event";
import { daySchema, idSchema, instantSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changeEvent, type EventDependencies } from "./change-event.ts";
import { acceptProposal, declineProposal, proposeTime, requestTime } from "./client-queries.ts";
import { cancelEvent, listEvents, readEvent } from "./queries.ts";
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
export function eventRoutes(services: EventDependencies & { limits: { openRequests: number } }) {
  return new Hono<ApiEnv>()
    .get(
      "/events",
      describe("The events between two days, inclusive, in order.", z.array(eventSchema)),
      valid("query", rangeQuery),
      async (c) => {
        const { deviceTimeZone, person, records } = c.var;
        const timeZone = await readTimeZone(records, person.id, deviceTimeZone);
        return c.json(await listEvents(records, { ...c.req.valid("query"), timeZone }));
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
          const { event, property } = await requestTime(records, person.id, request, {
            openRequestsMax: services.limits.openRequests,
          });
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
          const accepted = await acceptProposal(records, c.req.valid("param").id, start);
          const title = `${person.name} accepted the proposed time`;
          const notification = { title, detail: accepted.event.title };
          return { ...accepted, action: "accept", notification };
        });
        return c.json(event);
      },
    )
    .post(
      "/events/:id/decline",
      describe("A client declines a proposed time, or drops their wish for another one."),
      valid("param", idParam),
      valid("json", declineSchema),
      async (c) => {
        const { person } = c.var;
        if (person.role !== "client") throw notFound();
        const decline = c.req.valid("json");
        await changeEvent(services, c.var, async (records) => {
          const declined = await declineProposal(records, c.req.valid("param").id, decline);
          const isOwn = "start" in declined.before && declined.before.change?.by === "client";
          const action = isOwn ? "withdraw" : "decline";
          const title = isOwn
            ? `${person.name} no longer wants another time`
            : `${person.name} declined the proposed time`;
          const notification = { title, detail: withReason(declined.event, decline.reason) };
          return { ...declined, action, notification };
        });
        return c.body(null, 204);
      },
    )
    .post(
      "/events/:id/propose",
      describe("A client wants another time than the proposed or confirmed one.", eventSchema),
      valid("param", idParam),
      valid("json", clientProposalSchema),
      async (c) => {
        const { person } = c.var;
        if (person.role !== "client") throw notFound();
        const proposal = c.req.valid("json");
        const { event } = await changeEvent(services, c.var, async (records) => {
          const { id } = c.req.valid("param");
          const proposed = await proposeTime(records, person.id, id, proposal);
          const notification = {
            title: `${person.name} wants another time`,
            detail: withReason(proposed.event, proposal.note),
          };
          return { ...proposed, action: "propose", notification };
        });
        return c.json(event);
      },
    )
    .post(
      "/events/:id/cancel",
      describe("Ends an event: a client their own request, or a tour or call ahead; a broker any."),
      valid("param", idParam),
      valid("json", cancellationSchema),
      async (c) => {
        const { person } = c.var;
        const cancellation = { ...c.req.valid("json"), role: person.role };
        await changeEvent(services, c.var, async (records) => {
          const canceled = await cancelEvent(records, c.req.valid("param").id, cancellation);
          const { event } = canceled;
          const { reason } = cancellation;
          const notification =
            person.role === "broker"
              ? {
                  title: `${"day" in event ? "Removed" : "Canceled"}: ${event.title}`,
                  detail: reason,
                }
              : {
                  title:
                    event.status === "withdrawn"
                      ? `${person.name} withdrew a request`
                      : `${person.name} canceled a ${event.kind === "viewing" ? "tour" : "call"}`,
                  detail: withReason(event, reason),
                };
          const action = event.status === "withdrawn" ? "withdraw" : "cancel";
          return { ...canceled, action, notification };
        });
        return c.body(null, 204);
      },
    );
}

/** A broker has many events, so the title comes first. */
const withReason = ({ title }: PortalEvent, reason: string) =>
  [title, reason].filter(Boolean).join(": ");
