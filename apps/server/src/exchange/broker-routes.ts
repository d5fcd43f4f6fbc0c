import {
  identificationChangeSchema,
  postponementChangeSchema,
  replacementChangeSchema,
  replacementFormSchema,
  soldChangeSchema,
} from "@frontage/records/schemas/exchange";
import { idSchema, seenQuerySchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changing, returning } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { today } from "../time/today.ts";
import {
  addReplacement,
  changeReplacement,
  markIdentified,
  postpone,
  removeReplacement,
  saveSold,
  withdrawPostponement,
} from "./change-exchange.ts";

const dealParam = z.object({ dealId: idSchema });
const param = z.extend(dealParam, { id: idSchema });
const path = "/deals/:dealId/exchange";

/** What only brokers do with a 1031 exchange. Its dates are key dates. */
export function brokerExchangeRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .put(
      `${path}/sold`,
      ...changing(
        services,
        { param: dealParam, json: soldChangeSchema },
        (change, { dealId }, form) => saveSold(change, dealId, form),
      ),
    )
    .post(
      `${path}/properties`,
      ...returning(
        services,
        { param: dealParam, json: replacementFormSchema },
        async (change, { dealId }, form) => ({ id: await addReplacement(change, dealId, form) }),
      ),
    )
    .put(
      `${path}/properties/:id`,
      ...changing(services, { param, json: replacementChangeSchema }, changeReplacement),
    )
    .put(
      // Of a writing that was received earlier, with its day.
      `${path}/properties/:id/identified`,
      ...changing(
        services,
        { param, json: identificationChangeSchema },
        (change, place, { isIdentified, receivedOn = today(), version }) =>
          markIdentified(change, place, { receivedOn: isIdentified ? receivedOn : null, version }),
      ),
    )
    .delete(
      `${path}/properties/:id`,
      ...changing(services, { param, query: seenQuerySchema }, (change, place, { version }) =>
        removeReplacement(change, place, version),
      ),
    )
    .put(
      `${path}/postponement`,
      ...changing(
        services,
        { param: dealParam, json: postponementChangeSchema },
        (change, { dealId }, form) => postpone(change, dealId, form),
      ),
    )
    .delete(
      `${path}/postponement`,
      ...changing(
        services,
        { param: dealParam, query: seenQuerySchema },
        (change, { dealId }, { version }) => withdrawPostponement(change, dealId, version),
      ),
    );
}
