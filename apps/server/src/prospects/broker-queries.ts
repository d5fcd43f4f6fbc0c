import type {
  DocumentAccess,
  Prospect,
  ProspectChange,
  ProspectMessage,
  RoomAccess,
} from "@frontage/records/schemas/prospect";
import { type Selectable, sql } from "kysely";
import type { Change } from "../changes/make-change.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { Failure, notFound } from "../http/failure.ts";
import { conflict, countChange } from "../http/versions.ts";
import { isFirstTime } from "../database/first-time.ts";
import { isOpenOffer } from "../due/open-offer.ts";
import { queueEmail } from "../outbox/email-outbox.ts";
import { stageOf } from "./stage.ts";
import { prospectPath } from "./sign-agreement.ts";
import { tourRows } from "../events/tours.ts";
import { tourOf } from "./tours.ts";

type ProspectRow = Selectable<Tables["prospect"]>;

/** A listing's prospects, the last seen first. */
export async function listProspects(records: Database, listingId: string): Promise<Prospect[]> {
  const now = new Date().toISOString();
  const [rows, documents, openings, access, unread, tours, offers, signed] = await Promise.all([
    records.selectFrom("prospect").selectAll().where("listingId", "=", listingId).execute(),
    records
      .selectFrom("listingDocument")
      .select(["id", "name", "isOfferingMemorandum"])
      .where("listingId", "=", listingId)
      .orderBy("isOfferingMemorandum", "desc")
      .orderBy("position")
      .execute(),
    records
      .selectFrom("documentOpening")
      .select(["prospectId", "documentId"])
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("listingId", "=", listingId)
      .where("prospectId", "is not", null)
      .groupBy(["prospectId", "documentId"])
      .execute(),
    records
      .selectFrom("documentAccess")
      .select(["prospectId", "documentId", "approvedAt"])
      .where("documentId", "in", (eb) =>
        eb.selectFrom("listingDocument").select("id").where("listingId", "=", listingId),
      )
      .where("declinedAt", "is", null)
      .execute(),
    records
      .selectFrom("prospectMessage")
      .select("prospectId")
      .where("listingId", "=", listingId)
      .where("author", "=", "prospect")
      .where("readAt", "is", null)
      .execute(),
    tourRows(records)
      .where("tourRequest.listingId", "=", listingId)
      .where("tourRequest.status", "in", ["requested", "confirmed"])
      .where((eb) => eb.or([eb("event.status", "is", null), eb("event.status", "=", "confirmed")]))
      .where((eb) => eb(eb.fn.coalesce("event.endsAt", "tourRequest.endsAt"), ">", now))
      .orderBy("start")
      .execute(),
    records
      .selectFrom("offer")
      .select("prospectId")
      .where("listingId", "=", listingId)
      .where(isOpenOffer(new Date()))
      .execute(),
    countedAgreements(records)
      .select(["id", "prospectId", "signedAt", "endsOn", "note", "recordedBy"])
      .where("listingId", "=", listingId)
      .orderBy("signedAt")
      .execute(),
  ]);
  // Grouped once: looking through all of them for each prospect takes quadratic time.
  const openingsOf = Map.groupBy(openings, ({ prospectId }) => prospectId);
  const accessOf = Map.groupBy(access, ({ prospectId }) => prospectId);
  const unreadOf = Map.groupBy(unread, ({ prospectId }) => prospectId);
  const toursOf = Map.groupBy(tours, ({ prospectId }) => prospectId);
  const agreementsOf = Map.groupBy(signed, ({ prospectId }) => prospectId);
  const offering = new Set(offers.map(({ prospectId }) => prospectId));
  const seenAt = ({ createdAt, lastSeenAt, signedAt }: ProspectRow) =>
    lastSeenAt ?? signedAt ?? createdAt;
  return rows
    .toSorted((one, other) => (seenAt(one) < seenAt(other) ? 1 : -1))
    .map((row) => {
      const counts = new Map(
        openingsOf.get(row.id)?.map(({ count, documentId }) => [documentId, Number(count)]),
      );
      const answers = new Map(
        accessOf.get(row.id)?.map(({ approvedAt, documentId }) => [documentId, approvedAt]),
      );
      return {
        id: row.id,
        name: row.name,
        email: row.email,
        company: row.company,
        phone: row.phone,
        role: row.role,
        ...(row.buyerName !== null && { buyerName: row.buyerName }),
        stage: stageOf(row),
        ...(row.signedAt !== null && { signedAt: row.signedAt }),
        agreements: (agreementsOf.get(row.id) ?? []).map(
          ({ endsOn, id, note, recordedBy, signedAt }) => ({
            id,
            signedAt,
            ...(recordedBy !== null && {
              elsewhere: { recordedBy, endsOn: endsOn ?? "", note: note ?? "" },
            }),
          }),
        ),
        ...(row.lastSeenAt !== null && { lastSeenAt: row.lastSeenAt }),
        ...(row.revokedAt !== null && { revokedAt: row.revokedAt }),
        opened: documents.flatMap(({ id, isOfferingMemorandum, name }) => {
          const count = counts.get(id);
          return count === undefined
            ? []
            : [{ name, isOfferingMemorandum: isOfferingMemorandum === 1, count }];
        }),
        wanted: documents
          .filter(({ id }) => answers.get(id) === null)
          .map(({ id, name }) => ({ id, name })),
        given: documents.filter(({ id }) => answers.get(id) ?? false).map(({ id }) => id),
        unread: unreadOf.get(row.id)?.length ?? 0,
        tours: (toursOf.get(row.id) ?? []).map(tourOf),
        hasOffer: offering.has(row.id),
        ...(row.clientId !== null && { clientId: row.clientId }),
        ...(row.erasedAt !== null && { erasedAt: row.erasedAt }),
        version: row.version,
      };
    });
}

/** @throws 404, also if they were erased */
export async function findProspect(db: Database, id: string): Promise<ProspectRow> {
  const row = await db
    .selectFrom("prospect")
    .selectAll()
    .where("id", "=", id)
    .where("erasedAt", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/**
 * Corrects who a prospect is. What they signed stays as it was signed.
 *
 * @throws 404; 409 with the prospect if they were changed since
 */
export async function changeProspect(
  change: Change,
  id: string,
  { buyerName, company, name, phone, role, version }: ProspectChange,
): Promise<void> {
  const { db } = change;
  const { listingId } = await findProspect(db, id);
  await countProspectChange(db, { id, listingId }, version);
  await db
    .updateTable("prospect")
    .set({
      name,
      company,
      phone,
      role,
      buyerName: role === "broker" && buyerName ? buyerName : null,
    })
    .where("id", "=", id)
    .execute();
  await auditProspect(change, { id, name }, "change");
}

/** Counts a change of a prospect and locks them. @throws 409 with them if they were changed since */
export const countProspectChange = (
  db: Database,
  { id, listingId }: { id: string; listingId: string },
  seen: number,
) =>
  countChange(db, {
    table: "prospect",
    id,
    seen,
    read: async () => readProspect(db, { id, listingId }),
  });

async function readProspect(
  db: Database,
  { id, listingId }: { id: string; listingId: string },
): Promise<Prospect> {
  const prospect = (await listProspects(db, listingId)).find((one) => one.id === id);
  if (!prospect) throw notFound();
  return prospect;
}

/** Agreements that count: their signer proved the address, or a broker recorded them. */
export const countedAgreements = (db: Database) =>
  db
    .selectFrom("agreement")
    .where((eb) => eb.or([eb("verifiedAt", "is not", null), eb("recordedBy", "is not", null)]));

/** What a prospect and the broker wrote, oldest first. @throws 404 */
export async function listProspectMessages(
  records: Database,
  prospectId: string,
): Promise<ProspectMessage[]> {
  await findProspect(records, prospectId);
  return records
    .selectFrom("prospectMessage")
    .select(["id", "author", "authorName", "text", "sentAt"])
    .where("prospectId", "=", prospectId)
    .orderBy("sentAt")
    .orderBy("id")
    .execute();
}

/**
 * Opens documents to a prospect, asked for or not, or closes them. They get an email of what opens,
 * and of a request that is declined.
 *
 * @throws 404; 409 if the room isn't open to them
 */
export async function setDocumentAccess(
  change: Change,
  prospectId: string,
  { documentIds, isOpen, version }: DocumentAccess,
): Promise<void> {
  const { db } = change;
  const { listingId, name, revokedAt, signedAt, ...row } = await findProspect(db, prospectId);
  if (row.version !== version) {
    throw conflict("prospect", await readProspect(db, { id: prospectId, listingId }));
  }
  if (signedAt === null || revokedAt !== null) throw notOpenTo(name);
  const documents = await db
    .selectFrom("listingDocument")
    .leftJoin("documentAccess", (join) =>
      join
        .onRef("documentAccess.documentId", "=", "listingDocument.id")
        .on("documentAccess.prospectId", "=", prospectId),
    )
    .select(["listingDocument.id", "documentAccess.requestedAt"])
    .select(["documentAccess.approvedAt", "documentAccess.declinedAt"])
    .where("listingDocument.listingId", "=", listingId)
    .where("listingDocument.id", "in", documentIds)
    .execute();
  if (documents.length === 0) throw notFound();
  const changed = documents.filter(({ approvedAt, declinedAt }) =>
    isOpen ? approvedAt === null : declinedAt === null,
  );
  if (changed.length === 0) return;
  const at = new Date().toISOString();
  const answer = { approvedAt: isOpen ? at : null, declinedAt: isOpen ? null : at };
  await db
    .insertInto("documentAccess")
    .values(
      changed.map(({ id, requestedAt }) => ({
        prospectId,
        documentId: id,
        requestedAt,
        ...answer,
      })),
    )
    .onConflict((conflict) => conflict.columns(["prospectId", "documentId"]).doUpdateSet(answer))
    .execute();
  await auditProspect(change, { id: prospectId, name }, isOpen ? "accept" : "decline");
  change.refetch(change.brokers, ["listings"]);
  await change.markRead(change.brokers, {
    kind: "listing",
    path: prospectPath(listingId, prospectId),
  });
  const answered = changed.filter(({ approvedAt }) => isOpen || approvedAt === null);
  if (answered.length === 0) return;
  await queueEmail(db, {
    prospectId,
    kind: "room-access",
    content: { documentIds: answered.map(({ id }) => id) },
  });
}

const notOpenTo = (name: string) => new Failure(409, `The document room isn’t open to ${name}.`);

/** Agreements that count come before those that a stranger may have signed with the address. */
export const theirsFirst = sql`
  case when "agreement"."verifiedAt" is null and "agreement"."recordedBy" is null then 1 else 0 end`;

const remindMs = 86_400_000;

/**
 * Emails a new link to someone who has signed and opened nothing.
 *
 * @throws 404; 409 if they have, haven't signed, may not, or were reminded within a day
 */
export async function remindProspect(change: Change, prospectId: string): Promise<void> {
  const { db } = change;
  const { name, revokedAt } = await findProspect(db, prospectId);
  const agreement = await db
    .selectFrom("agreement")
    .select("id")
    .where("prospectId", "=", prospectId)
    .orderBy(theirsFirst)
    .orderBy("signedAt", "desc")
    .executeTakeFirst();
  const opening = await db
    .selectFrom("documentOpening")
    .select("id")
    .where("prospectId", "=", prospectId)
    .executeTakeFirst();
  if (!agreement || revokedAt !== null) {
    throw notOpenTo(name);
  }
  if (opening) throw new Failure(409, `${name} has opened a document in the meantime.`);
  if (!(await isFirstTime(db, `room-reminder ${prospectId}`, remindMs))) {
    throw new Failure(409, `${name} was reminded within the last day.`);
  }
  await queueEmail(db, {
    prospectId,
    kind: "room-reminder",
    content: { agreementId: agreement.id },
  });
  await auditProspect(change, { id: prospectId, name }, "remind");
}

/** Writes to a prospect by email and in the room, once for the message's id. @throws 404 */
export async function replyToProspect(
  change: Change,
  prospectId: string,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const { listingId, name } = await findProspect(change.db, prospectId);
  const at = new Date().toISOString();
  const stored = await change.db
    .insertInto("prospectMessage")
    .values({
      id,
      listingId,
      prospectId,
      author: "broker",
      authorName: change.person.name,
      text,
      sentAt: at,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!stored) return;
  await change.db
    .updateTable("prospectMessage")
    .set({ readAt: at })
    .where("prospectId", "=", prospectId)
    .where("author", "=", "prospect")
    .where("readAt", "is", null)
    .execute();
  await queueEmail(change.db, { prospectId, kind: "room-message", content: { messageId: id } });
  await auditProspect(change, { id: prospectId, name }, "reply");
  await change.markRead(change.brokers, {
    kind: "message",
    path: prospectPath(listingId, prospectId),
  });
}

/** Closes the document room to a prospect at once, or opens it again. @throws 404 */
export async function setRevoked(
  change: Change,
  prospectId: string,
  { isRevoked, version }: RoomAccess,
): Promise<void> {
  const { listingId, name } = await findProspect(change.db, prospectId);
  await countProspectChange(change.db, { id: prospectId, listingId }, version);
  await change.db
    .updateTable("prospect")
    .set({ revokedAt: isRevoked ? new Date().toISOString() : null })
    .where("id", "=", prospectId)
    .execute();
  if (isRevoked) {
    for (const table of ["prospectSession", "prospectLink"] as const) {
      await change.db.deleteFrom(table).where("prospectId", "=", prospectId).execute();
    }
  }
  await auditProspect(change, { id: prospectId, name }, isRevoked ? "disable" : "enable");
}

/** Writes a broker's doing with a prospect to the audit log. */
export const auditProspect = (
  change: Change,
  { id, name }: { id: string; name: string },
  action:
    | "accept"
    | "change"
    | "create"
    | "decline"
    | "disable"
    | "enable"
    | "link"
    | "remind"
    | "reply",
) =>
  change.audit({
    clientId: null,
    action,
    subject: "prospect",
    subjectId: id,
    subjectName: name,
  });
