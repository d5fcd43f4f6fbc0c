import {
  cancellationSchema,
  clientProposalSchema,
  timeRequestSchema,
} from "@frontage/records/schemas/event";
import { idSchema, seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { ApiEnv } from "../http/api-env.ts";
import { takeAttempt } from "../accounts/attempts.ts";
import { notFound } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import { changeEvent, type EventDependencies, withReason } from "./change-event.ts";
import { acceptProposal, declineProposal, proposeTime, requestTime } from "./client-queries.ts";

const param = z.object({ id: idSchema });

type Dependencies = EventDependencies & { limits: { openRequests: number } };

/** How clients request times, and answer those that the broker proposes. */
export function clientEventRoutes(services: Dependencies) {
  return new Hono<ApiEnv>()
    .post("/events/requests", valid("json", timeRequestSchema), async (c) => {
      const { person } = c.var;
      if (person.role !== "client") throw notFound();
      await takeAttempt(services.db, "time-request", { account: person.id });
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
    })
    .post("/events/:id/accept", valid("param", param), valid("json", seenSchema), async (c) => {
      const { person } = c.var;
      if (person.role !== "client") throw notFound();
      const { version } = c.req.valid("json");
      const { event } = await changeEvent(services, c.var, async (records) => {
        const accepted = await acceptProposal(records, c.req.valid("param").id, version);
        const title = `${person.name} accepted the proposed time`;
        const notification = { title, detail: accepted.event.title };
        return { ...accepted, action: "accept", notification };
      });
      return c.json(event);
    })
    .post(
      "/events/:id/decline",
      valid("param", param),
      valid("json", cancellationSchema),
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
          const detail = withReason(declined.event, decline.reason);
          const notification = { title, detail, isUndo: isOwn };
          return { ...declined, action, notification };
        });
        return c.body(null, 204);
      },
    )
    .post(
      "/events/:id/propose",
      valid("param", param),
      valid("json", clientProposalSchema),
      async (c) => {
        const { person } = c.var;
        if (person.role !== "client") throw notFound();
        const proposal = c.req.valid("json");
        await takeAttempt(services.db, "time-request", { account: person.id });
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
    );
}
