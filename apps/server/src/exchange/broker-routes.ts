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
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
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
    .put(`${path}/sold`, valid("param", dealParam), valid("json", soldChangeSchema), async (c) => {
      await makeChange(services, c.var, async (change) =>
        saveSold(change, c.req.valid("param").dealId, c.req.valid("json")),
      );
      return c.body(null, 204);
    })
    .post(
      `${path}/properties`,
      valid("param", dealParam),
      valid("json", replacementFormSchema),
      async (c) => {
        const { dealId } = c.req.valid("param");
        const id = await makeChange(services, c.var, async (change) =>
          addReplacement(change, dealId, c.req.valid("json")),
        );
        return c.json({ id });
      },
    )
    .put(
      `${path}/properties/:id`,
      valid("param", param),
      valid("json", replacementChangeSchema),
      async (c) => {
        await makeChange(services, c.var, async (change) =>
          changeReplacement(change, c.req.valid("param"), c.req.valid("json")),
        );
        return c.body(null, 204);
      },
    )
    .put(
      // Of a writing that was received earlier, with its day.
      `${path}/properties/:id/identified`,
      valid("param", param),
      valid("json", identificationChangeSchema),
      async (c) => {
        const { isIdentified, receivedOn = today(), version } = c.req.valid("json");
        const identification = { receivedOn: isIdentified ? receivedOn : null, version };
        await makeChange(services, c.var, async (change) =>
          markIdentified(change, c.req.valid("param"), identification),
        );
        return c.body(null, 204);
      },
    )
    .delete(
      `${path}/properties/:id`,
      valid("param", param),
      valid("query", seenQuerySchema),
      async (c) => {
        await makeChange(services, c.var, async (change) =>
          removeReplacement(change, c.req.valid("param"), c.req.valid("query").version),
        );
        return c.body(null, 204);
      },
    )
    .put(
      `${path}/postponement`,
      valid("param", dealParam),
      valid("json", postponementChangeSchema),
      async (c) => {
        await makeChange(services, c.var, async (change) =>
          postpone(change, c.req.valid("param").dealId, c.req.valid("json")),
        );
        return c.body(null, 204);
      },
    )
    .delete(
      `${path}/postponement`,
      valid("param", dealParam),
      valid("query", seenQuerySchema),
      async (c) => {
        await makeChange(services, c.var, async (change) =>
          withdrawPostponement(change, c.req.valid("param").dealId, c.req.valid("query").version),
        );
        return c.body(null, 204);
      },
    );
}
