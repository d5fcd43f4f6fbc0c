import { listingPaths } from "@frontage/content/listings";
import type { AskedListing } from "@frontage/content/served-page";
import { Link } from "react-router";

/** The listing that the visitor asks about, shown above the contact form. */
export function AskedAbout({ asked: { name, slug } }: { asked: AskedListing }) {
  return (
    <p className="mb-8 border-l-2 border-brand pl-4 text-copy">
      Your question is about{" "}
      <Link
        to={listingPaths.listing(slug.replace(/\/.*/, ""))}
        className="font-medium text-ink underline-hairline hover:text-accent"
      >
        {name}
      </Link>
      .
    </p>
  );
}
