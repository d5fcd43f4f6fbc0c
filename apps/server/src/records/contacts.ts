import { contactRoleNames } from "@frontage/content/record-names";
import {
  type Contact,
  contactSchema,
  type ContactRole,
  type NewContact,
} from "@frontage/content/schemas/contact";
import type { PageOf } from "@frontage/content/schemas/page-of";
import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { Failure, notFound } from "../api/failure.ts";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { somewhere, wordsOf } from "./contains.ts";
import { pageFrom, readCursor } from "./cursor.ts";
import { nameKeysOf } from "./document-names.ts";
import { phoneOf } from "./phone.ts";

export type ContactFilter = {
  role?: ContactRole;
  propertyId?: string;
  text?: string;
  /** For a broker, who sees every client's. */
  clientId?: string;
};

type Named = Pick<Contact, "company" | "email" | "name" | "phone" | "role">;

/** What the table keeps beside a contact, to sort it and to find it. */
export function contactKeysOf({ company, email, name, phone, role }: Named) {
  const searched = [name, company, contactRoleNames[role], email, phone?.display, phone?.e164];
  return {
    nameOrder: nameKeysOf(name).nameOrder,
    searchKey: searched.filter(Boolean).join(" ").normalize("NFC").toLowerCase(),
  };
}

/** A page of the contacts that match, by name. */
export async function listContacts(
  records: Database,
  { clientId, propertyId, role, text = "" }: ContactFilter,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<PageOf<Contact>> {
  let matching = records.selectFrom("contact").where("removedAt", "is", null);
  if (clientId) matching = matching.where("contact.clientId", "=", clientId);
  if (role) matching = matching.where("role", "=", role);
  if (propertyId) {
    matching = matching.where((is) =>
      is.exists(
        is
          .selectFrom("contactDeal")
          .select("contactDeal.dealId")
          .whereRef("contactDeal.contactId", "=", "contact.id")
          .where("contactDeal.dealId", "=", propertyId),
      ),
    );
  }
  for (const word of wordsOf(text)) {
    const pattern = somewhere(word);
    // However a number is written, its digits are the same.
    const digits = /^[\d().+-]*\d{3}[\d().-]*$/.test(word) ? word.replace(/\D/g, "") : "";
    matching = matching.where((is) =>
      is.or([
        sql<boolean>`"contact"."searchKey" like ${pattern} escape '\\'`,
        ...(digits ? [sql<boolean>`"contact"."searchKey" like ${somewhere(digits)}`] : []),
        is.exists(
          is
            .selectFrom("contactDeal")
            .innerJoin("deal", "deal.id", "contactDeal.dealId")
            .innerJoin("property", "property.id", "deal.propertyId")
            .select("property.id")
            .whereRef("contactDeal.contactId", "=", "contact.id")
            .where(sql<boolean>`lower("property"."name") like ${pattern} escape '\\'`),
        ),
      ]),
    );
  }

  const after = readCursor(cursor);
  const [{ total }, rows] = await Promise.all([
    matching.select((is) => is.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
    matching
      .selectAll("contact")
      .$if(after !== undefined, (query) =>
        query.where((is) =>
          is(is.refTuple("nameOrder", "id"), ">", is.tuple(String(after?.value), after?.id ?? "")),
        ),
      )
      .orderBy("nameOrder")
      .orderBy("id")
      .limit(limit + 1)
      .execute(),
  ]);
  const page = pageFrom(rows, limit, ({ id, nameOrder }) => ({ id, value: nameOrder }));
  return { ...page, items: await withDeals(records, page.items), total };
}

/** @throws 404 where the person sees no such contact */
export async function readContact(records: Database, id: string): Promise<Contact> {
  const [contact] = await withDeals(records, [await contactRow(records, id)]);
  if (!contact) throw notFound();
  return contact;
}

/**
 * Adds a contact to a client's.
 *
 * @throws 400 where the property is none of theirs
 */
export async function addContact(
  records: Database,
  clientId: string,
  input: NewContact,
  isOwn: boolean,
): Promise<Contact> {
  await checkDeal(records, clientId, input.propertyId);
  const id = randomUUID();
  await records.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("contact")
      .values({
        ...contactColumns(input),
        id,
        clientId,
        addedAt: new Date().toISOString(),
        isOwn: isOwn ? 1 : 0,
      })
      .execute();
    await joinDeal(transaction, clientId, id, input.propertyId);
  });
  return readContact(records, id);
}

/**
 * Takes a contact away; it can be brought back. A client takes away only what they added.
 *
 * @returns whose contact it is
 * @throws 404 where the person sees none, 409 where it is the broker's
 */
export async function removeContact(
  records: Database,
  id: string,
  role: "client" | "broker",
): Promise<string> {
  const { clientId, isOwn } = await contactRow(records, id);
  if (role === "client" && isOwn === 0) {
    throw new Failure(409, "Your broker shares this contact, so it cannot be removed here.");
  }
  await records
    .updateTable("contact")
    .set({ removedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  return clientId;
}

/**
 * Brings a contact back: a client only what they added, for what the broker took away is
 * no longer there for them.
 *
 * @returns whose contact it is
 * @throws 404 where the person sees none that was removed or is there
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
    .$if(role === "client", (query) => query.where("isOwn", "=", 1))
    .returning("clientId")
    .executeTakeFirst();
  if (!restored) throw notFound();
  return restored.clientId;
}

/** Everything of the row that the form decides. */
export function contactColumns({
  company,
  email,
  name,
  phone: typed,
  role,
}: Omit<NewContact, "propertyId">) {
  const phone = phoneOf(typed);
  const shown = phone.phoneE164 &&
    phone.phoneDisplay && { e164: phone.phoneE164, display: phone.phoneDisplay };
  return {
    name,
    role,
    company,
    email,
    ...phone,
    ...contactKeysOf({ company, email, name, phone: shown || undefined, role }),
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
    const sentence = "This property is no longer among yours.";
    throw new Failure(400, sentence, { propertyId: sentence });
  }
}

async function joinDeal(db: Database, clientId: string, contactId: string, dealId: string) {
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
  return rows.map((row) =>
    contactSchema.parse({
      id: row.id,
      name: row.name,
      role: row.role,
      company: row.company,
      email: row.email,
      ...(row.phoneE164 && row.phoneDisplay
        ? { phone: { e164: row.phoneE164, display: row.phoneDisplay } }
        : {}),
      propertyIds: (deals.get(row.id) ?? []).map(({ dealId }) => dealId),
      addedAt: row.addedAt,
      ...(row.lastContactAt ? { lastContactAt: row.lastContactAt } : {}),
      isOwn: row.isOwn === 1,
    }),
  );
}
