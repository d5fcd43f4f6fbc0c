import { sampleProperties } from "@frontage/content/samples/properties";
import { dealPlaceOf } from "@frontage/records/schemas/deal";

import type { Portal } from "../portal.ts";
import { renderingUrl } from "./renderings.ts";
import { datedSamples } from "./sample-clock.ts";

// No screen changes a property, so there is nothing to keep.
const dated = datedSamples(sampleProperties);
const all = () =>
  dated().map((property) => ({
    ...property,
    photo: renderingUrl(property),
    isRendering: true as const,
  }));

export const records: Pick<Portal, "dealNames" | "properties" | "property"> = {
  properties: async () => all(),
  dealNames: async () => all().map(dealPlaceOf),
  property: async (id) => all().find((property) => property.id === id),
};
