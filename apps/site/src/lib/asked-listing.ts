import type { AskedListing } from "@frontage/content/served-page";
import { createContext, useContext, useState } from "react";
import { useLocation } from "react-router";

/** The listing that the contact page names, while rendering on the server. */
export const AskedListingContext = createContext<AskedListing | undefined>(undefined);

/** The listing that the contact page named when this document was served. */
function servedListing(): AskedListing | undefined {
  const { asked, askedName } = document.documentElement.dataset;
  const isHere = new URLSearchParams(window.location.search).get("listing") === asked;
  return asked && askedName && isHere ? { slug: asked, name: askedName } : undefined;
}

/** The listing that the visitor asks about, if they come from its page. */
export function useAskedListing(): AskedListing | undefined {
  const rendered = useContext(AskedListingContext);
  const { state } = useLocation() as { state: { asked?: AskedListing } | null };
  // The first render has to match the served page; a link followed later may name another listing.
  const [served] = useState(() => (import.meta.env.SSR ? rendered : servedListing()));
  return state?.asked ?? served;
}
