import { cancellationSchema, type PortalEvent } from "@frontage/records/schemas/event";
import { daySchema, idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changing, readingOne } from "../changes/changing.ts";
import type { Person } from "../database/scope.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { readTimeZone } from "../people/settings.ts";
import { type EventDependencies, noteEventChange, withReason } from "./change-event.ts";
import { cancelEvent, listEvents, readEvent } from "./queries.ts";

const rangeQuery = z.object({
  from: daySchema,
  to: daySchema,
  clientId: z.optional(idSchema),
  dealId: z.optional(idSchema),
  /** "0" leaves out deals' key dates. */
  keyDates: z.optional(z.enum(["0", "1"])),
});

/** The calendar, as either side sees it. */
export function eventRoutes() {
  return new Hono<ApiEnv>()
    .get("/events", valid("query", rangeQuery), async (c) => {
      const { deviceTimeZone, person, records } = c.var;
      const { keyDates, ...which } = c.req.valid("query");
      const timeZone = await readTimeZone(records, person.id, deviceTimeZone);
      const hasKeyDates = keyDates !== "0";
      return c.json(await listEvents(records, { ...which, hasKeyDates, timeZone }));
    })
    .get("/events/:id", ...readingOne(readEvent));
}

/** How either side ends an event. */
export function eventCancelRoutes(services: EventDependencies) {
  return new Hono<ApiEnv>().post(
    "/events/:id/cancel",
    ...changing(services, { json: cancellationSchema }, async (change, id, cancellation) => {
      const { person, records } = change;
      const canceled = await cancelEvent(records, id, { ...cancellation, role: person.role });
      const { event } = canceled;
      const action = event.status === "withdrawn" ? "withdraw" : "cancel";
      const notification = cancelNotice(person, event, cancellation.reason);
      await noteEventChange(services, change, { ...canceled, action, notification });
    }),
  );
}

/** How the other side is notified. */
function cancelNotice({ name, role }: Person, event: PortalEvent, reason: string) {
  if (role === "broker") {
    return { title: `${"day" in event ? "Removed" : "Canceled"}: ${event.title}`, detail: reason };
  }
  const title =
    event.status === "withdrawn"
      ? `${name} withdrew a request`
      : `${name} canceled a ${event.kind === "viewing" ? "tour" : "call"}`;
  return { title, detail: withReason(event, reason), isUndo: event.status === "withdrawn" };
}
