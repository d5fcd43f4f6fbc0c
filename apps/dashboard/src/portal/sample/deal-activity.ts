import type { DealActivity } from "@frontage/records/schemas/deal-activity";
import { pageSizeMax } from "@frontage/records/schemas/page-of";

import { records as documents } from "./documents.ts";

const entriesMax = 12;

/** The samples record no openings, and as activity only the newest version of each document. */
export async function dealActivity(dealId: string): Promise<DealActivity> {
  const { items } = await documents.documents({ dealId }, { limit: pageSizeMax });
  const added = items.flatMap(({ id, name, versions }) =>
    versions.slice(0, 1).map(({ addedAt, addedBy, number }) => ({
      at: addedAt,
      person: addedBy,
      action: number === 1 ? "upload" : "change",
      subject: "document",
      subjectId: id,
      subjectName: name,
      outcome: "done" as const,
    })),
  );
  const newestFirst = added.toSorted((one, other) => other.at.localeCompare(one.at));
  return {
    entries: newestFirst.slice(0, entriesMax).map((entry, index) => ({ ...entry, id: index })),
    openings: [],
  };
}
