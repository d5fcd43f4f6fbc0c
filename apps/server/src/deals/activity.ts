import type { DealActivity } from "@frontage/records/schemas/deal-activity";
import { documentOpeningSchema } from "@frontage/records/schemas/document";
import * as z from "zod/mini";
import { nameForClient } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { Person } from "../database/scope.ts";
import { notFound } from "../http/failure.ts";

const maxEntries = 12;
const maxOpenings = 100;
const openings = documentOpeningSchema.shape.action.options;

/**
 * What happened to a deal, its documents, dates and parties, and who opened what.
 *
 * @throws 404 if there is no such deal among the `records`
 */
export async function listDealActivity(
  records: Database,
  person: Pick<Person, "role">,
  dealId: string,
): Promise<DealActivity> {
  const deal = await records
    .selectFrom("deal")
    .select("clientId")
    .where("id", "=", dealId)
    .executeTakeFirst();
  if (!deal) throw notFound();
  const [done, added, opened] = await Promise.all([
    listEntries(records, person, { clientId: deal.clientId, dealId }),
    listVersions(records, dealId),
    listOpenings(records, deal.clientId, dealId),
  ]);
  const entries = [...done, ...added].toSorted((one, other) => other.at.localeCompare(one.at));
  return { entries: entries.slice(0, maxEntries), openings: opened };
}

/**
 * The newest version of each document says who added it, also for those from before the audit log.
 */
async function listVersions(records: Database, dealId: string): Promise<DealActivity["entries"]> {
  const rows = await records
    .selectFrom("documentVersion")
    .innerJoin("document", "document.id", "documentVersion.documentId")
    .select([
      "document.id",
      "document.name",
      "documentVersion.addedAt",
      "documentVersion.addedBy",
      "documentVersion.number",
    ])
    .where("document.dealId", "=", dealId)
    .where("document.removedAt", "is", null)
    .where("documentVersion.removedAt", "is", null)
    .where("documentVersion.number", "=", (eb) =>
      eb
        .selectFrom("documentVersion as newest")
        .select((version) => version.fn.max("newest.number").as("number"))
        .whereRef("newest.documentId", "=", "document.id")
        .where("newest.removedAt", "is", null),
    )
    .orderBy("documentVersion.addedAt", "desc")
    .limit(maxEntries)
    .execute();
  return rows.map(({ addedAt, addedBy, id, name, number }, index) => ({
    // Negative ids, which the log doesn't use.
    id: -1 - index,
    at: addedAt,
    person: addedBy,
    action: number === 1 ? "upload" : "change",
    subject: "document",
    subjectId: id,
    subjectName: name,
    outcome: "done",
  }));
}

const tableOf = {
  document: "document",
  "document-request": "documentRequest",
  event: "event",
  "replacement-property": "replacementProperty",
} as const;

async function listEntries(
  records: Database,
  person: Pick<Person, "role">,
  { clientId, dealId }: { clientId: string; dealId: string },
): Promise<DealActivity["entries"]> {
  const rows = await records
    .selectFrom("audit")
    .select(["id", "at", "personName as person", "action", "subject", "subjectId", "subjectName"])
    .$if(person.role === "client", (entries) => entries.select(nameForClient))
    .where("clientId", "=", clientId)
    .where("outcome", "=", "done")
    .where("action", "not in", [...openings, "upload"])
    .where((eb) =>
      eb.or([
        eb.and([eb("subject", "=", "deal"), eb("subjectId", "=", dealId)]),
        // Includes entries about key dates that were removed since.
        eb("dealId", "=", dealId),
        ...(Object.keys(tableOf) as (keyof typeof tableOf)[]).map((subject) =>
          eb.and([
            eb("subject", "=", subject),
            eb(
              "subjectId",
              "in",
              eb
                .selectFrom(`${tableOf[subject]} as record` as "document as record")
                .select("record.id")
                .where("record.dealId", "=", dealId),
            ),
          ]),
        ),
        eb.and([
          eb("subject", "=", "contact"),
          eb(
            "subjectId",
            "in",
            eb
              .selectFrom("contactDeal")
              .select("contactDeal.contactId")
              .where("contactDeal.dealId", "=", dealId),
          ),
        ]),
      ]),
    )
    .orderBy("id", "desc")
    .limit(maxEntries)
    .execute();
  return rows.map(({ subjectId, subjectName, shownName = subjectName, ...row }) => ({
    ...row,
    outcome: "done",
    ...(subjectId === null ? {} : { subjectId }),
    ...(shownName === null ? {} : { subjectName: shownName }),
  }));
}

async function listOpenings(
  records: Database,
  clientId: string,
  dealId: string,
): Promise<DealActivity["openings"]> {
  const latest = await records
    .selectFrom("document")
    .innerJoin("audit", (join) =>
      join
        .onRef("audit.clientId", "=", "document.clientId")
        .onRef("audit.subjectId", "=", "document.id")
        .on("audit.subject", "=", "document"),
    )
    .select((eb) => eb.fn.max("audit.id").as("id"))
    .where("document.dealId", "=", dealId)
    .where("document.removedAt", "is", null)
    .where("audit.action", "in", openings)
    .where("audit.outcome", "=", "done")
    .groupBy(["audit.subjectId", "audit.personId"])
    .orderBy("id", "desc")
    .limit(maxOpenings)
    .execute();
  if (latest.length === 0) return [];
  const rows = await records
    .selectFrom("audit")
    .innerJoin("document", "document.id", "audit.subjectId")
    .select(["audit.personName as name", "audit.personId", "audit.at", "audit.action"])
    .select(["document.id as documentId", "document.name as documentName"])
    .where(
      "audit.id",
      "in",
      latest.map(({ id }) => id),
    )
    .orderBy("audit.id", "desc")
    .execute();
  return rows.map(({ action, personId, ...row }) => ({
    ...row,
    action: z.parse(documentOpeningSchema.shape.action, action),
    isClient: personId === clientId,
  }));
}
