import {
  cancellationSchema,
  clientProposalSchema,
  timeRequestSchema,
} from "@frontage/records/schemas/event";
import { seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import { changing, idParam, returning } from "../changes/changing.ts";
import { makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { takeAttempt } from "../accounts/attempts.ts";
import { clientOnly } from "../http/guards.ts";
import { valid } from "../http/valid.ts";
import { type EventDependencies, noteEventChange, withReason } from "./change-event.ts";
import { acceptProposal, declineProposal, proposeTime, requestTime } from "./client-queries.ts";

type Dependencies = EventDependencies & { limits: { openRequests: number } };

/** How clients request times, and answer those that the broker proposes. */
export function clientEventRoutes(services: Dependencies) {
  return new Hono<ApiEnv>()
    .post("/events/requests", clientOnly, valid("json", timeRequestSchema), async (c) => {
      await takeAttempt(services.db, "time-request", { account: c.var.person.id });
      const event = await makeChange(services, c.var, async (change) => {
        const { person, records } = change;
        const { event, property } = await requestTime(records, person.id, c.req.valid("json"), {
          openRequestsMax: services.limits.openRequests,
        });
        const isTour = event.kind === "viewing";
        await noteEventChange(services, change, {
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
        });
        return event;
      });
      return c.json(event);
    })
    .post(
      "/events/:id/accept",
      clientOnly,
      ...returning(services, { json: seenSchema }, async (change, id, { version }) => {
        const { person, records } = change;
        const accepted = await acceptProposal(records, id, version);
        const title = `${person.name} accepted the proposed time`;
        const notification = { title, detail: accepted.event.title };
        await noteEventChange(services, change, { ...accepted, action: "accept", notification });
        return accepted.event;
      }),
    )
    .post(
      "/events/:id/decline",
      clientOnly,
      ...changing(services, { json: cancellationSchema }, async (change, id, decline) => {
        const { person, records } = change;
        const declined = await declineProposal(records, id, decline);
        const isOwn = "start" in declined.before && declined.before.change?.by === "client";
        const action = isOwn ? "withdraw" : "decline";
        const title = isOwn
          ? `${person.name} no longer wants another time`
          : `${person.name} declined the proposed time`;
        const detail = withReason(declined.event, decline.reason);
        const notification = { title, detail, isUndo: isOwn };
        await noteEventChange(services, change, { ...declined, action, notification });
      }),
    )
    .post(
      "/events/:id/propose",
      clientOnly,
      valid("param", idParam),
      valid("json", clientProposalSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        const proposal = c.req.valid("json");
        await takeAttempt(services.db, "time-request", { account: c.var.person.id });
        const event = await makeChange(services, c.var, async (change) => {
          const { person, records } = change;
          const proposed = await proposeTime(records, person.id, id, proposal);
          const notification = {
            title: `${person.name} wants another time`,
            detail: withReason(proposed.event, proposal.note),
          };
          await noteEventChange(services, change, { ...proposed, action: "propose", notification });
          return proposed.event;
        });
        return c.json(event);
      },
    );
}
