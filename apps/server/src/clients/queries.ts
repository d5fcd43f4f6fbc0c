import { cutText } from "@frontage/records/cut-text";
import type { Client, ClientEmail, DealChange, DealForm } from "@frontage/records/schemas/client";
import type { PartyForm } from "@frontage/records/schemas/contact-forms";
import type { DealMove } from "@frontage/records/schemas/deal";
import type { Seen } from "@frontage/records/schemas/record";
import { capRateOf } from "@frontage/records/cap-rate";
import { waitingForOf } from "@frontage/records/open-items";
import { propertyTypeNames } from "@frontage/records/record-names";
import { randomUUID } from "node:crypto";
import type { LibraryTables } from "../accounts/auth-library.ts";
import { Failure, notFound } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Change } from "../changes/make-change.ts";
import { countChange } from "../http/versions.ts";
import { authoredRow, contactColumns } from "../contacts/queries.ts";
import { partyOf } from "../key-dates/moved-date-notices.ts";
import { listEmails } from "../outbox/email-outbox.ts";
import { type DealReader, readAllOpen, readDeal } from "../deals/queries.ts";
import { stageDaysAt } from "../deals/stage-days.ts";
import { today } from "../time/today.ts";
import { parsePublicProfile } from "../people/profiles.ts";
import { leaveToCleanup } from "../files/leave-to-cleanup.ts";
import { settingsOf, wantsMarketNote } from "../people/settings.ts";

// What brokers do for clients; their `records` are every client's.

/**
 * Every client by name, or the requested one.
 *
 * @param db everyone's rows: profiles and settings are not in the broker's `records`
 * @param options.isEmailSetUp whether email can be sent
 */
async function listClients(
  db: Database,
  { id, isEmailSetUp }: { isEmailSetUp: boolean; id?: string },
): Promise<Client[]> {
  let query = db
    .$extendTables<LibraryTables>()
    .selectFrom("user")
    .leftJoin("profile", "profile.personId", "user.id")
    .leftJoin("settings", "settings.personId", "user.id")
    .leftJoin("disabledAccount", "disabledAccount.personId", "user.id")
    .leftJoin("emailChange", "emailChange.personId", "user.id")
    .leftJoin("emailOptOut", "emailOptOut.personId", "user.id")
    .select([
      "user.id",
      "user.name",
      "user.email",
      "user.image",
      "profile.profile",
      "settings.settings",
    ])
    .select(["disabledAccount.at as disabledAt", "emailOptOut.at as unsubscribedAt"])
    .select((eb) =>
      // Only for disabled accounts: for others, this would also search what they do themselves.
      eb
        .selectFrom("audit")
        .whereRef("audit.clientId", "=", "disabledAccount.personId")
        .where("audit.subject", "=", "account")
        .where("audit.action", "in", ["import", "invite"])
        .orderBy("audit.id", "desc")
        .limit(1)
        .select("audit.action")
        .as("lastInvited"),
    )
    .select(["emailChange.newEmail", "emailChange.expiresAt"])
    .select(["emailChange.currentConfirmedAt", "emailChange.newConfirmedAt"])
    .select((eb) => [
      eb
        .selectFrom("account")
        .whereRef("account.userId", "=", "user.id")
        .limit(1)
        .select("account.id")
        .as("accountId"),
      eb
        .selectFrom("deal")
        .whereRef("deal.clientId", "=", "user.id")
        .select((count) => count.fn.countAll<number>().as("count"))
        .as("deals"),
      eb
        .selectFrom("thread")
        .whereRef("thread.clientId", "=", "user.id")
        .select((sum) => sum.fn.sum<number | null>("thread.unreadByBroker").as("sum"))
        .as("unreadMessages"),
      eb
        .selectFrom("audit")
        .whereRef("audit.personId", "=", "user.id")
        .select((last) => last.fn.max<string | null>("audit.at").as("at"))
        .as("lastActivityAt"),
      eb
        .selectFrom("email")
        .whereRef("email.personId", "=", "user.id")
        .where("email.kind", "=", "invitation")
        .orderBy("email.createdAt", "desc")
        .limit(1)
        .select("email.state")
        .as("invitation"),
      eb
        .selectFrom("user as holder")
        .whereRef("holder.email", "=", "emailChange.newEmail")
        .whereRef("holder.id", "!=", "user.id")
        .select("holder.id")
        .as("holderId"),
      eb
        .selectFrom("assistantSetting")
        .whereRef("assistantSetting.clientId", "=", "user.id")
        .where("assistantSetting.isOn", "=", 0)
        .select("assistantSetting.name")
        .as("assistantOff"),
    ])
    .where("user.role", "=", "client")
    .orderBy("user.name")
    .orderBy("user.id");
  if (id !== undefined) query = query.where("user.id", "=", id);
  const rows = await query.execute();
  return rows.map(({ accountId, deals, disabledAt, invitation, lastActivityAt, ...row }) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    ...detailsOf(row),
    isDisabled: disabledAt !== null,
    ...closureOf(row.settings),
    ...emailChangeOf(row),
    isInvited: accountId === null,
    ...(accountId === null && row.lastInvited === "import" ? { isUninvited: true } : {}),
    ...(invitation && accountId === null ? { invitation } : {}),
    deals: Number(deals ?? 0),
    unreadMessages: Number(row.unreadMessages ?? 0),
    ...(lastActivityAt ? { lastActivityAt } : {}),
    wantsMarketNote: wantsMarketNote(row.settings),
    ...(row.unsubscribedAt === null ? {} : { marketNotesUnsubscribedAt: row.unsubscribedAt }),
    ...(row.assistantOff === null ? {} : { isAssistantOff: true }),
    isEmailSetUp,
  }));
}

/** Every client by name, each with the next date of their deals and what waits in all of them. */
export async function listOpenClients(
  reader: DealReader,
  options: { isEmailSetUp: boolean },
): Promise<Client[]> {
  const [clients, { deals, items, words }] = await Promise.all([
    listClients(reader.db, options),
    readAllOpen(reader, new Date()),
  ]);
  const itemsOf = Map.groupBy(items, ({ clientId }) => clientId);
  const dealsOf = Map.groupBy(deals, ({ clientId }) => clientId);
  return clients.map((client) => {
    const [nextDate] = (dealsOf.get(client.id) ?? [])
      .flatMap((deal) => deal.nextDate ?? [])
      .toSorted((one, other) => one.day.localeCompare(other.day));
    const waitingFor = waitingForOf(itemsOf.get(client.id) ?? [], words);
    return { ...client, ...(nextDate && { nextDate }), ...(waitingFor && { waitingFor }) };
  });
}

/** One client, as `listClients` lists them. @throws Failure 404 if there is none */
export async function readClient(
  db: Database,
  options: { id: string; isEmailSetUp: boolean },
): Promise<Client> {
  const [client] = await listClients(db, options);
  if (!client) throw notFound();
  return client;
}

/** What a client's profile says about them. */
function detailsOf({
  email,
  image,
  profile,
}: {
  email: string;
  image: string | null;
  profile: string | null;
}): Pick<Client, "company" | "contactEmail" | "phone" | "photo"> {
  const saved = profile ? parsePublicProfile(profile) : undefined;
  return {
    company: saved?.company ?? "",
    contactEmail: saved?.email ?? email,
    ...(saved?.phone ? { phone: saved.phone } : {}),
    ...(image ? { photo: image } : {}),
  };
}

function emailChangeOf(row: {
  newEmail: string | null;
  expiresAt: string | null;
  currentConfirmedAt: string | null;
  newConfirmedAt: string | null;
  holderId: string | null;
}): Pick<Client, "emailChange"> {
  const { expiresAt, newEmail } = row;
  if (newEmail === null || expiresAt === null) return {};
  const emailChange = {
    newEmail,
    expiresAt,
    isCurrentConfirmed: row.currentConfirmedAt !== null,
    isNewConfirmed: row.newConfirmedAt !== null,
    isTaken: row.holderId !== null,
  };
  return { emailChange };
}

function closureOf(saved: string | null): Pick<Client, "closureRequestedAt"> {
  const { closureRequestedAt } = settingsOf(saved);
  return closureRequestedAt === undefined ? {} : { closureRequestedAt };
}

/** The emails that a client has been or will be sent, latest first. */
export async function listClientEmails(db: Database, clientId: string): Promise<ClientEmail[]> {
  const emails = await listEmails(db, clientId);
  return emails.map(({ attempts, content, createdAt, detail, id, kind, nextAttemptAt, state }) => ({
    id,
    kind,
    ...(kind === "moved-date" && content !== null ? { to: partyOf(JSON.parse(content)) } : {}),
    state,
    createdAt,
    attempts,
    ...(detail === null ? {} : { detail }),
    ...(state === "waiting" ? { nextAttemptAt } : {}),
  }));
}

/** Adds a deal, and the property it is about. @returns its id */
export async function addDeal(
  transaction: Database,
  clientId: string,
  form: DealForm,
): Promise<string> {
  const id = randomUUID();
  const { deal, property } = columnsOf(form);
  await transaction
    .insertInto("property")
    .values({ ...property, id })
    .execute();
  await transaction
    .insertInto("deal")
    .values({
      ...deal,
      id,
      clientId,
      propertyId: id,
      stageDays: stageDaysAt(form.progress, null, today()),
      createdAt: new Date().toISOString(),
    })
    .execute();
  return id;
}

/** @throws 404 if the client has no such deal, 409 with the deal if it was changed since */
export async function changeDeal(
  records: Database,
  { clientId, dealId }: { clientId: string; dealId: string },
  { version, ...form }: DealChange,
): Promise<void> {
  const { property, deal } = columnsOf(form);
  const before = await lockDeal(records, { clientId, dealId });
  await countDealChange(records, dealId, version);
  const isMoved = before.side !== deal.side || before.stage !== deal.stage;
  const known = before.side === deal.side ? before.stageDays : null;
  await records
    .updateTable("deal")
    .set({ ...deal, ...(isMoved && { stageDays: stageDaysAt(form.progress, known, today()) }) })
    .where("id", "=", dealId)
    .where("clientId", "=", clientId)
    .execute();
  await records.updateTable("property").set(property).where("id", "=", before.propertyId).execute();
}

/** Counts a change of a deal. @throws 409 with the deal if it has changed since */
const countDealChange = (transaction: Database, id: string, seen: number) =>
  countChange(transaction, {
    table: "deal",
    id,
    seen,
    read: (records) => readDeal(records, id, today()),
  });

/**
 * A client's deal, unchanged but locked, so that a concurrent change doesn't miss this one's stage
 * day.
 *
 * @throws 404
 */
async function lockDeal(
  transaction: Database,
  { clientId, dealId }: { clientId: string; dealId: string },
) {
  const deal = await transaction
    .updateTable("deal")
    .set((eb) => ({ stage: eb.ref("deal.stage") }))
    .where("id", "=", dealId)
    .where("clientId", "=", clientId)
    .returning(["propertyId", "side", "stage", "stageDays"])
    .executeTakeFirst();
  if (!deal) throw notFound();
  return deal;
}

/**
 * Moves a deal to another stage of its side.
 *
 * @throws 404 if the client has no such deal, 409 with the deal if it was changed since
 */
export async function moveDeal(
  records: Database,
  { clientId, dealId }: { clientId: string; dealId: string },
  { version, ...progress }: DealMove,
): Promise<void> {
  const before = await lockDeal(records, { clientId, dealId });
  await countDealChange(records, dealId, version);
  if (before.side !== progress.side) {
    throw new Failure(409, "This deal has a different side. Please edit it instead.");
  }
  if (before.stage === progress.stage) return;
  await records
    .updateTable("deal")
    .set({ stage: progress.stage, stageDays: stageDaysAt(progress, before.stageDays, today()) })
    .where("id", "=", dealId)
    .where("clientId", "=", clientId)
    .execute();
}

/**
 * Counts a change of a client's deal, and locks it.
 *
 * @throws 404 if the client has no such deal, 409 with the deal if it was changed since
 */
export async function checkSeenDeal(
  records: Database,
  { clientId, dealId }: { clientId: string; dealId: string },
  seen: number,
): Promise<void> {
  await lockDeal(records, { clientId, dealId });
  await countDealChange(records, dealId, seen);
}

/**
 * Archives a deal, or brings it back.
 *
 * @returns whether it wasn't like this already
 * @throws 404 if the client has no such deal, 409 with the deal if it was changed since
 */
export async function archiveDeal(
  records: Database,
  { clientId, dealId }: { clientId: string; dealId: string },
  { isArchived, version }: Seen & { isArchived: boolean },
): Promise<boolean> {
  await checkSeenDeal(records, { clientId, dealId }, version);
  const changed = await records
    .updateTable("deal")
    .set({ archivedAt: isArchived ? new Date().toISOString() : null })
    .where("id", "=", dealId)
    .where("clientId", "=", clientId)
    .where("archivedAt", isArchived ? "is" : "is not", null)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

function columnsOf(form: DealForm) {
  const { capRate, progress, noi, noiPeriod, noiThrough, price, rent, ...property } = form;
  const isTrailing = noiPeriod === "trailing-12";
  return {
    property: {
      ...property,
      name: dealName(property),
      yearBuilt: property.yearBuilt ?? null,
      occupancy: property.occupancy ?? null,
    },
    deal: {
      ...progress,
      price: price ?? null,
      noi: noi ?? null,
      noiPeriod: (noi !== undefined && noiPeriod) || null,
      noiThrough: (noi !== undefined && isTrailing && noiThrough) || null,
      capRate: capRateOf({ noi, price }) === undefined ? (capRate ?? null) : null,
      rent: rent ?? null,
    },
  };
}

/**
 * Removes a deal with its documents, events and notifications. The cleanup removes the files later.
 * The property goes too, if no other deal is about it.
 *
 * @throws 404 if the client has no such deal
 */
export async function removeDeal(
  { brokers, db: transaction, refetch }: Change,
  { clientId, dealId }: { clientId: string; dealId: string },
): Promise<void> {
  const files = await transaction
    .selectFrom("documentVersion")
    .innerJoin("document", "document.id", "documentVersion.documentId")
    .select("documentVersion.fileKey as key")
    .where("document.dealId", "=", dealId)
    .where("document.clientId", "=", clientId)
    .execute();
  const removed = await transaction
    .deleteFrom("deal")
    .where("id", "=", dealId)
    .where("clientId", "=", clientId)
    .returning("propertyId")
    .executeTakeFirst();
  if (!removed) throw notFound();
  refetch([clientId, ...brokers], ["notifications"]);
  await leaveToCleanup(transaction, files);
  await removeUnusedProperties(transaction, [removed.propertyId]);
}

/** A deal's name: its street, or for a search without one "Industrial search, Anytown". */
function dealName({ city, name, type }: Pick<DealForm, "city" | "name" | "type">): string {
  return name || cutText(`${propertyTypeNames[type]} search, ${city}`, 60);
}

/**
 * Adds a contact to a client's deals, or changes one that the broker added.
 *
 * @returns its id
 * @throws 404, or 409 if the client added it
 */
export async function saveContact(
  records: Database,
  { clientId, contactId }: { clientId: string; contactId?: string },
  { dealIds, ...form }: PartyForm,
): Promise<string> {
  const id = contactId ?? randomUUID();
  const values = contactColumns(form);
  if (contactId) {
    await authoredRow(records, contactId, { action: "edit", clientId, role: "broker" });
    const changed = await records
      .updateTable("contact")
      .set(values)
      .where("id", "=", contactId)
      .where("clientId", "=", clientId)
      .where("removedAt", "is", null)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw notFound();
    await records.deleteFrom("contactDeal").where("contactId", "=", id).execute();
  } else {
    await records
      .insertInto("contact")
      .values({ ...values, id, clientId, isOwn: 0, addedAt: new Date().toISOString() })
      .execute();
  }
  const deals = [...new Set(dealIds)];
  await checkDeals(records, clientId, deals);
  if (deals.length > 0) {
    await records
      .insertInto("contactDeal")
      .values(deals.map((dealId) => ({ clientId, contactId: id, dealId })))
      .execute();
  }
  return id;
}

/**
 * Removes a contact that the broker added from a client's list; messages are kept.
 *
 * @throws 404, or 409 if the client added it
 */
export async function removeContact(
  records: Database,
  { clientId, contactId }: { clientId: string; contactId: string },
): Promise<void> {
  await authoredRow(records, contactId, { action: "remove", clientId, role: "broker" });
  const removed = await records
    .updateTable("contact")
    .set({ removedAt: new Date().toISOString() })
    .where("id", "=", contactId)
    .where("clientId", "=", clientId)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (removed.numUpdatedRows === 0n) throw notFound();
}

/** @throws 404 if one of the deals is not this client's */
async function checkDeals(
  records: Database,
  clientId: string,
  dealIds: readonly string[],
): Promise<void> {
  if (dealIds.length === 0) return;
  const own = await records
    .selectFrom("deal")
    .select("id")
    .where("id", "in", dealIds)
    .where("clientId", "=", clientId)
    .execute();
  if (own.length !== dealIds.length) throw notFound();
}

/** Removes the properties among these that no deal is about. */
export async function removeUnusedProperties(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom("property")
    .where("id", "in", ids)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom("deal").select("deal.id").whereRef("deal.propertyId", "=", "property.id"),
        ),
      ),
    )
    .execute();
}
