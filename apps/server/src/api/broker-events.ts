import { dashboardPaths } from "@frontage/content/dashboard";
import {
  eventFormSchema,
  type RequestAnswer,
  requestAnswerSchema,
} from "@frontage/content/schemas/client";
import { eventSchema } from "@frontage/content/schemas/event";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { addEvent, answerRequest, changeEvent } from "../records/broker-events.ts";
import { checkClient } from "../records/clients.ts";
import { notify } from "../records/notify.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { eventChanged, eventPath } from "./events.ts";
import { describe, valid } from "./valid.ts";

const param = z.object({ id: idSchema });

/** How the client reads of an answer, before the event's title. */
const answerWords: Record<RequestAnswer["answer"], string> = {
  confirm: "Confirmed",
  decline: "Not possible",
  propose: "Another time proposed",
};

/** What a broker does to clients' calendars; nobody else finds these routes. */
export function brokerEventRoutes(services: Services) {
  return new Hono<ApiEnv>()
    .post(
      "/clients/:id/events",
      describe("Puts a date into a client's calendar.", eventSchema),
      valid("param", param),
      valid("json", eventFormSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await checkClient(c.var.records, id);
        const event = await addEvent(c.var.records, id, c.req.valid("json"));
        await eventChanged(services, c.var, { clientId: id, event, action: "create" });
        await notify(services, [id], {
          kind: "event",
          title: `New date: ${event.title}`,
          detail: "",
          path: eventPath(event.id),
        });
        return c.json(event);
      },
    )
    .put(
      "/events/:id",
      describe("Changes a date in a client's calendar.", eventSchema),
      valid("param", param),
      valid("json", eventFormSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        const { clientId, event } = await changeEvent(c.var.records, id, c.req.valid("json"));
        await eventChanged(services, c.var, { clientId, event, action: "change" });
        await notify(services, [clientId], {
          kind: "event",
          title: `Changed: ${event.title}`,
          detail: "",
          path: eventPath(id),
        });
        return c.json(event);
      },
    )
    .post(
      "/events/:id/answer",
      describe("Confirms a time that a client asked for, declines it, or proposes another."),
      valid("param", param),
      valid("json", requestAnswerSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        const answer = c.req.valid("json");
        const { clientId, event } = await answerRequest(c.var.records, id, answer);
        await eventChanged(services, c.var, { clientId, event, action: answer.answer });
        await notify(services, [clientId], {
          kind: "event",
          title: `${answerWords[answer.answer]}: ${event.title}`,
          detail: answer.note,
          path: answer.answer === "decline" ? dashboardPaths.calendar : eventPath(id),
        });
        return c.body(null, 204);
      },
    );
}
