import { isStrict, keyDateKinds, passingKinds } from "@frontage/records/schemas/key-date-kinds";
import type { ExpressionBuilder } from "kysely";
import type { Tables } from "../database/tables.ts";

const strictKinds = keyDateKinds.filter(isStrict);

/**
 * Whether an open key date is still due after its day has passed, for `where`: it has to be met,
 * and its deal isn't closed. After closing, only an exchange goes on.
 */
export const canBeMissed = (eb: ExpressionBuilder<Tables, "keyDate">) =>
  eb.and([
    eb("keyDate.kind", "not in", passingKinds),
    eb.or([
      eb("keyDate.kind", "in", strictKinds),
      eb(
        "keyDate.dealId",
        "not in",
        eb.selectFrom("deal").select("deal.id").where("deal.stage", "=", "closed"),
      ),
    ]),
  ]);
