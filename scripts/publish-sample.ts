import { listingPaths } from "../packages/content/src/listings.ts";
import type { BrokerListing } from "../packages/records/src/schemas/broker-listing.ts";
import { brokerRequests } from "./broker-requests.ts";

const id = "15-placeholder-plaza";

/** The pages of the sample listing, once it is published. */
export const listingPages = [listingPaths.index, listingPaths.listing(id)];

/**
 * Completes the sample's draft listing as its checklist asks, and publishes it. Resolves when the
 * site shows it.
 *
 * @param broker the login that a first start prints
 */
export async function publishSample(
  origin: string,
  broker: { email: string; password: string },
): Promise<void> {
  const ask = await brokerRequests(origin, broker);
  const listing = `/listings/${id}`;
  const { checklist, details, photos, version } = (await (
    await ask("GET", listing)
  ).json()) as BrokerListing;
  for (const photo of photos.filter(({ alt }) => alt === "")) {
    await ask("PUT", `${listing}/photos/${photo.id}`, {
      alt: "Stone and bronze between the shops’ windows",
      isRendering: photo.isRendering,
    });
  }
  const highlight = { title: "Parking for 207", text: "Four and a half spaces per 1,000 SF." };
  // A site's owner may have no license in the sample's state: then a broker who has one is named.
  const isLicensed = checklist.some(({ isDone, item }) => item === "license" && isDone);
  const cooperatingBroker = { name: "Robin Keller", firm: "Specimen Realty", license: "ST 0001" };
  await ask("PUT", listing, {
    details: {
      ...details,
      highlights: [...details.highlights, highlight],
      ...(!isLicensed && { cooperatingBroker }),
    },
    version,
  });
  const rentRoll = new URLSearchParams({
    name: "Rent roll",
    fileName: "Rent roll.csv",
    mediaType: "text/csv",
    tier: "approval",
    isOfferingMemorandum: "0",
    isDownloadable: "0",
  });
  await ask("POST", `${listing}/documents?${rentRoll}`, "Suite,Tenant\n1,Sample Pharmacy\n");
  // The version counts only changes of the details, not photographs or documents.
  await ask("POST", `${listing}/publish`, { version: version + 1 });
  while (!(await fetch(origin + listingPaths.index)).ok) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
