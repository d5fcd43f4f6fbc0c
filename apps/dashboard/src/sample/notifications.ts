import { sampleNotifications } from "@frontage/content/samples/notifications";
import type { PortalNotification } from "@frontage/records/schemas/notification";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";

import { datedSamples } from "./sample-clock.ts";
import { sampleRecords } from "./sample-store.ts";

// Only a visit’s changes are stored; the samples are generated.
/** Whether they are read, by id. */
const changesSchema = z.record(idSchema, z.boolean());

const changes = sampleRecords(
  "notifications",
  changesSchema,
  (): z.infer<typeof changesSchema> => ({}),
);
const samples = datedSamples(sampleNotifications);

/** All notifications, latest first. */
export function currentNotifications(): PortalNotification[] {
  const isRead = changes.read();
  return samples().map((row) => ({ ...row, isRead: isRead[row.id] ?? row.isRead }));
}

const readSchema = z.object({ ids: z.array(idSchema), isRead: z.boolean() });

export const routes = new Hono()
  .get("/notifications", (c) => c.json(currentNotifications()))
  .put("/notifications/read", async (c) => {
    const { ids, isRead } = readSchema.parse(await c.req.json());
    changes.write({ ...changes.read(), ...Object.fromEntries(ids.map((id) => [id, isRead])) });
    return c.body(null, 204);
  });
