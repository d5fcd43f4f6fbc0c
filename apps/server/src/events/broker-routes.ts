import {
  eventChangeSchema,
  eventFormSchema,
  type RequestAnswer,
  requestAnswerSchema,
} from "@frontage/records/schemas/event-form";
import { type PortalEvent } from "@frontage/records/schemas/event";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { addEvent, answerRequest, updateEvent } from "./broker-queries.ts";
import { changeEvent, type EventDependencies, newEventTitle } from "./change-event.ts";
import { checkClient } from "../people/clients.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";

const param = z.object({ id: idSchema });

/** How a notification begins, before the event's title. */
const answerLabels: Record<RequestAnswer["answer"], string> = {
  confirm: "Confirmed",
  decline: "Declined",
  propose: "New time proposed",
};

/** A broker who declines their own proposal withdraws it; a confirmed event keeps its time. */
function answerLabel(answer: RequestAnswer["answer"], { status }: PortalEvent): string {
  if (answer !== "decline" || status === "requested") return answerLabels[answer];
  return status === "confirmed" ? "Keeps its time" : "Withdrawn";
}

/** What only brokers do in clients' calendars. */
export function brokerEventRoutes(services: EventDependencies) {
  return new Hono<ApiEnv>()
    .post(
      "/clients/:id/events",
      valid("param", param),
      valid("json", eventFormSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await checkClient(c.var.records, id);
        const { event } = await changeEvent(services, c.var, async (records) => {
          const event = await addEvent(records, id, c.req.valid("json"));
          const notification = { title: newEventTitle(event), detail: "" };
          return { clientId: id, event, action: "create", notification };
        });
        return c.json(event);
      },
    )
    .put("/events/:id", valid("param", param), valid("json", eventChangeSchema), async (c) => {
      const { id } = c.req.valid("param");
      const { event } = await changeEvent(services, c.var, async (records) => {
        const changed = await updateEvent(records, id, c.req.valid("json"));
        const notification = { title: `Updated: ${changed.event.title}`, detail: "" };
        return { ...changed, action: "change", notification };
      });
      return c.json(event);
    })
    .post(
      "/events/:id/answer",
      valid("param", param),
      valid("json", requestAnswerSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        const answer = c.req.valid("json");
        await changeEvent(services, c.var, async (records) => {
          const answered = await answerRequest(records, id, answer);
          const title = `${answerLabel(answer.answer, answered.before)}: ${answered.event.title}`;
          return {
            ...answered,
            action: answer.answer,
            notification: { title, detail: answer.note },
          };
        });
        return c.body(null, 204);
      },
    );
}
