import { cutText } from "@frontage/records/cut-text";
import { formatDollars } from "@frontage/records/amounts";
import { addDays } from "@frontage/records/deal-clock/days";
import {
  datesOfTemplate,
  type TemplateDates,
  templateDates,
  withAnchorsOf,
} from "@frontage/records/deal-clock/templates";
import { isOffersDue } from "@frontage/records/market-dates";
import type { KeyDate, KeyDateRule } from "@frontage/records/schemas/key-date";
import { isStrict } from "@frontage/records/schemas/key-date-kinds";
import type { Deal } from "@frontage/records/schemas/deal";
import { listingDetailsSchema } from "@frontage/records/schemas/listing";
import type { LeaseTerms, OfferTerms, SaleTerms } from "@frontage/records/schemas/offer";
import { nameOfOffered, sizeOf } from "@frontage/records/offer-spaces";
import { lowestRent } from "@frontage/records/spaces";
import { randomUUID } from "node:crypto";
import { newDealActivity } from "../changes/activity.ts";
import type { Change } from "../changes/make-change.ts";
import { addDeal } from "../clients/queries.ts";
import { stageDaysAt } from "../deals/stage-days.ts";
import { Failure } from "../http/failure.ts";
import { changeKeyDates } from "../key-dates/change-key-dates.ts";
import { readTemplates } from "../key-dates/templates.ts";
import { today } from "../time/today.ts";
import type { FoundOffer } from "./queries.ts";

// What an accepted offer is to the deal: its price or rent, its stage, and the contract's dates.

/** An accepted offer's terms, and the day that both sides sign. */
type Contract = { contractOn: string; terms: OfferTerms };
type Accepted = Contract & { offerId: string };

type Kind = OfferTerms["kind"];
type Listing = Pick<FoundOffer["listing"], "clientId" | "dealId" | "details" | "id" | "kind">;

const inContractAt = {
  sale: { side: "sale", stage: "contract" },
  lease: { side: "lease", stage: "lease-execution" },
} as const satisfies Record<string, Deal["progress"]>;

/** A deal that looks for another contract. */
const onMarketAt = {
  sale: { side: "sale", stage: "offers" },
  lease: { side: "lease", stage: "proposal" },
} as const satisfies Record<string, Deal["progress"]>;

/**
 * Whether a proposal's contract gets a deal of its own: the listing's deal is the sale, or all of
 * its spaces. The lease of a listing's only space is the listing's deal.
 */
function hasOwnDeal({ details, kind }: Pick<Listing, "details" | "kind">, terms: OfferTerms) {
  const { spaces = [] } = listingDetailsSchema.parse(JSON.parse(details));
  return terms.kind === "lease" && (kind === "sale" || spaces.length > 1);
}

/**
 * Moves the listing's deal to the contract of an accepted offer, or begins a deal there: the
 * listing's, or the lease's own, which leaves the listing's as it is.
 *
 * @returns the listing's deal, if any
 */
export async function moveToContract(
  change: Change,
  listing: Listing,
  accepted: Accepted,
): Promise<{ dealId: string | null }> {
  const isOwn = hasOwnDeal(listing, accepted.terms);
  const known = isOwn ? null : listing.dealId;
  const dealId = await contractDeal(change, { ...listing, dealId: known }, accepted);
  await change.db.updateTable("offer").set({ dealId }).where("id", "=", accepted.offerId).execute();
  if (isOwn) return { dealId: listing.dealId };
  await change.db.updateTable("listing").set({ dealId }).where("id", "=", listing.id).execute();
  return { dealId };
}

/** @returns the deal with a contract: the one it moves, or else a new one */
async function contractDeal(
  change: Change,
  listing: Listing,
  contract: Contract,
): Promise<string | null> {
  const { clientId, dealId: known } = listing;
  if (clientId === null) return known;
  const { terms } = contract;
  const progress = inContractAt[terms.kind];
  const amount = terms.kind === "sale" ? { price: terms.price } : { rent: terms.rent };
  if (known !== null && (await moveDeal(change, known, { amount, progress }))) {
    await changeContractDates(change, known, contract);
    return known;
  }
  const it = listingDetailsSchema.parse(JSON.parse(listing.details));
  const place = { ...it, kind: listing.kind, name: it.address };
  const form = {
    name: nameOfOffered(place, terms),
    city: it.city,
    region: it.region,
    type: it.type,
    squareFeet: sizeOf(place, terms) ?? it.squareFeet,
    yearBuilt: it.yearBuilt,
    summary: cutText(it.summary ?? it.address, 300),
    // It is the building's.
    ...(!hasOwnDeal(listing, terms) && { occupancy: it.occupancy }),
    timeZone: it.timeZone,
    ...amount,
    ...(terms.kind === "sale" &&
      it.noi !== undefined && {
        noi: it.noi,
        noiPeriod: it.noiPeriod,
        noiThrough: it.noiThrough,
      }),
    progress,
  };
  const dealId = await addDeal(change.db, clientId, form);
  await change.noteActivity({ clientId, ...newDealActivity(form) });
  await change.audit({ action: "create", clientId, subject: "deal", subjectId: dealId });
  await changeContractDates(change, dealId, contract);
  return dealId;
}

/**
 * An offer's deal has no contract any longer: the listing's is back at its offers, and asks what the
 * listing asks; a lease's own is archived.
 */
export async function leaveContract(
  change: Change,
  { dealId, listing }: Pick<FoundOffer, "dealId"> & { listing: Listing },
): Promise<void> {
  const { details, kind } = listing;
  if (dealId === null) return;
  if (dealId !== listing.dealId) return archive(change, dealId);
  const { price, spaces = [] } = listingDetailsSchema.parse(JSON.parse(details));
  const amount = kind === "sale" ? { price: price ?? null } : { rent: lowestRent(spaces) ?? null };
  if (await moveDeal(change, dealId, { amount, progress: onMarketAt[kind] })) {
    await changeContractDates(change, dealId, undefined, kind);
  }
}

async function archive({ audit, db }: Change, id: string): Promise<void> {
  const archived = await db
    .updateTable("deal")
    .set((eb) => ({ archivedAt: new Date().toISOString(), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("archivedAt", "is", null)
    .returning("clientId")
    .executeTakeFirst();
  if (!archived) return;
  const { clientId } = archived;
  await audit({ action: "archive", clientId, subject: "deal", subjectId: id });
}

type Move = {
  amount: { price: number | null } | { rent: number | null };
  progress: (typeof inContractAt | typeof onMarketAt)[keyof typeof inContractAt];
};

/** @returns false if there is no such deal @throws 409 if it is on another side */
async function moveDeal(change: Change, id: string, { amount, progress }: Move): Promise<boolean> {
  const deal = await change.db
    .selectFrom("deal")
    .select(["clientId", "side", "stageDays"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!deal) return false;
  if (deal.side !== progress.side) {
    throw new Failure(409, "The listing’s deal has a different side. Please edit it first.");
  }
  await change.db
    .updateTable("deal")
    .set((eb) => ({
      ...amount,
      // Computed from the price, or not stated for it.
      capRate: null,
      stage: progress.stage,
      stageDays: stageDaysAt(progress, deal.stageDays, today()),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  await change.audit({ action: "change", clientId: deal.clientId, subject: "deal", subjectId: id });
  return true;
}

/**
 * Writes the contract's dates into its deal: all of them, so that nothing is left of an earlier
 * contract. Without a contract they have no day.
 */
async function changeContractDates(
  change: Change,
  dealId: string,
  contract: Contract | undefined,
  kind: Kind = contract?.terms.kind ?? "sale",
): Promise<void> {
  const own = await readTemplates(change.db);
  await changeKeyDates(change, dealId, (before) =>
    contract ? datesUnder(before, contract, own, dealId) : datesWithout(before, kind, own),
  );
}

/** A deal's dates, of which those of the contract have no day. Offers are due again, if ahead. */
const datesWithout = (before: readonly KeyDate[], kind: Kind, own: TemplateDates): KeyDate[] =>
  withAnchorsOf(before, kind, own).map((date) => {
    if (isOfContract(date, kind, own)) return { ...reopened(date, kind, own), basis: "" };
    const isDueAgain = isOffersDue(date) && date.status === "done" && (date.day ?? "") >= today();
    return isDueAgain ? { ...date, status: "open" } : date;
  });

/** A deal's dates under a contract. */
function datesUnder(
  before: readonly KeyDate[],
  contract: Contract,
  own: TemplateDates,
  dealId: string,
): KeyDate[] {
  const { contractOn, terms } = contract;
  const { kind } = terms;
  const days =
    kind === "sale"
      ? { "effective-date": contractOn }
      : { "lease-commencement": terms.startsOn, expiration: endOf(terms) };
  const existing = withAnchorsOf(before, kind, own)
    .filter(({ label }) => isWanted(label, terms))
    // No longer due.
    .map((date) =>
      isOffersDue(date) && date.status === "open" ? { ...date, status: "done" as const } : date,
    );
  const added = datesOfTemplate(existing, { template: kind, days }, own)
    .filter((date) => isWanted(date.label, terms) && !isOffersDue(date))
    .map((date): KeyDate => ({ ...date, id: randomUUID(), dealId, version: 1 }));
  return [...existing, ...added].map((date) => {
    if (!isOfContract(date, kind, own)) return date;
    const fresh = reopened(date, kind, own);
    return terms.kind === "sale" ? inSale(fresh, { contractOn, terms }) : inLease(fresh, terms);
  });
}

const anchorsOf = {
  sale: ["effective-date", "closing"],
  lease: ["lease-commencement", "expiration"],
} as const satisfies Record<Kind, readonly KeyDateRule["anchor"][]>;

const isSameLabel = (one: { label: string }, other: { label: string }) =>
  one.label.toLowerCase() === other.label.toLowerCase();

/** Whether a date is the contract's: one of its template, or counted from its days. */
function isOfContract({ kind, label, rule }: KeyDate, of: Kind, own: TemplateDates): boolean {
  // What the law counts goes on without the contract.
  if (isOffersDue({ label }) || isStrict(kind) || kind === "first-transfer") return false;
  const anchors: readonly string[] = anchorsOf[of];
  return (
    anchors.includes(kind) ||
    (rule !== undefined && anchors.includes(rule.anchor)) ||
    templateDates(of, own).some((date) => isSameLabel(date, { label }))
  );
}

/** A date as no contract has changed it: open, and on the day that it is counted to. */
function reopened(date: KeyDate, kind: Kind, own: TemplateDates): KeyDate {
  const { override: _, settledOn: __, ...rest } = date;
  const rule = rest.rule ?? templateDates(kind, own).find((one) => isSameLabel(one, date))?.rule;
  return { ...rest, status: "open", ...(rule && { rule }) };
}

const isDiligence = ({ label }: Pick<KeyDate, "label">) => /^due diligence ends$/i.test(label);

/** A cash offer has no financing contingency, and a lease without a renewal no notice of one. */
const isWanted = (label: string, terms: OfferTerms) =>
  terms.kind === "lease"
    ? !/^(none)?\.?$/i.test(terms.renewal ?? "") || !/^option notice$/i.test(label)
    : terms.contingencies.includes("financing") || !/^financing contingency$/i.test(label);

const fromContract = (count: number): KeyDateRule => ({
  anchor: "effective-date",
  count,
  unit: "calendar",
  roll: "next",
});

const depositText = /^(Deposit of \$[\d,]+)?$/;

/** A date of a sale, as the offer says. */
function inSale(
  date: KeyDate,
  { contractOn, terms }: { contractOn: string; terms: SaleTerms },
): KeyDate {
  if (date.kind === "effective-date") return { ...date, override: { day: contractOn, reason: "" } };
  if (date.kind === "closing") return { ...date, rule: fromContract(terms.closingDays) };
  if (isDiligence(date)) return { ...date, rule: fromContract(terms.diligenceDays) };
  if (/^earnest money due$/i.test(date.label) && depositText.test(date.basis)) {
    const basis = terms.deposit > 0 ? `Deposit of ${formatDollars(terms.deposit)}` : "";
    return { ...date, basis };
  }
  return date;
}

/** A date of a lease, as the proposal says. */
function inLease(date: KeyDate, terms: LeaseTerms): KeyDate {
  const { rule: _, ...rest } = date;
  const on = (day: string): KeyDate => ({ ...rest, override: { day, reason: "" } });
  if (date.kind === "lease-commencement") return on(terms.startsOn);
  if (date.kind === "expiration") return on(endOf(terms));
  return /^rent start$/i.test(date.label) ? on(afterMonths(terms, terms.freeMonths ?? 0)) : date;
}

/** The last day of a lease: the day before its term has passed. */
const endOf = (terms: LeaseTerms) => addDays(afterMonths(terms, terms.termMonths), -1);

/** The day of the month on which a lease starts, some months later. */
function afterMonths({ startsOn }: LeaseTerms, count: number): string {
  const [year = 0, month = 1, day = 1] = startsOn.split("-").map(Number);
  const months = month - 1 + count;
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, months, Math.min(day, last))).toISOString().slice(0, 10);
}
