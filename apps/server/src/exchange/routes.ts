import {
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
import { valid } from "../http/valid.ts";
import {
  addReplacement,
  changeReplacement,
  postpone,
  removeReplacement,
  saveSold,
  withdrawPostponement,
} from "./changes.ts";
import { readExchange } from "./queries.ts";

const ofDeal = z.object({ dealId: idSchema });
const ofReplacement = z.extend(ofDeal, { id: idSchema });
const path = "/deals/:dealId/exchange";

/** A deal's 1031 exchange. */
export function exchangeRoutes() {
  return new Hono<ApiEnv>().get(path, valid("param", ofDeal), async (c) =>
    c.json(await readExchange(c.var.records, c.req.valid("param").dealId)),
  );
}

/** What only brokers do with a 1031 exchange. Its dates are key dates. */
export function brokerExchangeRoutes(services: ChangeServices) {
  const sold = { param: ofDeal, json: soldChangeSchema };
  const added = { param: ofDeal, json: replacementFormSchema };
  const changed = { param: ofReplacement, json: replacementChangeSchema };
  const removed = { param: ofReplacement, query: seenQuerySchema };
  const postponed = { param: ofDeal, json: postponementChangeSchema };
  const withdrawn = { param: ofDeal, query: seenQuerySchema };
  return new Hono<ApiEnv>()
    .put(`${path}/sold`, ...changing(services, sold, saveSold))
    .post(`${path}/replacements`, ...returning(services, added, addReplacement))
    .put(`${path}/replacements/:id`, ...changing(services, changed, changeReplacement))
    .delete(`${path}/replacements/:id`, ...changing(services, removed, removeReplacement))
    .put(`${path}/postponement`, ...changing(services, postponed, postpone))
    .delete(`${path}/postponement`, ...changing(services, withdrawn, withdrawPostponement));
}
