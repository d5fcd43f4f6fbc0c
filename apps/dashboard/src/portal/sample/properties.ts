import { sampleProperties } from "@frontage/content/samples/properties";

import type { Portal } from "../portal.ts";
import { datedSamples } from "./sample-clock.ts";

// Nothing on a screen changes a property, so there is nothing to keep.
const all = datedSamples(sampleProperties);

export const records: Pick<Portal, "properties" | "property"> = {
  properties: async () => all(),
  property: async (id) => all().find((property) => property.id === id),
};
