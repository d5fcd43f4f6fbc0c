import {
  publicListing,
  type ListingSource,
  type PublicListing,
  type PublicPhoto,
} from "@frontage/content/public-listing";
import type { Space } from "@frontage/records/schemas/space";

// Records for the stories of this folder.

/** Storybook serves these photographs; see `.storybook/main.ts`. */
const photo = (id: string, alt: string): PublicPhoto => ({
  id,
  alt,
  isRendering: true,
  width: 1600,
  height: 1067,
  widths: [1600],
});

const source: ListingSource = {
  slug: "15-placeholder-plaza",
  kind: "sale",
  status: "available",
  publishedAt: "2026-04-30T15:00:00.000Z",
  confirmedAt: "2026-07-13T15:00:00.000Z",
  statusAt: "2026-04-30T15:00:00.000Z",
  offersDueAt: "2026-07-20T22:00:00.000Z",
  photos: [
    photo("hero-2-mixed-use-golden-hour", "The plaza’s corner at dusk"),
    photo("service-market-analysis-aerial", "The block from above"),
    photo("service-leasing-loft", "An empty shop"),
  ],
  documents: [
    {
      id: "om",
      name: "Offering memorandum",
      format: "PDF, 34 pages",
      tier: "agreement",
      isOfferingMemorandum: true,
    },
    { id: "rents", name: "Rent roll", format: "Excel", tier: "approval" },
    { id: "flyer", name: "Flyer", format: "PDF, 2 pages", tier: "public" },
  ],
  details: {
    address: "15 Placeholder Plaza",
    city: "Anytown",
    region: "ST",
    timeZone: "America/Chicago",
    isAddressShown: true,
    locationNote: "21,400 vehicles a day at the corner (state count, 2025).",
    headline: "Neighborhood retail plaza",
    line: "Eleven shops on a signaled corner, with a pharmacy and a coffee roaster at the ends.",
    summary: "Eleven shops on a signaled corner with two ways in from each street.",
    highlights: [
      { title: "Two anchors, long leases", text: "A pharmacy to 2034 and a coffee roaster." },
      { title: "Triple net throughout", text: "All ten tenants pay taxes and insurance." },
    ],
    type: "retail",
    squareFeet: 46_000,
    buildingNote: "11 shops at street level",
    landAcres: 4.2,
    yearBuilt: 1991,
    occupancy: 96,
    price: 12_400_000,
    isPriceOnRequest: false,
    noi: 793_600,
    noiPeriod: "trailing-12",
    noiThrough: "2026-06",
    parkingSpaces: 184,
  },
};

/** A space with changes. */
export const storySpace = (changes: Partial<Space> = {}): Space => ({
  id: (changes.name ?? "Bay 2").toLowerCase().replaceAll(" ", "-"),
  name: "Bay 2",
  squareFeet: 9500,
  rent: { amount: 11.25, unit: "sf-year" },
  isRentOnRequest: false,
  leaseType: "nnn",
  status: "available",
  ...changes,
});

/** The sample listing with changes, as the site shows it on July 14, 2026. */
export function storyListing({
  details,
  ...columns
}: Partial<Omit<ListingSource, "details">> & {
  details?: Partial<ListingSource["details"]>;
} = {}): PublicListing {
  const changed = { ...source, ...columns, details: { ...source.details, ...details } };
  return publicListing(changed, Date.parse("2026-07-14T15:00:00.000Z"));
}
