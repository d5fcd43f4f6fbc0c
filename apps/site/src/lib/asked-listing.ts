import type { AskedListing } from "@frontage/content/served-page";
import { createContext, useContext, useState } from "react";
import { useLocation } from "react-router";

/** The listing that the contact page names, while the server renders it. */
export const AskedListingContext = createContext<AskedListing | undefined>(undefined);

/** The listing that this document's contact page was served with. */
function servedListing(): AskedListing | undefined {
  const { asked, askedName } = document.documentElement.dataset;
  const isHere = new URLSearchParams(window.location.search).get("listing") === asked;
  return asked && askedName && isHere ? { slug: asked, name: askedName } : undefined;
}

/** The listing that the visitor asks about, if they came from its page. */
export function useAskedListing(): AskedListing | undefined {
  const rendered = useContext(AskedListingContext);
  const { state } = useLocation() as { state: { asked?: AskedListing } | null };
  // As the page was served, for hydration; a link inside of the site names another.
  const [served] = useState(() => (import.meta.env.SSR ? rendered : servedListing()));
  return state?.asked ?? served;
}
