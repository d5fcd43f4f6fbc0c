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
import type { ApiEnv, Services } from "./api-env.ts";
import { changeDate } from "./events.ts";
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
        const { event } = await changeDate(services, c.var, async (records) => {
          const event = await addEvent(records, id, c.req.valid("json"));
          const told = { title: `New date: ${event.title}`, detail: "" };
          return { clientId: id, event, action: "create", told };
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
        const { event } = await changeDate(services, c.var, async (records) => {
          const changed = await changeEvent(records, id, c.req.valid("json"));
          const told = { title: `Changed: ${changed.event.title}`, detail: "" };
          return { ...changed, action: "change", told };
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
        await changeDate(services, c.var, async (records) => {
          const answered = await answerRequest(records, id, answer);
          const title = `${answerWords[answer.answer]}: ${answered.event.title}`;
          return { ...answered, action: answer.answer, told: { title, detail: answer.note } };
        });
        return c.body(null, 204);
      },
    );
}
