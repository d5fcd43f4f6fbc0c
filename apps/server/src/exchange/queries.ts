import { storedPhone } from "../people/phone.ts";
import { addDays } from "@frontage/records/deal-clock/days";
import { isSettled } from "@frontage/records/deal-clock/deal-clock";
import { exchangeDates } from "@frontage/records/deal-clock/exchange";
import type { Exchange, Replacement, StrictDate } from "@frontage/records/schemas/exchange";
import type { KeyDate } from "@frontage/records/schemas/key-date";
import { isStrict, type KeyDateKind } from "@frontage/records/schemas/key-date-kinds";
import type { Selectable } from "kysely";
import type { Database } from "../database/open-database.ts";
import type { Tables } from "../database/tables.ts";
import { notFound } from "../http/failure.ts";
import { listKeyDates } from "../key-dates/queries.ts";

/** A deal's 1031 exchange. Its dates are the deal's key dates. @throws 404 */
export async function readExchange(records: Database, dealId: string): Promise<Exchange> {
  const deal = await records
    .selectFrom("deal")
    .innerJoin("property", "property.id", "deal.propertyId")
    .innerJoin("user", "user.id", "deal.clientId")
    .select(["property.name as dealName", "user.name as clientName"])
    .where("deal.id", "=", dealId)
    .executeTakeFirst();
  if (!deal) throw notFound();
  const [sold, rows, keyDates, intermediary] = await Promise.all([
    records
      .selectFrom("exchange")
      .select(["soldName", "soldValue", "version"])
      .where("dealId", "=", dealId)
      .executeTakeFirst(),
    listReplacements(records, dealId),
    listKeyDates(records, { dealId }),
    findIntermediary(records, dealId),
  ]);
  const dates = keyDates.get(dealId) ?? [];
  const closing = dates.find(({ kind }) => kind === "closing");
  return {
    ...deal,
    sold: sold && {
      name: sold.soldName,
      value: sold.soldValue ?? undefined,
      version: sold.version,
    },
    ...clockOf(dates),
    postponement: postponementOf(dates),
    closing:
      closing?.day === undefined ? undefined : { day: closing.day, isDone: isSettled(closing) },
    intermediary,
    replacements: rows.map(replacementOf),
  };
}

/** Day 0 and the two strict days, as the law counts them and as they are. */
export function clockOf(
  dates: readonly KeyDate[],
): Pick<Exchange, "identify" | "receive" | "transfer"> {
  const find = (kind: KeyDateKind) => dates.find((date) => date.kind === kind);
  const [transfer, identify, receive] = [
    find("first-transfer"),
    find("exchange-identification"),
    find("exchange-receipt"),
  ];
  const day0 = transfer?.day;
  const taxReturn = receive?.rule?.taxReturn;
  const byLaw = day0 !== undefined && taxReturn ? exchangeDates(day0, taxReturn) : undefined;
  const after = (days: number) => (day0 === undefined ? undefined : addDays(day0, days));
  return {
    transfer: transfer && { id: transfer.id, day: day0 },
    identify: identify && strictDate(identify, after(45)),
    receive: receive && {
      ...strictDate(receive, byLaw?.receiveBy),
      day180: after(180),
      taxReturn: byLaw && {
        name: `${day0?.slice(0, 4)} tax return, ${taxReturn?.isExtended ? "extended" : "no extension"}`,
        due: byLaw.returnDue,
      },
      applies: byLaw?.applies,
    },
  };
}

/** The initial values of the postponement form; undefined without strict days. */
export function postponementOf(dates: readonly KeyDate[]): Exchange["postponement"] {
  const strict = dates.filter(({ kind }) => isStrict(kind));
  if (strict.length === 0) return undefined;
  const inForce = strict.find(({ override }) => override)?.override;
  const dayOf = (kind: KeyDateKind) =>
    (inForce && strict.find((date) => date.kind === kind)?.day) ?? "";
  return {
    notice: inForce?.reason ?? "",
    link: inForce?.link ?? "",
    identifyBy: dayOf("exchange-identification"),
    receiveBy: dayOf("exchange-receipt"),
    // Changes when either day changes.
    version: strict.reduce((sum, { version }) => sum + version, 0),
  };
}

const strictDate = (
  { day, id, override, settledOn, status }: KeyDate,
  statutoryDay: string | undefined,
): StrictDate => ({
  id,
  status,
  day,
  statutoryDay,
  settledOn,
  postponement: override && {
    notice: override.reason,
    link: override.link,
    by: override.by,
    on: override.on,
  },
});

/** A replacement property as its screens show it. */
export const replacementOf = ({
  id,
  identifiedOn,
  name,
  note,
  value,
  version,
}: Selectable<Tables["replacementProperty"]>): Replacement => ({
  id,
  name,
  note,
  value: value ?? undefined,
  identifiedOn: identifiedOn ?? undefined,
  version,
});

/** The replacement properties of a deal's exchange, in the order they were added. */
export const listReplacements = (records: Database, dealId: string) =>
  records
    .selectFrom("replacementProperty")
    .selectAll()
    .where("dealId", "=", dealId)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();

async function findIntermediary(records: Database, dealId: string) {
  const row = await records
    .selectFrom("contact")
    .innerJoin("contactDeal", "contactDeal.contactId", "contact.id")
    .select(["contact.id", "contact.name", "contact.company"])
    .select(["contact.phoneE164", "contact.phoneDisplay"])
    .where("contactDeal.dealId", "=", dealId)
    .where("contact.role", "=", "exchange-intermediary")
    .where("contact.removedAt", "is", null)
    .orderBy("contact.addedAt")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, name, company } = row;
  return { id, name, company, phone: storedPhone(row) };
}
