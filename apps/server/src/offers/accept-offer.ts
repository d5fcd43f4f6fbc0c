import { cutText } from "@frontage/records/cut-text";
import { formatDollars } from "@frontage/records/amounts";
import { addDays } from "@frontage/records/deal-clock/days";
import { datesOfTemplate, withAnchorsOf } from "@frontage/records/deal-clock/templates";
import { formatAmount } from "@frontage/records/offer-words";
import type { KeyDate, KeyDateRule } from "@frontage/records/schemas/key-date";
import { listingDetailsSchema } from "@frontage/records/schemas/listing";
import {
  type Acceptance,
  type LeaseTerms,
  offerTermsSchema,
  type OfferTerms,
  type SaleTerms,
} from "@frontage/records/schemas/offer";
import { randomUUID } from "node:crypto";
import { newDealActivity } from "../changes/activity.ts";
import type { Change } from "../changes/make-change.ts";
import { addDeal } from "../clients/queries.ts";
import { stageDaysAt } from "../deals/stage-days.ts";
import { Failure } from "../http/failure.ts";
import { countListingChange, findListing, setStatus } from "../listings/change-listing.ts";
import { changeKeyDates } from "../key-dates/change-key-dates.ts";
import { readTemplates } from "../key-dates/templates.ts";
import { today } from "../time/today.ts";
import { checkNotExpired, checkOpen, declineOffer, lockOffer, noteEvent } from "./change-offer.ts";
import { buyerForClient, emailBuyer, nameForBuyers, notifyClient, ofOffer } from "./notices.ts";
import type { FoundOffer } from "./queries.ts";

/**
 * Marks an offer as accepted: the listing is then under contract, and the client's deal moves to
 * its contract with the offer's price and dates; if there is no deal yet, it begins there. The
 * buyers of the other offers get the broker's email, if there is one.
 *
 * @throws 404, or 409 if the offer isn't open or another is accepted
 */
export async function acceptOffer(
  change: Change,
  id: string,
  { contractOn, isAtCounter, othersMessage, version }: Acceptance,
): Promise<void> {
  const offer = await lockOffer(change, id, version);
  checkOpen(offer);
  // A counter stands for itself.
  if (!isAtCounter) checkNotExpired(offer);
  const terms = acceptedTerms(offer, isAtCounter);
  const { listing } = offer;
  // Two that are accepted at the same moment wait for each other here.
  await countListingChange(change, listing.id);
  const { status } = await findListing(change, listing.id);
  if (status !== "available") {
    throw new Failure(409, "This listing isn’t available. Change its status first.");
  }
  await setStatus(change, listing.id, listing.kind === "sale" ? "under-contract" : "lease-pending");
  // Of a contract that has ended since, or the listing wouldn't have been available.
  const ended = await change.db
    .updateTable("offer")
    .set({ state: "declined" })
    .where("listingId", "=", listing.id)
    .where("state", "=", "accepted")
    .returning("id")
    .execute();
  for (const { id: endedId } of ended) await noteEvent(change, endedId, "declined");
  await change.db
    .updateTable("offer")
    .set({
      state: "accepted",
      reviewedAt: new Date().toISOString(),
      terms: JSON.stringify(terms),
      counter: null,
      counterState: null,
      counterAt: null,
    })
    .where("id", "=", id)
    .execute();
  await noteEvent(change, id, "accepted", terms);
  const dealId = await moveDeal(change, offer, { contractOn, terms });
  await change.db.updateTable("listing").set({ dealId }).where("id", "=", listing.id).execute();
  await change.audit([
    { action: "accept", ...ofOffer(offer) },
    { action: "change", ...ofOffer(offer), subject: "listing", subjectId: listing.id },
  ]);
  const name = nameForBuyers(listing);
  await emailBuyer(change.db, offer.prospectId, {
    subject: `Your offer is accepted: ${name}`,
    message: `Your offer of ${formatAmount(terms)} for ${name} is accepted. The contract comes next.\n\nNothing is binding until both sides sign it.`,
  });
  await notifyClient(
    change,
    { ...offer, listing: { ...listing, dealId } },
    `The offer of ${buyerForClient(offer)} is accepted: ${formatAmount(terms)}`,
  );
  if (othersMessage) await declineOthers(change, offer, othersMessage);
}

/** The offer's own terms, or the counter's if the buyer took it. @throws 409 if they haven't got one */
function acceptedTerms(
  { counter, counterState, terms }: FoundOffer,
  isAtCounter: boolean | undefined,
): OfferTerms {
  const own = offerTermsSchema.parse(JSON.parse(terms));
  if (!isAtCounter) return own;
  if (counter === null || counterState !== "sent") {
    throw new Failure(409, "The buyer hasn’t received a counter.");
  }
  return { ...offerTermsSchema.parse(JSON.parse(counter)), note: own.note };
}

async function declineOthers(change: Change, offer: FoundOffer, message: string): Promise<void> {
  const others = await change.db
    .selectFrom("offer")
    .select("id")
    .where("listingId", "=", offer.listingId)
    .where("state", "=", "open")
    .execute();
  for (const { id } of others) await declineOffer(change, id, { message });
}

type Contract = { contractOn: string; terms: OfferTerms };

/** Moves the listing's deal to its contract, or begins it there. @returns its id, if any */
async function moveDeal(
  change: Change,
  { listing }: FoundOffer,
  contract: Contract,
): Promise<string | null> {
  const { clientId } = listing;
  if (clientId === null) return listing.dealId;
  const { terms } = contract;
  const progress =
    terms.kind === "sale"
      ? ({ side: "sale", stage: "contract" } as const)
      : ({ side: "lease", stage: "lease-execution" } as const);
  const amount = terms.kind === "sale" ? { price: terms.price } : { rent: terms.rent };
  const known =
    listing.dealId !== null &&
    (await change.db
      .selectFrom("deal")
      .select(["id", "side", "stageDays"])
      .where("id", "=", listing.dealId)
      .executeTakeFirst());
  let dealId: string;
  if (known) {
    dealId = known.id;
    if (known.side !== progress.side) {
      throw new Failure(409, "The listing’s deal is on another side. Please edit it first.");
    }
    await change.db
      .updateTable("deal")
      .set((eb) => ({
        ...amount,
        // Computed from the price, or not stated for it.
        capRate: null,
        stage: progress.stage,
        stageDays: stageDaysAt(progress, known.stageDays, today()),
        version: eb("version", "+", 1),
      }))
      .where("id", "=", dealId)
      .execute();
    await change.audit({ action: "change", clientId, subject: "deal", subjectId: dealId });
  } else {
    const it = listingDetailsSchema.parse(JSON.parse(listing.details));
    const form = {
      name: it.address,
      city: it.city,
      region: it.region,
      type: it.type,
      squareFeet: it.squareFeet,
      yearBuilt: it.yearBuilt,
      summary: cutText(it.summary ?? it.address, 300),
      occupancy: it.occupancy,
      timeZone: it.timeZone,
      ...amount,
      ...(it.noi !== undefined && {
        noi: it.noi,
        noiPeriod: it.noiPeriod,
        noiThrough: it.noiThrough,
      }),
      progress,
    };
    dealId = await addDeal(change.db, clientId, form);
    await change.noteActivity({ clientId, ...newDealActivity(form) });
    await change.audit({ action: "create", clientId, subject: "deal", subjectId: dealId });
  }
  await setDates(change, dealId, contract);
  return dealId;
}

/** The dates of the deal's side, with the offer's days, counted by the deal clock. */
async function setDates(
  change: Change,
  dealId: string,
  { contractOn, terms }: Contract,
): Promise<void> {
  const own = await readTemplates(change.db);
  const template = terms.kind;
  await changeKeyDates(change, dealId, (before) => {
    const existing = withAnchorsOf(before, template, own).filter(
      // Offers are no longer due.
      (date) => !(date.status === "open" && isOffersDue(date)),
    );
    const days =
      terms.kind === "sale"
        ? { "effective-date": contractOn }
        : { "lease-commencement": terms.startsOn, expiration: endOf(terms) };
    const added = datesOfTemplate(existing, { template, days }, own)
      .filter(({ label }) => isWanted(label, terms))
      .map((date): KeyDate => ({ ...date, id: randomUUID(), dealId, version: 1 }));
    const settled = before
      .filter((date) => date.status === "open" && isOffersDue(date))
      .map((date): KeyDate => ({ ...date, status: "done" }));
    const dates = [...settled, ...existing, ...added];
    return terms.kind === "sale"
      ? dates.map((date) => inContract(date, { contractOn, terms }))
      : dates.map((date) => inLease(date, terms));
  });
}

const isOffersDue = ({ label }: Pick<KeyDate, "label">) => /^offers due$/i.test(label);
const isDiligence = ({ label }: Pick<KeyDate, "label">) => /^due diligence ends$/i.test(label);

/** A cash offer has no financing contingency. */
const isWanted = (label: string, terms: OfferTerms) =>
  terms.kind === "lease" ||
  terms.contingencies.includes("financing") ||
  !/^financing contingency$/i.test(label);

const fromContract = (count: number): KeyDateRule => ({
  anchor: "effective-date",
  count,
  unit: "calendar",
  roll: "next",
});

/** A date of a sale, as the offer says. */
function inContract(
  date: KeyDate,
  { contractOn, terms }: { contractOn: string; terms: SaleTerms },
): KeyDate {
  const { override: _, ...rest } = date;
  if (date.kind === "effective-date") {
    return { ...rest, override: { day: contractOn, reason: "" }, status: "open" };
  }
  if (date.kind === "closing") {
    return { ...rest, rule: fromContract(terms.closingDays), status: "open" };
  }
  if (isDiligence(date)) {
    return { ...rest, rule: fromContract(terms.diligenceDays), status: "open" };
  }
  if (/^earnest money due$/i.test(date.label) && date.basis === "" && terms.deposit > 0) {
    return { ...date, basis: `Deposit of ${formatDollars(terms.deposit)}` };
  }
  return date;
}

/** A date of a lease, as the proposal says. */
function inLease(date: KeyDate, terms: LeaseTerms): KeyDate {
  const { override: _, rule: __, ...rest } = date;
  if (date.kind === "lease-commencement") {
    return { ...rest, override: { day: terms.startsOn, reason: "" } };
  }
  return date.kind === "expiration"
    ? { ...rest, override: { day: endOf(terms), reason: "" } }
    : date;
}

/** The last day of a lease: the day before its term has passed. */
function endOf({ startsOn, termMonths }: LeaseTerms): string {
  const [year = 0, month = 1, day = 1] = startsOn.split("-").map(Number);
  const months = month - 1 + termMonths;
  const last = new Date(Date.UTC(year, months + 1, 0)).getUTCDate();
  const next = new Date(Date.UTC(year, months, Math.min(day, last))).toISOString().slice(0, 10);
  return addDays(next, -1);
}
