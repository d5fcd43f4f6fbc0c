import { contactRoleNames } from "@frontage/records/record-names";
import type { ContactRole } from "@frontage/records/schemas/contact";
import type { DocumentType } from "@frontage/records/schemas/document";
import type { KeyDateKind } from "@frontage/records/schemas/key-date-kinds";
import type { Database } from "../database/open-database.ts";
import { isOfActiveDeal } from "../database/is-of-active-deal.ts";
import { isOpenKeyDate } from "../due/due.ts";
import { today } from "../time/today.ts";

/** What documents of a type usually say something about. */
const topics: Partial<Record<DocumentType, string>> = {
  "purchase-agreement": "What does the purchase agreement say about the deposit?",
  lease: "What does the lease say about renewal?",
  "lease-abstract": "What does the lease abstract say about rent?",
  title: "What does the title commitment say about easements?",
  "letter-of-intent": "What does the letter of intent say about exclusivity?",
  environmental: "What did the environmental assessment find?",
};
const roles = ["lender", "title-officer", "attorney"] as const satisfies readonly ContactRole[];

/** Questions that the person's own records should answer, at most three; none about archived deals. */
export async function suggestQuestions(
  records: Database,
  now: Date = new Date(),
): Promise<string[]> {
  const found = await Promise.all([
    aboutNextDate(records, today(now)),
    aboutDocument(records),
    aboutParty(records),
  ]);
  return found.filter((question) => question !== undefined);
}

async function aboutNextDate(records: Database, day: string): Promise<string | undefined> {
  const dates = await records
    .selectFrom("keyDate")
    .innerJoin("deal", "deal.id", "keyDate.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["keyDate.kind", "keyDate.label", "property.name"])
    .where("keyDate.day", ">=", day)
    .where(isOpenKeyDate)
    .orderBy("keyDate.day")
    .orderBy("keyDate.id")
    .limit(datesMax)
    .execute();
  return dates
    .map(({ kind, label, name }) => questionAbout(kind, label, name))
    .find((question) => question !== undefined);
}

/** Some labels make no question. */
const datesMax = 10;

/** "Due diligence ends" → "When does due diligence end on 48 Example Road?" */
export function questionAbout(
  kind: KeyDateKind,
  label: string,
  property: string,
): string | undefined {
  if (kind === "closing") return `When is the closing of ${property}?`;
  if (kind === "expiration") return `When does the lease of ${property} expire?`;
  if (kind === "exchange-identification")
    return `When is the identification deadline of ${property}?`;
  const lower = label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  // More than a name, such as "Receive by day 180, or the tax return if earlier".
  if (
    kind === "exchange-receipt" ||
    !/^\p{L}[\p{L} -]*$/u.test(lower) ||
    lower.split(" ").length > 4
  ) {
    return undefined;
  }
  const [, subject, verb] = /^(.+) (end|expire|start|begin|close)s$/.exec(lower) ?? [];
  if (subject && verb) return `When does ${subject} ${verb} on ${property}?`;
  const due = /^(.+) due$/.exec(lower)?.[1];
  if (due) return `When ${/[^s]s$/.test(due) ? "are" : "is"} the ${due} due on ${property}?`;
  return `What is the date of the ${lower} on ${property}?`;
}

async function aboutDocument(records: Database): Promise<string | undefined> {
  const types = Object.keys(topics) as DocumentType[];
  const document = await records
    .selectFrom("document")
    .select("type")
    .where("type", "in", types)
    .where("removedAt", "is", null)
    .where(isOfActiveDeal("document.dealId"))
    .orderBy("updatedAt", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return document && topics[document.type];
}

async function aboutParty(records: Database): Promise<string | undefined> {
  const party = await records
    .selectFrom("contact")
    .innerJoin("contactDeal", "contactDeal.contactId", "contact.id")
    .innerJoin("deal", "deal.id", "contactDeal.dealId")
    .innerJoin("property", "property.id", "deal.propertyId")
    .select(["contact.role", "property.name"])
    .where("contact.role", "in", [...roles])
    .where("contact.removedAt", "is", null)
    .where("deal.archivedAt", "is", null)
    .orderBy("deal.createdAt", "desc")
    .orderBy("contact.id")
    .limit(1)
    .executeTakeFirst();
  return party && `Who is the ${contactRoleNames[party.role].toLowerCase()} on ${party.name}?`;
}
