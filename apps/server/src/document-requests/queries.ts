import type {
  DocumentRequest,
  DocumentRequestStatus,
} from "@frontage/records/schemas/document-request";
import type { Selectable } from "kysely";
import { clientRefs } from "../people/clients.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../http/failure.ts";
import { today } from "../time/today.ts";

export type DocumentRequestRow = Selectable<Tables["documentRequest"]>;

/** More than a screen lists; one deal's are listed completely. */
const requestsMax = 500;

/** Those that are neither marked received nor canceled. */
export const openStatuses = ["requested", "received"] as const;

/**
 * Requested documents: open ones first, then by due day, those without one last.
 *
 * @param which.statuses by default all except canceled
 * @param which.withArchived whether to include archived deals; by default true
 */
export async function listDocumentRequests(
  records: Database,
  {
    clientId,
    dealId,
    id,
    statuses = ["requested", "received", "done"],
    withArchived = true,
  }: {
    clientId?: string | undefined;
    dealId?: string | undefined;
    id?: string;
    statuses?: readonly DocumentRequestStatus[];
    withArchived?: boolean;
  },
): Promise<DocumentRequest[]> {
  let query = records
    .selectFrom("documentRequest")
    .innerJoin("deal", "deal.id", "documentRequest.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .leftJoin("document", (join) =>
      join
        .onRef("document.id", "=", "documentRequest.documentId")
        .on("document.removedAt", "is", null),
    )
    .selectAll("documentRequest")
    .select(["property.name as dealName"])
    .select(["document.id as foundId", "document.name as documentName"])
    .where("documentRequest.status", "in", statuses)
    .orderBy((eb) => eb.case().when("documentRequest.status", "=", "done").then(1).else(0).end())
    .orderBy((eb) => eb.fn.coalesce("documentRequest.dueDay", eb.val("9999-99-99")))
    .orderBy("documentRequest.createdAt")
    .orderBy("documentRequest.id");
  if (id !== undefined) query = query.where("documentRequest.id", "=", id);
  if (dealId === undefined) query = query.limit(requestsMax);
  else query = query.where("documentRequest.dealId", "=", dealId);
  if (clientId !== undefined) query = query.where("documentRequest.clientId", "=", clientId);
  if (!withArchived) query = query.where("deal.archivedAt", "is", null);
  const rows = await query.execute();
  const clients = await clientRefs(records, rows);
  return rows.map((row) => ({
    id: row.id,
    dealId: row.dealId,
    client: clients.get(row.clientId),
    dealName: row.dealName,
    label: row.label,
    ...(row.dueDay === null ? {} : { dueDay: row.dueDay }),
    note: row.note,
    status: row.status,
    ...(row.foundId === null ? {} : { documentId: row.foundId }),
    ...(row.documentName === null ? {} : { documentName: row.documentName }),
    createdAt: row.createdAt,
    ...(row.remindedAt === null ? {} : { remindedAt: row.remindedAt }),
    version: row.version,
    canRemind: row.status === "requested" && !wasRemindedToday(row),
  }));
}

/** One request, also a canceled one. @throws 404 */
export async function readDocumentRequest(records: Database, id: string): Promise<DocumentRequest> {
  const statuses = [...openStatuses, "done", "canceled"] as const;
  const [request] = await listDocumentRequests(records, { id, statuses });
  if (!request) throw notFound();
  return request;
}

/** In the broker's time zone. */
export const wasRemindedToday = (
  { remindedAt }: Pick<DocumentRequestRow, "remindedAt">,
  now: Date = new Date(),
) => remindedAt !== null && today(new Date(remindedAt)) === today(now);

/** A deal's client and property. @throws 404 */
export async function findDeal(
  records: Database,
  dealId: string,
): Promise<{ clientId: string; dealName: string }> {
  const deal = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["deal.clientId", "property.name as dealName"])
    .where("deal.id", "=", dealId)
    .executeTakeFirst();
  if (!deal) throw notFound();
  return deal;
}

/** The request, locked, so that concurrent changes wait. @throws 404 */
export async function lockRequest(transaction: Database, id: string): Promise<DocumentRequestRow> {
  const row = await transaction
    .updateTable("documentRequest")
    .set((eb) => ({ status: eb.ref("documentRequest.status") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
