import { prospectStages, type ProspectStage } from "@frontage/records/schemas/listing";
import type { Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";

/** The column of when each stage was reached. */
const stageColumns = {
  inquired: "createdAt",
  signed: "signedAt",
  read: "readAt",
  toured: "touredAt",
  offered: "offeredAt",
} as const satisfies Record<ProspectStage, keyof Tables["prospect"]>;

/** The furthest that a prospect has come. */
export const stageOf = (
  row: Pick<Selectable<Tables["prospect"]>, (typeof stageColumns)[ProspectStage]>,
): ProspectStage =>
  prospectStages.findLast((stage) => row[stageColumns[stage]] !== null) ?? "inquired";
