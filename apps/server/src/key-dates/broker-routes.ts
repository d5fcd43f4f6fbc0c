import {
  type KeyDate,
  type KeyDateForm,
  keyDateChangeSchema,
  keyDateFormSchema,
  keyDateMoveFormSchema,
  templateFormSchema,
} from "@frontage/records/schemas/key-date";
import { isStrict, keyDateStatuses } from "@frontage/records/schemas/key-date-kinds";
import { idSchema, seenQuerySchema, seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { changing, returning } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import { conflict } from "../http/versions.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure, notFound } from "../http/failure.ts";
import { applyTemplate } from "./apply-template.ts";
import { notifyOfMove, notifyOfUndo } from "./moved-date-notices.ts";
import { changeKeyDates, isSameOverride } from "./change-key-dates.ts";

const dealParam = z.object({ dealId: idSchema });
const param = z.extend(dealParam, { id: idSchema });

/** What only brokers do with key dates. Each change notifies the client, with old and new days. */
export function brokerKeyDateRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .post(
      "/deals/:dealId/key-dates",
      ...returning(
        services,
        { param: dealParam, json: keyDateFormSchema },
        async (change, { dealId }, form) => {
          const id = randomUUID();
          const added = { ...form, id, dealId, version: 1 };
          await changeKeyDates(change, dealId, (dates) => [...dates, added]);
          return { id };
        },
      ),
    )
    .put(
      "/deals/:dealId/key-dates/:id",
      ...returning(
        services,
        { param, json: keyDateChangeSchema },
        async (change, { dealId, id }, { version, ...form }) => {
          const edit = changeOf(id, (date) => {
            if (version !== date.version) throw conflict("keyDate", date);
            return changed(date, form);
          });
          return changeKeyDates(change, dealId, edit);
        },
      ),
    )
    .post(
      "/deals/:dealId/key-dates/:id/move",
      ...returning(
        services,
        { param, json: keyDateMoveFormSchema },
        async (change, { dealId, id }, { day, emails, reason, version }) => {
          const edit = changeOf(id, (date) => {
            if (version !== date.version) throw conflict("keyDate", date);
            if (isStrict(date.kind)) {
              throw new Failure(409, "Only the IRS can move this deadline.");
            }
            const { override: _, ...kept } = date;
            return { ...kept, day, override: { day, reason } };
          });
          return changeKeyDates(change, dealId, edit, (changed) =>
            notifyOfMove(change, { ...changed, id }, emails),
          );
        },
      ),
    )
    .post(
      "/deals/:dealId/key-dates/:id/move/undo",
      ...returning(
        services,
        { param, json: seenSchema },
        async (change, { dealId, id }, { version }) => {
          const edit = changeOf(id, (date) => {
            if (version !== date.version) throw conflict("keyDate", date);
            const { override, ...kept } = date;
            if (!override || override.previous === undefined) {
              throw new Failure(409, "This date wasn’t moved.");
            }
            // Without a rule, it goes back to the day it had.
            return override.previous
              ? { ...kept, day: override.previous.day, override: override.previous }
              : { ...kept, ...(override.from === undefined ? {} : { day: override.from }) };
          });
          return changeKeyDates(change, dealId, edit, (changed) =>
            notifyOfUndo(change, { ...changed, id }),
          );
        },
      ),
    )
    .put(
      "/deals/:dealId/key-dates/:id/status",
      ...returning(
        services,
        { param, json: z.extend(seenSchema, { status: z.enum(keyDateStatuses) }) },
        async (change, { dealId, id }, { status, version }) => {
          const edit = changeOf(id, (date) => {
            if (version !== date.version) throw conflict("keyDate", date);
            if (status === "extended" && !date.override) {
              throw new Failure(409, "Please set the date it is extended to.");
            }
            return { ...date, status };
          });
          return changeKeyDates(change, dealId, edit);
        },
      ),
    )
    .delete(
      "/deals/:dealId/key-dates/:id",
      ...changing(
        services,
        { param, query: seenQuerySchema },
        async (change, { dealId, id }, { version }) =>
          changeKeyDates(change, dealId, (dates) => {
            const removed = dates.find((date) => date.id === id);
            if (!removed) throw notFound();
            if (removed.version !== version) throw conflict("keyDate", removed);
            return dates.filter((date) => date.id !== id);
          }),
      ),
    )
    .post(
      "/deals/:dealId/key-dates/template",
      ...changing(
        services,
        { param: dealParam, json: templateFormSchema },
        (change, { dealId }, form) => applyTemplate(change, dealId, form),
      ),
    );
}

/** @throws 404 if the deal has no such date */
const changeOf =
  (id: string, change: (date: KeyDate) => KeyDate) =>
  (dates: readonly KeyDate[]): KeyDate[] => {
    if (!dates.some((date) => date.id === id)) throw notFound();
    return dates.map((date) => (date.id === id ? change(date) : date));
  };

/** A date as its form says. A done date only moves if its rule or its day was changed. */
function changed(date: KeyDate, form: KeyDateForm): KeyDate {
  const { dealId, id, version } = date;
  const isSameDay =
    JSON.stringify(date.rule) === JSON.stringify(form.rule) &&
    isSameOverride(date.override, form.override);
  const day = isSameDay ? date.day : form.override?.day;
  return { ...form, id, dealId, version, ...(day === undefined ? {} : { day }) };
}
