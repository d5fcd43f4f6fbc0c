import {
  acceptedStatus,
  listingCan,
  settableFor,
  standingOf,
} from "@frontage/records/listing-states";
import { notNegotiatedIn } from "@frontage/records/offer-states";
import type { ListingChange, ListingStatusChange } from "@frontage/records/schemas/broker-listing";
import type { ListingDetails, ListingStatus } from "@frontage/records/schemas/listing";
import { spacesOf, statusFor } from "@frontage/records/offer-spaces";
import { offerTermsSchema } from "@frontage/records/schemas/offer";
import type { Seen } from "@frontage/records/schemas/record";
import type { SpaceStatus } from "@frontage/records/schemas/space";
import { leaseStatusOf } from "@frontage/records/spaces";
import type { Change } from "../changes/make-change.ts";
import { Failure } from "../http/failure.ts";
import {
  auditListing,
  changeListing,
  checkFree,
  countListingChange,
  findListing,
  keepSlug,
  markSpaces,
  ofDeal,
  setStatus,
} from "../listings/change-listing.ts";
import { readOffersDue } from "../key-dates/offers-due.ts";
import { keepComplete } from "../listings/keep-complete.ts";
import { lockListings } from "../database/lock-listings.ts";
import { detailsOf, isPublished, type ListingRow, readChecklist } from "../listings/queries.ts";
import { freeSlug } from "../listings/slugs.ts";
import { moveToContract } from "../offers/contract.ts";
import { endContracts, listAccepted } from "../offers/end-contract.ts";
import { today } from "../time/today.ts";
import { listingsClient } from "../people/listings-client.ts";

// What changes a listing's status or deal, and with it the offers for it.

/**
 * Puts a draft on the site, or brings a withdrawn listing back. The client is notified.
 *
 * @throws 404; 409 if the checklist isn't done, it was changed since, or it is on the site already
 */
export async function publishListing(change: Change, id: string, { version }: Seen): Promise<void> {
  await countListingChange(change, id, version);
  const row = await findListing(change, id);
  if (!listingCan("publish", row.status)) {
    throw new Failure(409, "This listing is on the site already.");
  }
  if (standingOf({ ...row, status: "available" }, new Date()) === "lapsed") {
    throw new Failure(409, notNegotiatedIn("lapsed"));
  }
  if (row.dealId !== null) await checkFree(change.db, row.dealId, row);
  const open = (await readChecklist(change.db, row)).filter(({ isDone }) => !isDone);
  if (open.length > 0) {
    const count = open.length === 1 ? "One thing is" : `${open.length} things are`;
    throw new Failure(409, `${count} still missing, so this listing can’t be published yet.`);
  }
  const details = detailsOf(row);
  const at = new Date().toISOString();
  // Links to its path are out there.
  const slug = row.publishedAt === null ? await freeSlug(change.db, details, id) : row.slug;
  await change.db
    .updateTable("listing")
    .set({ slug, publishedAt: row.publishedAt ?? at })
    .where("id", "=", id)
    .execute();
  const status = row.kind === "lease" ? leaseStatusOf(details.spaces ?? []) : "available";
  if (status === "leased") {
    throw new Failure(409, "Every space is leased. Mark one as available first.");
  }
  await changeTo(change, row, status, at);
  await keepSlug(change.db, slug, id);
  await auditListing(change, row, "publish", details.address);
  await change.tellSystems({ event: "listed", listingId: id });
  await notifyClient(change, row, details.address, {
    title: `${details.address} is on the site`,
    detail: "The weekly report begins on Tuesday",
    activity: "Listing published",
  });
}

/** Takes a listing off the site. @throws 404; 409 if it was changed since, or isn't on the site */
export async function withdrawListing(
  change: Change,
  id: string,
  { version }: Seen,
): Promise<void> {
  await countListingChange(change, id, version);
  const row = await findListing(change, id);
  if (!listingCan("withdraw", row.status)) throw notOnSite();
  await changeTo(change, row, "withdrawn");
  const { address } = detailsOf(row);
  await auditListing(change, row, "withdraw", address);
  await change.tellSystems({ event: "withdrawn", listingId: id });
  await notifyClient(change, row, address, {
    title: `${address} was taken off the site`,
    detail: "",
    activity: "Listing withdrawn",
  });
}

/**
 * Sets how far a listing on the site is. One that is available again counts as confirmed.
 *
 * @throws 404; 409 if it isn't on the site, was changed since, or its kind has no such status
 */
export async function changeStatus(
  change: Change,
  id: string,
  { status, version }: ListingStatusChange,
): Promise<void> {
  await countListingChange(change, id, version);
  const row = await findListing(change, id);
  if (!listingCan("set-status", row.status)) throw notOnSite();
  if (!settableFor(row.kind).includes(status)) {
    throw new Failure(409, `A ${row.kind} can’t be “${status}”.`);
  }
  if (row.status === status) return;
  if (row.kind === "lease") {
    const open = (detailsOf(row).spaces ?? []).filter((space) => space.status !== "leased");
    // One that was leased altogether returns with all of its spaces.
    const moved = row.status === "leased" ? undefined : open.map((space) => space.id);
    await markSpaces(change, id, spaceStatusAt[status], moved);
  }
  await changeTo(change, row, status);
  if (status === "available") await keepComplete(change, id);
  const { address } = detailsOf(row);
  await auditListing(change, row, "change", `${address}, ${status}`);
}

/** What a listing for lease is, said of its spaces. */
const spaceStatusAt: Record<ListingStatusChange["status"], SpaceStatus> = {
  available: "available",
  "under-contract": "pending",
  "lease-pending": "pending",
  sold: "leased",
  leased: "leased",
};

/**
 * Changes what a listing says, or what it is for. One for lease follows its spaces: the last one that
 * is leased closes it. One that is for sale, too, from now on is available, whatever its spaces are.
 *
 * @throws 404; 409 if it was changed since, or an accepted proposal names a space that it removes
 */
export async function changeDetails(
  change: Change,
  id: string,
  form: ListingChange,
): Promise<void> {
  const before = detailsOf(await findListing(change, id));
  await changeListing(change, id, form);
  await keepLeasedSpaces(change, id, { after: form.details, before });
  const row = await findListing(change, id);
  if (!isPublished(row)) return;
  const ofSale = settableFor("sale").find((one) => one === row.status) ?? "available";
  const status = row.kind === "lease" ? leaseStatusOf(form.details.spaces ?? []) : ofSale;
  if (status !== row.status) await changeTo(change, row, status);
  else await endContracts(change, id, { before: status, after: status });
}

/** Refuses to remove a space under a contract that hasn't closed. */
async function keepLeasedSpaces(
  change: Change,
  id: string,
  { after, before }: { before: ListingDetails; after: ListingDetails },
): Promise<void> {
  const kept = new Set(after.spaces?.map((space) => space.id));
  const removed = (before.spaces ?? []).filter((space) => !kept.has(space.id));
  if (removed.length === 0) return;
  for (const { stage, terms } of await listAccepted(change, id)) {
    if (stage === "closed") continue;
    const [named] = spacesOf({ spaces: removed }, offerTermsSchema.parse(JSON.parse(terms)));
    if (!named) continue;
    throw new Failure(
      409,
      `A proposal for ${named.name} is accepted. Close its deal, or mark ${named.name} as available, before you remove it.`,
    );
  }
}

/**
 * Gives a listing another status, in a change that has locked it. If it returns to the market, or
 * leaves it unsold, its contract ends.
 */
async function changeTo(
  change: Change,
  { id, status: before }: Pick<ListingRow, "id" | "status">,
  status: ListingStatus,
  at?: string,
): Promise<void> {
  await setStatus(change, id, status, at);
  await endContracts(change, id, { before, after: status });
}

/** Connects a listing with a client's deal, or with none. @throws 404, 409 */
export async function changeDeal(
  change: Change,
  id: string,
  { dealId, version }: Seen & { dealId: string | null },
): Promise<void> {
  // With those of the other deal.
  await lockListings(change.db, { ids: [id], dealIds: dealId === null ? [] : [dealId] });
  await countListingChange(change, id, version);
  const row = await findListing(change, id);
  if (dealId === row.dealId) return;
  const accepted = await listAccepted(change, id);
  if (row.dealId !== null && accepted.some((offer) => offer.dealId === row.dealId)) {
    throw new Failure(409, "This listing’s contract is in its deal, so it stays there.");
  }
  const of =
    dealId === null ? { clientId: null, kind: row.kind } : await ofDeal(change, dealId, id);
  if (of.kind !== row.kind) {
    throw new Failure(409, `Choose a ${row.kind}, because this listing is one.`, {
      dealId: `Choose a ${row.kind}.`,
    });
  }
  const { clientId } = of;
  const { address, timeZone } = detailsOf(row);
  const offersDueAt = dealId === null ? null : await readOffersDue(change.db, dealId, timeZone);
  await change.db
    .updateTable("listing")
    .set({ clientId, dealId, ...(offersDueAt !== null && { offersDueAt }) })
    .where("id", "=", id)
    .execute();
  if (clientId !== row.clientId) await forgetClient(change, id);
  for (const { contractOn, dealId: known, id: offerId, terms: stored } of accepted) {
    const terms = offerTermsSchema.parse(JSON.parse(stored));
    // A sold or leased one has had its contract.
    if (
      known !== null ||
      statusFor(terms, { ...row, ...detailsOf(row) }) !== acceptedStatus[terms.kind]
    )
      continue;
    const day = contractOn ?? today(new Date(row.statusAt));
    await moveToContract(change, { ...row, clientId, dealId }, { contractOn: day, offerId, terms });
  }
  for (const owner of new Set([row.clientId, clientId])) {
    await auditListing(change, { id, clientId: owner }, "change", address);
  }
}

/** What one client was told, asked for or approved isn't another's. */
async function forgetClient({ db }: Change, id: string): Promise<void> {
  await db
    .updateTable("listing")
    .set({
      recommendation: null,
      recommendedOfferId: null,
      recommendationSentAt: null,
      areCompaniesShown: 0,
      areNamesShown: 0,
    })
    .where("id", "=", id)
    .execute();
  await db
    .updateTable("offer")
    .set({ acceptanceRequestedAt: null })
    .where("listingId", "=", id)
    .execute();
  await db
    .updateTable("offer")
    .set({ counterState: "proposed" })
    .where("listingId", "=", id)
    .where("counterState", "=", "approved")
    .execute();
}

const notOnSite = () => new Failure(409, "This listing isn’t on the site.");

async function notifyClient(
  change: Change,
  listing: Pick<ListingRow, "clientId" | "dealId">,
  address: string,
  { activity, detail, title }: { title: string; detail: string; activity: string },
): Promise<void> {
  const client = listingsClient(listing);
  if (!client) return;
  const { clientId, path } = client;
  await change.noteActivity({
    clientId,
    icon: "file-pen",
    title: activity,
    description: address,
    path,
  });
  await change.notify([clientId], { kind: "listing", title, detail, path });
}
