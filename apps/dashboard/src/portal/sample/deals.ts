import { sampleDeals } from "@frontage/content/samples/deals";
import { dealPlaceOf } from "@frontage/records/schemas/deal";

import type { Portal } from "../portal.ts";
import { renderingUrl } from "./renderings.ts";
import { datedSamples } from "./sample-clock.ts";

// No screen changes a deal, so there is nothing to keep.
const dated = datedSamples(sampleDeals);
const all = () =>
  dated().map((deal) => ({
    ...deal,
    photo: renderingUrl(deal),
    isRendering: true as const,
  }));

export const records: Pick<Portal, "deal" | "dealNames" | "deals"> = {
  deals: async () => all(),
  dealNames: async () => all().map(dealPlaceOf),
  deal: async (id) => all().find((deal) => deal.id === id),
};
