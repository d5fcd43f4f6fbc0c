import { publicName } from "@frontage/records/known-listing";
import { slugify } from "@frontage/records/fold";
import type { ListingDetails } from "@frontage/records/schemas/listing";
import type { Database } from "../database/open-database.ts";

/** Names under `/listings/` that are no listing's. */
const reserved: ReadonlySet<string> = new Set(["photos"]);
const slugMax = 60;

/** What a listing's path is made of: its public name, and its place. */
const namesOf = (details: ListingDetails) => {
  const name = publicName(details);
  return [name, `${name} ${details.city}`];
};

const slugOf = (text: string) => slugify(text).slice(0, slugMax).replace(/-$/, "");

/**
 * The last part of a listing's path: "15-placeholder-plaza". If another listing has or had it, the
 * city follows, then a number.
 *
 * @param own the listing's id, which may keep its slug
 */
export async function freeSlug(db: Database, details: ListingDetails, own: string) {
  const [name = "", longer = ""] = namesOf(details).map(slugOf);
  const bases = [name, longer].filter((slug) => slug !== "" && !reserved.has(slug));
  const base = bases.at(-1) ?? "listing";
  for (const slug of bases) if (await isFree(db, slug, own)) return slug;
  for (let number = 2; ; number++) {
    const slug = `${base}-${number}`;
    if (await isFree(db, slug, own)) return slug;
  }
}

async function isFree(db: Database, slug: string, own: string): Promise<boolean> {
  const taken = await db
    .selectFrom("listing")
    .select("id")
    .where("slug", "=", slug)
    .where("id", "!=", own)
    .unionAll(
      db
        .selectFrom("listingSlug")
        .select("listingId as id")
        .where("slug", "=", slug)
        .where("listingId", "!=", own),
    )
    .executeTakeFirst();
  return taken === undefined;
}
