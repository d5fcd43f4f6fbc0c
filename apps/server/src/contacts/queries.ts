import { contactKeysOf, phoneDigits } from "@frontage/records/list-keys";
import { type Contact, contactSchema, type ContactFilter } from "@frontage/records/schemas/contact";
import type { NewContact } from "@frontage/records/schemas/contact-forms";
import type { NumberedPageOf, NumberedPageRequest } from "@frontage/records/schemas/page-of";
import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { clientRefs } from "../people/clients.ts";
import { Failure, notFound } from "../http/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { contains, dealsNamed, wordsOf } from "../database/contains.ts";
import { phoneOf, storedPhone } from "../people/phone.ts";

/** A page of the contacts that match, by name. */
export async function listContacts(
  records: Database,
  { clientId, dealId, except, role, text = "" }: ContactFilter,
  { limit, offset = 0 }: NumberedPageRequest,
): Promise<NumberedPageOf<Contact>> {
  let matching = records.selectFrom("contact").where("removedAt", "is", null);
  if (clientId) matching = matching.where("contact.clientId", "=", clientId);
  if (role) matching = matching.where("role", "=", role);
  if (except) matching = matching.where("role", "!=", except);
  if (dealId) {
    matching = matching.where((eb) =>
      eb.exists(
        eb
          .selectFrom("contactDeal")
          .select("contactDeal.dealId")
          .whereRef("contactDeal.contactId", "=", "contact.id")
          .where("contactDeal.dealId", "=", dealId),
      ),
    );
  }
  for (const word of wordsOf(text)) {
    const digits = phoneDigits(word);
    matching = matching.where((eb) =>
      eb.or([
        contains(sql.ref("contact.searchKey"), word),
        ...(digits ? [contains(sql.ref("contact.searchKey"), digits)] : []),
        eb(
          "contact.id",
          "in",
          eb
            .selectFrom("contactDeal")
            .select("contactDeal.contactId")
            .where("contactDeal.dealId", "in", dealsNamed(word)),
        ),
      ]),
    );
  }

  const [{ total }, rows] = await Promise.all([
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    matching
      .selectAll("contact")
      .orderBy("nameOrder")
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute(),
  ]);
  return { items: await withDeals(records, rows), total };
}

/** @throws 404 */
export async function readContact(records: Database, id: string): Promise<Contact> {
  const [contact] = await withDeals(records, [await contactRow(records, id)]);
  if (!contact) throw notFound();
  return contact;
}

/**
 * Adds a contact for a client.
 *
 * @throws 400 if the property is not theirs
 */
export async function addContact(
  records: Database,
  clientId: string,
  input: NewContact,
  isOwn: boolean,
): Promise<Contact> {
  await checkDeal(records, clientId, input.dealId);
  const id = randomUUID();
  await records
    .insertInto("contact")
    .values({
      ...contactColumns(input),
      id,
      clientId,
      addedAt: new Date().toISOString(),
      isOwn: isOwn ? 1 : 0,
    })
    .execute();
  await addToDeal(records, clientId, id, input.dealId);
  return readContact(records, id);
}

/**
 * Changes a contact that the person's side added. The form has room for one deal, so a contact with
 * several keeps the others unless another is chosen.
 *
 * @returns the client's id
 * @throws 404, 409 if the other side added it, or 400 if the property is not the client's
 */
export async function changeContact(
  records: Database,
  id: string,
  { dealId, ...input }: NewContact,
  role: "client" | "broker",
): Promise<string> {
  const { clientId } = await authoredRow(records, id, { action: "edit", role });
  await checkDeal(records, clientId, dealId);
  await records.updateTable("contact").set(contactColumns(input)).where("id", "=", id).execute();
  const deals = await records
    .selectFrom("contactDeal")
    .select("dealId")
    .where("contactId", "=", id)
    .execute();
  if (deals.some((deal) => deal.dealId === dealId)) return clientId;
  await records.deleteFrom("contactDeal").where("contactId", "=", id).execute();
  await addToDeal(records, clientId, id, dealId);
  return clientId;
}

/**
 * Removes a contact that the person's side added. It can be restored.
 *
 * @returns the client's id
 * @throws 404, or 409 if the other side added it
 */
export async function removeContact(
  records: Database,
  id: string,
  role: "client" | "broker",
): Promise<string> {
  const { clientId } = await authoredRow(records, id, { action: "remove", role });
  await records
    .updateTable("contact")
    .set({ removedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  return clientId;
}

/**
 * Restores a removed contact that the person's side added.
 *
 * @returns the client's id
 * @throws 404
 */
export async function restoreContact(
  records: Database,
  id: string,
  role: "client" | "broker",
): Promise<string> {
  const restored = await records
    .updateTable("contact")
    .set({ removedAt: null })
    .where("id", "=", id)
    .where("isOwn", "=", role === "client" ? 1 : 0)
    .returning("clientId")
    .executeTakeFirst();
  if (!restored) throw notFound();
  return restored.clientId;
}

/**
 * A contact, for the side that added it to change.
 *
 * @param options.clientId whose it must be; by default, anyone's in these records
 * @throws 404, or 409 if the other side added it
 */
export async function authoredRow(
  records: Database,
  id: string,
  {
    action,
    clientId,
    role,
  }: { action: "edit" | "remove"; role: "client" | "broker"; clientId?: string },
): Promise<Selectable<Tables["contact"]>> {
  const row = await contactRow(records, id);
  if (clientId !== undefined && row.clientId !== clientId) throw notFound();
  if ((row.isOwn === 1) === (role === "client")) return row;
  const author = role === "client" ? "Your broker" : "The client";
  throw new Failure(409, `${author} added this contact, so you can’t ${action} it.`);
}

/** The columns that the form sets. */
export function contactColumns({
  company,
  email,
  name,
  phone: typed,
  role,
}: Omit<NewContact, "dealId">) {
  const phone = phoneOf(typed);
  return {
    name,
    role,
    company,
    email,
    ...phone,
    ...contactKeysOf({ company, email, name, phone: storedPhone(phone), role }),
  };
}

async function contactRow(records: Database, id: string): Promise<Selectable<Tables["contact"]>> {
  const row = await records
    .selectFrom("contact")
    .selectAll()
    .where("id", "=", id)
    .where("removedAt", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

async function checkDeal(records: Database, clientId: string, dealId: string): Promise<void> {
  if (!dealId) return;
  const deal = await records
    .selectFrom("deal")
    .select("id")
    .where("id", "=", dealId)
    .where("clientId", "=", clientId)
    .executeTakeFirst();
  if (!deal) {
    const sentence = "You no longer have access to this property.";
    throw new Failure(400, sentence, { dealId: sentence });
  }
}

async function addToDeal(db: Database, clientId: string, contactId: string, dealId: string) {
  if (!dealId) return;
  await db
    .insertInto("contactDeal")
    .values({ clientId, contactId, dealId })
    .onConflict((conflict) => conflict.columns(["contactId", "dealId"]).doNothing())
    .execute();
}

async function withDeals(
  records: Database,
  rows: readonly Selectable<Tables["contact"]>[],
): Promise<Contact[]> {
  const ids = rows.map(({ id }) => id);
  const parties = ids.length
    ? await records
        .selectFrom("contactDeal")
        .select(["contactId", "dealId"])
        .where("contactId", "in", ids)
        .execute()
    : [];
  const deals = Map.groupBy(parties, ({ contactId }) => contactId);
  const clients = await clientRefs(records, rows);
  return rows.map((row) =>
    contactSchema.parse({
      id: row.id,
      client: clients.get(row.clientId),
      name: row.name,
      role: row.role,
      company: row.company,
      email: row.email,
      phone: storedPhone(row),
      dealIds: (deals.get(row.id) ?? []).map(({ dealId }) => dealId),
      addedAt: row.addedAt,
      ...(row.lastContactAt ? { lastContactAt: row.lastContactAt } : {}),
      isOwn: row.isOwn === 1,
    }),
  );
}
