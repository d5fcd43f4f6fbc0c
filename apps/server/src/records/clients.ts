import type { Client, ClientContact, DealForm } from "@frontage/content/schemas/client";
import { profileSchema } from "@frontage/content/schemas/profile";
import { randomUUID } from "node:crypto";
import { notFound } from "../api/failure.ts";
import type { Database } from "../database/open-database.ts";
import { contactColumns } from "./contacts.ts";
import { wantsMarketNote } from "./settings.ts";

// What a broker does for clients. `records` is the broker's: every client's rows.

/**
 * Every client by name, or the one asked for.
 *
 * @param db everybody's rows: profile and settings are their person's own, and a word of each
 *   is shown here
 * @param invited the accounts that have no password yet
 */
export async function listClients(
  db: Database,
  invited: ReadonlySet<string>,
  { id }: { id?: string } = {},
): Promise<Client[]> {
  const rows = await db
    .selectFrom("user")
    .leftJoin("profile", "profile.personId", "user.id")
    .leftJoin("settings", "settings.personId", "user.id")
    .select(["user.id", "user.name", "user.email", "profile.profile", "settings.settings"])
    .select((is) => [
      is
        .selectFrom("deal")
        .whereRef("deal.clientId", "=", "user.id")
        .select((count) => count.fn.countAll<number>().as("count"))
        .as("deals"),
      is
        .selectFrom("thread")
        .whereRef("thread.clientId", "=", "user.id")
        .select((sum) => sum.fn.sum<number | null>("thread.unreadByBroker").as("sum"))
        .as("unreadMessages"),
      is
        .selectFrom("audit")
        .whereRef("audit.clientId", "=", "user.id")
        .whereRef("audit.personId", "=", "user.id")
        .orderBy("audit.id", "desc")
        .limit(1)
        .select("audit.at")
        .as("lastActivityAt"),
    ])
    .where("user.role", "=", "client")
    .$if(id !== undefined, (query) => query.where("user.id", "=", id ?? ""))
    .orderBy("user.name")
    .orderBy("user.id")
    .execute();
  return rows.map(({ deals, lastActivityAt, profile, settings, unreadMessages, ...row }) => ({
    ...row,
    company: profile ? profileSchema.parse(JSON.parse(profile)).company : "",
    isInvited: invited.has(row.id),
    deals: Number(deals ?? 0),
    unreadMessages: Number(unreadMessages ?? 0),
    ...(lastActivityAt ? { lastActivityAt } : {}),
    wantsMarketNote: wantsMarketNote(settings),
  }));
}

/** @throws 404 where there is no such client */
export async function checkClient(records: Database, clientId: string): Promise<void> {
  const row = await records
    .selectFrom("user")
    .select("id")
    .where("id", "=", clientId)
    .where("role", "=", "client")
    .executeTakeFirst();
  if (!row) throw notFound();
}

/** Begins a deal of a client. @returns its id, which the screens call the property's */
export async function addDeal(
  records: Database,
  clientId: string,
  form: DealForm,
): Promise<string> {
  return records.transaction().execute(async (transaction) => {
    const id = randomUUID();
    const { property, deal } = columnsOf(form);
    await transaction
      .insertInto("property")
      .values({ ...property, id })
      .execute();
    await transaction
      .insertInto("deal")
      .values({ ...deal, id, clientId, propertyId: id, createdAt: new Date().toISOString() })
      .execute();
    return id;
  });
}

/** @throws 404 where the client has no such deal */
export async function changeDeal(
  records: Database,
  { clientId, dealId }: { clientId: string; dealId: string },
  form: DealForm,
): Promise<void> {
  await records.transaction().execute(async (transaction) => {
    const { property, deal } = columnsOf(form);
    const changed = await transaction
      .updateTable("deal")
      .set(deal)
      .where("id", "=", dealId)
      .where("clientId", "=", clientId)
      .returning("propertyId")
      .executeTakeFirst();
    if (!changed) throw notFound();
    await transaction
      .updateTable("property")
      .set(property)
      .where("id", "=", changed.propertyId)
      .execute();
  });
}

function columnsOf({ capRate, deal, keyDates, price, rent, ...property }: DealForm) {
  const dates = keyDates.toSorted((a, b) => a.day.localeCompare(b.day));
  return {
    property,
    deal: {
      ...deal,
      price: price ?? null,
      capRate: capRate ?? null,
      rent: rent ?? null,
      keyDates: JSON.stringify(dates),
    },
  };
}

/** Adds a party to deals of a client, or changes one. @returns its id @throws 404 */
export async function saveContact(
  records: Database,
  { clientId, contactId }: { clientId: string; contactId?: string },
  { propertyIds, ...form }: ClientContact,
): Promise<string> {
  return records.transaction().execute(async (transaction) => {
    const id = contactId ?? randomUUID();
    const values = contactColumns(form);
    if (contactId) {
      const changed = await transaction
        .updateTable("contact")
        .set(values)
        .where("id", "=", contactId)
        .where("clientId", "=", clientId)
        .where("removedAt", "is", null)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) throw notFound();
      await transaction.deleteFrom("contactDeal").where("contactId", "=", id).execute();
    } else {
      await transaction
        .insertInto("contact")
        .values({ ...values, id, clientId, isOwn: 0, addedAt: new Date().toISOString() })
        .execute();
    }
    const deals = [...new Set(propertyIds)];
    await checkDeals(transaction, clientId, deals);
    if (deals.length > 0) {
      await transaction
        .insertInto("contactDeal")
        .values(deals.map((dealId) => ({ clientId, contactId: id, dealId })))
        .execute();
    }
    return id;
  });
}

/** Takes a contact out of a client's list; messages about it stay. @throws 404 */
export async function removeContact(
  records: Database,
  { clientId, contactId }: { clientId: string; contactId: string },
): Promise<void> {
  const removed = await records
    .updateTable("contact")
    .set({ removedAt: new Date().toISOString() })
    .where("id", "=", contactId)
    .where("clientId", "=", clientId)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (removed.numUpdatedRows === 0n) throw notFound();
}

/** @throws 404 where one of the deals is not this client's */
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
