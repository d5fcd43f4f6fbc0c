import { dashboardPaths, screenTitles } from "@frontage/content/dashboard";
import type { BrokerListing } from "@frontage/records/schemas/broker-listing";

import type { BrokerApi } from "../../portal/portal.ts";

export type ListingPageProps = { brokerApi: BrokerApi; listing: BrokerListing };

/** The way back to the list. */
export const back = { label: screenTitles.listings, to: dashboardPaths.listings };
