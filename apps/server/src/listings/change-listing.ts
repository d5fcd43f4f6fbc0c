import { publicName } from "@frontage/records/known-listing";
import type {
  ListingChange,
  ListingTermChange,
  NewListing,
  OffersDueChange,
  VisibilityChange,
} from "@frontage/records/schemas/broker-listing";
import { acceptedStatus, isOnSite, listingCan, standingOf } from "@frontage/records/listing-states";
import type { Deal } from "@frontage/records/schemas/deal";
import type { ListingDetails, ListingKind, ListingStatus } from "@frontage/records/schemas/listing";
import { offerTermsSchema } from "@frontage/records/schemas/offer";
import type { Space, SpaceStatus } from "@frontage/records/schemas/space";
import { leaseStatusOf, spaceNameIn } from "@frontage/records/spaces";
import { randomUUID } from "node:crypto";
import type { Seen } from "@frontage/records/schemas/record";
import type { Change } from "../changes/make-change.ts";
import { termOf } from "../due/listing-term.ts";
import { isStandingOffer } from "../due/open-offer.ts";
import { readOffersDue, setOffersDue } from "../key-dates/offers-due.ts";
import { readDeal } from "../deals/queries.ts";
import { Failure, notFound } from "../http/failure.ts";
import { countChange } from "../http/versions.ts";
import { dayAfter, formatFullDay } from "../time/clock.ts";
import { startOfDay } from "../time/start-of-day.ts";
import { today } from "../time/today.ts";
import { deleteListing } from "./delete-listing.ts";
import { keepComplete } from "./keep-complete.ts";
import { lockListings } from "../database/lock-listings.ts";
import { detailsOf, isPublished, type ListingRow, readListing, shownNames } from "./queries.ts";
import { freeSlug } from "./slugs.ts";
import { listingsClient } from "../people/listings-client.ts";

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
  kind: kind === "both" ? "sale" : kind,
  details: {
    ...details,
    isAddressShown: true,
    highlights: [],
    isPriceOnRequest: false,
    ...(kind !== "sale" && { spaces: [] }),
  },
});

/** @param id the listing's, if there is one already */
export async function ofDeal({ db }: Change, dealId: string, id = ""): Promise<Facts> {
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
export async function checkFree(
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
    ...(!isSale && {
      spaces: [
        {
          id: randomUUID(),
          name: spaceNameIn(name),
          squareFeet,
          status: "available" as const,
          isRentOnRequest: false,
          ...(rent !== undefined && { rent: { amount: rent, unit: "sf-year" as const } }),
        },
      ],
    }),
  };
}

/** One listing's row, everyone's. @throws 404 */
export async function findListing({ db }: Pick<Change, "db">, id: string): Promise<ListingRow> {
  const row = await db.selectFrom("listing").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Counts a change of a listing and locks it. @throws 404, or 409 with it if it was changed since */
export async function countListingChange({ db }: Change, id: string, seen?: number): Promise<void> {
  await lockListings(db, { ids: [id] });
  await countChange(db, {
    table: "listing",
    id,
    seen,
    read: (transaction) => readListing(transaction, id),
  });
}

/** Changes what a listing says, or what it is for. Its path follows its name. @throws 404, 409 */
export async function changeListing(
  change: Change,
  id: string,
  { details, kind, version }: ListingChange,
): Promise<void> {
  await countListingChange(change, id, version);
  const row = await findListing(change, id);
  const isOfKind = kind === undefined || kind === row.kind;
  if (kind === "lease" && !isOfKind) await checkNotSelling(change, row);
  const before = detailsOf(row);
  const slug = await slugAfter(change, row, before, details);
  const { spaces, ...rest } = details;
  const next: ListingDetails = {
    ...rest,
    ...(spaces && { spaces: withDays(spaces, before.spaces ?? []) }),
  };
  const { timeZone } = details;
  // In another time zone, its agreement runs until the end of the same day.
  const { term } = timeZone === before.timeZone ? {} : termOf(row, before.timeZone);
  await change.db
    .updateTable("listing")
    .set({
      details: JSON.stringify(next),
      slug,
      ...(term && { termEndsAt: startOfDay(dayAfter(term.to, 1), timeZone) }),
      // A lease's deal isn't the sale's. The client stays.
      ...(!isOfKind && { kind, dealId: null }),
    })
    .where("id", "=", id)
    .execute();
  await keepComplete(change, id);
  const sides = kind === "sale" ? "for sale, too" : "no longer for sale";
  await auditListing(
    change,
    row,
    "change",
    isOfKind ? details.address : `${details.address}, ${sides}`,
  );
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

/** @throws 409 if someone buys a listing, or offers to */
async function checkNotSelling({ db }: Change, { id, status }: ListingRow): Promise<void> {
  const offers = await db
    .selectFrom("offer")
    .select("terms")
    .where("listingId", "=", id)
    .where((eb) => eb.or([eb("state", "=", "accepted"), isStandingOffer(new Date())(eb)]))
    .execute();
  const isOffered = offers.some(
    ({ terms }) => offerTermsSchema.parse(JSON.parse(terms)).kind === "sale",
  );
  if (isOffered) throw new Failure(409, "Someone offers to buy it. Answer the offers first.");
  if (status === "sold" || status === acceptedStatus.sale) {
    throw new Failure(409, "It’s sold or under contract. Mark it as available first.");
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

export const keepSlug = (db: Change["db"], slug: string, listingId: string) =>
  db
    .insertInto("listingSlug")
    .values({ slug, listingId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Prints today's date as the day that it was confirmed. @throws 404; 409 if it isn't on the site */
export async function confirmListing(change: Change, id: string, { version }: Seen): Promise<void> {
  const row = await findListing(change, id);
  if (!listingCan("confirm", standingOf(row, new Date()))) {
    throw new Failure(409, "Only an available listing is confirmed.");
  }
  await countListingChange(change, id, version);
  await change.db
    .updateTable("listing")
    .set({ confirmedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  await auditListing(change, row, "confirm", detailsOf(row).address);
}

/** Sets the term of a listing's agreement, for the first time or anew. @throws 404, 409 */
export async function changeTerm(
  change: Change,
  id: string,
  { term: { from, listDays, protectionDays, to }, version }: ListingTermChange,
): Promise<void> {
  await countListingChange(change, id, version);
  const row = await findListing(change, id);
  const { address, timeZone } = detailsOf(row);
  const termEndsAt = startOfDay(dayAfter(to, 1), timeZone);
  await change.db
    .updateTable("listing")
    .set({
      termFrom: from,
      termEndsAt,
      protectionDays,
      listDays,
      // Another term has a list of its own.
      ...(termEndsAt !== row.termEndsAt && {
        listSentAt: null,
        listPdfId: null,
        listCsvId: null,
      }),
    })
    .where("id", "=", id)
    .execute();
  await auditListing(change, row, "change", `${address}, listing agreement ${from} to ${to}`);
  const client = listingsClient(row);
  if (!client) return;
  change.refetch([client.clientId], ["deals"]);
  await change.notify([client.clientId], {
    kind: "listing",
    title: `The listing agreement for ${address} runs until ${formatFullDay(to)}`,
    detail: "",
    path: client.path,
    subject: `term ${id}`,
  });
}

/** Gives a listing another status, in a change that has locked it. */
export async function setStatus(
  { db }: Pick<Change, "db">,
  id: string,
  status: ListingStatus,
  at = new Date().toISOString(),
): Promise<void> {
  await db
    .updateTable("listing")
    .set({ status, statusAt: at, ...(status === "available" && { confirmedAt: at }) })
    .where("id", "=", id)
    .execute();
}

/**
 * Gives spaces of a listing a status, in a change that has locked it. A listing for lease that is on
 * the site follows its spaces; one for sale stays as it is.
 *
 * @param ids all, unless some are named
 */
export async function markSpaces(
  change: Pick<Change, "db">,
  id: string,
  status: SpaceStatus,
  ids?: readonly string[],
): Promise<void> {
  const row = await findListing(change, id);
  const details = detailsOf(row);
  const before = details.spaces ?? [];
  const marked = before.map((space) =>
    !ids || ids.includes(space.id) ? { ...space, status } : space,
  );
  const spaces = withDays(marked, before);
  const next: ListingDetails = { ...details, spaces };
  await change.db
    .updateTable("listing")
    .set({ details: JSON.stringify(next) })
    .where("id", "=", id)
    .execute();
  const follows = row.kind === "lease" && isOnSite(row.status) && spaces.length > 0;
  const of = leaseStatusOf(spaces);
  if (follows && of !== row.status) await setStatus(change, id, of);
}

/** Spaces with the moment since when each has its status, of which only the server knows. */
const withDays = (spaces: readonly Space[], before: readonly Space[]): Space[] =>
  spaces.map((space) => {
    const was = before.find(({ id }) => id === space.id);
    const { statusAt: _, ...rest } = space;
    const at = was?.status === space.status ? was.statusAt : new Date().toISOString();
    return { ...rest, ...(at !== undefined && { statusAt: at }) };
  });

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

/** Removes a draft that was never published, with its files. @throws 404, 409 */
export async function removeListing(change: Change, id: string, seen: number): Promise<void> {
  await countListingChange(change, id, seen);
  const row = await findListing(change, id);
  if (row.publishedAt !== null) {
    throw new Failure(409, "This listing was on the site. Withdraw it; its agreements are kept.");
  }
  await auditListing(change, row, "remove", detailsOf(row).address);
  await deleteListing(change.db, id);
  change.refetch(change.brokers, ["notifications"]);
}

type Audited = Pick<ListingRow, "id" | "clientId">;

/** Notes what was done to a listing. Names it itself, because a listing's name is in its details. */
export const auditListing = (
  change: Pick<Change, "audit">,
  { clientId, id }: Audited,
  action: "change" | "confirm" | "create" | "publish" | "remove" | "withdraw",
  subjectName: string,
) => change.audit({ clientId, action, subject: "listing", subjectId: id, subjectName });
