import { dealPath, listingPath } from "@frontage/content/dashboard";
import { publicName } from "@frontage/records/known-listing";
import type {
  ListingChange,
  ListingStatusChange,
  NewListing,
  OffersDueChange,
  VisibilityChange,
} from "@frontage/records/schemas/broker-listing";
import { endsContract, listingCan, settableFor } from "@frontage/records/listing-states";
import { offerTermsSchema } from "@frontage/records/schemas/offer";
import type { Seen } from "@frontage/records/schemas/record";
import type { Deal } from "@frontage/records/schemas/deal";
import type { ListingDetails, ListingKind, ListingStatus } from "@frontage/records/schemas/listing";
import { randomUUID } from "node:crypto";
import type { Change } from "../changes/make-change.ts";
import { readOffersDue, setOffersDue } from "../key-dates/offers-due.ts";
import { readDeal } from "../deals/queries.ts";
import { Failure, notFound } from "../http/failure.ts";
import { countChange } from "../http/versions.ts";
import { moveToContract } from "../offers/contract.ts";
import { endContract, findAccepted } from "../offers/end-contract.ts";
import { today } from "../time/today.ts";
import { deleteListing } from "./delete-listing.ts";
import { keepComplete, lockListing } from "./keep-complete.ts";
import {
  detailsOf,
  isPublished,
  type ListingRow,
  readChecklist,
  readListing,
  shownNames,
} from "./queries.ts";
import { freeSlug } from "./slugs.ts";

/** Adds a draft, with the facts of the deal that it belongs to. @returns its id @throws 404, 409 */
export async function addListing(change: Change, form: NewListing): Promise<string> {
  const id = randomUUID();
  const { clientId, dealId, details, kind } =
    "dealId" in form ? await ofDeal(change, form.dealId) : ofNone(form);
  const at = new Date().toISOString();
  await change.db
    .insertInto("listing")
    .values({
      id,
      clientId,
      dealId,
      kind,
      status: "draft",
      slug: await freeSlug(change.db, details, id),
      details: JSON.stringify(details),
      createdAt: at,
      statusAt: at,
      ...(dealId !== null && {
        offersDueAt: await readOffersDue(change.db, dealId, details.timeZone),
      }),
    })
    .execute();
  await auditListing(change, { id, clientId }, "create", details.address);
  return id;
}

type Facts = {
  clientId: string | null;
  dealId: string | null;
  kind: ListingKind;
  details: ListingDetails;
};

const ofNone = ({ details, kind }: Exclude<NewListing, { dealId: string }>): Facts => ({
  clientId: null,
  dealId: null,
  kind,
  details: { ...details, isAddressShown: true, highlights: [], isPriceOnRequest: false },
});

/** @param id the listing's, if there is one already */
async function ofDeal({ db }: Change, dealId: string, id = ""): Promise<Facts> {
  await checkFree(db, dealId, { id, status: "draft" });
  const deal = await readDeal(db, dealId, today());
  const { client, progress } = deal;
  if (progress.side === "purchase") {
    throw new Failure(409, "A purchase isn’t listed. Choose a sale or a lease.");
  }
  return { clientId: client?.id ?? null, dealId, kind: progress.side, details: detailsFrom(deal) };
}

/**
 * Locks a deal, and checks that no other listing of it is on the site, or has its contract: the
 * client sees one listing of a deal.
 *
 * @param listing the one that is about to have the deal, or to be published; a draft is refused
 * beside another draft, too
 * @throws 409
 */
async function checkFree(
  db: Change["db"],
  dealId: string,
  { id, status }: Pick<ListingRow, "id" | "status">,
): Promise<void> {
  await db
    .updateTable("deal")
    .set((eb) => ({ id: eb.ref("id") }))
    .where("id", "=", dealId)
    .execute();
  const others = await db
    .selectFrom("listing")
    .select(["status"])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom("offer")
            .select("offer.id")
            .whereRef("offer.listingId", "=", "listing.id")
            .where("offer.state", "=", "accepted"),
        )
        .as("hasContract"),
    )
    .where("dealId", "=", dealId)
    .where("id", "!=", id)
    .execute();
  const isTaken = others.some(
    (other) =>
      isPublished(other) || other.hasContract || (status === "draft" && other.status === "draft"),
  );
  if (!isTaken) return;
  const sentence = "This deal has a listing. Change that one, or withdraw it first.";
  throw new Failure(409, sentence, { dealId: sentence });
}

/** What a deal says about its property. */
export function detailsFrom(deal: Deal): ListingDetails {
  const { city, name, noi, noiPeriod, noiThrough, occupancy, price, progress, region } = deal;
  const { rent, squareFeet, summary, timeZone, type, yearBuilt } = deal;
  const isSale = progress.side === "sale";
  return {
    address: name,
    city,
    region,
    timeZone,
    type,
    squareFeet,
    summary,
    isAddressShown: true,
    isPriceOnRequest: false,
    highlights: [],
    ...(yearBuilt !== undefined && { yearBuilt }),
    ...(occupancy !== undefined && { occupancy }),
    ...(isSale && price !== undefined && { price }),
    ...(isSale && noi !== undefined && { noi }),
    ...(isSale && noiPeriod !== undefined && { noiPeriod }),
    ...(isSale && noiThrough !== undefined && { noiThrough }),
    ...(!isSale && rent !== undefined && { rent }),
  };
}

/** One listing's row, everyone's. @throws 404 */
export async function findListing({ db }: Pick<Change, "db">, id: string): Promise<ListingRow> {
  const row = await db.selectFrom("listing").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Counts a change of a listing and locks it. @throws 404, or 409 with it if it was changed since */
export const countListingChange = ({ db }: Change, id: string, seen?: number) =>
  countChange(db, {
    table: "listing",
    id,
    seen,
    read: (transaction) => readListing(transaction, id),
  });

/** Changes what a listing says. Its path follows its name. @throws 404, 409 */
export async function changeListing(
  change: Change,
  id: string,
  { details, version }: ListingChange,
): Promise<void> {
  await countListingChange(change, id, version);
  const row = await findListing(change, id);
  const before = detailsOf(row);
  const slug = await slugAfter(change, row, before, details);
  await change.db
    .updateTable("listing")
    .set({ details: JSON.stringify(details), slug })
    .where("id", "=", id)
    .execute();
  await keepComplete(change, id);
  await auditListing(change, row, "change", details.address);
  if (before.isAddressShown !== details.isAddressShown) {
    const shown = details.isAddressShown ? "shown" : "after the agreement";
    await auditListing(
      change,
      row,
      "change",
      `${details.address}, ${shownNames.address}: ${shown}`,
    );
  }
}

/** The slug after a change. An address that is hidden now can't be an old path, either. */
async function slugAfter(
  { db }: Change,
  row: ListingRow,
  before: ListingDetails,
  after: ListingDetails,
): Promise<string> {
  const isHidden = before.isAddressShown && !after.isAddressShown;
  if (!isHidden && publicName(before) === publicName(after)) return row.slug;
  if (isHidden) await db.deleteFrom("listingSlug").where("listingId", "=", row.id).execute();
  const slug = await freeSlug(db, after, row.id);
  if (row.publishedAt !== null) await keepSlug(db, slug, row.id);
  return slug;
}

const keepSlug = (db: Change["db"], slug: string, listingId: string) =>
  db
    .insertInto("listingSlug")
    .values({ slug, listingId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

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
  await setStatus(change, id, "available", at);
  await keepSlug(change.db, slug, id);
  await auditListing(change, row, "publish", details.address);
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
  await setStatus(change, id, "withdrawn");
  const { address } = detailsOf(row);
  await auditListing(change, row, "withdraw", address);
  await notifyClient(change, row, address, {
    title: `${address} was taken off the site`,
    detail: "",
    activity: "Listing withdrawn",
  });
}

/** Prints today's date as the day that it was confirmed. @throws 404; 409 if it isn't on the site */
export async function confirmListing(change: Change, id: string): Promise<void> {
  const row = await findListing(change, id);
  if (!listingCan("confirm", row.status)) {
    throw new Failure(409, "Only an available listing is confirmed.");
  }
  await countListingChange(change, id);
  await change.db
    .updateTable("listing")
    .set({ confirmedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  await auditListing(change, row, "confirm", detailsOf(row).address);
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
  await setStatus(change, id, status);
  if (status === "available") await keepComplete(change, id);
  const { address } = detailsOf(row);
  await auditListing(change, row, "change", `${address}, ${status}`);
}

/**
 * Gives a listing another status, in a change that has locked it. If it returns to the market, or
 * leaves it unsold, its contract ends.
 */
export async function setStatus(
  change: Change,
  id: string,
  status: ListingStatus,
  at = new Date().toISOString(),
): Promise<void> {
  const before = await findListing(change, id);
  await change.db
    .updateTable("listing")
    .set({ status, statusAt: at, ...(status === "available" && { confirmedAt: at }) })
    .where("id", "=", id)
    .execute();
  if (endsContract(before.status, status)) await endContract(change, id);
}

/** Sets the moment offers are due. @throws 404, 409 */
export async function changeOffersDue(
  change: Change,
  id: string,
  { offersDueAt, version }: OffersDueChange,
): Promise<void> {
  await countListingChange(change, id, version);
  const row = await findListing(change, id);
  const { address, timeZone } = detailsOf(row);
  await setOffersDue(change, row, offersDueAt, timeZone);
  await auditListing(change, row, "change", `${address}, offers due`);
}

/** Sets what the client sees of buyers. The audit log says who decided it, and when. @throws 404, 409 */
export async function changeVisibility(
  change: Change,
  id: string,
  { areCompaniesShown, areNamesShown, version }: VisibilityChange,
): Promise<void> {
  await countListingChange(change, id, version);
  const row = await findListing(change, id);
  const { address } = detailsOf(row);
  const flag = (isSet: boolean) => (isSet ? 1 : 0);
  await change.db
    .updateTable("listing")
    .set({ areCompaniesShown: flag(areCompaniesShown), areNamesShown: flag(areNamesShown) })
    .where("id", "=", id)
    .execute();
  for (const [what, isShown, was] of [
    [shownNames.companies, areCompaniesShown, row.areCompaniesShown === 1],
    [shownNames.names, areNamesShown, row.areNamesShown === 1],
  ] as const) {
    if (isShown === was) continue;
    const state = isShown ? "shown" : "hidden";
    await auditListing(change, row, "change", `${address}, ${what}: ${state}`);
  }
}

/** Connects a listing with a client's deal, or with none. @throws 404, 409 */
export async function changeDeal(
  change: Change,
  id: string,
  { dealId, version }: Seen & { dealId: string | null },
): Promise<void> {
  await countListingChange(change, id, version);
  const row = await findListing(change, id);
  if (dealId === row.dealId) return;
  const accepted = await findAccepted(change, id);
  if (accepted && row.dealId !== null) {
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
  if (accepted) {
    const terms = offerTermsSchema.parse(JSON.parse(accepted.terms));
    const contractOn = accepted.contractOn ?? today(new Date(row.statusAt));
    await moveToContract(change, { ...row, clientId, dealId }, { contractOn, terms });
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

/** Removes a draft that was never published, with its files. @throws 404, 409 */
export async function removeListing(change: Change, id: string): Promise<void> {
  const row = await lockListing(change.db, id);
  if (row.publishedAt !== null) {
    throw new Failure(409, "This listing was on the site. Withdraw it; its agreements are kept.");
  }
  await auditListing(change, row, "remove", detailsOf(row).address);
  await change.markGone([listingPath(id)]);
  await deleteListing(change.db, id);
}

const notOnSite = () => new Failure(409, "This listing isn’t on the site.");

type Audited = Pick<ListingRow, "id" | "clientId">;

/** Names it itself, because a listing's name is in its details. */
const auditListing = (
  change: Pick<Change, "audit">,
  { clientId, id }: Audited,
  action: "change" | "confirm" | "create" | "publish" | "remove" | "withdraw",
  subjectName: string,
) => change.audit({ clientId, action, subject: "listing", subjectId: id, subjectName });

async function notifyClient(
  change: Change,
  { clientId, dealId }: Pick<ListingRow, "clientId" | "dealId">,
  address: string,
  { activity, detail, title }: { title: string; detail: string; activity: string },
): Promise<void> {
  if (clientId === null || dealId === null) return;
  const path = dealPath(dealId);
  await change.noteActivity({
    clientId,
    icon: "file-pen",
    title: activity,
    description: address,
    path,
  });
  await change.notify([clientId], { kind: "listing", title, detail, path });
}
