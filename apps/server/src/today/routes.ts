import { offersPath } from "@frontage/content/dashboard";
import { needKinds, todayMarkSchema } from "@frontage/records/schemas/today";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import type { Logger } from "pino";
import * as z from "zod/mini";
import { changing } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { findOffer } from "../offers/queries.ts";
import { readTimeZone } from "../people/settings.ts";
import { sampleNames } from "../seed/find-samples.ts";
import { markNeed } from "./needs.ts";
import { readToday } from "./read-today.ts";

const needParam = z.object({ kind: z.enum(needKinds), id: idSchema });

/** The broker's first screen. */
export function todayRoutes(services: ChangeServices & { log: Logger }) {
  const { db, log } = services;
  return new Hono<ApiEnv>()
    .get("/today", async (c) => {
      const [today, samples] = await Promise.all([readToday({ log, ...c.var }), sampleNames(db)]);
      return c.json(samples.length > 0 ? { ...today, samples } : today);
    })
    .put(
      "/today/:kind/:id",
      ...changing(
        services,
        { param: needParam, json: todayMarkSchema },
        async ({ db, markRead, person, records }, { id, kind }, { at, mark }) => {
          const timeZone = await readTimeZone(records, person.id);
          const reader = { now: new Date(), personId: person.id, timeZone };
          await markNeed(records, reader, { at, id, kind, mark });
          if (kind !== "offer" || mark !== "seen") return;
          const { listingId } = await findOffer(db, id);
          await markRead([person.id], {
            kind: "offer",
            path: offersPath(listingId),
            subject: `offer ${id}`,
          });
        },
      ),
    );
}
