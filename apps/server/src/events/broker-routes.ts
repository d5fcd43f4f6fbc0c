import {
  eventChangeSchema,
  eventFormSchema,
  type RequestAnswer,
  requestAnswerSchema,
} from "@frontage/records/schemas/event-form";
import { type PortalEvent } from "@frontage/records/schemas/event";
import { Hono } from "hono";
import { changing, returning } from "../changes/changing.ts";
import { addEvent, answerRequest, updateEvent } from "./broker-queries.ts";
import { type EventDependencies, newEventTitle, noteEventChange } from "./change-event.ts";
import { checkClient } from "../people/clients.ts";
import type { ApiEnv } from "../http/api-env.ts";

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
      ...returning(services, { json: eventFormSchema }, async (change, clientId, form) => {
        await checkClient(change.records, clientId);
        const event = await addEvent(change.records, clientId, form);
        const notification = { title: newEventTitle(event), detail: "" };
        await noteEventChange(services, change, {
          clientId,
          event,
          action: "create",
          notification,
        });
        return event;
      }),
    )
    .put(
      "/events/:id",
      ...returning(services, { json: eventChangeSchema }, async (change, id, form) => {
        const changed = await updateEvent(change.records, id, form);
        const notification = { title: `Updated: ${changed.event.title}`, detail: "" };
        await noteEventChange(services, change, { ...changed, action: "change", notification });
        return changed.event;
      }),
    )
    .post(
      "/events/:id/answer",
      ...changing(services, { json: requestAnswerSchema }, async (change, id, form) => {
        const { answer, note } = form;
        const answered = await answerRequest(change.records, id, form);
        const title = `${answerLabel(answer, answered.before)}: ${answered.event.title}`;
        const notification = { title, detail: note };
        await noteEventChange(services, change, { ...answered, action: answer, notification });
      }),
    );
}
